### The rules of Othello: short chapters, each with a small board and a caption under it.

rules-title = Reglas
rules-aim-title = El objetivo
rules-aim-text = Al Othello juegan dos, en un tablero de ocho por ocho casillas y con 64 fichas, negras por una cara y blancas por la otra. Gana quien al final muestra más fichas de su color.
rules-aim-caption = Un tablero al final: hay más fichas negras.
rules-start-title = El comienzo
rules-start-text = En el centro hay cuatro fichas cruzadas. Siempre empiezan Negras; después los bandos se turnan.
rules-start-caption = Los puntos marcan las cuatro primeras jugadas posibles de Negras.
rules-move-title = La jugada
rules-move-text = Coloca una ficha en una casilla vacía de modo que entre ella y otra ficha tuya quede una línea seguida de fichas del rival. La línea puede ir por una fila, una columna o una diagonal. No se permite una jugada que no encierre nada.
rules-move-caption = Negras pueden jugar en la casilla con anillo: hay una ficha blanca entre dos negras.
rules-turning-title = El volteo
rules-turning-text = Toda ficha del rival que hayas encerrado se voltea a tu color, en todas las direcciones a la vez. No puedes elegir voltear solo algunas.
rules-turning-caption = Una sola jugada encierra tres líneas; se voltean todas las fichas con anillo.
rules-passing-title = Pasar
rules-passing-text = Si ninguna de tus jugadas voltearía una ficha, tienes que pasar y vuelve a jugar el rival. Si puedes jugar, debes hacerlo.
rules-passing-caption = Aquí Blancas no pueden encerrar nada y tienen que pasar.
rules-end-title = El final
rules-end-text = La partida termina cuando ningún bando puede jugar. Por lo general el tablero ya está lleno, pero no siempre. Las casillas vacías no cuentan para nadie.
rules-end-caption = A Blancas no les queda ninguna ficha y nadie puede jugar: han ganado Negras.
rules-advice-title = Conviene saberlo
rules-advice-text = Una ficha en una esquina nunca se puede voltear; por eso las esquinas valen mucho, y las casillas de al lado son peligrosas mientras la esquina está vacía. Al principio es mejor tener pocas fichas y muchas jugadas posibles que muchas fichas.
rules-advice-caption = Los puntos marcan las esquinas; las fichas con anillo, a su lado, las regalaron.
