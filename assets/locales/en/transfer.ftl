### The page where games come and go as text.

transfer-title = Paste or share
transfer-paste-title = Paste
transfer-paste = Paste from clipboard
transfer-paste-note = Moves such as f5d6c3, a game in GGF, or a board of 64 characters or eight rows.
# A game or a position was read; transfer-leads-… follows it.
transfer-read-game =
    { $moves ->
        [one] A game: 1 move.
       *[other] A game: { $moves } moves.
    }
transfer-read-board = A position.
# $score is such as 40–20, the leader's discs first.
transfer-leads = { side } leads { $score }.
transfer-leads-even = Even, { $score }.
transfer-other-start = It begins with the colours of the four first discs exchanged.
transfer-is-over = The game is over.
# Buttons.
transfer-open = Open on the board
transfer-set-up = Set up from it
transfer-bad-title = This text cannot be read
transfer-nothing-changed = Nothing was changed.
transfer-share-title = Share this game
transfer-nothing-to-share = Once you have begun a game, it can be copied and shared here.
# The forms of the text, as choices. GGF is the name of a file format.
transfer-form-moves = Moves
transfer-form-ggf = GGF
transfer-form-board = Board
transfer-copy = Copy
transfer-copied = Copied
transfer-share = Share…
transfer-code-note = Any phone's camera reads this code as the text of the game.
# Pictures, read out.
transfer-code-name = QR code of the game
transfer-board-name = The position

## What is wrong with a text
## The first ones are whole sentences.

transfer-bad-empty = The clipboard has no text.
transfer-bad-too-long = The text is too long: at most { $most } characters are read.
transfer-bad-no-game = It has neither moves such as f5d6c3 nor a board of X, O and - in it.
# Where the mistake is; $what is one of the messages below.
transfer-bad-at = At character { $column }: { $what }
transfer-bad-in-line = In line { $line }, at character { $column }: { $what }

## What is wrong there: it follows a colon and ends with a full stop. $number counts the moves, $text is what stands there.

transfer-fault-no-square = move { $number }, “{ $text }”, is no square from a1 to h8.
transfer-fault-by-useless = move { $number }, by { side }: a disc on { $at } would turn nothing.
transfer-fault-by-taken = move { $number }, by { side }: { $at } is taken already.
transfer-fault-useless = move { $number }: a disc on { $at } would turn nothing.
transfer-fault-taken = move { $number }: { $at } is taken already.
transfer-fault-pass-by = move { $number } is a pass, but { side } can move.
transfer-fault-pass = move { $number } is a pass, but there is a move.
transfer-fault-after-end = move { $number }, { $at }, comes after the end of the game.
transfer-fault-pass-after-end = move { $number } is a pass after the end of the game.
transfer-fault-not-in-turn = move { $number }: it is not { side }'s turn.
transfer-fault-frame = a game in GGF begins with “(;” and ends with “;)”.
transfer-fault-no-value = “{ $text }” needs a value in brackets.
transfer-fault-no-board = the first board, BO[8 …], is missing.
transfer-fault-size = the board has the size “{ $text }”; only 8 is played here.
transfer-fault-cell = “{ $text }” on { $at } is neither X, O nor -.
transfer-fault-length = the board has { $squares } squares, not 64.
transfer-fault-no-turn = the side to move is missing: write X or O behind the board.
transfer-fault-turn = “{ $text }” is no side to move: write X or O.
transfer-fault-row = row { $row } has { $squares } squares, not 8.
