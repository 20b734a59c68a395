### The page with the board of Othello: buttons, the status line under the board, the history of moves.
### $side is "black" or "white"; $at is a square such as f5.

arena-title = Othello
# The large buttons.
arena-start = Empezar
arena-restart = Reiniciar
# Small buttons with an icon: as short as can be.
arena-undo = Deshacer
arena-redo = Rehacer
arena-hint = Pista
arena-hint-coming = Buscando la mejor jugada…
# Ends the computer's thinking.
arena-move-now = Jugar ya
# While two computers play.
arena-pause = Pausa
arena-go-on = Seguir
arena-step = Una jugada

# The sides where they stand alone: in the cards of the players, in headings.
arena-disc-black = Negras
arena-disc-white = Blancas
# A person, in the card of a player.
arena-person = Jugador
arena-you = Tú
# Behind the name of the side whose turn it is, in its card.
arena-to-move = su turno
# It names the button arena-start.
arena-press-start = Toca «Empezar» cuando quieras.
arena-begins = La partida ha comenzado. Empiezan { side }.
# The person who plays the computer is to move, on so many squares.
arena-your-turn =
    { $moves ->
        [one] Te toca con { side }: 1 jugada posible.
       *[other] Te toca con { side }: { $moves } jugadas posibles.
    }
# One of two people is to move.
arena-turn-of =
    { $moves ->
        [one] Juegan { side }: 1 jugada posible.
       *[other] Juegan { side }: { $moves } jugadas posibles.
    }
arena-thinking = { side } están pensando…
# How far it has come: so many moves ahead, and positions as a short number such as 56k.
arena-thought = profundidad { $depth }, { $nodes } posiciones
# The same of a move that needed no thinking.
arena-from-book = del libro de aperturas
# A move was played and its discs are turning.
arena-played =
    { $discs ->
        [one] { side } juegan { $at } y voltean 1 ficha.
       *[other] { side } juegan { $at } y voltean { $discs } fichas.
    }
arena-passes =
    { $squares ->
        [one] { side } no tienen jugada legal: en la única casilla vacía no voltearían nada. Vuelven a jugar { other-side }.
       *[other] { side } no tienen jugada legal: en ninguna de las { $squares } casillas vacías voltearían nada. Vuelven a jugar { other-side }.
    }
arena-paused = En pausa.
arena-no-engine = La máquina no puede jugar ahora mismo.
# A tap was no move.
arena-refused-taken = { $at } ya está ocupada.
arena-refused-useless = { $at } no es jugada: no voltearía ninguna ficha.
arena-tap-again = Toca { $at } otra vez para jugar ahí.

# The result, as a heading; $score is such as 44–20, the winner's discs first.
arena-won = Ganan { side } { $score }
arena-drawn = Empate, { $score }
# Under the result.
arena-ended-lead =
    { $discs ->
        [one] El tablero está lleno. La diferencia es de 1 ficha.
       *[other] El tablero está lleno. La diferencia es de { $discs } fichas.
    }
arena-ended-even = El tablero está lleno y los dos bandos tienen las mismas fichas.
arena-ended-early =
    { $squares ->
        [one] Ningún bando puede jugar; quedó vacía 1 casilla.
       *[other] Ningún bando puede jugar; quedaron vacías { $squares } casillas.
    }
arena-play-again = Jugar otra vez
arena-change-level = Cambiar nivel
arena-review = Revisar

# Over the history of moves.
arena-history = Jugadas
# A line of the history: the number of the move, who, where, and how many discs it took.
arena-moved = { $number }. { side } { $at }, voltean { $taken }
arena-passed = { side } pasan: no hay jugada legal
# The discs of both sides, read out.
arena-score-spoken = negras { $black }, blancas { $white }
# A line of the history with arena-score-spoken, read out.
arena-line-spoken = { $line }; { $score }
# An older position is shown.
arena-viewing = Estás viendo la jugada { $ply } de { $all }. La partida te espera.
arena-earlier = Atrás
arena-later = Adelante
arena-back-to-game = Volver a la partida
arena-play-from-here = Jugar desde aquí

## A hint: the advised square and why
## The sentences end with a full stop; $margin and $moves are numbers.

