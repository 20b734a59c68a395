### The list of finished games and the sheets over it.

archive-empty = Aquí se guarda cada partida que terminas, para volver a verla, revisarla y compartirla.
archive-none-found = No hay ninguna partida así.
archive-n-games =
    { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
# Only some of the games are listed.
archive-n-of-games =
    { $games ->
        [one] { $shown } de 1 partida
       *[other] { $shown } de { $games } partidas
    }
# $counted is the message above; $kept are the choices of the filter, such as "Lost, Club player".
archive-filtered = { $counted }: { $kept }
archive-show-all = Ver todas
archive-filter = Filtrar
archive-exchange = Exportar, importar
archive-progress = Progreso
# How a game ended for the player: in a list, and as a choice.
archive-result-won = Victoria
archive-result-drawn = Empate
archive-result-lost = Derrota
# A game of two people or two computers.
archive-black-won = Ganan Negras
archive-white-won = Ganan Blancas
archive-nobody-won = Empate
archive-two-people = Dos personas
archive-two-computers = Dos máquinas
# A date: $day and $year are numbers, $month is one from 1 to 12.
archive-day = { $day } { month-short } { $year }
month-short =
    { $month ->
        [1] ene
        [2] feb
        [3] mar
        [4] abr
        [5] may
        [6] jun
        [7] jul
        [8] ago
        [9] sept
        [10] oct
        [11] nov
       *[12] dic
    }
archive-n-moves =
    { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }
archive-share = Compartir
archive-delete = Eliminar
archive-close = Cerrar
archive-deleted = Partida eliminada.
# Brings a deleted game back.
archive-undo = Deshacer
archive-copied =
    { $games ->
        [one] 1 partida copiada como texto.
       *[other] { $games } partidas copiadas como texto.
    }
# Games came in as text: $new of them were not here before, $known were.
archive-imported-none = Todas estas partidas ya estaban aquí.
archive-imported =
    { $new ->
        [one] Se importó 1 partida.
       *[other] Se importaron { $new } partidas.
    }
archive-imported-some =
    { $new ->
        [one] Se importó 1 partida
       *[other] Se importaron { $new } partidas
    }; { $known ->
        [one] 1 ya estaba aquí.
       *[other] { $known } ya estaban aquí.
    }
archive-import-empty = No hay ninguna partida en el texto del portapapeles.
# $why is a short reason in English.
archive-import-line = No se importó nada. Línea { $line }: { $why }.
archive-exchange-title = Todas las partidas como texto
archive-exchange-text = Una línea por partida: día, jugadores, resultado, jugadas. Copia un texto así en otro dispositivo para traer aquí sus partidas; las que ya están no se repiten.
archive-copy-all = Copiar todas las partidas
archive-share-all = Compartir todas las partidas
archive-import = Importar del portapapeles
# Headings of the filter, and the choice that filters nothing: it stands under each of them ("juego", "resultado").
archive-which-game = Juego
archive-which-result = Resultado
archive-which-opponent = Rival
archive-which-opening = Apertura
archive-all = Todo
# The sheet of a game. $black and $white are "You", a person, or the name of a level.
archive-players = Negras: { $black }. Blancas: { $white }.
archive-opening = Apertura: { $name }.
# $discs is a number with two decimals.
archive-lost-a-move = Perdiste { $discs } fichas por jugada.
