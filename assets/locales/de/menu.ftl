### The start page: the buttons under the name of the game. Short: one line on a narrow phone.

# Under the name of the game, in small letters.
menu-tagline = Jeder Zug wendet das Blatt.
menu-new-game = Neue Partie
# Back to the game that is under way.
menu-resume = Fortsetzen
menu-learn = Lernen
# The page of experiments with search algorithms.
menu-lab = Labor
menu-rules = Regeln
menu-about = Über die App
menu-settings = Einstellungen
menu-exit = Beenden
