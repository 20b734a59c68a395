### Checkers (American checkers, English draughts): its board, its levels and its rules.
### $at is the number of a square, $notation a move such as 11-15 or 22x15.
### Spanish: a man is a "peón", a king a "dama", both are a "pieza"; to jump is "capturar".

checkers-title = Damas
checkers-game-othello = Othello
checkers-game-checkers = Damas
# Buttons of the start page, when there are two games to go back to.
checkers-resume-othello = Continuar Othello
checkers-resume-checkers = Continuar damas

## The levels, from the weakest to the strongest. Their names are those of Othello's levels where both have one.

checkers-level-novice = Principiante
checkers-level-apprentice = Aprendiz
checkers-level-student = Estudiante
checkers-level-club = Jugador de club
checkers-level-strategist = Estratega
checkers-level-expert = Experto
# The search's name (alpha-beta, NegaScout) stays as it is.
checkers-summary-novice = Mira una jugada y tu respuesta (alpha-beta, profundidad 2).
checkers-summary-apprentice = Mira cuatro jugadas por delante (alpha-beta).
checkers-summary-student = Mira seis jugadas por delante (alpha-beta).
checkers-summary-club = Mira ocho jugadas por delante (NegaScout).
checkers-summary-strategist = Mira diez jugadas por delante (NegaScout).
checkers-summary-expert = Mira doce jugadas por delante (NegaScout).

## The status line

checkers-your-turn = Te toca con { side }.
checkers-turn-of = Juegan { side }.
checkers-choose = Toca una pieza y luego la casilla adonde debe ir.
checkers-chosen = Has elegido la pieza de la casilla { $at }. Toca adónde debe ir.
# So many pieces can jump, and one of them must.
checkers-must-jump =
    { $pieces ->
        [one] Debes capturar con la pieza marcada.
       *[other] Debes capturar con una de las { $pieces } piezas marcadas.
    }
# A jump has begun; the piece waits on this square.
checkers-goes-on = La captura sigue desde { $at }. Toca la siguiente casilla.
checkers-tap-again = Toca { $at } otra vez para mover ahí.

# A tap was no move, and why.
checkers-refused-not-yours = La pieza de { $at } no es tuya.
checkers-refused-choose-first = Toca primero la pieza que quieres mover.
checkers-refused-must-jump = La pieza de { $at } debe esperar: hay captura obligatoria.
checkers-refused-must-jump-elsewhere = A { $at } no: hay captura obligatoria.
checkers-refused-must-go-on = La captura no ha terminado: sigue la misma pieza.
checkers-refused-stuck = La pieza de { $at } no se puede mover.
checkers-refused-not-there = La pieza elegida no puede ir a { $at }.
checkers-refused-two-ways = Hay dos caminos hasta { $at }. Toca casilla por casilla.

# A move was played.
checkers-played-step = { side } juegan { $notation }.
checkers-played-step-king = { side } juegan { $notation } y coronan dama.
checkers-played-jump =
    { $pieces ->
        [one] { side } juegan { $notation } y capturan 1 pieza.
       *[other] { side } juegan { $notation } y capturan { $pieces } piezas.
    }
checkers-played-jump-king =
    { $pieces ->
        [one] { side } juegan { $notation }, capturan 1 pieza y coronan dama.
       *[other] { side } juegan { $notation }, capturan { $pieces } piezas y coronan dama.
    }

# The result, as a heading.
checkers-won = Ganan { side }
checkers-drawn = Tablas
# Under the result; $side is the loser.
checkers-ended-no-piece = { side } se quedaron sin piezas.
checkers-ended-no-move = { side } se quedaron sin jugadas.
checkers-ended-repetition = La misma posición se ha dado por tercera vez.
checkers-ended-no-progress = 40 jugadas por bando, solo de damas y sin capturas.
# A line of the history.
checkers-moved = { $number }. { side } { $notation }

## A hint and why

checkers-advice-only-move = Juega { $notation }: es la única jugada.
checkers-advice-wins = Juega { $notation }: gana la partida.
checkers-advice-crowns = Juega { $notation }: corona dama.
checkers-advice-takes-most =
    { $pieces ->
        [one] Juega { $notation }: captura una pieza.
       *[other] Juega { $notation }: es la que más captura, { $pieces } piezas.
    }
