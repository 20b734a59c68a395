### The list of finished games and the sheets over it.

archive-empty = Every game you finish is kept here, to be looked at again, reviewed and shared.
archive-none-found = No game is like this.
archive-n-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
# Only some of the games are listed.
archive-n-of-games =
    { $games ->
        [one] { $shown } of 1 game
       *[other] { $shown } of { $games } games
    }
# $counted is the message above; $kept are the choices of the filter, such as "Lost, Club player".
archive-filtered = { $counted }: { $kept }
archive-show-all = Show all
archive-filter = Filter
archive-exchange = Export, import
archive-progress = Progress
# How a game ended for the player: in a list, and as a choice.
archive-result-won = Won
archive-result-drawn = Draw
archive-result-lost = Lost
# A game of two people or two computers.
archive-black-won = Black won
archive-white-won = White won
archive-nobody-won = Draw
archive-two-people = Two people
archive-two-computers = Two computers
# A date: $day and $year are numbers, $month is one from 1 to 12.
archive-day = { $day } { month-short } { $year }
month-short =
    { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    }
archive-n-moves =
    { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
archive-share = Share
archive-delete = Delete
archive-close = Close
archive-deleted = Game deleted.
# Brings a deleted game back.
archive-undo = Undo
archive-copied =
    { $games ->
        [one] 1 game copied as text.
       *[other] { $games } games copied as text.
    }
# Games came in as text: $new of them were not here before, $known were.
archive-imported-none = All of these games are here already.
archive-imported =
    { $new ->
        [one] 1 game brought in.
       *[other] { $new } games brought in.
    }
archive-imported-some =
    { $new ->
        [one] 1 game brought in; { $known } were here already.
       *[other] { $new } games brought in; { $known } were here already.
    }
archive-import-empty = There is no game in the clipboard's text.
# $why is a short reason in English.
archive-import-line = Nothing was brought in. Line { $line }: { $why }.
archive-exchange-title = All games as text
archive-exchange-text = One line a game: day, players, result, moves. Copy such a text on another device to bring its games in here; games that are here already are not taken twice.
archive-copy-all = Copy all games
archive-share-all = Share all games
archive-import = Import from the clipboard
# Headings of the filter, and the choice that filters nothing.
archive-which-game = Game
archive-which-result = Result
archive-which-opponent = Opponent
archive-which-opening = Opening
archive-all = All
# The sheet of a game. $black and $white are "You", a person, or the name of a level.
archive-players = Black: { $black }. White: { $white }.
archive-opening = Opening: { $name }.
# $discs is a number with two decimals.
archive-lost-a-move = You lost { $discs } discs a move.
