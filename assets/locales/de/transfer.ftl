### The page where games come and go as text.

transfer-title = Einfügen oder teilen
transfer-paste-title = Einfügen
transfer-paste = Zwischenablage einfügen
transfer-paste-note = Züge wie f5d6c3, eine Partie im GGF-Format oder ein Brett mit 64 Zeichen oder acht Zeilen.
# A game or a position was read; transfer-leads-… follows it.
transfer-read-game =
    { $moves ->
        [one] Eine Partie: 1 Zug.
       *[other] Eine Partie: { $moves } Züge.
    }
transfer-read-board = Eine Stellung.
# $score is such as 40–20, the leader's discs first.
transfer-leads = { side } führt { $score }.
transfer-leads-even = Gleichstand, { $score }.
transfer-other-start = Die vier Steine der Anfangsstellung haben vertauschte Farben.
transfer-is-over = Die Partie ist zu Ende.
# Buttons.
transfer-open = Am Brett öffnen
transfer-set-up = Stellung bearbeiten
transfer-bad-title = Dieser Text ist nicht lesbar
transfer-nothing-changed = Nichts wurde geändert.
transfer-share-title = Diese Partie teilen
transfer-nothing-to-share = Sobald du eine Partie begonnen hast, kannst du sie hier kopieren und teilen.
# The forms of the text, as choices. GGF is the name of a file format.
transfer-form-moves = Züge
transfer-form-ggf = GGF
transfer-form-board = Brett
transfer-copy = Kopieren
transfer-copied = Kopiert
transfer-share = Teilen …
transfer-code-note = Jede Handykamera liest aus diesem Code den Text der Partie.
# Pictures, read out.
transfer-code-name = QR-Code der Partie
transfer-board-name = Die Stellung

## What is wrong with a text
## The first ones are whole sentences.

transfer-bad-empty = In der Zwischenablage ist kein Text.
transfer-bad-too-long = Der Text ist zu lang: Höchstens { $most } Zeichen werden gelesen.
transfer-bad-no-game = Er enthält weder Züge wie f5d6c3 noch ein Brett aus X, O und -.
# Where the mistake is; $what is one of the messages below.
transfer-bad-at = Bei Zeichen { $column }: { $what }
transfer-bad-in-line = In Zeile { $line } bei Zeichen { $column }: { $what }

## What is wrong there: it follows a colon and ends with a full stop. $number counts the moves, $text is what stands there.

transfer-fault-no-square = Zug { $number }, „{ $text }“, ist kein Feld von a1 bis h8.
transfer-fault-by-useless = Zug { $number } von { side }: Ein Stein auf { $at } würde nichts umdrehen.
transfer-fault-by-taken = Zug { $number } von { side }: { $at } ist schon besetzt.
transfer-fault-useless = Zug { $number }: Ein Stein auf { $at } würde nichts umdrehen.
transfer-fault-taken = Zug { $number }: { $at } ist schon besetzt.
transfer-fault-pass-by = Mit Zug { $number } wird gepasst, aber { side } kann ziehen.
transfer-fault-pass = Mit Zug { $number } wird gepasst, aber es gibt einen Zug.
transfer-fault-after-end = Zug { $number }, { $at }, kommt nach dem Ende der Partie.
transfer-fault-pass-after-end = Mit Zug { $number } wird nach dem Ende der Partie gepasst.
transfer-fault-not-in-turn = Zug { $number }: { side } ist nicht am Zug.
transfer-fault-frame = Eine Partie im GGF-Format beginnt mit „(;“ und endet mit „;)“.
transfer-fault-no-value = „{ $text }“ braucht einen Wert in eckigen Klammern.
transfer-fault-no-board = Das Anfangsbrett, BO[8 …], fehlt.
transfer-fault-size = Das Brett hat die Größe „{ $text }“; gespielt wird hier nur mit 8.
transfer-fault-cell = „{ $text }“ auf { $at } ist weder X noch O noch -.
transfer-fault-length = Das Brett hat { $squares } Felder, nicht 64.
transfer-fault-no-turn = Es fehlt, wer am Zug ist: Schreib X oder O hinter das Brett.
transfer-fault-turn = „{ $text }“ sagt nicht, wer am Zug ist: Schreib X oder O.
transfer-fault-row = Zeile { $row } hat { $squares } Felder, nicht 8.