arena-advice-only-move = Juega { $at }: es la única jugada.
arena-advice-ends-won = Juega { $at }: termina la partida y ganas por { $margin }.
arena-advice-ends-drawn = Juega { $at }: termina la partida en empate.
arena-advice-ends-lost = Juega { $at }: termina la partida con la menor derrota posible.
arena-advice-takes-corner = Juega { $at }: toma una esquina, que ya nunca se puede voltear.
arena-advice-forces-pass = Juega { $at }: el rival se queda sin respuesta y tiene que pasar.
arena-advice-proven-won = Juega { $at }: calculada hasta el final, gana por { $margin }.
arena-advice-proven-drawn = Juega { $at }: calculada hasta el final, salva el empate.
arena-advice-proven-lost = Juega { $at }: calculada hasta el final, pierde solo por { $margin }.
arena-advice-guards-corner =
    { $moves ->
        [one] Juega { $at }: hay otra jugada que regalaría una esquina.
       *[other] Juega { $at }: otras { $moves } jugadas regalarían una esquina.
    }
arena-advice-fewest-replies =
    { $moves ->
        [one] Juega { $at }: deja al rival una sola respuesta.
       *[other] Juega { $at }: deja al rival solo { $moves } respuestas.
    }
arena-advice-turns-most =
    { $discs ->
        [one] Juega { $at }: es la que más voltea, 1 ficha, y el final está cerca.
       *[other] Juega { $at }: es la que más voltea, { $discs } fichas, y el final está cerca.
    }
arena-advice-turns-fewest =
    { $discs ->
        [one] Juega { $at }: voltea solo 1 ficha y concede poco.
       *[other] Juega { $at }: voltea solo { $discs } fichas y concede poco.
    }
arena-advice-best = Juega { $at }: es la que mejor resulta.
arena-advice-best-ahead =
    { $depth ->
        [one] Juega { $at }: es la que mejor resulta, mirando 1 jugada por delante.
       *[other] Juega { $at }: es la que mejor resulta, mirando { $depth } jugadas por delante.
    }

## Under the hint: what the engine thinks of the move
## $points is a number with its sign, such as +120.

arena-opinion-glance = A primera vista: { $points } puntos.
arena-opinion-points =
    { $depth ->
        [one] Mirando 1 jugada por delante: { $points } puntos.
       *[other] Mirando { $depth } jugadas por delante: { $points } puntos.
    }
arena-opinion-draw = Calculado hasta el final: empate.
arena-opinion-win =
    { $discs ->
        [one] Calculado hasta el final: victoria por 1 ficha.
       *[other] Calculado hasta el final: victoria por { $discs } fichas.
    }
arena-opinion-loss =
    { $discs ->
        [one] Calculado hasta el final: derrota por 1 ficha.
       *[other] Calculado hasta el final: derrota por { $discs } fichas.
    }
arena-opinion-even =
    { $depth ->
        [one] Mirando 1 jugada por delante: más o menos igualado.
       *[other] Mirando { $depth } jugadas por delante: más o menos igualado.
    }
arena-opinion-ahead =
    { $depth ->
        [one] Mirando 1 jugada por delante
       *[other] Mirando { $depth } jugadas por delante
    }: { $discs ->
        [one] victoria por alrededor de 1 ficha.
       *[other] victoria por unas { $discs } fichas.
    }
arena-opinion-behind =
    { $depth ->
        [one] Mirando 1 jugada por delante
       *[other] Mirando { $depth } jugadas por delante
    }: { $discs ->
        [one] derrota por alrededor de 1 ficha.
       *[other] derrota por unas { $discs } fichas.
    }
arena-opinion-turned =
    { $discs ->
        [one] Voltea 1 ficha.
       *[other] Voltea { $discs } fichas.
    }

## What a move is worth, in a word that fits on a square of the board: at most six letters or so.

arena-grade-good = buena
arena-grade-fine = normal
arena-grade-risky = riesgo

## A square, read out part by part: "f5, vacía, se puede jugar, voltea 3".

arena-square-black = ficha negra
arena-square-white = ficha blanca
arena-square-empty = vacía
arena-square-takes = se puede jugar, voltea { $discs }
arena-square-last = última jugada
arena-square-hint = pista
arena-square-again = toca otra vez para jugar
# One of the words above such as arena-grade-good, and a number with its sign.
arena-square-worth = { $grade }, { $figure }
