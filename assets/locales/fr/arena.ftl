### The page with the board of Othello: buttons, the status line under the board, the history of moves.
### $side is "black" or "white"; $at is a square such as f5.

arena-title = Othello
# The large buttons.
arena-start = Commencer
arena-restart = Recommencer
# Small buttons with an icon: as short as can be.
arena-undo = Annuler
arena-redo = Rétablir
arena-hint = Conseil
arena-hint-coming = Recherche du meilleur coup…
# Ends the computer's thinking.
arena-move-now = Jouer maintenant
# While two computers play.
arena-pause = Pause
arena-go-on = Continuer
arena-step = Un coup

# The sides where they stand alone: in the cards of the players, in headings.
arena-disc-black = Noir
arena-disc-white = Blanc
# A person, in the card of a player.
arena-person = Joueur
arena-you = Vous
# Behind the name of the side whose turn it is, in its card.
arena-to-move = au trait
# It names the button arena-start.
arena-press-start = Appuyez sur « Commencer ».
arena-begins = La partie commence. { side } joue en premier.
# The person who plays the computer is to move, on so many squares.
arena-your-turn =
    { $moves ->
        [one] À vous, { side } : { $moves } coup possible.
       *[other] À vous, { side } : { $moves } coups possibles.
    }
# One of two people is to move.
arena-turn-of =
    { $moves ->
        [one] Trait à { side } : { $moves } coup possible.
       *[other] Trait à { side } : { $moves } coups possibles.
    }
arena-thinking = { side } réfléchit…
# How far it has come: so many moves ahead, and positions as a short number such as 56k.
arena-thought = profondeur { $depth }, { $nodes } positions
# The same of a move that needed no thinking.
arena-from-book = du livre d’ouvertures
# A move was played and its discs are turning.
arena-played =
    { $discs ->
        [one] { side } joue { $at } et retourne { $discs } pion.
       *[other] { side } joue { $at } et retourne { $discs } pions.
    }
arena-passes =
    { $squares ->
        [one] { side } n’a pas de coup légal : sur la seule case vide, aucun pion ne serait retourné. { other-side } rejoue.
       *[other] { side } n’a pas de coup légal : sur les { $squares } cases vides, aucun pion ne serait retourné. { other-side } rejoue.
    }
arena-paused = En pause.
arena-no-engine = L’ordinateur ne peut pas jouer pour l’instant.
# A tap was no move.
arena-refused-taken = La case { $at } est déjà occupée.
arena-refused-useless = Impossible en { $at } : aucun pion ne serait retourné.
arena-tap-again = Touchez encore { $at } pour y jouer.

# The result, as a heading; $score is such as 44–20, the winner's discs first.
arena-won = { side } gagne { $score }
arena-drawn = Partie nulle, { $score }
# Under the result.
arena-ended-lead =
    { $discs ->
        [one] L’othellier est plein. L’écart est de { $discs } pion.
       *[other] L’othellier est plein. L’écart est de { $discs } pions.
    }
arena-ended-even = L’othellier est plein, à égalité de pions.
arena-ended-early =
    { $squares ->
        [one] Aucun camp ne peut jouer ; { $squares } case est restée vide.
       *[other] Aucun camp ne peut jouer ; { $squares } cases sont restées vides.
    }
arena-play-again = Rejouer
arena-change-level = Changer de niveau
arena-review = Analyser

# Over the history of moves.
arena-history = Coups
# A line of the history: the number of the move, who, where, and how many discs it took.
arena-moved = { $number }. { side } { $at }, retourne { $taken }
arena-passed = { side } passe : aucun coup légal
# The discs of both sides, read out.
arena-score-spoken = noir { $black }, blanc { $white }
# A line of the history with arena-score-spoken, read out.
arena-line-spoken = { $line } ; { $score }
# An older position is shown.
arena-viewing = Vous regardez le coup { $ply } sur { $all }. La partie attend.
arena-earlier = Reculer
arena-later = Avancer
arena-back-to-game = Retour à la partie
arena-play-from-here = Jouer d’ici

## A hint: the advised square and why
## The sentences end with a full stop; $margin and $moves are numbers.

