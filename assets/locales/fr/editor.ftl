### The page where a position is set up.

editor-title = Composer une position
# Before the three choices that follow.
editor-brush-title = Un appui pose
editor-brush-black = Noir
editor-brush-white = Blanc
editor-brush-empty = Rien
# Whose turn it is, as choices.
editor-black-to-move = Trait à Noir
editor-white-to-move = Trait à Blanc
editor-undo = Annuler
editor-clear = Tout effacer
editor-reset = Position initiale
# What is to be said of the position.
editor-no-discs = Il n’y a aucun pion sur l’othellier.
editor-no-discs-of = { side } n’a aucun pion : personne ne peut jouer.
editor-no-moves = Aucun camp ne peut jouer : la partie serait finie.
editor-passes = { side } n’a pas de coup légal et va passer.
editor-moves =
    { $moves ->
        [one] Trait à { side } : { $moves } coup possible.
       *[other] Trait à { side } : { $moves } coups possibles.
    }
