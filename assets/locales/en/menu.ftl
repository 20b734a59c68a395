### The start page: the buttons under the name of the game. Short: one line on a narrow phone.

# Under the name of the game, in small letters.
menu-tagline = Every move turns the board.
menu-new-game = New Game
# Back to the game that is under way.
menu-resume = Continue
menu-learn = Learn
# The page of experiments with search algorithms.
menu-lab = Lab
menu-rules = Rules
menu-about = About
menu-settings = Settings
menu-exit = Exit
