### The page with the player's progress.

statistics-empty = Spiel eine Partie gegen den Computer zu Ende, dann stehen hier deine Ergebnisse.
statistics-levels = Gegen jede Stufe
statistics-over-time = Im Lauf der Zeit
statistics-span-last = Die letzten { $games } Partien
statistics-span-all = Alle Partien
statistics-span-month = { month-long } { $year }
month-long =
    { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    }
statistics-score = { $won } gewonnen, { $drawn } remis, { $lost } verloren
statistics-percent = { $percent } %
# What the parts of a bar mean.
statistics-legend = Gefüllt: gewonnen. Gestreift: remis. Leer: verloren.
statistics-streaks = Serien
# The player's last games all ended the same way.
statistics-streak-won =
    { $games ->
        [one] Du hast die letzte Partie gewonnen.
       *[other] Du hast die letzten { $games } Partien gewonnen.
    }
statistics-streak-drawn =
    { $games ->
        [one] Die letzte Partie endete remis.
       *[other] Die letzten { $games } Partien endeten remis.
    }
statistics-streak-lost =
    { $games ->
        [one] Du hast die letzte Partie verloren.
       *[other] Du hast die letzten { $games } Partien verloren.
    }
statistics-best-streak =
    { $games ->
        [0] Noch kein Sieg.
        [one] Deine beste Serie: ein Sieg.
       *[other] Deine beste Serie: { $games } Siege in Folge.
    }
statistics-losses = Verlorene Steine je Zug
statistics-losses-note = In deinen analysierten Partien, die neueste rechts. Weniger ist besser.
statistics-no-losses = Analysiere deine Partien, dann zeigt hier eine Kurve, ob du besser wirst.
# How many discs a move the player loses, now and before: numbers with two decimals.
statistics-trend-same = Etwa wie zuvor: { $now } Steine je Zug.
statistics-trend-better = Du wirst besser: { $now } Steine je Zug, zuvor { $before }.
statistics-trend-worse = Du verlierst mehr als zuvor: { $now } Steine je Zug, zuvor { $before }.
# The chart, read out: the first and the last of so many games.
statistics-chart =
    { $games ->
        [one] Kurve über 1 Partie: von { $first } bis { $last } Steine je Zug
       *[other] Kurve über { $games } Partien: von { $first } bis { $last } Steine je Zug
    }
statistics-strength = Deine Stärke
statistics-strength-unknown = Beende eine Othello-Partie gegen den Computer ohne Hilfe, und deine Stärke wird hier geschätzt.
statistics-strength-now =
    { $games ->
        [one] Etwa { $elo } ± { $error }, nach 1 Partie.
       *[other] Etwa { $elo } ± { $error }, nach { $games } Partien.
    }
statistics-strength-note = Auf der Skala der Gegner. Das Band ist der Fehler, die neueste Partie steht rechts. Partien mit Tipps oder zurückgenommenen Zügen zählen nicht.
statistics-strength-reset = Meine Stärke zurücksetzen
statistics-strength-chart =
    { $games ->
        [one] Diagramm deiner Stärke nach 1 Partie: von { $first } bis { $last }
       *[other] Diagramm deiner Stärke über { $games } Partien: von { $first } bis { $last }
    }
