### The start page: the buttons under the name of the game. Short: one line on a narrow phone.

# Under the name of the game, in small letters.
menu-tagline = Chaque coup retourne la situation.
menu-new-game = Nouvelle partie
# Back to the game that is under way.
menu-resume = Reprendre
menu-learn = Apprendre
# The page of experiments with search algorithms.
menu-lab = Labo
menu-rules = Règles
menu-about = À propos
menu-settings = Réglages
menu-exit = Quitter
