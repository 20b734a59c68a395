### The page of settings: headings, choices and switches. The choices stand side by side: short words.

settings-title = Réglages
settings-language = Langue
# Follows the phone: a choice of language and of theme.
settings-system = Système
settings-theme = Thème
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-contrast = Contraste élevé
settings-board = Plateau
settings-board-green = Vert
settings-board-blue = Bleu
settings-board-wood = Bois
settings-board-slate = Ardoise
# How fast discs turn over.
settings-animation = Retournement des pions
settings-animation-off = Immédiat
settings-animation-fast = Rapide
settings-animation-normal = Normal
# Over the switches of play.
settings-play = Jeu
settings-legal-moves = Montrer les coups légaux
settings-legal-moves-note = Des points marquent les cases où vous pouvez jouer.
# Whether the squares tell what a move there is worth.
settings-values = Valeur de chaque coup
settings-values-off = Non
settings-values-words = En mots
settings-values-figures = En chiffres
settings-confirm-tap = Confirmer chaque coup
settings-confirm-tap-note = Le premier appui montre les pions à retourner, le second joue.
settings-deliberate = Prendre le temps de réfléchir
settings-deliberate-note = Les adversaires humains réfléchissent comme nous, quatre secondes au plus.
settings-serious = Partie sérieuse
settings-serious-note = Un coup joué ne peut pas être repris.
settings-sound = Son
settings-haptics = Vibrations
settings-reset = Réinitialiser les réglages