checkers-advice-best = Juega { $notation }: es la que mejor resulta.
checkers-advice-best-ahead =
    { $depth ->
        [one] Juega { $notation }: es la que mejor resulta, mirando 1 jugada por delante.
       *[other] Juega { $notation }: es la que mejor resulta, mirando { $depth } jugadas por delante.
    }
# $men is a number of men with its sign and one decimal, such as +1.5.
checkers-opinion-points =
    { $depth ->
        [one] Mirando 1 jugada por delante: { $men } peones.
       *[other] Mirando { $depth } jugadas por delante: { $men } peones.
    }
checkers-opinion-wins =
    { $pieces ->
        [one] Calculado hasta el final: ganas y te queda 1 pieza.
       *[other] Calculado hasta el final: ganas y te quedan { $pieces } piezas.
    }
checkers-opinion-loses = Calculado hasta el final, todas las jugadas pierden.

## A square, read out part by part: "15, peón negro, debe capturar, pieza elegida".

checkers-square-empty = vacía
checkers-square-black-man = peón negro
checkers-square-black-king = dama negra
checkers-square-white-man = peón blanco
checkers-square-white-king = dama blanca
checkers-square-movable = se puede mover
checkers-square-must-jump = debe capturar
checkers-square-chosen = pieza elegida
checkers-square-playable = se puede jugar
checkers-square-last = última jugada
checkers-square-hint = pista
checkers-square-again = toca otra vez para jugar

## Elsewhere

# The question before a game is given up.
checkers-abandon-text = Se perderá la partida de damas en curso.
# A switch of the settings, and a line about it.
checkers-numbers = Números en el tablero de damas
checkers-numbers-note = Con ellos se escriben las jugadas: 11-15, 22x15.

## The rules: short chapters, each with a small board and a caption under it.

checkers-rules-title = Reglas de las damas
checkers-aim-title = El objetivo
checkers-aim-text = Estas son las damas inglesas (checkers). Dos bandos con doce peones cada uno juegan en las casillas oscuras de un tablero de ocho por ocho. Captura todas las piezas del rival o déjalo sin jugadas. Empiezan Negras; después los bandos se turnan.
checkers-aim-caption = El comienzo. Los peones negros salen de arriba; los blancos, de abajo.
checkers-step-title = El paso
checkers-step-text = Un peón avanza una casilla en diagonal, a una casilla oscura vacía. Nunca retrocede.
checkers-step-caption = Este peón puede ir a cualquiera de los dos puntos.
checkers-jump-title = La captura
checkers-jump-text = Si una pieza del rival está justo delante de la tuya y la casilla de detrás está vacía, saltas por encima y la capturas. Capturar es obligatorio: si puedes, debes hacerlo. Si hay varias capturas, elige la que quieras.
checkers-jump-caption = Blancas deben capturar con uno de los peones con anillo; ninguna otra pieza puede moverse.
checkers-several-jumps-title = Varias capturas
checkers-several-jumps-text = Si, desde donde cae, la misma pieza puede volver a capturar, debe seguir, y captura una pieza en cada salto. Solo entonces le toca al rival. Toca casilla por casilla, o directamente la última.
checkers-several-jumps-caption = Una sola jugada que pasa por los dos puntos captura dos peones.
checkers-kings-title = Las damas
checkers-kings-text = El peón que llega a la última fila corona y se convierte en dama, y ahí termina la jugada. La dama se mueve y captura hacia adelante y hacia atrás, pero de casilla en casilla, como el peón.
checkers-kings-caption = Una dama captura hacia atrás al peón negro.
checkers-end-title = El final
checkers-end-text = Pierde quien se queda sin piezas o no puede mover ninguna. La partida queda en tablas cuando la misma posición se da por tercera vez, o cuando en cuarenta jugadas de cada bando no se ha movido ningún peón ni se ha capturado nada.
checkers-end-caption = Juegan Negras, pero sus dos peones están bloqueados: han ganado Blancas.
