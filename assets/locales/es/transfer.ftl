### The page where games come and go as text.

transfer-title = Pegar o compartir
transfer-paste-title = Pegar
transfer-paste = Pegar del portapapeles
transfer-paste-note = Jugadas como f5d6c3, una partida en GGF o un tablero de 64 caracteres u ocho filas.
# A game or a position was read; transfer-leads-… follows it.
transfer-read-game =
    { $moves ->
        [one] Una partida: 1 jugada.
       *[other] Una partida: { $moves } jugadas.
    }
transfer-read-board = Una posición.
# $score is such as 40–20, the leader's discs first.
transfer-leads = Van ganando { side } { $score }.
transfer-leads-even = Igualada, { $score }.
transfer-other-start = Empieza con los colores de las cuatro primeras fichas intercambiados.
transfer-is-over = La partida ha terminado.
# Buttons.
transfer-open = Abrir en el tablero
transfer-set-up = Abrir en el editor
transfer-bad-title = Este texto no se puede leer
transfer-nothing-changed = No se ha cambiado nada.
transfer-share-title = Compartir esta partida
transfer-nothing-to-share = Cuando hayas empezado una partida, podrás copiarla y compartirla aquí.
# The forms of the text, as choices. GGF is the name of a file format.
transfer-form-moves = Jugadas
transfer-form-ggf = GGF
transfer-form-board = Tablero
transfer-copy = Copiar
transfer-copied = Copiado
transfer-share = Compartir…
transfer-code-note = La cámara de cualquier teléfono lee este código como el texto de la partida.
# Pictures, read out.
transfer-code-name = Código QR de la partida
transfer-board-name = La posición

## What is wrong with a text
## The first ones are whole sentences.

transfer-bad-empty = El portapapeles no tiene texto.
transfer-bad-too-long = El texto es demasiado largo: se leen como mucho { $most } caracteres.
transfer-bad-no-game = No contiene ni jugadas como f5d6c3 ni un tablero con X, O y -.
# Where the mistake is; $what is one of the messages below.
transfer-bad-at = En el carácter { $column }: { $what }
transfer-bad-in-line = En la línea { $line }, carácter { $column }: { $what }

## What is wrong there: it follows a colon and ends with a full stop. $number counts the moves, $text is what stands there.

transfer-fault-no-square = la jugada { $number }, «{ $text }», no es una casilla de a1 a h8.
transfer-fault-by-useless = jugada { $number }, de { side }: una ficha en { $at } no voltearía nada.
transfer-fault-by-taken = jugada { $number }, de { side }: { $at } ya está ocupada.
transfer-fault-useless = jugada { $number }: una ficha en { $at } no voltearía nada.
transfer-fault-taken = jugada { $number }: { $at } ya está ocupada.
transfer-fault-pass-by = la jugada { $number } es un pase, pero { side } pueden jugar.
transfer-fault-pass = la jugada { $number } es un pase, pero hay una jugada posible.
transfer-fault-after-end = la jugada { $number }, { $at }, viene después del final de la partida.
transfer-fault-pass-after-end = la jugada { $number } es un pase después del final de la partida.
transfer-fault-not-in-turn = jugada { $number }: no es el turno de { side }.
transfer-fault-frame = una partida en GGF empieza con «(;» y termina con «;)».
transfer-fault-no-value = «{ $text }» necesita un valor entre corchetes.
transfer-fault-no-board = falta el primer tablero, BO[8 …].
transfer-fault-size = el tablero tiene el tamaño «{ $text }»; aquí solo se juega con 8.
transfer-fault-cell = «{ $text }» en { $at } no es X, O ni -.
transfer-fault-length =
    { $squares ->
        [one] el tablero tiene 1 casilla, no 64.
       *[other] el tablero tiene { $squares } casillas, no 64.
    }
transfer-fault-no-turn = falta indicar a quién le toca: escribe X u O detrás del tablero.
transfer-fault-turn = «{ $text }» no indica a quién le toca: escribe X u O.
transfer-fault-row =
    { $squares ->
        [one] la fila { $row } tiene 1 casilla, no 8.
       *[other] la fila { $row } tiene { $squares } casillas, no 8.
    }
