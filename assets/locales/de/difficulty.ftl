### The page where a new game and its opponents are chosen.

difficulty-title = Neue Partie
difficulty-who-plays = Wer spielt?
difficulty-against-computer = Gegen den Computer
difficulty-two-people = Zu zweit
difficulty-watch = Zwei Computern zusehen
difficulty-two-people-note = Ihr zieht abwechselnd an einem Handy. Schwarz beginnt.
difficulty-watch-note = Lehn dich zurück, halte an, wann du magst, oder geh Zug für Zug vor.
difficulty-who-is-black = Wer beginnt mit Schwarz?
difficulty-i-begin = Ich beginne
difficulty-computer-begins = Der Computer beginnt
difficulty-level = Wie stark soll er sein?
difficulty-black-level = Stufe von Schwarz
difficulty-white-level = Stufe von Weiß
# The button that leads to the board.
difficulty-play = Ans Brett

## The levels of Othello, from the weakest to the strongest: a name, and a line on how it plays.
## The names stand in lists, and alone before or after other words: "White · Club player".

difficulty-level-novice = Neuling
difficulty-level-cautious = Vorsichtig
difficulty-level-apprentice = Lehrling
difficulty-level-student = Schüler
difficulty-level-club = Vereinsspieler
difficulty-level-tactician = Taktiker
difficulty-level-strategist = Stratege
difficulty-level-expert = Experte
difficulty-level-master = Meister
difficulty-level-grandmaster = Großmeister
difficulty-level-champion = Champion
difficulty-level-legend = Legende

difficulty-summary-novice = Schnappt sich immer so viele Steine wie möglich.
difficulty-summary-cautious = Nimmt jede Ecke, die zu haben ist; dreht davor wenig um, danach viel.
difficulty-summary-apprentice = Rechnet einen Zug und deine Antwort voraus und liebt Ecken.
difficulty-summary-student = Rechnet vier Züge voraus, achtet auf Ecken und Mobilität.
difficulty-summary-club = Rechnet sechs Züge voraus, achtet auf Ecken und Mobilität.
difficulty-summary-tactician = Rechnet sechs Züge voraus und lässt dir wenig Auswahl.
difficulty-summary-strategist = Rechnet acht Züge voraus und lässt dir wenig Auswahl.
difficulty-summary-expert = Denkt bis zu einer Fünftelsekunde je Zug, so tief es eben geht.
difficulty-summary-master = Hat aus eigenen Partien gelernt und zieht fast sofort.
difficulty-summary-grandmaster = Denkt eine Drittelsekunde je Zug und irrt sich gegen Ende selten.
difficulty-summary-champion = Denkt eine Sekunde je Zug und sieht weit.
difficulty-summary-legend = Denkt fünf Sekunden je Zug; bei 24 leeren Feldern oft bis ganz zum Schluss.
