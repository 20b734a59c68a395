### What this app is and whose work it stands on.

about-title = Acerca de
about-game = Othello para llevar en el bolsillo, y también damas: doce niveles, de principiante a leyenda, dos personas en un mismo teléfono o dos máquinas a las que ver jugar. Todo ocurre en el dispositivo. No se recoge ni se envía ningún dato.
about-history-title = El juego
about-history = Hacia 1883 apareció en Inglaterra un juego llamado Reversi; tanto Lewis Waterman como John W. Mollett afirmaban haberlo inventado. En Japón, Goro Hasegawa le dio la posición inicial fija y las reglas con las que se juega hoy, y el nombre de Othello, con el que se vende desde 1973. Desde 1977 se celebran campeonatos mundiales.
about-papers-title = Artículos
about-papers = Las pantallas, los niveles y los motores nacieron de estos artículos:
about-unknown-paper = Un artículo sobre un jugador voraz de Othello con dos objetivos
about-unknown-author = Desconocemos el autor y el año
about-algorithms-title = Algoritmos
about-algorithms = NegaScout es de Alexander Reinefeld (1983); MTD(f), de Aske Plaat (1994).
about-licences-title = Licencias
about-own-licence = Esta aplicación es software libre, bajo la licencia MIT o la licencia Apache 2.0, a tu elección.
about-licences = Está escrita en Rust y se apoya en el trabajo de muchas personas:
about-fonts = Tipos de letra: Figtree, Fraunces, Inter y M PLUS 1, bajo la licencia SIL Open Font License 1.1.
about-trademark = Othello es una marca registrada de su titular. Esta aplicación es independiente del titular y no cuenta con su respaldo.
about-version = Versión { $version }
