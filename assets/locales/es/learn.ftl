### The page with the ways to learn: each a button with a short line about it.

learn-title = Aprender
learn-archive = Mis partidas
learn-archive-note = Partidas terminadas para revisar y compartir.
learn-exercises = Ejercicios
learn-exercises-note = Tus propios errores, para corregirlos.
learn-puzzles = Problemas
learn-puzzles-note = Finales con una sola jugada buena.
learn-openings = Aperturas
learn-openings-note = Los comienzos conocidos y sus nombres.
learn-editor = Editor de posiciones
learn-editor-note = Coloca las fichas y luego juega o analiza.
learn-transfer = Pegar o compartir
learn-transfer-note = Partidas y posiciones como texto.
learn-statistics = Progreso
learn-statistics-note = Tus resultados a lo largo del tiempo.
learn-lab-note = Compara búsquedas y enfrenta niveles.
