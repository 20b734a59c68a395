### The review of a game: a graph of the expected result, the class of each move, what was better and why.
### $at, $better, $played, $best and $corner are squares such as f5.

review-title = Analyse
review-nothing = Hier ist noch keine Partie geöffnet. Beende eine Partie und tippe auf „Analyse“, oder wähle eine deiner Partien.
# A line with a bar while the engine looks at the positions of the game, from the last to the first.
review-progress = Analyse vom Ende her: { $done } von { $all } Stellungen
review-deepening = Tiefere Analyse: { $done } von { $all } Stellungen
review-stop = Anhalten
review-go-on = Fortsetzen
review-deeper = Tiefer analysieren
review-is-deep = Das ist die tiefere Analyse.
review-impossible = Die Engine ließ sich nicht starten, daher gibt es keine Bewertung.
# Buttons that step through the game.
review-earlier = Zurück
review-later = Vor
review-previous-mistake = Voriger Fehler
review-next-mistake = Nächster Fehler

## The graph

review-graph = Erwartetes Ergebnis
# In the graph, over the part that is proven: short.
review-exact = exakt
# $value is one of the messages below.
review-graph-at = Nach Zug { $number } von { $all }: { $value }
review-graph-pending = Nach Zug { $number } von { $all }: noch nicht bewertet
# The expected result in short: who wins, by how much, such as "Black +4".
review-value-exact = { side } { $discs }
review-value-about = { side } etwa { $discs }
review-value-even = ausgeglichen
# The board, read out.
review-board =
    { $moves ->
        [one] Brett nach 1 Zug, { side } am Zug
       *[other] Brett nach { $moves } Zügen, { side } am Zug
    }
review-board-end =
    { $moves ->
        [one] Brett nach 1 Zug, Ende der Partie
       *[other] Brett nach { $moves } Zügen, Ende der Partie
    }

## A move

# The classes of moves, from the best to the worst; they stand alone and before a colon.
review-class-best = Bester Zug
review-class-good = Guter Zug
review-class-inaccuracy = Ungenauigkeit
review-class-mistake = Fehler
review-class-blunder = Patzer
review-move-title = Zug { $number }: { side } { $at }
# $class is one of the classes; $discs is a number such as 3.5. $n is the same number, only to choose a form.
review-verdict =
    { $n ->
        [one] { $class }: { $discs } Stein verloren
       *[other] { $class }: { $discs } Steine verloren
    }
review-turned = Damit kippte das Ergebnis.
# $value and $other are expected results with their sign, such as +4 and −2.5.
review-better-exact = Besser war { $at }: am Ende { $value } statt { $other }, bewiesen.
review-better-about = Besser war { $at }: am Ende etwa { $value } statt { $other }.
# $line are moves such as f5 d6 c3.
review-line = Beste Variante: { $line }

# Why the better move is better than the played one, for the player who made it.
review-why-takes-corner = { $better } nimmt die Ecke.
review-why-gives-corner = { $played } lässt den Gegner sofort in die Ecke { $corner }; { $better } nicht.
review-why-wins-corner-later = Nach { $better } bringt dir die beste Variante die Ecke { $corner }.
review-why-loses-corner-later = Nach { $played } kostet dich die beste Variante die Ecke { $corner }.
review-why-beside-corner = { $played } liegt neben der leeren Ecke { $corner } und hilft dem Gegner hinein.
review-why-forces-pass = { $better } lässt dem Gegner keinen Zug.
review-why-replies =
    { $few ->
        [one] { $better } lässt dem Gegner 1 Zug, { $played } lässt ihm { $many }.
       *[other] { $better } lässt dem Gegner { $few } Züge, { $played } lässt ihm { $many }.
    }
review-why-own-moves =
    { $many ->
        [one] { $better } hält dir 1 Zug offen, { $played } nur { $few }.
       *[other] { $better } hält dir { $many } Züge offen, { $played } nur { $few }.
    }
review-why-exposed =
    { $few ->
        [one] Nach { $better } grenzen deine Steine an 1 leeres Feld, nach { $played } an { $many }: Je weniger es sind, desto weniger Züge hat der Gegner.
       *[other] Nach { $better } grenzen deine Steine an { $few } leere Felder, nach { $played } an { $many }: Je weniger es sind, desto weniger Züge hat der Gegner.
    }
review-why-stable =
    { $many ->
        [one] Nach { $better } kann 1 deiner Steine nie mehr umgedreht werden, nach { $played } nur { $few }.
       *[other] Nach { $better } können { $many } deiner Steine nie mehr umgedreht werden, nach { $played } nur { $few }.
    }
review-why-parity =
    { $odd ->
        [one] { $better } spielt in einen Bereich mit 1 leeren Feld, also einer ungeraden Zahl; { $played } öffnet einen mit { $even } und überlässt dort dem Gegner das letzte Feld.
       *[other] { $better } spielt in einen Bereich mit { $odd } leeren Feldern, also einer ungeraden Zahl; { $played } öffnet einen mit { $even } und überlässt dort dem Gegner das letzte Feld.
    }
# $discs is a number such as 3.5. $n is the same number, only to choose a form.
review-why-edges =
    { $n ->
        [one] Die Kanten sind nach { $better } etwa { $discs } Stein mehr wert.
       *[other] Die Kanten sind nach { $better } etwa { $discs } Steine mehr wert.
    }
# The board does not show why.
review-why-counted = Das Brett zeigt es nicht sofort: Es wurde bis zum Ende gerechnet.
review-why-unseen =
    { $depth ->
        [one] Das Brett zeigt es nicht sofort, erst 1 Zug weiter.
       *[other] Das Brett zeigt es nicht sofort, erst { $depth } Züge weiter.
    }
review-best-played = Nichts war besser.
review-only-move = Es war der einzige Zug.
review-pending = Noch nicht bewertet.
review-over = Endstand: Schwarz { $black }, Weiß { $white }.
# The game is not over.
review-unfinished = { side } ist am Zug.
review-unfinished-best = { side } ist am Zug; am besten sieht { $at } aus.

## How both sides played

review-totals = So haben beide gespielt
review-discs-lost = Verlorene Steine
review-accuracy = Genauigkeit
review-percent = { $percent } %
review-accuracy-note = Genauigkeit: 100 % minus 10 für jeden Stein, den ein Zug im Schnitt verloren hat.
# From how many lost discs on a move belongs to each class.
review-classes-note = Ab { $good } verlorenen Steinen ist ein Zug gut, ab { $inaccuracy } eine Ungenauigkeit, ab { $mistake } ein Fehler, ab { $blunder } ein Patzer; eine Stufe schlechter, wenn er das Ergebnis kippte.
# Buttons.
review-think = Gedanken lesen
review-practise =
    { $mistakes ->
        [0] Üben
        [one] 1 Fehler ausbügeln
       *[other] { $mistakes } Fehler ausbügeln
    }

## The list of moves

review-moves = Züge
review-listed = { $number }. { side } { $at }
# $verdict is review-verdict or review-class-best.
review-listed-verdict = { $number }. { side } { $at }, { $verdict }
