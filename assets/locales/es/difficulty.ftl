### The page where a new game and its opponents are chosen.

difficulty-title = Nueva partida
difficulty-who-plays = ¿Quién juega?
difficulty-against-computer = Contra la máquina
difficulty-two-people = Dos personas
difficulty-watch = Ver jugar a dos máquinas
difficulty-two-people-note = Se turnan en un mismo teléfono. Empiezan Negras.
difficulty-watch-note = Relájate, pausa cuando quieras y avanza jugada a jugada.
difficulty-who-is-black = ¿Quién lleva Negras y empieza?
difficulty-i-begin = Empiezo yo
difficulty-computer-begins = Empieza la máquina
difficulty-level = ¿Qué nivel?
difficulty-black-level = Nivel de Negras
difficulty-white-level = Nivel de Blancas
# The button that leads to the board.
difficulty-play = Al tablero

## The levels of Othello, from the weakest to the strongest: a name, and a line on how it plays.
## The names stand in lists, and alone before or after other words: "Blancas · Jugador de club".

difficulty-level-novice = Principiante
difficulty-level-cautious = Prudente
difficulty-level-apprentice = Aprendiz
difficulty-level-student = Estudiante
difficulty-level-club = Jugador de club
difficulty-level-tactician = Táctico
difficulty-level-strategist = Estratega
difficulty-level-expert = Experto
difficulty-level-master = Maestro
difficulty-level-grandmaster = Gran maestro
difficulty-level-champion = Campeón
difficulty-level-legend = Leyenda

difficulty-summary-novice = Voltea siempre todas las fichas que puede.
difficulty-summary-cautious = Toma toda esquina que puede; antes voltea pocas fichas y después, muchas.
difficulty-summary-apprentice = Mira una jugada y tu respuesta, y adora las esquinas.
difficulty-summary-student = Mira cuatro jugadas por delante y busca esquinas y movilidad.
difficulty-summary-club = Mira seis jugadas por delante y busca esquinas y movilidad.
difficulty-summary-tactician = Mira seis jugadas por delante y te deja pocas opciones.
difficulty-summary-strategist = Mira ocho jugadas por delante y te deja pocas opciones.
difficulty-summary-expert = Piensa hasta un quinto de segundo por jugada, tan a fondo como puede.
difficulty-summary-master = Ha aprendido de sus propias partidas y juega casi al instante.
difficulty-summary-grandmaster = Piensa un tercio de segundo por jugada y rara vez falla cerca del final.
difficulty-summary-champion = Piensa un segundo por jugada y ve lejos.
difficulty-summary-legend = Piensa cinco segundos por jugada; con 24 casillas vacías, a menudo ve hasta el final.
