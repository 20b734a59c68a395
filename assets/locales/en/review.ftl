### The review of a game: a graph of the expected result, the class of each move, what was better and why.
### $at, $better, $played, $best and $corner are squares such as f5.

review-title = Review
review-nothing = No game has been opened here yet. Finish a game and press Review, or choose one of your games.
# A line with a bar while the engine looks at the positions of the game, from the last to the first.
review-progress = Looking at the game from its end: { $done } of { $all } positions
review-deepening = Looking again, deeper: { $done } of { $all } positions
review-stop = Stop
review-go-on = Go on
review-deeper = Look again, deeper
review-is-deep = This is the deeper look.
review-impossible = The engine could not be started, so nothing can be appraised.
# Buttons that step through the game.
review-earlier = Earlier
review-later = Later
review-previous-mistake = Previous mistake
review-next-mistake = Next mistake

## The graph

review-graph = Expected result
# In the graph, over the part that is proven: short.
review-exact = exact
# $value is one of the messages below.
review-graph-at = After move { $number } of { $all }: { $value }
review-graph-pending = After move { $number } of { $all }: not appraised yet
# The expected result in short: who wins, by how much, such as "Black +4".
review-value-exact = { side } { $discs }
review-value-about = { side } about { $discs }
review-value-even = even
# The board, read out.
review-board =
    { $moves ->
        [one] Board after 1 move, { side } to move
       *[other] Board after { $moves } moves, { side } to move
    }
review-board-end =
    { $moves ->
        [one] Board after 1 move, the end
       *[other] Board after { $moves } moves, the end
    }

## A move

# The classes of moves, from the best to the worst; they stand alone and before a colon.
review-class-best = Best
review-class-good = Good
review-class-inaccuracy = Inaccuracy
review-class-mistake = Mistake
review-class-blunder = Blunder
review-move-title = Move { $number }: { side } { $at }
# $class is one of the classes; $discs is a number such as 3.5. $n is the same number, only to choose a form.
review-verdict =
    { $n ->
        [one] { $class }: { $discs } disc lost
       *[other] { $class }: { $discs } discs lost
    }
review-turned = It turned the result.
# $value and $other are expected results with their sign, such as +4 and −2.5.
review-better-exact = { $at } was better: { $value } at the end instead of { $other }, proven.
review-better-about = { $at } was better: about { $value } at the end instead of { $other }.
# $line are moves such as f5 d6 c3.
review-line = Best line: { $line }

# Why the better move is better than the played one, for the player who made it.
review-why-takes-corner = { $better } takes the corner.
review-why-gives-corner = { $played } lets the opponent take the corner { $corner } at once; { $better } does not.
review-why-wins-corner-later = After { $better } the best line wins you the corner { $corner }.
review-why-loses-corner-later = After { $played } the best line costs you the corner { $corner }.
review-why-beside-corner = { $played } lies beside the empty corner { $corner } and helps the opponent to it.
review-why-forces-pass = { $better } leaves the opponent without a move.
review-why-replies =
    { $few ->
        [one] { $better } leaves the opponent 1 move, { $played } leaves { $many }.
       *[other] { $better } leaves the opponent { $few } moves, { $played } leaves { $many }.
    }
review-why-own-moves =
    { $many ->
        [one] { $better } keeps 1 move open for you, { $played } only { $few }.
       *[other] { $better } keeps { $many } moves open for you, { $played } only { $few }.
    }
review-why-exposed = Your discs border on { $few } empty squares after { $better }, on { $many } after { $played }: fewer give the opponent less to play.
review-why-stable = After { $better } { $many } of your discs can never be turned again, after { $played } only { $few }.
review-why-parity = { $better } plays into a region of { $odd } empty squares, an odd number; { $played } opens one of { $even } and leaves its last square to the opponent.
# $discs is a number such as 3.5. $n is the same number, only to choose a form.
review-why-edges =
    { $n ->
        [one] The edges are worth about { $discs } disc more after { $better }.
       *[other] The edges are worth about { $discs } discs more after { $better }.
    }
# The board does not show why.
review-why-counted = The board does not show it at once: it was counted out to the end.
review-why-unseen = The board does not show it at once: it shows { $depth } moves ahead.
review-best-played = Nothing was better.
review-only-move = It was the only move.
review-pending = Not appraised yet.
review-over = The end: Black { $black }, White { $white }.
# The game is not over.
review-unfinished = { side } to move.
review-unfinished-best = { side } to move; { $at } looks best.

## How both sides played

review-totals = How both sides played
review-discs-lost = Discs lost
review-accuracy = Accuracy
review-percent = { $percent } %
review-accuracy-note = Accuracy is 100 % less 10 for every disc that a move lost on average.
# From how many lost discs on a move belongs to each class.
review-classes-note = From { $good } discs lost a move is good, from { $inaccuracy } an inaccuracy, from { $mistake } a mistake, from { $blunder } a blunder; one class worse if it turned the result.
# Buttons.
review-think = See it think
review-practise =
    { $mistakes ->
        [0] Practise
        [one] Practise 1 mistake
       *[other] Practise { $mistakes } mistakes
    }

## The list of moves

review-moves = Moves
review-listed = { $number }. { side } { $at }
# $verdict is review-verdict or review-class-best.
review-listed-verdict = { $number }. { side } { $at }, { $verdict }
