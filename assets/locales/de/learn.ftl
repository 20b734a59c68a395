### The page with the ways to learn: each a button with a short line about it.

learn-title = Lernen
learn-archive = Meine Partien
learn-archive-note = Beendete Partien analysieren und teilen.
learn-exercises = Übungen
learn-exercises-note = Deine eigenen Fehler, diesmal besser.
learn-puzzles = Rätsel
learn-puzzles-note = Endspiele mit nur einem guten Zug.
learn-openings = Eröffnungen
learn-openings-note = Die bekannten Anfänge und ihre Namen.
learn-editor = Stellung aufbauen
learn-editor-note = Steine setzen, dann spielen oder analysieren.
learn-transfer = Einfügen oder teilen
learn-transfer-note = Partien und Stellungen als Text.
learn-statistics = Fortschritt
learn-statistics-note = Deine Ergebnisse im Lauf der Zeit.
learn-lab-note = Suchen vergleichen, Stufen antreten lassen.
