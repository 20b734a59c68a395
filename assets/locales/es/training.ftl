### Puzzles, exercises, and what both say of an answer.

training-puzzles = Problemas
training-about-puzzles = Cada posición tiene una sola jugada correcta, demostrada hasta el final de la partida. Nunca es la que más fichas voltea.
training-daily = Problema del día
# Today's puzzle: how hard it is, then what became of it, then for how many days in a row it was solved.
training-daily-easy = Fácil.
training-daily-medium = Medio.
training-daily-hard = Difícil.
training-daily-very-hard = Muy difícil.
training-daily-failed = Aún sin resolver.
training-daily-solved = Resuelto.
training-daily-streak =
    { $days ->
        [one] Llevas 1 día.
       *[other] Llevas { $days } días seguidos.
    }
training-all-puzzles = Todos los problemas
# How hard a puzzle is, in a list.
training-grade-easy = Fácil
training-grade-medium = Medio
training-grade-hard = Difícil
training-grade-very-hard = Muy difícil
training-solved-of = { $solved } de { $all } resueltos
# The title of a puzzle.
training-puzzle-easy = Problema fácil { $number }
training-puzzle-medium = Problema medio { $number }
training-puzzle-hard = Problema difícil { $number }
training-puzzle-very-hard = Problema muy difícil { $number }
# What is asked.
training-goal-win = Juegan { side }. Solo una jugada gana.
training-goal-draw = Juegan { side }. Solo una jugada salva el empate.
training-goal-most = Juegan { side }. Ganan varias jugadas: busca la que gana por más.

## An answer

training-tap-the-move = Toca la casilla donde debe ir la ficha.
# A hint left so many squares.
training-one-of = Es una de estas { $squares } casillas.
training-right = ¡Correcto: { $at }!
training-nearly-best = { $at } es buena. La mejor es { $best }, por menos de una ficha.
training-wrong = { $at } no es la jugada.
training-shown = La jugada es { $at }.
training-looking = Buscando las mejores respuestas…
# What a move leads to for the side that made it.
training-outcome-draw = Con el mejor juego de ambos bandos, termina en empate.
training-outcome-win =
    { $discs ->
        [one] Con el mejor juego de ambos bandos, { side } ganan por 1 ficha.
       *[other] Con el mejor juego de ambos bandos, { side } ganan por { $discs } fichas.
    }
training-outcome-loss =
    { $discs ->
        [one] Con el mejor juego de ambos bandos, { side } pierden por 1 ficha.
       *[other] Con el mejor juego de ambos bandos, { side } pierden por { $discs } fichas.
    }
training-outcome-even = Después, la partida debería acabar más o menos igualada.
training-outcome-ahead =
    { $discs ->
        [one] Después, { side } deberían ganar por alrededor de 1 ficha.
       *[other] Después, { side } deberían ganar por unas { $discs } fichas.
    }
training-outcome-behind =
    { $discs ->
        [one] Después, { side } deberían perder por alrededor de 1 ficha.
       *[other] Después, { side } deberían perder por unas { $discs } fichas.
    }
# So many moves of a line are on the board.
training-line-step = Jugada { $shown } de { $all }.
# Small buttons.
training-hint = Pista
training-solution = Solución
training-try-again = Reintentar
training-next = Siguiente
training-skip = Saltar
training-step-back = Atrás
training-step-on = Adelante

## Exercises

training-exercises = Ejercicios
training-n-due = { $due } para hoy
training-start = Empezar
# Nothing is due now; the next exercise is, in so many days (one is tomorrow).
training-next-due =
    { $days ->
        [0] Por hoy no queda nada. El próximo ejercicio toca mañana.
        [one] Por hoy no queda nada. El próximo ejercicio toca mañana.
       *[other] Por hoy no queda nada. El próximo ejercicio toca dentro de { $days } días.
    }
training-all-learned = Ya lo has aprendido todo. Los nuevos ejercicios saldrán de las próximas partidas que revises.
training-learned =
    { $learned ->
        [one] 1 aprendido, { $waiting } por aprender
       *[other] { $learned } aprendidos, { $waiting } por aprender
    }
# $solved and $failed are numbers of days, $times how often an exercise must be solved (3, 1 and 2 at present).
training-schedule =
    Resuelto a la primera y sin pista, un ejercicio vuelve al cabo de { $solved ->
        [one] un día
       *[other] { $solved } días
    }; si no, al cabo de { $failed ->
        [one] un día
       *[other] { $failed } días
    }. Resuelto { $times } veces seguidas, queda aprendido.
training-no-exercises = Aún no hay ejercicios
training-how-they-come = Revisa una partida terminada: cada uno de tus errores se convierte en un ejercicio. Vuelves a ver la posición y buscas una jugada mejor, ahora y otra vez unos días después.
# $played is the square that the player chose in the game.
training-better = Aquí jugaste { $played }. Busca una jugada mejor para { side }.
training-lost =
    { $discs ->
        [one] { $played } perdió 1 ficha.
       *[other] { $played } perdió { $discs } fichas.
    }
