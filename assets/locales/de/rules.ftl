### The rules of Othello: short chapters, each with a small board and a caption under it.

rules-title = Regeln
rules-aim-title = Das Ziel
rules-aim-text = Othello spielt man zu zweit auf acht mal acht Feldern, mit 64 Steinen, die auf der einen Seite schwarz und auf der anderen weiß sind. Wer am Ende mehr Steine der eigenen Farbe auf dem Brett hat, gewinnt.
rules-aim-caption = Ein Brett am Ende: Schwarz hat mehr Steine.
rules-start-title = Der Anfang
rules-start-text = Vier Steine liegen über Kreuz in der Mitte. Schwarz zieht immer zuerst, danach geht es abwechselnd.
rules-start-caption = Die vier möglichen ersten Züge von Schwarz haben Punkte.
rules-move-title = Ein Zug
rules-move-text = Setze einen Stein so auf ein leeres Feld, dass zwischen ihm und einem anderen deiner Steine eine lückenlose Reihe gegnerischer Steine liegt: waagerecht, senkrecht oder diagonal. Ein Zug, der nichts einschließt, ist nicht erlaubt.
rules-move-caption = Schwarz darf auf das Feld mit dem Ring setzen: Ein weißer Stein liegt dann zwischen zwei schwarzen.
rules-turning-title = Umdrehen
rules-turning-text = Alle gegnerischen Steine, die du eingeschlossen hast, werden auf deine Farbe umgedreht, in allen Richtungen zugleich. Nur einen Teil davon umzudrehen ist nicht erlaubt.
rules-turning-caption = Ein Zug schließt drei Reihen ein; alle Steine mit Ring werden umgedreht.
rules-passing-title = Passen
rules-passing-text = Wenn kein Zug von dir einen Stein umdrehen würde, musst du passen, und die andere Seite zieht noch einmal. Wer ziehen kann, muss ziehen.
rules-passing-caption = Weiß kann hier nichts einschließen und muss passen.
rules-end-title = Das Ende
rules-end-text = Die Partie endet, wenn niemand mehr ziehen kann. Meist ist das Brett dann voll, aber nicht immer. Leere Felder zählen für niemanden.
rules-end-caption = Weiß hat keinen Stein mehr, also kann niemand ziehen: Schwarz hat gewonnen.
rules-advice-title = Gut zu wissen
rules-advice-text = Ein Stein in der Ecke kann nie umgedreht werden. Darum sind Ecken viel wert, und die Felder daneben sind gefährlich, solange die Ecke leer ist. Am Anfang sind wenige Steine und viele Zugmöglichkeiten besser als viele Steine.
rules-advice-caption = Die Punkte zeigen die Ecken; die Steine mit Ring daneben haben sie verschenkt.
