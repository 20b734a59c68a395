### The view of a search: how the computer found its move, step by step, with a tree of moves.
### $at and $answer are moves such as f5; $value is a number such as −620, "wins 4" or "loses 4".

think-title = See it think
# The example of the paper that this app grew out of, and where it is from.
think-lesson = The paper's example
think-lesson-place = Table 1 of Handayani, Arisandi and Sitompul
# Which position it is. $level is the name of a level.
think-subject-level = Move { $number }: so { $level } searches for { side }.
think-subject-other-level = Move { $number }, { side }. { $level } searches differently.
think-subject = Move { $number }: { side } is to move.
# $algorithm is a name such as NegaScout.
think-search =
    { $depth ->
        [one] { $algorithm }, 1 move ahead
       *[other] { $algorithm }, { $depth } moves ahead
    }
# How many positions the search visited; the whole tree has so many. The numbers are large.
think-visited = { $visited } of { $whole } positions visited ({ $percent } %)
# Some positions were visited more than once, so that there are more visits than positions.
think-visited-often = { $visited } visits, the whole tree has { $whole }
think-drawn = { $shown } of { $all } are drawn: the deepest levels are left out.
think-searching = Searching…
think-searching-positions = Searching… { $positions } positions
think-impossible = The computer cannot search just now.
think-step-of = Step { $step } of { $all }

# Buttons: one step back, one step on, let it run, stop it.
think-previous = Previous
think-next = Next
think-play = Play
think-pause = Pause
think-speed-slow = Slow
think-speed-normal = Normal
think-speed-fast = Fast
# The bar of all steps, read out.
think-steps = Step
think-zoom-in = Zoom in
think-zoom-out = Zoom out
think-whole = Whole tree
think-change = Change the search

## The choices

think-how-search = How should it search?
think-algorithm-minimax = Plain negamax
think-algorithm-alpha-beta = Alpha-beta
think-algorithm-nega-scout = NegaScout
think-algorithm-mtdf = MTD(f)
think-note-minimax = Looks at every line to the end. Nothing is left out.
think-note-alpha-beta = Leaves out answers that cannot change the choice.
think-note-nega-scout = Trusts its first move, and only checks whether another is better.
think-note-mtdf = Guesses the value and closes in on it, pass by pass, with a memory.
think-how-deep = How many moves ahead?
think-how-fast = How fast should it play?
# The heading of the text below it. "Window" is the term of alpha-beta search.
think-reading = How to read it
think-reading-text = Each card is a move, with what the position after it is worth to the side whose disc stands before the number. What is good for one side is bad for the other, so the sign turns on the way up. An arrow up means "or more", an arrow down "or less". Two red strokes: nobody looked there, because it could not matter. The second line is the window: the values that could still change the choice.
think-done = Done
# A button on the page of rules, and the text over it.
think-to-lesson = See the paper's example
think-lesson-note = How does the computer decide? Walk through the example of the paper that this game grew out of, number by number.

## The board and the tree

# Read out; $last is who moved last and where, such as "Black f5".
think-board = The board after { $last }
think-board-first = The board before any move
# On the card of the position that the search starts from: very short.
think-root = now
# A move of a side that cannot place a disc, on a card: very short.
think-pass = pass
# MTD(f) searches several times; this is one of those searches, on a card. It is not the pass of the game.
think-pass-name = pass { $number }
# A value on a card: very short. The margin is in discs.
think-short-win = wins { $margin }
think-short-loss = loses { $margin }
# The window of a node, read out: which values could still change the choice.
think-window-any = any value matters
think-window-more = only more than { $low } matters
think-window-less = only less than { $high } matters
think-window-between = only { $low } to { $high } matters
# The same on a card, very short; the other windows are written with signs.
think-window-short-any = any value
# So many moves were not looked at, on a card: very short.
think-cut-short = { $moves } cut off
# So many positions below this card are not drawn: very short.
think-hidden-short = +{ $positions } below
# The paper lists this position without searching it: very short.
think-listed = listed only
# Its value was known from before: very short.
think-remembered = remembered
# Over the columns of the tree: now, the moves of a side, the answers of the other.
think-column-now = Now
think-column-moves = { side }'s moves
think-column-answers = { side }'s answers

