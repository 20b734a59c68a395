### The page of experiments: search algorithms compared on positions, and matches of two levels.

lab-title = Laboratorio
# The two tabs, and what each does.
lab-compare = Búsquedas
lab-compare-note = Todas las búsquedas miran las mismas posiciones, con la misma profundidad. Todas hallan el mismo valor; se diferencian en cuántas posiciones visitan para ello.
lab-contest = Duelo
lab-contest-note = Dos niveles de Othello se enfrentan: cada apertura dos veces, cambiando de color.
lab-game = Juego
lab-positions = Posiciones
# Which positions, as choices and headings.
lab-source-current = Mi partida
lab-source-random = Al azar
lab-source-start = Inicio
lab-source-paper = Ejemplo del artículo
lab-source-opening = Apertura
lab-source-middlegame-one = Medio juego 1
lab-source-middlegame-two = Medio juego 2
lab-source-ending = Final
lab-source-king-ending = Final de damas
lab-source-many-jumps = Muchas capturas
lab-subject-random =
    { $plies ->
        [one] Al azar, semilla { $seed }, 1 jugada
       *[other] Al azar, semilla { $seed }, { $plies } jugadas
    }
lab-subject-numbered = Al azar { $number }
# A position that somebody typed.
lab-subject-given = Dada
# The number that random positions grow from.
lab-seed = Semilla
lab-plies = Jugadas al azar
# Buttons beside a number, read out; $what is its name.
lab-less = { $what }: menos
lab-more = { $what }: más
lab-searches = Búsquedas
lab-depths = Jugadas por delante
lab-negamax-limit = El negamax simple mira como mucho { $depth } jugadas por delante: más llevaría minutos.
lab-nothing = Elige al menos una posición, una búsqueda y una profundidad.
lab-first-player = Primer jugador
lab-second-player = Segundo jugador
lab-games = Partidas
lab-openings = Aperturas
lab-run =
    { $searches ->
        [one] Hacer 1 búsqueda
       *[other] Hacer { $searches } búsquedas
    }
lab-play =
    { $games ->
        [one] Jugar 1 partida
       *[other] Jugar { $games } partidas
    }
lab-stop = Detener
lab-go-on = Seguir
lab-change = Cambiar
lab-results = Resultados
lab-no-results = Todavía no hay resultados.
lab-copy = Copiar como texto
lab-copied = Copiado

## While it runs

lab-searches-done = { $done } de { $all } búsquedas
lab-games-done = { $done } de { $all } partidas
lab-left-second = queda cerca de un segundo
lab-left-seconds = quedan unos { $seconds } s
lab-left-minutes = quedan unos { $minutes } min
lab-starting = acaba de empezar
lab-stopped = detenido
# $why is in English.
lab-failed = No se pudo terminar: { $why }

## Results
## Nodes are the positions that a search visits. Numbers in these messages are already written as your language does.

lab-agree = Todas las búsquedas coinciden en todos los valores.
lab-disagree = Dos búsquedas no coinciden en un valor. Eso no debe ocurrir: avísanos, por favor.
lab-chart-nodes = Nodos
lab-chart-time = Tiempo
# A depth, and how many positions are added up in it.
lab-chart-depth =
    { $depth ->
        [one] 1 jugada por delante
       *[other] { $depth } jugadas por delante
    }, { $positions ->
        [one] una posición
       *[other] { $positions } posiciones en total
    }
lab-log-scale = Escala logarítmica: una barra el doble de larga significa mucho más del doble.
lab-depth =
    { $depth ->
        [one] 1 jugada por delante
       *[other] { $depth } jugadas por delante
    }
lab-nodes = { $nodes } nodos
lab-millis = { $millis } ms
# A share of the nodes of another search, whose name is $search.
lab-share = { $percent }{ "\u00A0" }% de { $search }
# A value and the move to it.
lab-value = { $value }, juega { $best }
# Under numbers of games.
lab-won = ganadas
lab-drawn = empatadas
lab-lost = perdidas
lab-points = Puntos
lab-discs-a-game = Fichas por partida
lab-strength = Diferencia de Elo (95{ "\u00A0" }%)
# A difference in strength that is only known to lie above or below this.
lab-strength-above = más de { $elo }
lab-strength-below = menos de { $elo }
lab-unknown = aún no se sabe
lab-a-move = { $millis } ms, { $nodes } nodos/jugada
lab-game-number = Partida { $number } de { $all }
lab-each-game = Cada partida
# A line of the games: which level, and with which discs it played.
lab-game-line =
    { $side ->
        [black] { $number }. { $level }, negras
       *[white] { $number }. { $level }, blancas
    }
lab-in-game = { $moves } jugadas, { $nodes } nodos, { $millis } ms
