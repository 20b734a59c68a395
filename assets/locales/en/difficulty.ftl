### The page where a new game and its opponents are chosen.

difficulty-title = New Game
difficulty-who-plays = Who plays?
difficulty-against-computer = Against the computer
difficulty-two-people = Two people
difficulty-watch = Watch two computers
difficulty-two-people-note = You take turns on one phone. Black begins.
difficulty-watch-note = Sit back, pause when you like, and step through move by move.
difficulty-who-is-black = Who plays black and begins?
difficulty-i-begin = I begin
difficulty-computer-begins = The computer begins
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
difficulty-summary-grandmaster = Thinks for a third of a second a move, and rarely errs near the end.
difficulty-summary-champion = Thinks for a second a move, and sees far.
difficulty-summary-legend = Thinks for five seconds a move; with 24 squares left, often to the very end.