## A card, read out: "Black f5: −620 for Black; only more than −700 matters, chosen".
## Each message takes what was said so far as $node and adds its part.

think-node-move = { side } { $name }
think-node-worth = { $node }: { $value } for { side }
think-node-unsearched = { $node }: not searched yet
think-node-listed = { $node }, listed only
think-node-remembered = { $node }, remembered
# $window is one of the messages think-window-….
think-node-cut = { $node }, { $moves } cut off; { $window }
think-node-window = { $node }; { $window }
think-node-chosen = { $node }, chosen

## What happens at a step: a sentence, and one that says what it means
## $side is the side that chooses, { other-side } its opponent. $worth is a number such as −620, or one of the
## messages think-worth-…; with a bound it is think-or-more or think-or-less.

think-worth-win = a win by { $margin }
think-worth-loss = a loss by { $margin }
think-or-more = { $worth } or more
think-or-less = { $worth } or less

think-begins = { side } is to move.
think-begins-detail =
    { $depth ->
        [one] { $algorithm } looks 1 move ahead. A move is worth what the best answer to it leaves.
       *[other] { $algorithm } looks { $depth } moves ahead. A move is worth what the best answer to it leaves.
    }
# A pass of MTD(f), not of the game.
think-pass-begins = Pass { $number }: is it worth { $worth } or more to { side }?
think-pass-begins-detail = A pass only answers yes or no, and that is quick.
think-pass-ends = Pass { $number }: it is worth { $worth } to { side }.
think-pass-ends-detail = The next pass asks closer to the value.
think-tries = { side } tries { $at }.
think-tries-detail = What is { other-side }'s best answer?
think-scouts = { side } checks { $at } quickly.
think-scouts-detail = There is only one question: is it better than { $worth }?
think-tries-again = { $at } looks better.
think-tries-again-detail = So { side } searches it again, to see how good it really is.
# A row of Table 1 of the paper: its letter, and the paper's formula with the numbers of the row.
think-row = { $at } is worth { $worth } to { side }.
think-row-detail = Table 1, row { $letter }: for { other-side } { $formula }. The sign turns on the way up.
think-row-listed = { side } could answer { $at }.
think-row-listed-detail = Table 1, row { $letter }: for { other-side } { $formula }. The paper lists the answers and decides by the moves above them.
think-worth = { $at } is worth { $worth } to { side }.
# How the value came about.
think-how-judged = So the position after it is judged.
think-how-answer = { other-side }'s best answer leaves that; the sign turns on the way up.
think-how-memory = The position was met before, and memory answers.
think-how-hidden = { $positions } positions below it are not drawn.
# And what it means for the choice; this sentence follows one of those above.
think-is-best = It is the best so far.
think-is-behind = { $at } with { $worth } stays the best.
# The opponent has an answer that is so good that the rest need not be searched.
think-cut = To { $at } { other-side } has the answer { $answer }, worth { $worth } or more.
think-cut-unnamed = To { $at } { other-side } has an answer, worth { $worth } or more.
think-cut-detail =
    { $moves ->
        [one] { side } already has something as good elsewhere and will not play it, so the one other answer need not be looked at.
       *[other] { side } already has something as good elsewhere and will not play it, so { $moves } other answers need not be looked at.
    }
think-cut-detail-pass =
    { $moves ->
        [one] That answers the question of this pass, so the one other answer need not be looked at.
       *[other] That answers the question of this pass, so { $moves } other answers need not be looked at.
    }
think-chosen = { side } plays { $at }, worth { $worth }.
think-chosen-detail = Against the best answers it is the best that { side } can reach.
# It follows the sentence above.
think-chosen-first = Another is worth as much; the first one is taken.
think-over = The game is over here.
think-over-detail = There is nothing to search.