arena-advice-only-move = Jouez { $at } : c’est le seul coup.
arena-advice-ends-won = Jouez { $at } : la partie se termine et vous gagnez de { $margin }.
arena-advice-ends-drawn = Jouez { $at } : la partie se termine par une nulle.
arena-advice-ends-lost = Jouez { $at } : la partie se termine avec la plus petite perte possible.
arena-advice-takes-corner = Jouez { $at } : vous prenez un coin, qui ne pourra jamais être retourné.
arena-advice-forces-pass = Jouez { $at } : l’adversaire n’a pas de réponse et doit passer.
arena-advice-proven-won = Jouez { $at } : calculé jusqu’à la fin, ce coup gagne de { $margin }.
arena-advice-proven-drawn = Jouez { $at } : calculé jusqu’à la fin, ce coup assure la nulle.
arena-advice-proven-lost = Jouez { $at } : calculé jusqu’à la fin, ce coup ne perd que de { $margin }.
arena-advice-guards-corner =
    { $moves ->
        [one] Jouez { $at } : { $moves } autre coup donnerait un coin.
       *[other] Jouez { $at } : { $moves } autres coups donneraient un coin.
    }
arena-advice-fewest-replies =
    { $moves ->
        [one] Jouez { $at } : l’adversaire n’a plus que { $moves } réponse.
       *[other] Jouez { $at } : l’adversaire n’a plus que { $moves } réponses.
    }
arena-advice-turns-most =
    { $discs ->
        [one] Jouez { $at } : c’est le coup qui retourne le plus, { $discs } pion, et la fin est proche.
       *[other] Jouez { $at } : c’est le coup qui retourne le plus, { $discs } pions, et la fin est proche.
    }
arena-advice-turns-fewest =
    { $discs ->
        [one] Jouez { $at } : ce coup ne retourne que { $discs } pion et concède peu.
       *[other] Jouez { $at } : ce coup ne retourne que { $discs } pions et concède peu.
    }
arena-advice-best = Jouez { $at } : c’est le meilleur coup trouvé.
arena-advice-best-ahead = Jouez { $at } : c’est le meilleur coup trouvé, à la profondeur { $depth }.

## Under the hint: what the engine thinks of the move
## $points is a number with its sign, such as +120.

arena-opinion-glance = À première vue : { $points } points.
arena-opinion-points = Profondeur { $depth } : { $points } points.
arena-opinion-draw = Calculé jusqu’à la fin : nulle.
arena-opinion-win =
    { $discs ->
        [one] Calculé jusqu’à la fin : victoire de { $discs } pion.
       *[other] Calculé jusqu’à la fin : victoire de { $discs } pions.
    }
arena-opinion-loss =
    { $discs ->
        [one] Calculé jusqu’à la fin : défaite de { $discs } pion.
       *[other] Calculé jusqu’à la fin : défaite de { $discs } pions.
    }
arena-opinion-even = Profondeur { $depth } : à peu près égal.
arena-opinion-ahead =
    { $discs ->
        [one] Profondeur { $depth } : victoire d’environ { $discs } pion.
       *[other] Profondeur { $depth } : victoire d’environ { $discs } pions.
    }
arena-opinion-behind =
    { $discs ->
        [one] Profondeur { $depth } : défaite d’environ { $discs } pion.
       *[other] Profondeur { $depth } : défaite d’environ { $discs } pions.
    }
arena-opinion-turned =
    { $discs ->
        [one] Ce coup retourne { $discs } pion.
       *[other] Ce coup retourne { $discs } pions.
    }

## What a move is worth, in a word that fits on a square of the board: at most six letters or so.

arena-grade-good = bon
arena-grade-fine = moyen
arena-grade-risky = risqué

## A square, read out part by part: "f5, empty, playable, takes 3".

arena-square-black = pion noir
arena-square-white = pion blanc
arena-square-empty = vide
arena-square-takes = jouable, retourne { $discs }
arena-square-last = dernier coup
arena-square-hint = conseil
arena-square-again = toucher encore pour jouer
# One of the words above such as arena-grade-good, and a number with its sign.
arena-square-worth = { $grade }, { $figure }
