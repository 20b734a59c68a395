### The page with the player's progress.

statistics-empty = Termina una partida contra la máquina y aquí verás tus resultados.
statistics-levels = Contra cada nivel
statistics-over-time = A lo largo del tiempo
statistics-span-last = Las últimas { $games } partidas
statistics-span-all = Todas las partidas
statistics-span-month = { month-long } de { $year }
# With a capital: it begins a line.
month-long =
    { $month ->
        [1] Enero
        [2] Febrero
        [3] Marzo
        [4] Abril
        [5] Mayo
        [6] Junio
        [7] Julio
        [8] Agosto
        [9] Septiembre
        [10] Octubre
        [11] Noviembre
       *[12] Diciembre
    }
statistics-score =
    { $won ->
        [one] 1 ganada
       *[other] { $won } ganadas
    }, { $drawn ->
        [one] 1 empatada
       *[other] { $drawn } empatadas
    }, { $lost ->
        [one] 1 perdida
       *[other] { $lost } perdidas
    }
statistics-percent = { $percent }{ "\u00A0" }%
# What the parts of a bar mean.
statistics-legend = Lleno: ganadas. Rayado: empatadas. Vacío: perdidas.
statistics-streaks = Rachas
# The player's last games all ended the same way.
statistics-streak-won =
    { $games ->
        [one] Ganaste la última partida.
       *[other] Ganaste las últimas { $games } partidas.
    }
statistics-streak-drawn =
    { $games ->
        [one] Empataste la última partida.
       *[other] Empataste las últimas { $games } partidas.
    }
statistics-streak-lost =
    { $games ->
        [one] Perdiste la última partida.
       *[other] Perdiste las últimas { $games } partidas.
    }
statistics-best-streak =
    { $games ->
        [0] Ninguna victoria todavía.
        [one] Tu mejor racha: 1 victoria.
       *[other] Tu mejor racha: { $games } victorias seguidas.
    }
statistics-losses = Fichas perdidas por jugada
statistics-losses-note = En tus partidas revisadas; la más reciente, a la derecha. Cuanto menos, mejor.
statistics-no-losses = Revisa tus partidas y aquí un gráfico mostrará si mejoras.
# How many discs a move the player loses, now and before: numbers with two decimals.
statistics-trend-same = Más o menos como antes: { $now } fichas por jugada.
statistics-trend-better = Estás mejorando: { $now } fichas por jugada, antes { $before }.
statistics-trend-worse = Pierdes más que antes: { $now } fichas por jugada, antes { $before }.
# The chart, read out: the first and the last of so many games.
statistics-chart =
    { $games ->
        [one] Gráfico de 1 partida: de { $first } a { $last } fichas por jugada
       *[other] Gráfico de { $games } partidas: de { $first } a { $last } fichas por jugada
    }
statistics-strength = Tu fuerza
statistics-strength-unknown = Termina sin ayuda una partida de Othello contra la máquina y aquí se estima tu fuerza.
statistics-strength-now =
    { $games ->
        [one] Unos { $elo } ± { $error }, tras 1 partida.
       *[other] Unos { $elo } ± { $error }, tras { $games } partidas.
    }
statistics-strength-note = En la escala de los rivales. La banda es el error y la partida más nueva está a la derecha. Las partidas con pistas o jugadas deshechas no cuentan.
statistics-strength-reset = Restablecer mi fuerza
statistics-strength-chart =
    { $games ->
        [one] Gráfico de tu fuerza tras 1 partida: de { $first } a { $last }
       *[other] Gráfico de tu fuerza en { $games } partidas: de { $first } a { $last }
    }
