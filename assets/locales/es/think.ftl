### The view of a search: how the computer found its move, step by step, with a tree of moves.
### $at and $answer are moves such as f5; $value is a number such as −620, "gana 4" or "pierde 4".
### Spanish: a pass of the game is a "pase", a pass of MTD(f) a "pasada".

think-title = Ver cómo piensa
# The example of the paper that this app grew out of, and where it is from.
think-lesson = El ejemplo del artículo
think-lesson-place = Tabla 1 de Handayani, Arisandi y Sitompul
# Which position it is. $level is the name of a level.
think-subject-level = Jugada { $number }: así busca el nivel «{ $level }» con { side }.
think-subject-other-level = Jugada { $number }, { side }. El nivel «{ $level }» busca de otro modo.
think-subject = Jugada { $number }: juegan { side }.
# $algorithm is a name such as NegaScout.
think-search =
    { $depth ->
        [one] { $algorithm }, 1 jugada por delante
       *[other] { $algorithm }, { $depth } jugadas por delante
    }
# How many positions the search visited; the whole tree has so many. The numbers are large.
think-visited = { $visited } de { $whole } posiciones visitadas ({ $percent }{ "\u00A0" }%)
# Some positions were visited more than once, so that there are more visits than positions.
think-visited-often = { $visited } visitas; el árbol entero tiene { $whole }
think-drawn = Se dibujan { $shown } de { $all }: faltan los niveles más profundos.
think-searching = Buscando…
think-searching-positions = Buscando… { $positions } posiciones
think-impossible = La máquina no puede buscar ahora mismo.
think-step-of = Paso { $step } de { $all }

# Buttons: one step back, one step on, let it run, stop it.
think-previous = Anterior
think-next = Siguiente
think-play = Reproducir
think-pause = Pausa
think-speed-slow = Lento
think-speed-normal = Normal
think-speed-fast = Rápido
# The bar of all steps, read out.
think-steps = Paso
think-zoom-in = Acercar
think-zoom-out = Alejar
think-whole = Árbol entero
think-change = Cambiar la búsqueda

## The choices

think-how-search = ¿Cómo debe buscar?
think-algorithm-minimax = Negamax simple
think-algorithm-alpha-beta = Alpha-beta
think-algorithm-nega-scout = NegaScout
think-algorithm-mtdf = MTD(f)
think-note-minimax = Mira cada línea hasta el final. No omite nada.
think-note-alpha-beta = Omite las respuestas que no pueden cambiar la elección.
think-note-nega-scout = Confía en su primera jugada y solo comprueba si otra es mejor.
think-note-mtdf = Conjetura el valor y se acerca a él pasada a pasada, con memoria.
think-how-deep = ¿Cuántas jugadas por delante?
think-how-fast = ¿A qué velocidad se muestra?
# The heading of the text below it. "Window" is the term of alpha-beta search.
think-reading = Cómo leerlo
think-reading-text = Cada tarjeta es una jugada, con lo que vale la posición resultante para el bando cuya ficha está delante del número. Lo que es bueno para un bando es malo para el otro; por eso el signo cambia al subir. Una flecha hacia arriba significa «o más»; hacia abajo, «o menos». Dos trazos rojos: ahí no miró nadie, porque no podía influir. La segunda línea es la ventana: los valores que aún podrían cambiar la elección.
think-done = Listo
# A button on the page of rules, and the text over it.
think-to-lesson = Ver el ejemplo del artículo
think-lesson-note = ¿Cómo decide la máquina? Recorre, número a número, el ejemplo del artículo del que nació este juego.

## The board and the tree

# Read out; $last is who moved last and where, such as "Negras f5".
think-board = El tablero tras { $last }
think-board-first = El tablero antes de cualquier jugada
# On the card of the position that the search starts from: very short.
think-root = ahora
# A move of a side that cannot place a disc, on a card: very short.
think-pass = pase
# MTD(f) searches several times; this is one of those searches, on a card. It is not the pass of the game.
think-pass-name = pasada { $number }
# A value on a card: very short. The margin is in discs.
think-short-win = gana { $margin }
think-short-loss = pierde { $margin }
# The window of a node, read out: which values could still change the choice.
think-window-any = importa cualquier valor
think-window-more = solo importa más de { $low }
think-window-less = solo importa menos de { $high }
think-window-between = solo importa de { $low } a { $high }
# The same on a card, very short; the other windows are written with signs.
think-window-short-any = todo valor
# So many moves were not looked at, on a card: very short.
think-cut-short =
    { $moves ->
        [one] 1 podada
       *[other] { $moves } podadas
    }
