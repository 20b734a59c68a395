### The page where a position is set up.

editor-title = Stellung aufbauen
# Before the three choices that follow.
editor-brush-title = Antippen setzt
editor-brush-black = Schwarz
editor-brush-white = Weiß
editor-brush-empty = Nichts
# Whose turn it is, as choices.
editor-black-to-move = Schwarz am Zug
editor-white-to-move = Weiß am Zug
editor-undo = Zurück
editor-clear = Brett leeren
editor-reset = Auf Anfang
# What is to be said of the position.
editor-no-discs = Auf dem Brett liegt kein Stein.
editor-no-discs-of = { side } hat keine Steine, also kann niemand ziehen.
editor-no-moves = Niemand kann ziehen: Die Partie wäre zu Ende.
editor-passes = { side } kann nicht ziehen und wird passen.
editor-moves =
    { $moves ->
        [one] { side } ist am Zug: 1 möglicher Zug.
       *[other] { side } ist am Zug: { $moves } mögliche Züge.
    }
