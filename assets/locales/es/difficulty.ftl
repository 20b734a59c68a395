### The page where a new game and its opponents are chosen.

difficulty-title = Nueva partida
difficulty-against-computer = Contra la máquina
difficulty-two-people = Dos personas
difficulty-watch = Ver jugar a dos máquinas
difficulty-two-people-note = Se turnan en un mismo teléfono. Empiezan Negras.
difficulty-watch-note = Relájate, pausa cuando quieras y avanza jugada a jugada.
difficulty-who-is-black = ¿Quién lleva Negras y empieza?
difficulty-i-begin = Empiezo yo
difficulty-computer-begins = Empieza la máquina
difficulty-like-a-person = Como una persona
difficulty-engine = Motor
difficulty-computer-tile = Máquina
difficulty-watch-tile = Mirar
difficulty-people = Juegan y fallan como personas
difficulty-engines = La escala de motores
difficulty-measured-strength = aquí, unos { $elo }
difficulty-extrapolated = No sale de partidas de torneo como los demás: es una extrapolación.
difficulty-own-strength = Tú: unos { $elo } ± { $error }
difficulty-own-strength-unknown = Aún no se conoce tu fuerza. Tus primeras partidas la mostrarán.
difficulty-adaptive-note = Empieza donde dicen tus resultados y se ajusta mientras juegas. Tu fuerza no sale de este dispositivo.
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
difficulty-summary-grandmaster = Piensa una fracción de segundo por jugada y rara vez falla cerca del final.
difficulty-summary-champion = Piensa alrededor de un segundo por jugada y ve lejos.
difficulty-summary-legend = Piensa varios segundos por jugada; con 24 casillas vacías, a menudo ve hasta el final.

difficulty-level-beginner = Debutante
difficulty-level-casual = Aficionado
difficulty-level-newcomer = Recién llegado
difficulty-level-regular = Habitual del club
difficulty-level-experienced = Veterano
difficulty-level-competitor = Competidor
difficulty-level-finalist = Finalista
difficulty-level-titleholder = Laureado
difficulty-level-international = Internacional
difficulty-level-worldclass = Élite mundial
difficulty-level-worldchampion = Campeón mundial
difficulty-level-adaptive = Adaptable

difficulty-summary-beginner = Juega como un niño que acaba de aprender las reglas.
difficulty-summary-casual = Juega de vez en cuando, por gusto y sin plan.
difficulty-summary-newcomer = Juega su primer torneo y sabe lo que vale una esquina.
difficulty-summary-regular = Va al club cada semana y conoce las casillas peligrosas.
difficulty-summary-experienced = Juega desde hace años y rara vez regala mucho.
difficulty-summary-competitor = Juega muchos torneos y conoce las aperturas.
difficulty-summary-finalist = Llega a las finales de los torneos.
difficulty-summary-titleholder = Gana títulos y está entre los más fuertes de los torneos.
difficulty-summary-international = Juega por su país y comete pocos errores.
difficulty-summary-worldclass = Casi nadie le gana.
difficulty-summary-worldchampion = Ha ganado el título mundial y apenas se equivoca.
difficulty-summary-adaptive = Se adapta a ti, para que ganes más o menos la mitad de las partidas.
