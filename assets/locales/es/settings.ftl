### The page of settings: headings, choices and switches. The choices stand side by side: short words.

settings-title = Ajustes
settings-language = Idioma
# Follows the phone: a choice of language and of theme.
settings-system = Del sistema
settings-theme = Tema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-theme-contrast = Alto contraste
settings-board = Tablero
settings-board-green = Verde
settings-board-blue = Azul
settings-board-wood = Madera
settings-board-slate = Pizarra
# How fast discs turn over.
settings-animation = Volteo de fichas
settings-animation-off = Al instante
settings-animation-fast = Rápido
settings-animation-normal = Normal
# Over the switches of play.
settings-play = Juego
settings-legal-moves = Mostrar jugadas legales
settings-legal-moves-note = Unos puntos marcan las casillas donde puedes jugar.
# Whether the squares tell what a move there is worth.
settings-values = Valor de cada jugada
settings-values-off = No
settings-values-words = En palabras
settings-values-figures = En números
settings-confirm-tap = Confirmar cada jugada
settings-confirm-tap-note = El primer toque muestra qué se voltearía; el segundo juega.
settings-deliberate = Se toman su tiempo
settings-deliberate-note = Los rivales como personas piensan lo que pensaría alguien, cuatro segundos como mucho.
settings-serious = Partida seria
settings-serious-note = No se pueden deshacer jugadas.
settings-sound = Sonido
settings-haptics = Vibración
settings-reset = Restablecer todos los ajustes
