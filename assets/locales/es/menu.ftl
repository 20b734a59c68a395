### The start page: the buttons under the name of the game. Short: one line on a narrow phone.

# Under the name of the game, in small letters.
menu-tagline = Cada jugada da la vuelta al tablero.
menu-new-game = Nueva partida
# Back to the game that is under way.
menu-resume = Continuar
menu-learn = Aprender
# The page of experiments with search algorithms.
menu-lab = Laboratorio
menu-rules = Reglas
menu-about = Acerca de
menu-settings = Ajustes
menu-exit = Salir
