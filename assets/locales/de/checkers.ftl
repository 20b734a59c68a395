### Checkers (American checkers, English draughts): its board, its levels and its rules.
### $at is the number of a square, $notation a move such as 11-15 or 22x15.

checkers-title = Checkers
checkers-game-othello = Othello
checkers-game-checkers = Checkers
# Buttons of the start page, when there are two games to go back to.
checkers-resume-othello = Othello fortsetzen
checkers-resume-checkers = Checkers fortsetzen

## The levels, from the weakest to the strongest. Their names are those of Othello's levels where both have one.

checkers-level-novice = Neuling
checkers-level-apprentice = Lehrling
checkers-level-student = Schüler
checkers-level-club = Vereinsspieler
checkers-level-strategist = Stratege
checkers-level-expert = Experte
# The search's name (alpha-beta, NegaScout) stays as it is.
checkers-summary-novice = Rechnet einen Zug und deine Antwort voraus (Alpha-Beta, Tiefe 2).
checkers-summary-apprentice = Rechnet vier Züge voraus (Alpha-Beta).
checkers-summary-student = Rechnet sechs Züge voraus (Alpha-Beta).
checkers-summary-club = Rechnet acht Züge voraus (NegaScout).
checkers-summary-strategist = Rechnet zehn Züge voraus (NegaScout).
checkers-summary-expert = Rechnet zwölf Züge voraus (NegaScout).

## The status line

checkers-your-turn = Du bist mit { side } am Zug.
checkers-turn-of = { side } ist am Zug.
checkers-choose = Tippe auf einen Stein, dann auf sein Zielfeld.
checkers-chosen = Der Stein auf { $at } ist gewählt. Tippe auf sein Zielfeld.
# So many pieces can jump, and one of them must.
checkers-must-jump =
    { $pieces ->
        [one] Schlagzwang: Du musst mit dem markierten Stein schlagen.
       *[other] Schlagzwang: Du musst mit einem der { $pieces } markierten Steine schlagen.
    }
# A jump has begun; the piece waits on this square.
checkers-goes-on = Von { $at } wird weitergeschlagen. Tippe auf das nächste Feld.
checkers-tap-again = Tippe noch einmal auf { $at }, um dorthin zu ziehen.

# A tap was no move, and why.
checkers-refused-not-yours = Der Stein auf { $at } gehört dir nicht.
checkers-refused-choose-first = Tippe zuerst auf den Stein, der ziehen soll.
checkers-refused-must-jump = Der Stein auf { $at } muss warten: Es herrscht Schlagzwang.
checkers-refused-must-jump-elsewhere = Nicht nach { $at }: Es herrscht Schlagzwang.
checkers-refused-must-go-on = Es wird noch geschlagen: Derselbe Stein zieht weiter.
checkers-refused-stuck = Der Stein auf { $at } kann nicht ziehen.
checkers-refused-not-there = Der gewählte Stein kann nicht nach { $at }.
checkers-refused-two-ways = Zwei Wege führen nach { $at }. Tippe Feld für Feld.

# A move was played.
checkers-played-step = { side } spielt { $notation }.
checkers-played-step-king = { side } spielt { $notation } und bekommt eine Dame.
checkers-played-jump =
    { $pieces ->
        [one] { side } spielt { $notation } und schlägt einen Stein.
       *[other] { side } spielt { $notation } und schlägt { $pieces } Steine.
    }
checkers-played-jump-king =
    { $pieces ->
        [one] { side } spielt { $notation }, schlägt einen Stein und bekommt eine Dame.
       *[other] { side } spielt { $notation }, schlägt { $pieces } Steine und bekommt eine Dame.
    }

# The result, as a heading.
checkers-won = { side } gewinnt
checkers-drawn = Remis
# Under the result; $side is the loser.
checkers-ended-no-piece = { side } hat keinen Stein mehr.
checkers-ended-no-move = { side } hat keinen Zug mehr.
checkers-ended-repetition = Dieselbe Stellung kam zum dritten Mal vor.
checkers-ended-no-progress = Je 40 Züge nur mit Damen und ohne Schlagen.
# A line of the history.
checkers-moved = { $number }. { side } { $notation }

## A hint and why

checkers-advice-only-move = Spiel { $notation }: Das ist der einzige Zug.
checkers-advice-wins = Spiel { $notation }: Das gewinnt.
checkers-advice-crowns = Spiel { $notation }: Damit bekommst du eine Dame.
checkers-advice-takes-most =
    { $pieces ->
        [one] Spiel { $notation }: Das schlägt einen Stein.
       *[other] Spiel { $notation }: Das schlägt am meisten, { $pieces } Steine.
    }
