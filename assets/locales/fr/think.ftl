### The view of a search: how the computer found its move, step by step, with a tree of moves.
### $at and $answer are moves such as f5; $value is a number such as −620, "wins 4" or "loses 4".

think-title = Voir la réflexion
# The example of the paper that this app grew out of, and where it is from.
think-lesson = L’exemple de l’article
think-lesson-place = Tableau 1 de Handayani, Arisandi et Sitompul
# Which position it is. $level is the name of a level.
think-subject-level = Coup { $number } : la recherche du niveau { $level } pour { side }.
think-subject-other-level = Coup { $number }, { side }. Le niveau { $level } cherche autrement.
think-subject = Coup { $number } : trait à { side }.
# $algorithm is a name such as NegaScout.
think-search = { $algorithm }, profondeur { $depth }
# How many positions the search visited; the whole tree has so many. The numbers are large.
think-visited = { $visited } positions visitées sur { $whole } ({ $percent } %)
# Some positions were visited more than once, so that there are more visits than positions.
think-visited-often = { $visited } visites, l’arbre entier compte { $whole } positions
think-drawn = { $shown } sur { $all } sont dessinées : les plus profondes sont omises.
think-searching = Recherche…
think-searching-positions = Recherche… { $positions } positions
think-impossible = L’ordinateur ne peut pas chercher pour l’instant.
think-step-of = Étape { $step } sur { $all }

# Buttons: one step back, one step on, let it run, stop it.
think-previous = Précédent
think-next = Suivant
think-play = Lecture
think-pause = Pause
think-speed-slow = Lent
think-speed-normal = Normal
think-speed-fast = Rapide
# The bar of all steps, read out.
think-steps = Étape
think-zoom-in = Agrandir
think-zoom-out = Réduire
think-whole = Arbre entier
think-change = Modifier la recherche

## The choices

think-how-search = Comment chercher ?
think-algorithm-minimax = Negamax simple
think-algorithm-alpha-beta = Alpha-beta
think-algorithm-nega-scout = NegaScout
think-algorithm-mtdf = MTD(f)
think-note-minimax = Examine toutes les lignes jusqu’au bout. Rien n’est écarté.
think-note-alpha-beta = Écarte les réponses qui ne peuvent pas changer le choix.
think-note-nega-scout = Se fie à son premier coup et vérifie seulement si un autre est meilleur.
think-note-mtdf = Devine la valeur et la resserre, itération par itération, avec une mémoire.
think-how-deep = Combien de coups à l’avance ?
think-how-fast = À quelle vitesse ?
# The heading of the text below it. "Window" is the term of alpha-beta search.
think-reading = Comment lire l’arbre
think-reading-text = Chaque carte est un coup, avec ce que vaut la position obtenue pour le camp dont le pion précède le nombre. Ce qui est bon pour un camp est mauvais pour l’autre : le signe s’inverse donc en remontant. Une flèche vers le haut veut dire « au moins », une flèche vers le bas « au plus ». Deux traits rouges : personne n’a regardé là, car cela ne pouvait rien changer. La deuxième ligne est la fenêtre : les valeurs qui pourraient encore changer le choix.
think-done = Terminé
# A button on the page of rules, and the text over it.
think-to-lesson = Voir l’exemple de l’article
think-lesson-note = Comment l’ordinateur décide-t-il ? Parcourez, nombre par nombre, l’exemple de l’article dont ce jeu est né.

## The board and the tree

# Read out; $last is who moved last and where, such as "Black f5".
think-board = L’othellier après { $last }
think-board-first = L’othellier avant tout coup
# On the card of the position that the search starts from: very short.
think-root = départ
# A move of a side that cannot place a disc, on a card: very short.
think-pass = passe
# MTD(f) searches several times; this is one of those searches, on a card. It is not the pass of the game.
think-pass-name = itér. { $number }
# A value on a card: very short. The margin is in discs.
think-short-win = gagne { $margin }
think-short-loss = perd { $margin }
# The window of a node, read out: which values could still change the choice.
think-window-any = toute valeur compte
think-window-more = seules comptent les valeurs supérieures à { $low }
think-window-less = seules comptent les valeurs inférieures à { $high }
think-window-between = seules comptent les valeurs de { $low } à { $high }
# The same on a card, very short; the other windows are written with signs.
think-window-short-any = toute valeur
# So many moves were not looked at, on a card: very short.
think-cut-short =
    { $moves ->
        [one] { $moves } coupé
       *[other] { $moves } coupés
    }
# So many positions below this card are not drawn: very short.
think-hidden-short = +{ $positions } dessous
# The paper lists this position without searching it: very short.
think-listed = juste listé
# Its value was known from before: very short.
think-remembered = en mémoire
# Over the columns of the tree: now, the moves of a side, the answers of the other.
think-column-now = Départ
think-column-moves = { side } joue
think-column-answers = { side } répond

