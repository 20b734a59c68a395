### The page where a new game and its opponents are chosen.

difficulty-title = New Game
difficulty-against-computer = Against the computer
difficulty-two-people = Two people
difficulty-watch = Watch two computers
difficulty-two-people-note = You take turns on one phone. Black begins.
difficulty-watch-note = Sit back, pause when you like, and step through move by move.
difficulty-who-is-black = Who plays black and begins?
difficulty-i-begin = I begin
difficulty-computer-begins = The computer begins
# Whom to play, as a word or two below a picture: somebody like a person, an engine, the computer (in checkers, which has one kind), two
# computers. Whoever listens hears "Watch two computers" and "Against the computer" instead of the last two.
difficulty-like-a-person = Like a person
difficulty-engine = Engine
difficulty-computer-tile = Computer
difficulty-watch-tile = Watch
# Over the levels of each kind.
difficulty-people = They play and err like people
difficulty-engines = The ladder of engines
# How strong a level was found to be, on the scale of all levels of this app: $elo is a number such as 1,450.
difficulty-measured-strength = about { $elo } here
difficulty-extrapolated = Not fitted to tournament games as the others are, but extrapolated from them.
# The player's own strength with its error, on the same scale.
difficulty-own-strength = You: about { $elo } ± { $error }
difficulty-own-strength-unknown = Your strength is not known yet. Your first games will show it.
# About the opponent who keeps up with the player.
difficulty-adaptive-note = It begins where your results say, and adjusts while you play. Your strength stays on this device.
difficulty-level = How strong should it be?
difficulty-black-level = Black's level
difficulty-white-level = White's level
# The button that leads to the board.
difficulty-play = To the board

## The levels of Othello, from the weakest to the strongest: a name, and a line on how it plays.
## The names stand in lists, and alone before or after other words: "White · Club player".

difficulty-level-novice = Novice
difficulty-level-cautious = Cautious
difficulty-level-apprentice = Apprentice
difficulty-level-student = Student
difficulty-level-club = Club player
difficulty-level-tactician = Tactician
difficulty-level-strategist = Strategist
difficulty-level-expert = Expert
difficulty-level-master = Master
difficulty-level-grandmaster = Grandmaster
difficulty-level-champion = Champion
difficulty-level-legend = Legend

difficulty-summary-novice = Always grabs as many discs as it can.
difficulty-summary-cautious = Takes any corner it can; turns few discs before that, many after.
difficulty-summary-apprentice = Looks one move and your reply ahead, and loves corners.
difficulty-summary-student = Looks four moves ahead, for corners and freedom to move.
difficulty-summary-club = Looks six moves ahead, for corners and freedom to move.
difficulty-summary-tactician = Looks six moves ahead and keeps your choices few.
difficulty-summary-strategist = Looks eight moves ahead and keeps your choices few.
difficulty-summary-expert = Thinks for up to a fifth of a second a move, as deep as it gets.
difficulty-summary-master = Has learned from its own games, and moves nearly at once.
difficulty-summary-grandmaster = Thinks for a fraction of a second a move, and rarely errs near the end.
difficulty-summary-champion = Thinks for about a second a move, and sees far.
difficulty-summary-legend = Thinks for several seconds a move; with 24 squares left, often to the very end.

## Those who play like people, from the weakest to the strongest, and the one who keeps up with the player. No name is one of
## those above: lists of games show the name alone.

difficulty-level-beginner = Beginner
difficulty-level-casual = Casual player
difficulty-level-newcomer = Newcomer
difficulty-level-regular = Club regular
difficulty-level-experienced = Experienced
difficulty-level-competitor = Competitor
difficulty-level-finalist = Finalist
difficulty-level-titleholder = Titleholder
difficulty-level-international = International
difficulty-level-worldclass = World class
difficulty-level-worldchampion = World champion
difficulty-level-adaptive = Adaptive

difficulty-summary-beginner = Plays a child's first games, and has just learned the rules.
difficulty-summary-casual = Plays now and then, for fun and without a plan.
difficulty-summary-newcomer = Plays a first tournament, and knows what corners are worth.
difficulty-summary-regular = Comes to the club every week and knows the dangerous squares.
difficulty-summary-experienced = Has played for years and seldom gives much away.
difficulty-summary-competitor = Plays many tournaments and knows the openings.
difficulty-summary-finalist = Reaches the finals of tournaments.
difficulty-summary-titleholder = Wins titles, and is among the strongest of all tournaments.
difficulty-summary-international = Plays for a country, and errs little.
difficulty-summary-worldclass = Hardly anybody beats this one.
difficulty-summary-worldchampion = Has won the world title, and hardly errs at all.
difficulty-summary-adaptive = Keeps up with you, so that you win about half of your games.
