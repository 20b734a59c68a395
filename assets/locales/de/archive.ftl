### The list of finished games and the sheets over it.

archive-empty = Jede Partie, die du beendest, wird hier aufbewahrt: zum Ansehen, Analysieren und Teilen.
archive-none-found = Keine Partie passt dazu.
archive-n-games =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
# Only some of the games are listed.
archive-n-of-games =
    { $games ->
        [one] { $shown } von 1 Partie
       *[other] { $shown } von { $games } Partien
    }
# $counted is the message above; $kept are the choices of the filter, such as "Lost, Club player".
archive-filtered = { $counted }: { $kept }
archive-show-all = Alle zeigen
archive-filter = Filtern
archive-exchange = Export, Import
archive-progress = Fortschritt
# How a game ended for the player: in a list, and as a choice.
archive-result-won = Gewonnen
archive-result-drawn = Remis
archive-result-lost = Verloren
# A game of two people or two computers.
archive-black-won = Schwarz gewann
archive-white-won = Weiß gewann
archive-nobody-won = Remis
archive-two-people = Zu zweit
archive-two-computers = Zwei Computer
# A date: $day and $year are numbers, $month is one from 1 to 12.
archive-day = { $day }. { month-short } { $year }
month-short =
    { $month ->
        [1] Jan.
        [2] Feb.
        [3] März
        [4] Apr.
        [5] Mai
        [6] Juni
        [7] Juli
        [8] Aug.
        [9] Sept.
        [10] Okt.
        [11] Nov.
       *[12] Dez.
    }
archive-n-moves =
    { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }
archive-share = Teilen
archive-delete = Löschen
archive-close = Schließen
archive-deleted = Partie gelöscht.
# Brings a deleted game back.
archive-undo = Rückgängig
archive-copied =
    { $games ->
        [one] 1 Partie als Text kopiert.
       *[other] { $games } Partien als Text kopiert.
    }
# Games came in as text: $new of them were not here before, $known were.
archive-imported-none = Diese Partien sind alle schon da.
archive-imported =
    { $new ->
        [one] 1 Partie übernommen.
       *[other] { $new } Partien übernommen.
    }
archive-imported-some =
    { $new ->
        [one] 1 Partie übernommen; schon vorhanden: { $known }.
       *[other] { $new } Partien übernommen; schon vorhanden: { $known }.
    }
archive-import-empty = In der Zwischenablage steht keine Partie.
# $why is a short reason in English.
archive-import-line = Nichts wurde übernommen. Zeile { $line }: { $why }.
archive-exchange-title = Alle Partien als Text
archive-exchange-text = Eine Zeile je Partie: Tag, Spieler, Ergebnis, Züge. Kopierst du einen solchen Text auf einem anderen Gerät, kannst du dessen Partien hier importieren; was schon da ist, kommt nicht doppelt.
archive-copy-all = Alle Partien kopieren
archive-share-all = Alle Partien teilen
archive-import = Aus Zwischenablage importieren
# Headings of the filter, and the choice that filters nothing.
archive-which-game = Spiel
archive-which-result = Ergebnis
archive-which-opponent = Gegner
archive-which-opening = Eröffnung
archive-all = Alle
# The sheet of a game. $black and $white are "You", a person, or the name of a level.
archive-players = Schwarz: { $black }. Weiß: { $white }.
archive-opening = Eröffnung: { $name }.
# $discs is a number with two decimals.
archive-lost-a-move = Du hast { $discs } Steine je Zug verloren.
