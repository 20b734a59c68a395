### The page of settings: headings, choices and switches. The choices stand side by side: short words.

settings-title = Einstellungen
settings-language = Sprache
# Follows the phone: a choice of language and of theme.
settings-system = System
settings-theme = Design
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-contrast = Hoher Kontrast
settings-board = Brett
settings-board-green = Grün
settings-board-blue = Blau
settings-board-wood = Holz
settings-board-slate = Schiefer
# How fast discs turn over.
settings-animation = Umdrehen der Steine
settings-animation-off = Sofort
settings-animation-fast = Schnell
settings-animation-normal = Normal
# Over the switches of play.
settings-play = Spiel
settings-legal-moves = Mögliche Züge zeigen
settings-legal-moves-note = Punkte zeigen die Felder, auf die du setzen darfst.
# Whether the squares tell what a move there is worth.
settings-values = Was jeder Zug wert ist
settings-values-off = Aus
settings-values-words = Als Wort
settings-values-figures = Als Zahl
settings-confirm-tap = Jeden Zug bestätigen
settings-confirm-tap-note = Das erste Antippen zeigt, was umgedreht würde, das zweite setzt.
settings-deliberate = Menschen lassen sich Zeit
settings-deliberate-note = Gegner wie Menschen überlegen so lange wie Menschen, höchstens vier Sekunden.
settings-serious = Ernste Partie
settings-serious-note = Züge lassen sich nicht zurücknehmen.
settings-sound = Ton
settings-haptics = Vibration
settings-reset = Einstellungen zurücksetzen
