### Puzzles, exercises, and what both say of an answer.

training-puzzles = Problèmes
training-about-puzzles = Chaque position a un seul bon coup, prouvé jusqu’à la fin de la partie. Ce n’est jamais celui qui retourne le plus de pions.
training-daily = Problème du jour
# Today's puzzle: how hard it is, then what became of it, then for how many days in a row it was solved.
training-daily-easy = Facile.
training-daily-medium = Moyen.
training-daily-hard = Difficile.
training-daily-very-hard = Très difficile.
training-daily-failed = Pas encore résolu.
training-daily-solved = Résolu.
training-daily-streak =
    { $days ->
        [one] { $days } jour pour l’instant.
       *[other] { $days } jours de suite.
    }
training-all-puzzles = Tous les problèmes
# How hard a puzzle is, in a list.
training-grade-easy = Facile
training-grade-medium = Moyen
training-grade-hard = Difficile
training-grade-very-hard = Très difficile
training-solved-of = Résolus : { $solved } sur { $all }
# The title of a puzzle.
training-puzzle-easy = Problème facile { $number }
training-puzzle-medium = Problème moyen { $number }
training-puzzle-hard = Problème difficile { $number }
training-puzzle-very-hard = Problème très difficile { $number }
# What is asked.
training-goal-win = Un seul coup gagne pour { side }.
training-goal-draw = Un seul coup sauve la nulle pour { side }.
training-goal-most = Plusieurs coups gagnent pour { side }. Trouvez celui qui gagne par le plus grand écart.

## An answer

training-tap-the-move = Touchez la case où poser le pion.
# A hint left so many squares.
training-one-of = C’est l’une de ces { $squares } cases.
training-right = { $at }, c’est le bon coup !
training-nearly-best = { $at } est bon. { $best } est meilleur, de moins d’un pion.
training-wrong = { $at } n’est pas le bon coup.
training-shown = Le bon coup est { $at }.
training-looking = Recherche des meilleures réponses…
# What a move leads to for the side that made it.
training-outcome-draw = Avec le meilleur jeu des deux camps, la partie est nulle.
training-outcome-win =
    { $discs ->
        [one] Avec le meilleur jeu des deux camps, { side } gagne de { $discs } pion.
       *[other] Avec le meilleur jeu des deux camps, { side } gagne de { $discs } pions.
    }
training-outcome-loss =
    { $discs ->
        [one] Avec le meilleur jeu des deux camps, { side } perd de { $discs } pion.
       *[other] Avec le meilleur jeu des deux camps, { side } perd de { $discs } pions.
    }
training-outcome-even = Ensuite, la partie devrait finir à peu près à égalité.
training-outcome-ahead =
    { $discs ->
        [one] Ensuite, { side } devrait gagner d’environ { $discs } pion.
       *[other] Ensuite, { side } devrait gagner d’environ { $discs } pions.
    }
training-outcome-behind =
    { $discs ->
        [one] Ensuite, { side } devrait perdre d’environ { $discs } pion.
       *[other] Ensuite, { side } devrait perdre d’environ { $discs } pions.
    }
# So many moves of a line are on the board.
training-line-step = Coup { $shown } sur { $all }.
# Small buttons.
training-hint = Indice
training-solution = Solution
training-try-again = Réessayer
training-next = Suivant
training-skip = Sauter
training-step-back = Reculer
training-step-on = Avancer

## Exercises

training-exercises = Exercices
training-n-due = À faire aujourd’hui : { $due }
training-start = Commencer
# Nothing is due now; the next exercise is, in so many days (one is tomorrow).
training-next-due =
    { $days ->
        [0] Plus rien pour aujourd’hui. Le prochain exercice est prévu demain.
        [one] Plus rien pour aujourd’hui. Le prochain exercice est prévu demain.
       *[other] Plus rien pour aujourd’hui. Le prochain exercice est prévu dans { $days } jours.
    }
training-all-learned = Tout est acquis. De nouveaux exercices viendront de vos prochaines parties analysées.
training-learned = Acquis : { $learned }, restants : { $waiting }
# $solved and $failed are numbers of days, $times how often an exercise must be solved (3, 1 and 2 at present).
training-schedule =
    Résolu au premier essai et sans indice, un exercice revient au bout de { $solved ->
        [one] { $solved } jour
       *[other] { $solved } jours
    } ; sinon, au bout de { $failed ->
        [one] { $failed } jour
       *[other] { $failed } jours
    }. Résolu { $times } fois de suite, il est acquis.
training-no-exercises = Pas encore d’exercice
training-how-they-come = Analysez une partie terminée : chacune de vos erreurs y devient un exercice. Vous revoyez la position et cherchez un meilleur coup, maintenant puis de nouveau quelques jours plus tard.
# $played is the square that the player chose in the game.
training-better = Vous avez joué { $played } ici. Trouvez un meilleur coup pour { side }.
training-lost =
    { $discs ->
        [one] { $played } a coûté { $discs } pion.
       *[other] { $played } a coûté { $discs } pions.
    }
