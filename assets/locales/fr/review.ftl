### The review of a game: a graph of the expected result, the class of each move, what was better and why.
### $at, $better, $played, $best and $corner are squares such as f5.

review-title = Analyse
review-nothing = Aucune partie n’a encore été ouverte ici. Terminez une partie et appuyez sur « Analyser », ou choisissez une de vos parties.
# A line with a bar while the engine looks at the positions of the game, from the last to the first.
review-progress = Analyse à partir de la fin : position { $done } sur { $all }
review-deepening = Analyse plus profonde : position { $done } sur { $all }
review-stop = Arrêter
review-go-on = Continuer
review-deeper = Approfondir l’analyse
review-is-deep = C’est l’analyse approfondie.
review-impossible = Le moteur n’a pas pu démarrer : rien ne peut être évalué.
# Buttons that step through the game.
review-earlier = Reculer
review-later = Avancer
review-previous-mistake = Erreur précédente
review-next-mistake = Erreur suivante

## The graph

review-graph = Résultat attendu
# In the graph, over the part that is proven: short.
review-exact = exact
# $value is one of the messages below.
review-graph-at = Après le coup { $number } sur { $all } : { $value }
review-graph-pending = Après le coup { $number } sur { $all } : pas encore évalué
# The expected result in short: who wins, by how much, such as "Black +4".
review-value-exact = { side } { $discs }
review-value-about = { side } environ { $discs }
review-value-even = égalité
# The board, read out.
review-board =
    { $moves ->
        [one] Othellier après { $moves } coup, trait à { side }
       *[other] Othellier après { $moves } coups, trait à { side }
    }
review-board-end =
    { $moves ->
        [one] Othellier après { $moves } coup, fin de partie
       *[other] Othellier après { $moves } coups, fin de partie
    }

## A move

# The classes of moves, from the best to the worst; they stand alone and before a colon.
review-class-best = Meilleur coup
review-class-good = Bon coup
review-class-inaccuracy = Imprécision
review-class-mistake = Erreur
review-class-blunder = Gaffe
review-move-title = Coup { $number } : { side } { $at }
# $class is one of the classes; $discs is a number such as 3.5. $n is the same number, only to choose a form.
review-verdict =
    { $n ->
        [one] { $class } : { $discs } pion perdu
       *[other] { $class } : { $discs } pions perdus
    }
review-turned = Ce coup a changé l’issue de la partie.
# $value and $other are expected results with their sign, such as +4 and −2.5.
review-better-exact = { $at } était meilleur : { $value } à la fin au lieu de { $other }, c’est prouvé.
review-better-about = { $at } était meilleur : environ { $value } à la fin au lieu de { $other }.
# $line are moves such as f5 d6 c3.
review-line = Meilleure suite : { $line }

# Why the better move is better than the played one, for the player who made it.
review-why-takes-corner = { $better } prend le coin.
review-why-gives-corner = { $played } laisse l’adversaire prendre aussitôt le coin { $corner }, contrairement à { $better }.
review-why-wins-corner-later = Après { $better }, la meilleure suite vous donne le coin { $corner }.
review-why-loses-corner-later = Après { $played }, la meilleure suite vous coûte le coin { $corner }.
review-why-beside-corner = { $played } touche le coin vide { $corner } et aide l’adversaire à le prendre.
review-why-forces-pass = { $better } laisse l’adversaire sans coup.
review-why-replies =
    { $few ->
        [one] { $better } laisse { $few } coup à l’adversaire, { $played } en laisse { $many }.
       *[other] { $better } laisse { $few } coups à l’adversaire, { $played } en laisse { $many }.
    }
review-why-own-moves =
    { $many ->
        [one] { $better } vous garde { $many } coup, { $played } seulement { $few }.
       *[other] { $better } vous garde { $many } coups, { $played } seulement { $few }.
    }
review-why-exposed =
    { $few ->
        [one] Vos pions touchent { $few } case vide après { $better }, contre { $many } après { $played } : plus votre frontière est courte, moins l’adversaire a de coups.
       *[other] Vos pions touchent { $few } cases vides après { $better }, contre { $many } après { $played } : plus votre frontière est courte, moins l’adversaire a de coups.
    }
review-why-stable = Vos pions définitifs, qui ne peuvent plus être retournés : { $many } après { $better }, seulement { $few } après { $played }.
review-why-parity =
    { $odd ->
        [one] { $better } joue dans une région impaire ({ $odd } case vide) ; { $played } entame une région paire ({ $even } cases) et y laisse le dernier coup à l’adversaire.
       *[other] { $better } joue dans une région impaire ({ $odd } cases vides) ; { $played } entame une région paire ({ $even } cases) et y laisse le dernier coup à l’adversaire.
    }
# $discs is a number such as 3.5. $n is the same number, only to choose a form.
review-why-edges =
    { $n ->
        [one] Les bords valent environ { $discs } pion de plus après { $better }.
       *[other] Les bords valent environ { $discs } pions de plus après { $better }.
    }
# The board does not show why.
review-why-counted = L’othellier ne le montre pas d’emblée : il a fallu calculer jusqu’à la fin.
review-why-unseen = L’othellier ne le montre pas d’emblée : cela se voit à la profondeur { $depth }.
review-best-played = Il n’y avait pas mieux.
review-only-move = C’était le seul coup.
review-pending = Pas encore évalué.
review-over = Fin : Noir { $black }, Blanc { $white }.
# The game is not over.
review-unfinished = Trait à { side }.
review-unfinished-best = Trait à { side } ; { $at } semble le meilleur.

## How both sides played

review-totals = Le jeu des deux camps
review-discs-lost = Pions perdus
review-accuracy = Précision
review-percent = { $percent } %
review-accuracy-note = La précision part de 100 % et baisse de 10 par pion perdu en moyenne à chaque coup.
# From how many lost discs on a move belongs to each class.
review-classes-note = Selon les pions perdus : bon coup à partir de { $good }, imprécision à partir de { $inaccuracy }, erreur à partir de { $mistake }, gaffe à partir de { $blunder } ; un cran plus grave si le coup a changé l’issue.
# Buttons.
review-think = Voir la réflexion
review-practise =
    { $mistakes ->
        [0] S’entraîner
        [one] Travailler { $mistakes } erreur
       *[other] Travailler { $mistakes } erreurs
    }

## The list of moves

review-moves = Coups
review-listed = { $number }. { side } { $at }
# $verdict is review-verdict or review-class-best.
review-listed-verdict = { $number }. { side } { $at }, { $verdict }
