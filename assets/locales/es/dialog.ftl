### Questions and notices.

dialog-back = Volver
dialog-dismiss = Aceptar
dialog-no-graphics = Este dispositivo no tiene un controlador gráfico con el que Othello pueda dibujar. Hace falta Vulkan u OpenGL ES 3.
dialog-abandon-title = ¿Dejar esta partida?
dialog-abandon-text = Se perderá la partida en curso.
dialog-abandon-yes = Empezar otra
dialog-abandon-no = Seguir jugando
# The app was started twice on a desktop.
dialog-second-title = Othello ya está abierto
dialog-second-text = La otra ventana guarda tus partidas. Aquí también puedes jugar, pero no se guarda nada.
dialog-second-yes = Jugar sin guardar
dialog-second-no = Cerrar esta ventana
dialog-reset-title = ¿Restablecer todos los ajustes?
dialog-reset-text = El idioma, el aspecto y el juego vuelven a estar como al principio. Tu partida se conserva.
dialog-reset-yes = Restablecer
dialog-reset-no = Conservar
dialog-rating-title = ¿Olvidar tu fuerza?
dialog-rating-text = La estimación y su historial empiezan de nuevo. Tus partidas siguen en el archivo.
dialog-rating-no = Conservarla

## Notices
## $file says which file, $why is a short reason in English, $name the name of a file.

# It stands inside of the sentences below, behind a verb.
stored-file =
    { $file ->
        [game] la partida guardada
        [checkers] la partida de damas guardada
        [settings] el archivo de ajustes
        [session] la última página abierta
        [window] la posición de la ventana
        [lab] la página del laboratorio
        [editor] la posición del editor
        [puzzles] el registro de problemas resueltos
        [exercises] la lista de ejercicios
        [review] la revisión
        [rating] El registro de tu fuerza
       *[archive] el archivo de partidas
    }
dialog-damaged-kept = No se pudo leer { stored-file } ({ $why }). Se conserva como { $name }. Esa parte empieza de cero.
dialog-damaged-lost = No se pudo leer { stored-file } ({ $why }) ni conservar una copia. Esa parte empieza de cero.
dialog-unreadable = No se pudo abrir { stored-file } ({ $why }). Queda como está; no se guardará nada encima hasta el próximo inicio.
dialog-disk-failed = Ahora mismo no se puede guardar nada ({ $why }). Puedes seguir jugando.
dialog-no-engine = La máquina no puede jugar ahora mismo ({ $why }). Dos personas sí pueden.
dialog-crashed = La última vez la aplicación se cerró por un error ({ $why }). Tu partida sigue donde estaba.
dialog-unlearned = No se puede leer lo que han aprendido los niveles más fuertes ({ $why }). Juegan con reglas más sencillas.
