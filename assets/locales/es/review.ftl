### The review of a game: a graph of the expected result, the class of each move, what was better and why.
### $at, $better, $played, $best and $corner are squares such as f5.

review-title = Revisión
review-nothing = Aún no se ha abierto aquí ninguna partida. Termina una partida y toca «Revisar», o elige una de tus partidas.
# A line with a bar while the engine looks at the positions of the game, from the last to the first.
review-progress = Mirando la partida desde el final: { $done } de { $all } posiciones
review-deepening = Mirando otra vez, más a fondo: { $done } de { $all } posiciones
review-stop = Detener
review-go-on = Seguir
review-deeper = Mirar más a fondo
review-is-deep = Esta es la revisión a fondo.
review-impossible = No se pudo iniciar el motor, así que no se puede valorar nada.
# Buttons that step through the game.
review-earlier = Atrás
review-later = Adelante
review-previous-mistake = Error anterior
review-next-mistake = Error siguiente

## The graph

review-graph = Resultado esperado
# In the graph, over the part that is proven: short.
review-exact = exacto
# $value is one of the messages below.
review-graph-at = Tras la jugada { $number } de { $all }: { $value }
review-graph-pending = Tras la jugada { $number } de { $all }: aún sin valorar
# The expected result in short: who wins, by how much, such as "Negras +4".
review-value-exact = { side } { $discs }
review-value-about = { side } aprox. { $discs }
review-value-even = igualado
# The board, read out.
review-board =
    { $moves ->
        [one] Tablero tras 1 jugada, juegan { side }
       *[other] Tablero tras { $moves } jugadas, juegan { side }
    }
review-board-end =
    { $moves ->
        [one] Tablero tras 1 jugada, final
       *[other] Tablero tras { $moves } jugadas, final
    }

## A move

# The classes of moves, from the best to the worst; they stand alone and before a colon.
review-class-best = Óptima
review-class-good = Buena
review-class-inaccuracy = Imprecisión
review-class-mistake = Error
review-class-blunder = Error grave
review-move-title = Jugada { $number }: { side } { $at }
# $class is one of the classes; $discs is a number such as 3.5. $n is the same number, only to choose a form.
review-verdict =
    { $n ->
        [one] { $class }: { $discs } ficha perdida
       *[other] { $class }: { $discs } fichas perdidas
    }
review-turned = Esta jugada cambió el resultado.
# $value and $other are expected results with their sign, such as +4 and −2.5.
review-better-exact = { $at } era mejor: { $value } al final en vez de { $other }, demostrado.
review-better-about = { $at } era mejor: alrededor de { $value } al final en vez de { $other }.
# $line are moves such as f5 d6 c3.
review-line = Mejor línea: { $line }

# Why the better move is better than the played one, for the player who made it.
review-why-takes-corner = { $better } toma la esquina.
review-why-gives-corner = { $played } permite al rival tomar enseguida la esquina { $corner }; { $better } no.
review-why-wins-corner-later = Tras { $better }, la mejor línea te da la esquina { $corner }.
review-why-loses-corner-later = Tras { $played }, la mejor línea te cuesta la esquina { $corner }.
review-why-beside-corner = { $played } está junto a la esquina vacía { $corner } y ayuda al rival a tomarla.
review-why-forces-pass = { $better } deja al rival sin jugadas.
review-why-replies =
    { $few ->
        [one] { $better } deja al rival 1 jugada; { $played }, { $many }.
       *[other] { $better } deja al rival { $few } jugadas; { $played }, { $many }.
    }
review-why-own-moves =
    { $many ->
        [one] { $better } te deja 1 jugada; { $played }, solo { $few }.
       *[other] { $better } te deja { $many } jugadas; { $played }, solo { $few }.
    }
review-why-exposed =
    { $few ->
        [one] Tras { $better }, tu frontera da a 1 casilla vacía; tras { $played }, a { $many }: cuantas menos, menos jugadas para el rival.
       *[other] Tras { $better }, tu frontera da a { $few } casillas vacías; tras { $played }, a { $many }: cuantas menos, menos jugadas para el rival.
    }
review-why-stable =
    { $many ->
        [one] Tras { $better }, 1 de tus fichas ya no se podrá voltear nunca; tras { $played }, { $few }.
       *[other] Tras { $better }, { $many } de tus fichas ya no se podrán voltear nunca; tras { $played }, solo { $few }.
    }
review-why-parity =
    { $odd ->
        [one] Paridad: { $better } juega en una zona de 1 casilla vacía, número impar; { $played } abre una de { $even } y deja su última casilla al rival.
       *[other] Paridad: { $better } juega en una zona de { $odd } casillas vacías, número impar; { $played } abre una de { $even } y deja su última casilla al rival.
    }
# $discs is a number such as 3.5. $n is the same number, only to choose a form.
review-why-edges =
    { $n ->
        [one] Tras { $better }, los bordes valen alrededor de { $discs } ficha más.
       *[other] Tras { $better }, los bordes valen unas { $discs } fichas más.
    }
# The board does not show why.
review-why-counted = En el tablero no se ve a simple vista: se calculó hasta el final.
review-why-unseen =
    { $depth ->
        [one] En el tablero no se ve a simple vista: se nota 1 jugada más adelante.
       *[other] En el tablero no se ve a simple vista: se nota { $depth } jugadas más adelante.
    }
review-best-played = No había nada mejor.
review-only-move = Era la única jugada.
review-pending = Aún sin valorar.
review-over = Final: Negras { $black }, Blancas { $white }.
# The game is not over.
review-unfinished = Juegan { side }.
review-unfinished-best = Juegan { side }; { $at } parece la mejor.

## How both sides played

review-totals = Cómo jugó cada bando
review-discs-lost = Fichas perdidas
review-accuracy = Precisión
review-percent = { $percent }{ "\u00A0" }%
review-accuracy-note = La precisión parte del 100{ "\u00A0" }% y baja 10 por cada ficha perdida por jugada, en promedio.
# From how many lost discs on a move belongs to each class.
review-classes-note = Desde { $good } fichas perdidas una jugada es buena; desde { $inaccuracy }, una imprecisión; desde { $mistake }, un error; desde { $blunder }, un error grave; una clase peor si cambió el resultado.
# Buttons.
review-think = Ver cómo piensa
review-practise =
    { $mistakes ->
        [0] Practicar
        [one] Practicar 1 error
       *[other] Practicar { $mistakes } errores
    }

## The list of moves

review-moves = Jugadas
review-listed = { $number }. { side } { $at }
# $verdict is review-verdict or review-class-best.
review-listed-verdict = { $number }. { side } { $at }, { $verdict }
