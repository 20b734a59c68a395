### The page with the player's progress.

statistics-empty = Finish a game against the computer, and your results are told here.
statistics-levels = Against each level
statistics-over-time = Over time
statistics-span-last = The last { $games } games
statistics-span-all = All games
statistics-span-month = { month-long } { $year }
month-long =
    { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
statistics-score = { $won } won, { $drawn } drawn, { $lost } lost
statistics-percent = { $percent }%
# What the parts of a bar mean.
statistics-legend = Filled: won. Striped: drawn. Empty: lost.
statistics-streaks = In a row
# The player's last games all ended the same way.
statistics-streak-won =
    { $games ->
        [one] You won the last game.
       *[other] You won the last { $games } games.
    }
statistics-streak-drawn =
    { $games ->
        [one] You drew the last game.
       *[other] You drew the last { $games } games.
    }
statistics-streak-lost =
    { $games ->
        [one] You lost the last game.
       *[other] You lost the last { $games } games.
    }
statistics-best-streak =
    { $games ->
        [0] No win yet.
        [one] Your best: one win in a row.
       *[other] Your best: { $games } wins in a row.
    }
statistics-losses = Discs lost a move
statistics-losses-note = In your reviewed games, the newest on the right. Less is better.
statistics-no-losses = Review your games, and a chart shows here whether you get better.
# How many discs a move the player loses, now and before: numbers with two decimals.
statistics-trend-same = About the same as before: { $now } discs a move.
statistics-trend-better = You are getting better: { $now } discs a move, { $before } before.
statistics-trend-worse = You lose more than before: { $now } discs a move, { $before } before.
# The chart, read out: the first and the last of so many games.
statistics-chart =
    { $games ->
        [one] Chart of 1 game: from { $first } to { $last } discs a move
       *[other] Chart of { $games } games: from { $first } to { $last } discs a move
    }
# The player's strength: an estimate with its error, on the scale of the opponents.
statistics-strength = Your strength
statistics-strength-unknown = Finish a game of Othello against the computer without help, and your strength is estimated here.
statistics-strength-now =
    { $games ->
        [one] About { $elo } ± { $error }, after 1 game.
       *[other] About { $elo } ± { $error }, after { $games } games.
    }
statistics-strength-note = On the scale of the opponents. The band is the error, and the newest game is on the right. Games with hints or moves taken back do not count.
statistics-strength-reset = Reset my strength
# The chart, read out: the first and the last of so many estimates.
statistics-strength-chart =
    { $games ->
        [one] Chart of your strength after 1 game: from { $first } to { $last }
       *[other] Chart of your strength over { $games } games: from { $first } to { $last }
    }
