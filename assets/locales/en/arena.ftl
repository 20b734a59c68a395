### The page with the board of Othello: buttons, the status line under the board, the history of moves.
### $side is "black" or "white"; $at is a square such as f5.

arena-title = Othello
# The large buttons.
arena-start = Start Game
arena-restart = Restart Game
# Small buttons with an icon: as short as can be.
arena-undo = Undo
arena-redo = Redo
arena-hint = Hint
arena-hint-coming = Looking for the best move…
# Ends the computer's thinking.
arena-move-now = Move now
# While two computers play.
arena-pause = Pause
arena-go-on = Go on
arena-step = One move

# The sides where they stand alone: in the cards of the players, in headings.
arena-disc-black = Black
arena-disc-white = White
# A person, in the card of a player.
arena-person = Player
arena-you = You
# Behind the name of the side whose turn it is, in its card.
arena-to-move = to move
# It names the button arena-start.
arena-press-start = Press Start Game when you are ready.
arena-begins = The game has begun. { side } moves first.
# The person who plays the computer is to move, on so many squares.
arena-your-turn =
    { $moves ->
        [one] Your turn, { side }: 1 possible move.
       *[other] Your turn, { side }: { $moves } possible moves.
    }
# One of two people is to move.
arena-turn-of =
    { $moves ->
        [one] { side } to move: 1 possible move.
       *[other] { side } to move: { $moves } possible moves.
    }
arena-thinking = { side } is thinking…
# How far it has come: so many moves ahead, and positions as a short number such as 56k.
arena-thought = { $depth } deep, { $nodes } positions
# The same of a move that needed no thinking.
arena-from-book = from the opening book
# A move was played and its discs are turning.
arena-played =
    { $discs ->
        [one] { side } plays { $at } and turns 1 disc.
       *[other] { side } plays { $at } and turns { $discs } discs.
    }
arena-passes =
    { $squares ->
        [one] { side } has no legal move: on the one empty square no disc would turn. { other-side } moves again.
       *[other] { side } has no legal move: on all { $squares } empty squares no disc would turn. { other-side } moves again.
    }
arena-paused = Paused.
arena-no-engine = The computer cannot play just now.
# A tap was no move.
arena-refused-taken = { $at } is taken.
arena-refused-useless = { $at } is no move: it would turn no disc.
arena-tap-again = Tap { $at } again to play there.

# The result, as a heading; $score is such as 44–20, the winner's discs first.
arena-won = { side } wins { $score }
arena-drawn = A draw, { $score }
# Under the result.
arena-ended-lead =
    { $discs ->
        [one] The board is full. The lead is 1 disc.
       *[other] The board is full. The lead is { $discs } discs.
    }
arena-ended-even = The board is full, and both sides have the same.
arena-ended-early =
    { $squares ->
        [one] Neither side can move; 1 square stayed empty.
       *[other] Neither side can move; { $squares } squares stayed empty.
    }
arena-play-again = Play again
arena-change-level = Change level
arena-review = Review

# Over the history of moves.
arena-history = Moves
# A line of the history: the number of the move, who, where, and how many discs it took.
arena-moved = { $number }. { side } { $at }, takes { $taken }
arena-passed = { side } passes: no legal move
# The discs of both sides, read out.
arena-score-spoken = black { $black }, white { $white }
# A line of the history with arena-score-spoken, read out.
arena-line-spoken = { $line }; { $score }
# An older position is shown.
arena-viewing = You are looking at move { $ply } of { $all }. The game waits.
arena-earlier = Earlier
arena-later = Later
arena-back-to-game = Back to the game
arena-play-from-here = Play from here

## A hint: the advised square and why
## The sentences end with a full stop; $margin and $moves are numbers.

arena-advice-only-move = Play { $at }: it is the only move.
arena-advice-ends-won = Play { $at }: it ends the game, and you win by { $margin }.
arena-advice-ends-drawn = Play { $at }: it ends the game in a draw.
arena-advice-ends-lost = Play { $at }: it ends the game with as little loss as there is.
arena-advice-takes-corner = Play { $at }: it takes a corner, which can never be turned.
arena-advice-forces-pass = Play { $at }: the other side has no reply and must pass.
arena-advice-proven-won = Play { $at }: played to the end, it wins by { $margin }.
arena-advice-proven-drawn = Play { $at }: played to the end, it holds the draw.
arena-advice-proven-lost = Play { $at }: played to the end, it loses by only { $margin }.
arena-advice-guards-corner =
    { $moves ->
        [one] Play { $at }: another move would give a corner away.
       *[other] Play { $at }: { $moves } other moves would give a corner away.
    }
arena-advice-fewest-replies =
    { $moves ->
        [one] Play { $at }: it leaves the other side a single reply.
       *[other] Play { $at }: it leaves the other side only { $moves } replies.
    }
arena-advice-turns-most =
    { $discs ->
        [one] Play { $at }: it turns the most, 1 disc, and the end is near.
       *[other] Play { $at }: it turns the most, { $discs } discs, and the end is near.
    }
arena-advice-turns-fewest =
    { $discs ->
        [one] Play { $at }: it turns only 1 disc and gives little away.
       *[other] Play { $at }: it turns only { $discs } discs and gives little away.
    }
arena-advice-best = Play { $at }: it came out best.
arena-advice-best-ahead = Play { $at }: it came out best, looking { $depth } moves ahead.

## Under the hint: what the engine thinks of the move
## $points is a number with its sign, such as +120.

arena-opinion-glance = At first sight: { $points } points.
arena-opinion-points = Seen { $depth } moves ahead: { $points } points.
arena-opinion-draw = Played to the end: a draw.
arena-opinion-win =
    { $discs ->
        [one] Played to the end: win by 1 disc.
       *[other] Played to the end: win by { $discs } discs.
    }
arena-opinion-loss =
    { $discs ->
        [one] Played to the end: lose by 1 disc.
       *[other] Played to the end: lose by { $discs } discs.
    }
arena-opinion-even = Seen { $depth } moves ahead: about even.
arena-opinion-ahead =
    { $discs ->
        [one] Seen { $depth } moves ahead: win by about 1 disc.
       *[other] Seen { $depth } moves ahead: win by about { $discs } discs.
    }
arena-opinion-behind =
    { $discs ->
        [one] Seen { $depth } moves ahead: lose by about 1 disc.
       *[other] Seen { $depth } moves ahead: lose by about { $discs } discs.
    }
arena-opinion-turned =
    { $discs ->
        [one] It turns 1 disc.
       *[other] It turns { $discs } discs.
    }

## What a move is worth, in a word that fits on a square of the board: at most six letters or so.

arena-grade-good = good
arena-grade-fine = fine
arena-grade-risky = risky

## A square, read out part by part: "f5, empty, playable, takes 3".

arena-square-black = black disc
arena-square-white = white disc
arena-square-empty = empty
arena-square-takes = playable, takes { $discs }
arena-square-last = last move
arena-square-hint = hint
arena-square-again = tap again to play
# One of the words above such as arena-grade-good, and a number with its sign.
arena-square-worth = { $grade }, { $figure }
