### The page of experiments: search algorithms compared on positions, and matches of two levels.

lab-title = Lab
# The two tabs, and what each does.
lab-compare = Searches
lab-compare-note = Every search looks at the same positions, equally deep. All find the same value; they differ in how many positions they visit for it.
lab-contest = Match
lab-contest-note = Two levels of Othello play each other: every opening twice, with the colours changed.
lab-game = Game
lab-positions = Positions
# Which positions, as choices and headings.
lab-source-current = My game
lab-source-random = Random
lab-source-start = Start
lab-source-paper = Paper's example
lab-source-opening = Opening
lab-source-middlegame-one = Middlegame 1
lab-source-middlegame-two = Middlegame 2
lab-source-ending = Ending
lab-source-king-ending = King ending
lab-source-many-jumps = Many jumps
lab-subject-random = Random, seed { $seed }, { $plies } moves
lab-subject-numbered = Random { $number }
# A position that somebody typed.
lab-subject-given = Given
# The number that random positions grow from.
lab-seed = Seed
lab-plies = Random moves
# Buttons beside a number, read out; $what is its name.
lab-less = { $what }: less
lab-more = { $what }: more
lab-searches = Searches
lab-depths = Moves ahead
lab-negamax-limit = Plain negamax looks at most { $depth } ahead: more would take minutes.
lab-nothing = Choose at least one position, one search and one depth.
lab-first-player = First player
lab-second-player = Second player
lab-games = Games
lab-openings = Openings
lab-run =
    { $searches ->
        [one] Run 1 search
       *[other] Run { $searches } searches
    }
lab-play = Play { $games } games
lab-stop = Stop
lab-go-on = Go on
lab-change = Change
lab-results = Results
lab-no-results = Nothing has been run yet.
lab-copy = Copy as text
lab-copied = Copied

## While it runs

lab-searches-done = { $done } of { $all } searches
lab-games-done = { $done } of { $all } games
lab-left-second = about a second left
lab-left-seconds = about { $seconds } s left
lab-left-minutes = about { $minutes } min left
lab-starting = just started
lab-stopped = stopped
# $why is in English.
lab-failed = This could not be finished: { $why }

## Results
## Nodes are the positions that a search visits. Numbers in these messages are already written as your language does.

lab-agree = All searches agree on every value.
lab-disagree = Two searches disagree about a value. That must not happen: please tell us.
lab-chart-nodes = Nodes
lab-chart-time = Time
# A depth, and how many positions are added up in it.
lab-chart-depth =
    { $positions ->
        [one] { $depth } moves ahead, one position
       *[other] { $depth } moves ahead, { $positions } positions together
    }
lab-log-scale = Logarithmic: a bar twice as long stands for far more than twice as much.
lab-depth = { $depth } moves ahead
lab-nodes = { $nodes } nodes
lab-millis = { $millis } ms
# A share of the nodes of another search, whose name is $search.
lab-share = { $percent } % of { $search }
# A value and the move to it.
lab-value = { $value }, plays { $best }
# Under numbers of games.
lab-won = won
lab-drawn = drawn
lab-lost = lost
lab-points = Points
lab-discs-a-game = Discs a game
lab-strength = Elo difference (95 %)
# A difference in strength that is only known to lie above or below this.
lab-strength-above = above { $elo }
lab-strength-below = below { $elo }
lab-unknown = not yet known
lab-a-move = { $millis } ms, { $nodes } nodes a move
lab-game-number = Game { $number } of { $all }
lab-each-game = Each game
# A line of the games: which level, and with which discs it played.
lab-game-line =
    { $side ->
        [black] { $number }. { $level }, black
       *[white] { $number }. { $level }, white
    }
lab-in-game = { $moves } moves, { $nodes } nodes, { $millis } ms