checkers-advice-best = Spiel { $notation }: Dieser Zug schneidet am besten ab.
checkers-advice-best-ahead =
    { $depth ->
        [one] Spiel { $notation }: Dieser Zug schneidet am besten ab, 1 Zug vorausgerechnet.
       *[other] Spiel { $notation }: Dieser Zug schneidet am besten ab, { $depth } Züge vorausgerechnet.
    }
# $men is a number of men with its sign and one decimal, such as +1.5.
checkers-opinion-points =
    { $depth ->
        [one] 1 Zug voraus: { $men } Steine.
       *[other] { $depth } Züge voraus: { $men } Steine.
    }
checkers-opinion-wins =
    { $pieces ->
        [one] Bis zum Ende gerechnet: Du gewinnst und behältst 1 Stein.
       *[other] Bis zum Ende gerechnet: Du gewinnst und behältst { $pieces } Steine.
    }
checkers-opinion-loses = Bis zum Ende gerechnet verliert jeder Zug.

## A square, read out part by part: "15, black man, must jump, chosen".

checkers-square-empty = leer
checkers-square-black-man = schwarzer Stein
checkers-square-black-king = schwarze Dame
checkers-square-white-man = weißer Stein
checkers-square-white-king = weiße Dame
checkers-square-movable = kann ziehen
checkers-square-must-jump = muss schlagen
checkers-square-chosen = gewählt
checkers-square-playable = spielbar
checkers-square-last = letzter Zug
checkers-square-hint = Tipp
checkers-square-again = zum Ziehen noch einmal tippen

## Elsewhere

# The question before a game is given up.
checkers-abandon-text = Die laufende Checkers-Partie geht verloren.
# A switch of the settings, and a line about it.
checkers-numbers = Zahlen auf dem Checkers-Brett
checkers-numbers-note = Mit ihnen werden die Züge notiert: 11-15, 22x15.

## The rules: short chapters, each with a small board and a caption under it.

checkers-rules-title = Checkers-Regeln
checkers-aim-title = Das Ziel
checkers-aim-text = Zwei Seiten mit je zwölf Steinen spielen auf den dunklen Feldern eines Bretts von acht mal acht. Schlage alle Steine der anderen Seite oder lass ihr keinen Zug mehr. Schwarz zieht zuerst, danach geht es abwechselnd.
checkers-aim-caption = Die Anfangsstellung: die schwarzen Steine oben, die weißen unten.
checkers-step-title = Ziehen
checkers-step-text = Ein Stein zieht ein Feld schräg vorwärts auf ein leeres dunkles Feld. Zurück geht er nie.
checkers-step-caption = Dieser Stein darf auf jeden der beiden Punkte ziehen.
checkers-jump-title = Schlagen
checkers-jump-text = Steht ein Stein der anderen Seite direkt vor deinem und ist das Feld dahinter leer, so springst du darüber und schlägst ihn. Es herrscht Schlagzwang: Wer schlagen kann, muss. Hast du mehrere Möglichkeiten, wähle frei.
checkers-jump-caption = Weiß muss mit einem markierten Stein schlagen; sonst darf nichts ziehen.
checkers-several-jumps-title = Mehrfach schlagen
checkers-several-jumps-text = Kann derselbe Stein von seinem neuen Feld aus weiterschlagen, so muss er es, und schlägt mit jedem Sprung einen Stein. Erst dann ist die andere Seite am Zug. Tippe Feld für Feld oder nur auf das letzte.
checkers-several-jumps-caption = Ein Zug über beide Punkte schlägt zwei Steine.
checkers-kings-title = Damen
checkers-kings-text = Ein Stein, der die letzte Reihe erreicht, wird in eine Dame umgewandelt, und der Zug endet dort. Eine Dame zieht und schlägt vorwärts und rückwärts, aber wie ein Stein immer nur ein Feld weit.
checkers-kings-caption = Eine Dame schlägt rückwärts über den schwarzen Stein.
checkers-end-title = Das Ende
checkers-end-text = Wer keinen Stein mehr hat oder keinen mehr ziehen kann, verliert. Remis ist es, wenn dieselbe Stellung zum dritten Mal vorkommt oder wenn in je vierzig Zügen beider Seiten kein einfacher Stein gezogen und nichts geschlagen wurde.
checkers-end-caption = Schwarz ist am Zug, aber beide Steine sind blockiert: Weiß hat gewonnen.