## A card, read out: "Black f5: −620 for Black; only more than −700 matters, chosen".
## Each message takes what was said so far as $node and adds its part.

think-node-move = { side } { $name }
think-node-worth = { $node } : { $value } pour { side }
think-node-unsearched = { $node } : pas encore examiné
think-node-listed = { $node }, juste listé
think-node-remembered = { $node }, en mémoire
# $window is one of the messages think-window-….
think-node-cut =
    { $moves ->
        [one] { $node }, { $moves } coupé ; { $window }
       *[other] { $node }, { $moves } coupés ; { $window }
    }
think-node-window = { $node } ; { $window }
think-node-chosen = { $node }, choisi

## What happens at a step: a sentence, and one that says what it means
## $side is the side that chooses, { other-side } its opponent. $worth is a number such as −620, or one of the
## messages think-worth-…; with a bound it is think-or-more or think-or-less.

think-worth-win = une victoire de { $margin }
think-worth-loss = une défaite de { $margin }
think-or-more = au moins { $worth }
think-or-less = au plus { $worth }

think-begins = Trait à { side }.
think-begins-detail =
    { $depth ->
        [one] { $algorithm } calcule { $depth } coup à l’avance. Un coup vaut ce que laisse la meilleure réponse.
       *[other] { $algorithm } calcule { $depth } coups à l’avance. Un coup vaut ce que laisse la meilleure réponse.
    }
# A pass of MTD(f), not of the game.
think-pass-begins = Itération { $number } : la position vaut-elle au moins { $worth } pour { side } ?
think-pass-begins-detail = Une itération ne répond que par oui ou par non, et c’est rapide.
think-pass-ends = Itération { $number } : la position vaut { $worth } pour { side }.
think-pass-ends-detail = L’itération suivante interroge plus près de la valeur.
think-tries = { side } essaie { $at }.
think-tries-detail = Quelle est la meilleure réponse de { other-side } ?
think-scouts = { side } vérifie { $at } rapidement.
think-scouts-detail = Une seule question : ce coup dépasse-t-il { $worth } ?
think-tries-again = { $at } semble meilleur.
think-tries-again-detail = { side } l’examine donc de nouveau, pour voir ce qu’il vaut vraiment.
# A row of Table 1 of the paper: its letter, and the paper's formula with the numbers of the row.
think-row = { $at } vaut { $worth } pour { side }.
think-row-detail = Tableau 1, ligne { $letter } : pour { other-side }, { $formula }. Le signe s’inverse en remontant.
think-row-listed = { side } pourrait répondre { $at }.
think-row-listed-detail = Tableau 1, ligne { $letter } : pour { other-side }, { $formula }. L’article liste les réponses et décide d’après les coups du dessus.
think-worth = { $at } vaut { $worth } pour { side }.
# How the value came about.
think-how-judged = C’est l’évaluation de la position obtenue.
think-how-answer = C’est ce que laisse la meilleure réponse de { other-side } ; le signe s’inverse en remontant.
think-how-memory = La position a déjà été vue : la mémoire répond.
think-how-hidden = En dessous, { $positions } positions ne sont pas dessinées.
# And what it means for the choice; this sentence follows one of those above.
think-is-best = C’est le meilleur coup jusqu’ici.
think-is-behind = { $at } reste le meilleur, avec { $worth }.
# The opponent has an answer that is so good that the rest need not be searched.
think-cut = Sur { $at }, { other-side } a la réponse { $answer }, qui vaut au moins { $worth }.
think-cut-unnamed = Sur { $at }, { other-side } a une réponse qui vaut au moins { $worth }.
think-cut-detail =
    { $moves ->
        [one] { side } a déjà aussi bien ailleurs et ne jouera pas ce coup : { $moves } autre réponse n’a pas à être examinée.
       *[other] { side } a déjà aussi bien ailleurs et ne jouera pas ce coup : { $moves } autres réponses n’ont pas à être examinées.
    }
think-cut-detail-pass =
    { $moves ->
        [one] Cela répond à la question de cette itération : { $moves } autre réponse n’a pas à être examinée.
       *[other] Cela répond à la question de cette itération : { $moves } autres réponses n’ont pas à être examinées.
    }
think-chosen = { side } joue { $at }, qui vaut { $worth }.
think-chosen-detail = Contre les meilleures réponses, { side } ne peut pas obtenir mieux.
# It follows the sentence above.
think-chosen-first = Un autre coup vaut autant ; le premier est retenu.
think-over = La partie est finie ici.
think-over-detail = Il n’y a rien à chercher.
