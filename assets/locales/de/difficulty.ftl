### The page where a new game and its opponents are chosen.

difficulty-title = Neue Partie
difficulty-against-computer = Gegen den Computer
difficulty-two-people = Zu zweit
difficulty-watch = Zwei Computern zusehen
difficulty-two-people-note = Ihr zieht abwechselnd an einem Handy. Schwarz beginnt.
difficulty-watch-note = Lehn dich zurück, halte an, wann du magst, oder geh Zug für Zug vor.
difficulty-who-is-black = Wer beginnt mit Schwarz?
difficulty-i-begin = Ich beginne
difficulty-computer-begins = Der Computer beginnt
difficulty-like-a-person = Wie ein Mensch
difficulty-engine = Engine
difficulty-computer-tile = Computer
difficulty-watch-tile = Zusehen
difficulty-people = Sie spielen und irren wie Menschen
difficulty-engines = Die Leiter der Engines
difficulty-measured-strength = hier etwa { $elo }
difficulty-extrapolated = Nicht aus Turnierpartien gelernt wie die anderen, sondern aus ihnen hochgerechnet.
difficulty-own-strength = Du: etwa { $elo } ± { $error }
difficulty-own-strength-unknown = Deine Stärke ist noch nicht bekannt. Deine ersten Partien zeigen sie.
difficulty-adaptive-note = Er beginnt, wo deine Ergebnisse es sagen, und passt sich beim Spielen an. Deine Stärke bleibt auf diesem Gerät.
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
difficulty-summary-grandmaster = Denkt einen Sekundenbruchteil je Zug und irrt sich gegen Ende selten.
difficulty-summary-champion = Denkt etwa eine Sekunde je Zug und sieht weit.
difficulty-summary-legend = Denkt einige Sekunden je Zug; bei 24 leeren Feldern oft bis ganz zum Schluss.

difficulty-level-beginner = Anfänger
difficulty-level-casual = Hobbyspieler
difficulty-level-newcomer = Turnierneuling
difficulty-level-regular = Stammgast
difficulty-level-experienced = Erfahren
difficulty-level-competitor = Turnierspieler
difficulty-level-finalist = Finalist
difficulty-level-titleholder = Titelträger
difficulty-level-international = Nationalspieler
difficulty-level-worldclass = Weltklasse
difficulty-level-worldchampion = Weltmeister
difficulty-level-adaptive = Adaptiv

difficulty-summary-beginner = Spielt wie ein Kind, das gerade die Regeln gelernt hat.
difficulty-summary-casual = Spielt ab und zu, aus Spaß und ohne Plan.
difficulty-summary-newcomer = Spielt das erste Turnier und weiß, was Ecken wert sind.
difficulty-summary-regular = Kommt jede Woche in den Verein und kennt die gefährlichen Felder.
difficulty-summary-experienced = Spielt seit Jahren und verschenkt selten viel.
difficulty-summary-competitor = Spielt viele Turniere und kennt die Eröffnungen.
difficulty-summary-finalist = Erreicht die Endrunden von Turnieren.
difficulty-summary-titleholder = Gewinnt Titel und gehört zu den Stärksten aller Turniere.
difficulty-summary-international = Spielt für sein Land und macht wenig Fehler.
difficulty-summary-worldclass = Kaum jemand gewinnt dagegen.
difficulty-summary-worldchampion = Hat den Weltmeistertitel gewonnen und macht kaum einen Fehler.
difficulty-summary-adaptive = Passt sich dir an, sodass du etwa jede zweite Partie gewinnst.
