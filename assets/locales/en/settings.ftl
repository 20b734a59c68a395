### The page of settings: headings, choices and switches. The choices stand side by side: short words.

settings-title = Settings
settings-language = Language
# Follows the phone: a choice of language and of theme.
settings-system = System default
settings-theme = Theme
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-board = Board
settings-board-green = Green
settings-board-blue = Blue
settings-board-wood = Wood
settings-board-slate = Slate
# How fast discs turn over.
settings-animation = Turning discs
settings-animation-off = At once
settings-animation-fast = Fast
settings-animation-normal = Normal
# Over the switches of play.
settings-play = Play
settings-legal-moves = Show legal moves
settings-legal-moves-note = Dots mark the squares where you may play.
# Whether the squares tell what a move there is worth.
settings-values = What each move is worth
settings-values-off = Off
settings-values-words = In words
settings-values-figures = In figures
settings-confirm-tap = Confirm each move
settings-confirm-tap-note = The first tap shows what would turn, the second one plays.
# Whether opponents that play like people wait before they move.
settings-deliberate = People take their time
settings-deliberate-note = Opponents like people think as long as a person would, four seconds at most.
settings-serious = Serious game
settings-serious-note = Moves cannot be taken back.
settings-sound = Sound
settings-haptics = Vibration
settings-reset = Reset all settings