# So many positions below this card are not drawn: very short.
think-hidden-short = +{ $positions } debajo
# The paper lists this position without searching it: very short.
think-listed = solo anotada
# Its value was known from before: very short.
think-remembered = de memoria
# Over the columns of the tree: now, the moves of a side, the answers of the other.
think-column-now = Ahora
think-column-moves = Juegan { side }
think-column-answers = Responden { side }

## A card, read out: "Negras f5: −620 para Negras; solo importa más de −700, elegida".
## Each message takes what was said so far as $node and adds its part.

think-node-move = { side } { $name }
think-node-worth = { $node }: { $value } para { side }
think-node-unsearched = { $node }: aún sin buscar
think-node-listed = { $node }, solo anotada
think-node-remembered = { $node }, de memoria
# $window is one of the messages think-window-….
think-node-cut =
    { $moves ->
        [one] { $node }, 1 podada; { $window }
       *[other] { $node }, { $moves } podadas; { $window }
    }
think-node-window = { $node }; { $window }
think-node-chosen = { $node }, elegida

## What happens at a step: a sentence, and one that says what it means
## $side is the side that chooses, { other-side } its opponent. $worth is a number such as −620, or one of the
## messages think-worth-…; with a bound it is think-or-more or think-or-less.

think-worth-win = una victoria por { $margin }
think-worth-loss = una derrota por { $margin }
think-or-more = { $worth } o más
think-or-less = { $worth } o menos

think-begins = Juegan { side }.
think-begins-detail =
    { $depth ->
        [one] { $algorithm } mira 1 jugada por delante. Una jugada vale lo que deja la mejor respuesta a ella.
       *[other] { $algorithm } mira { $depth } jugadas por delante. Una jugada vale lo que deja la mejor respuesta a ella.
    }
# A pass of MTD(f), not of the game.
think-pass-begins = Pasada { $number }: ¿vale { $worth } o más para { side }?
think-pass-begins-detail = Una pasada solo responde sí o no, y eso es rápido.
think-pass-ends = Pasada { $number }: vale { $worth } para { side }.
think-pass-ends-detail = La siguiente pasada pregunta más cerca del valor.
think-tries = { side } prueban { $at }.
think-tries-detail = ¿Cuál es la mejor respuesta de { other-side }?
think-scouts = { side } comprueban { $at } rápidamente.
think-scouts-detail = Solo hay una pregunta: ¿es mejor que { $worth }?
think-tries-again = { $at } parece mejor.
think-tries-again-detail = Por eso { side } vuelven a buscar ahí, para ver hasta qué punto es buena.
# A row of Table 1 of the paper: its letter, and the paper's formula with the numbers of the row.
think-row = { $at } vale { $worth } para { side }.
think-row-detail = Tabla 1, fila { $letter }: para { other-side }, { $formula }. El signo cambia al subir.
think-row-listed = { side } podrían responder { $at }.
think-row-listed-detail = Tabla 1, fila { $letter }: para { other-side }, { $formula }. El artículo anota las respuestas y decide por las jugadas que están por encima.
think-worth = { $at } vale { $worth } para { side }.
# How the value came about.
think-how-judged = Así se valora la posición resultante.
think-how-answer = Es lo que deja la mejor respuesta de { other-side }; el signo cambia al subir.
think-how-memory = La posición ya había aparecido y responde la memoria.
think-how-hidden = { $positions } posiciones por debajo no se dibujan.
# And what it means for the choice; this sentence follows one of those above.
think-is-best = Es la mejor hasta ahora.
think-is-behind = { $at }, con { $worth }, sigue siendo la mejor.
# The opponent has an answer that is so good that the rest need not be searched.
think-cut = A { $at }, { other-side } tienen la respuesta { $answer }, que vale { $worth } o más.
think-cut-unnamed = A { $at }, { other-side } tienen una respuesta que vale { $worth } o más.
think-cut-detail =
    { $moves ->
        [one] { side } ya tienen algo igual de bueno en otra parte y no jugarán esto, así que no hace falta mirar la otra respuesta.
       *[other] { side } ya tienen algo igual de bueno en otra parte y no jugarán esto, así que no hace falta mirar otras { $moves } respuestas.
    }
think-cut-detail-pass =
    { $moves ->
        [one] Eso contesta la pregunta de esta pasada, así que no hace falta mirar la otra respuesta.
       *[other] Eso contesta la pregunta de esta pasada, así que no hace falta mirar otras { $moves } respuestas.
    }
think-chosen = { side } juegan { $at }, que vale { $worth }.
think-chosen-detail = Contra las mejores respuestas, es lo mejor que pueden conseguir { side }.
# It follows the sentence above.
think-chosen-first = Otra vale lo mismo; se toma la primera.
think-over = Aquí la partida ha terminado.
think-over-detail = No hay nada que buscar.
