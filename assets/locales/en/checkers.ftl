### Checkers (American checkers, English draughts): its board, its levels and its rules.
### $at is the number of a square, $notation a move such as 11-15 or 22x15.

checkers-title = Checkers
checkers-game-othello = Othello
checkers-game-checkers = Checkers
# Buttons of the start page, when there are two games to go back to.
checkers-resume-othello = Continue Othello
checkers-resume-checkers = Continue Checkers

## The levels, from the weakest to the strongest. Their names are those of Othello's levels where both have one.

checkers-level-novice = Novice
checkers-level-apprentice = Apprentice
checkers-level-student = Student
checkers-level-club = Club player
checkers-level-strategist = Strategist
checkers-level-expert = Expert
# The search's name (alpha-beta, NegaScout) stays as it is.
checkers-summary-novice = Looks one move and your reply ahead (alpha-beta, depth 2).
checkers-summary-apprentice = Looks four moves ahead (alpha-beta).
checkers-summary-student = Looks six moves ahead (alpha-beta).
checkers-summary-club = Looks eight moves ahead (NegaScout).
checkers-summary-strategist = Looks ten moves ahead (NegaScout).
checkers-summary-expert = Looks twelve moves ahead (NegaScout).

## The status line

checkers-your-turn = Your turn, { side }.
checkers-turn-of = { side } to move.
checkers-choose = Tap a piece, then the square where it should go.
checkers-chosen = The piece on { $at } is chosen. Tap where it should go.
# So many pieces can jump, and one of them must.
checkers-must-jump =
    { $pieces ->
        [one] You must jump with the ringed piece.
       *[other] You must jump with one of the { $pieces } ringed pieces.
    }
# A jump has begun; the piece waits on this square.
checkers-goes-on = The jump goes on from { $at }. Tap the next square.
checkers-tap-again = Tap { $at } again to move there.

# A tap was no move, and why.
checkers-refused-not-yours = The piece on { $at } is not yours.
checkers-refused-choose-first = First tap the piece that should move.
checkers-refused-must-jump = The piece on { $at } must wait: a jump is forced.
checkers-refused-must-jump-elsewhere = Not to { $at }: a jump is forced.
checkers-refused-must-go-on = The jump is not over: the same piece goes on.
checkers-refused-stuck = The piece on { $at } cannot move.
checkers-refused-not-there = The chosen piece cannot go to { $at }.
checkers-refused-two-ways = Two ways lead to { $at }. Tap square by square.

# A move was played.
checkers-played-step = { side } plays { $notation }.
checkers-played-step-king = { side } plays { $notation }; a new king.
checkers-played-jump =
    { $pieces ->
        [one] { side } plays { $notation } and takes a piece.
       *[other] { side } plays { $notation } and takes { $pieces } pieces.
    }
checkers-played-jump-king =
    { $pieces ->
        [one] { side } plays { $notation } and takes a piece; a new king.
       *[other] { side } plays { $notation } and takes { $pieces } pieces; a new king.
    }

# The result, as a heading.
checkers-won = { side } wins
checkers-drawn = A draw
# Under the result; $side is the loser.
checkers-ended-no-piece = { side } has no piece left.
checkers-ended-no-move = { side } has no move left.
checkers-ended-repetition = The same position came up for the third time.
checkers-ended-no-progress = 40 moves each by kings alone, with no capture.
# A line of the history.
checkers-moved = { $number }. { side } { $notation }

## A hint and why

checkers-advice-only-move = Play { $notation }: it is the only move.
checkers-advice-wins = Play { $notation }: it wins.
checkers-advice-crowns = Play { $notation }: it makes a king.
checkers-advice-takes-most =
    { $pieces ->
        [one] Play { $notation }: it takes a piece.
       *[other] Play { $notation }: it takes the most, { $pieces } pieces.
    }
checkers-advice-best = Play { $notation }: it came out best.
checkers-advice-best-ahead = Play { $notation }: it came out best, looking { $depth } moves ahead.
# $men is a number of men with its sign and one decimal, such as +1.5.
checkers-opinion-points = Seen { $depth } moves ahead: { $men } men.
checkers-opinion-wins = Played to the end: you win with { $pieces } left.
checkers-opinion-loses = Played to the end, every move loses.

## A square, read out part by part: "15, black man, must jump, chosen".

checkers-square-empty = empty
checkers-square-black-man = black man
checkers-square-black-king = black king
checkers-square-white-man = white man
checkers-square-white-king = white king
checkers-square-movable = can move
checkers-square-must-jump = must jump
checkers-square-chosen = chosen
checkers-square-playable = playable
checkers-square-last = last move
checkers-square-hint = hint
checkers-square-again = tap again to play

## Elsewhere

# The question before a game is given up.
checkers-abandon-text = The game of checkers in progress will be lost.
# A switch of the settings, and a line about it.
checkers-numbers = Numbers on the checkers board
checkers-numbers-note = The moves are written with them: 11-15, 22x15.

## The rules: short chapters, each with a small board and a caption under it.

checkers-rules-title = Rules of checkers
checkers-aim-title = The aim
checkers-aim-text = Two sides with twelve men each play on the dark squares of eight by eight. Take all pieces of the other side, or leave it without a move. Black moves first; after that the sides take turns.
checkers-aim-caption = The start. Black's men begin above, White's below.
checkers-step-title = A step
checkers-step-text = A man steps one square forward along a diagonal, onto an empty dark square. He never goes back.
checkers-step-caption = This man may step to either dot.
checkers-jump-title = Jumping
checkers-jump-text = If a piece of the other side stands right before yours and the square behind it is empty, you jump over it and take it. A jump is forced: if you can jump, you must. If there are several jumps, choose any of them.
checkers-jump-caption = White must jump with a ringed man; nothing else may move.
checkers-several-jumps-title = Several jumps
checkers-several-jumps-text = If the same piece can jump again from where it landed, it must go on, and takes one piece with each jump. Only then is it the other side's turn. Tap square by square, or just the last one.
checkers-several-jumps-caption = One move by way of both dots takes two men.
checkers-kings-title = Kings
checkers-kings-text = A man who reaches the far row is crowned, and the move ends there. A king steps and jumps forward and back, one square at a time like a man.
checkers-kings-caption = A king jumps backward over the black man.
checkers-end-title = The end
checkers-end-text = Whoever has no piece left, or cannot move any of them, loses. The game is drawn when the same position comes up for the third time, or when for forty moves of each side no man moved and nothing was taken.
checkers-end-caption = Black is to move, but both men are blocked: White has won.
