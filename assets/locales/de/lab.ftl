### The page of experiments: search algorithms compared on positions, and matches of two levels.

lab-title = Labor
# The two tabs, and what each does.
lab-compare = Suchen
lab-compare-note = Jede Suche sieht dieselben Stellungen an, gleich tief. Alle finden denselben Wert; sie unterscheiden sich darin, wie viele Stellungen sie dafür besuchen.
lab-contest = Match
lab-contest-note = Zwei Othello-Stufen spielen gegeneinander: jede Eröffnung zweimal, mit vertauschten Farben.
lab-game = Spiel
lab-positions = Stellungen
# Which positions, as choices and headings.
lab-source-current = Meine Partie
lab-source-random = Zufall
lab-source-start = Anfang
lab-source-paper = Artikelbeispiel
lab-source-opening = Eröffnung
lab-source-middlegame-one = Mittelspiel 1
lab-source-middlegame-two = Mittelspiel 2
lab-source-ending = Endspiel
lab-source-king-ending = Damenendspiel
lab-source-many-jumps = Viele Sprünge
lab-subject-random = Zufall, Startwert { $seed }, { $plies } Züge
lab-subject-numbered = Zufall { $number }
# A position that somebody typed.
lab-subject-given = Eingegeben
# The number that random positions grow from.
lab-seed = Startwert
lab-plies = Zufallszüge
# Buttons beside a number, read out; $what is its name.
lab-less = { $what }: weniger
lab-more = { $what }: mehr
lab-searches = Suchen
lab-depths = Züge voraus
lab-negamax-limit = Einfaches Negamax rechnet höchstens { $depth } Züge voraus: Mehr würde Minuten dauern.
lab-nothing = Wähle mindestens eine Stellung, eine Suche und eine Tiefe.
lab-first-player = Erster Spieler
lab-second-player = Zweiter Spieler
lab-games = Partien
lab-openings = Eröffnungen
lab-run =
    { $searches ->
        [one] 1 Suche starten
       *[other] { $searches } Suchen starten
    }
lab-play = { $games } Partien spielen
lab-stop = Anhalten
lab-go-on = Fortsetzen
lab-change = Ändern
lab-results = Ergebnisse
lab-no-results = Es gibt noch keine Ergebnisse.
lab-copy = Als Text kopieren
lab-copied = Kopiert

## While it runs

lab-searches-done = { $done } von { $all } Suchen
lab-games-done = { $done } von { $all } Partien
lab-left-second = noch etwa eine Sekunde
lab-left-seconds = noch etwa { $seconds } s
lab-left-minutes = noch etwa { $minutes } min
lab-starting = gerade gestartet
lab-stopped = angehalten
# $why is in English.
lab-failed = Das ließ sich nicht zu Ende führen: { $why }

## Results
## Nodes are the positions that a search visits. Numbers in these messages are already written as your language does.

lab-agree = Alle Suchen kommen überall auf denselben Wert.
lab-disagree = Zwei Suchen kommen auf verschiedene Werte. Das darf nicht sein: Bitte sag uns Bescheid.
lab-chart-nodes = Knoten
lab-chart-time = Zeit
# A depth, and how many positions are added up in it.
lab-chart-depth =
    { $positions ->
        [one] { $depth } Züge voraus, eine Stellung
       *[other] { $depth } Züge voraus, { $positions } Stellungen zusammen
    }
lab-log-scale = Logarithmisch: Ein doppelt so langer Balken steht für weit mehr als das Doppelte.
lab-depth = { $depth } Züge voraus
lab-nodes = { $nodes } Knoten
lab-millis = { $millis } ms
# A share of the nodes of another search, whose name is $search.
lab-share = { $percent } % von { $search }
# A value and the move to it.
lab-value = { $value }, spielt { $best }
# Under numbers of games.
lab-won = gewonnen
lab-drawn = remis
lab-lost = verloren
lab-points = Punkte
lab-discs-a-game = Steine je Partie
lab-strength = Elo-Differenz (95 %)
# A difference in strength that is only known to lie above or below this.
lab-strength-above = über { $elo }
lab-strength-below = unter { $elo }
lab-unknown = noch unbekannt
lab-a-move = { $millis } ms, { $nodes } Knoten je Zug
lab-game-number = Partie { $number } von { $all }
lab-each-game = Alle Partien
# A line of the games: which level, and with which discs it played.
lab-game-line =
    { $side ->
        [black] { $number }. { $level }, Schwarz
       *[white] { $number }. { $level }, Weiß
    }
lab-in-game = { $moves } Züge, { $nodes } Knoten, { $millis } ms
