### Puzzles, exercises, and what both say of an answer.

training-puzzles = Puzzles
training-about-puzzles = Each position has one right move, proven to the end of the game. It is never the move that turns the most discs.
training-daily = Puzzle of the day
# Today's puzzle: how hard it is, then what became of it, then for how many days in a row it was solved.
training-daily-easy = Easy.
training-daily-medium = Medium.
training-daily-hard = Hard.
training-daily-very-hard = Very hard.
training-daily-failed = Not solved yet.
training-daily-solved = Solved.
training-daily-streak =
    { $days ->
        [one] One day so far.
       *[other] { $days } days in a row.
    }
training-all-puzzles = All puzzles
# How hard a puzzle is, in a list.
training-grade-easy = Easy
training-grade-medium = Medium
training-grade-hard = Hard
training-grade-very-hard = Very hard
training-solved-of = { $solved } of { $all } solved
# The title of a puzzle.
training-puzzle-easy = Easy puzzle { $number }
training-puzzle-medium = Medium puzzle { $number }
training-puzzle-hard = Hard puzzle { $number }
training-puzzle-very-hard = Very hard puzzle { $number }
# What is asked.
training-goal-win = { side } wins with one move only.
training-goal-draw = { side } saves a draw with one move only.
training-goal-most = { side } wins with several moves. Find the one that wins by the most.

## An answer

training-tap-the-move = Tap the square where the disc should go.
# A hint left so many squares.
training-one-of = It is one of these { $squares } squares.
training-right = { $at } is right!
training-nearly-best = { $at } is good. { $best } is best, by less than a disc.
training-wrong = { $at } is not the move.
training-shown = The move is { $at }.
training-looking = Looking for the best replies…
# What a move leads to for the side that made it.
training-outcome-draw = With the best play on both sides it ends in a draw.
training-outcome-win =
    { $discs ->
        [one] With the best play on both sides { side } wins by 1 disc.
       *[other] With the best play on both sides { side } wins by { $discs } discs.
    }
training-outcome-loss =
    { $discs ->
        [one] With the best play on both sides { side } loses by 1 disc.
       *[other] With the best play on both sides { side } loses by { $discs } discs.
    }
training-outcome-even = After that the game should end about even.
training-outcome-ahead =
    { $discs ->
        [one] After that { side } should win by about 1 disc.
       *[other] After that { side } should win by about { $discs } discs.
    }
training-outcome-behind =
    { $discs ->
        [one] After that { side } should lose by about 1 disc.
       *[other] After that { side } should lose by about { $discs } discs.
    }
# So many moves of a line are on the board.
training-line-step = Move { $shown } of { $all }.
# Small buttons.
training-hint = Hint
training-solution = Solution
training-try-again = Try again
training-next = Next
training-skip = Skip
training-step-back = Earlier
training-step-on = Later

## Exercises

training-exercises = Exercises
training-n-due = { $due } due today
training-start = Start
# Nothing is due now; the next exercise is, in so many days (one is tomorrow).
training-next-due =
    { $days ->
        [0] Nothing is left for today. The next exercise is due tomorrow.
        [one] Nothing is left for today. The next exercise is due tomorrow.
       *[other] Nothing is left for today. The next exercise is due in { $days } days.
    }
training-all-learned = Everything is learned. New exercises come from your next reviewed games.
training-learned = { $learned } learned, { $waiting } to go
# $solved and $failed are numbers of days, $times how often an exercise must be solved (3, 1 and 2 at present).
training-schedule =
    Solved at the first try and without a hint, an exercise comes back after { $solved ->
        [one] a day
       *[other] { $solved } days
    }; otherwise after { $failed ->
        [one] a day
       *[other] { $failed } days
    }. Solved { $times } times in a row, it is learned.
training-no-exercises = No exercises yet
training-how-they-come = Review a finished game: each of your mistakes in it becomes an exercise. You see the position again and look for a better move, now and once more some days later.
# $played is the square that the player chose in the game.
training-better = You played { $played } here. Find a better move for { side }.
training-lost =
    { $discs ->
        [one] { $played } lost 1 disc.
       *[other] { $played } lost { $discs } discs.
    }
