### The page with the board of Othello: buttons, the status line under the board, the history of moves.
### $side is "black" or "white"; $at is a square such as f5.

arena-title = Othello
# The large buttons.
arena-start = Partie starten
arena-restart = Neu starten
# Small buttons with an icon: as short as can be.
arena-undo = Zug zurück
arena-redo = Zug vor
arena-hint = Tipp
arena-hint-coming = Der beste Zug wird gesucht …
# Ends the computer's thinking.
arena-move-now = Jetzt ziehen
# While two computers play.
arena-pause = Pause
arena-go-on = Weiter
arena-step = Ein Zug

# The sides where they stand alone: in the cards of the players, in headings.
arena-disc-black = Schwarz
arena-disc-white = Weiß
# A person, in the card of a player.
arena-person = Spieler
arena-you = Du
# Behind the name of the side whose turn it is, in its card.
arena-to-move = am Zug
# It names the button arena-start.
arena-press-start = Tippe auf „Partie starten“, wenn du so weit bist.
arena-begins = Die Partie hat begonnen. { side } zieht zuerst.
# The person who plays the computer is to move, on so many squares.
arena-your-turn =
    { $moves ->
        [one] Du bist mit { side } am Zug: 1 möglicher Zug.
       *[other] Du bist mit { side } am Zug: { $moves } mögliche Züge.
    }
# One of two people is to move.
arena-turn-of =
    { $moves ->
        [one] { side } ist am Zug: 1 möglicher Zug.
       *[other] { side } ist am Zug: { $moves } mögliche Züge.
    }
arena-thinking = { side } denkt nach …
# How far it has come: so many moves ahead, and positions as a short number such as 56k.
arena-thought = Tiefe { $depth }, { $nodes } Stellungen
# The same of a move that needed no thinking.
arena-from-book = aus dem Eröffnungsbuch
# A move was played and its discs are turning.
arena-played =
    { $discs ->
        [one] { side } spielt { $at } und dreht 1 Stein um.
       *[other] { side } spielt { $at } und dreht { $discs } Steine um.
    }
arena-passes =
    { $squares ->
        [one] { side } muss passen: Auf dem einzigen leeren Feld ließe sich kein Stein umdrehen. { other-side } zieht noch einmal.
       *[other] { side } muss passen: Auf keinem der { $squares } leeren Felder ließe sich ein Stein umdrehen. { other-side } zieht noch einmal.
    }
arena-paused = Pause.
arena-no-engine = Der Computer kann gerade nicht spielen.
# A tap was no move.
arena-refused-taken = { $at } ist besetzt.
arena-refused-useless = { $at } geht nicht: Kein Stein würde umgedreht.
arena-tap-again = Tippe noch einmal auf { $at }, um dort zu setzen.

# The result, as a heading; $score is such as 44–20, the winner's discs first.
arena-won = { side } gewinnt { $score }
arena-drawn = Remis, { $score }
# Under the result.
arena-ended-lead =
    { $discs ->
        [one] Das Brett ist voll. Der Vorsprung beträgt 1 Stein.
       *[other] Das Brett ist voll. Der Vorsprung beträgt { $discs } Steine.
    }
arena-ended-even = Das Brett ist voll, und beide haben gleich viele Steine.
arena-ended-early =
    { $squares ->
        [one] Niemand kann mehr ziehen; 1 Feld blieb leer.
       *[other] Niemand kann mehr ziehen; { $squares } Felder blieben leer.
    }
arena-play-again = Noch einmal
arena-change-level = Stufe ändern
arena-review = Analyse

# Over the history of moves.
arena-history = Züge
# A line of the history: the number of the move, who, where, and how many discs it took.
arena-moved = { $number }. { side } { $at }, dreht { $taken } um
arena-passed = { side } passt: kein Zug möglich
# The discs of both sides, read out.
arena-score-spoken = Schwarz { $black }, Weiß { $white }
# A line of the history with arena-score-spoken, read out.
arena-line-spoken = { $line }; { $score }
# An older position is shown.
arena-viewing = Du siehst Zug { $ply } von { $all }. Die Partie wartet.
arena-earlier = Zurück
arena-later = Vor
arena-back-to-game = Zurück zur Partie
arena-play-from-here = Von hier spielen

## A hint: the advised square and why
## The sentences end with a full stop; $margin and $moves are numbers.

arena-advice-only-move = Spiel { $at }: Das ist der einzige Zug.
arena-advice-ends-won =
    { $margin ->
        [one] Spiel { $at }: Damit endet die Partie, und du gewinnst mit 1 Stein Vorsprung.
       *[other] Spiel { $at }: Damit endet die Partie, und du gewinnst mit { $margin } Steinen Vorsprung.
    }
arena-advice-ends-drawn = Spiel { $at }: Damit endet die Partie remis.
arena-advice-ends-lost = Spiel { $at }: Damit endet die Partie, und du verlierst so knapp wie möglich.
arena-advice-takes-corner = Spiel { $at }: Damit nimmst du eine Ecke, und die dreht niemand mehr um.
arena-advice-forces-pass = Spiel { $at }: Dein Gegner hat keine Antwort und muss passen.
arena-advice-proven-won =
    { $margin ->
        [one] Spiel { $at }: Bis zum Ende gerechnet gewinnt das mit 1 Stein Vorsprung.
       *[other] Spiel { $at }: Bis zum Ende gerechnet gewinnt das mit { $margin } Steinen Vorsprung.
    }
arena-advice-proven-drawn = Spiel { $at }: Bis zum Ende gerechnet reicht das zum Remis.
arena-advice-proven-lost =
    { $margin ->
        [one] Spiel { $at }: Bis zum Ende gerechnet verlierst du nur mit 1 Stein.
       *[other] Spiel { $at }: Bis zum Ende gerechnet verlierst du nur mit { $margin } Steinen.
    }
arena-advice-guards-corner =
    { $moves ->
        [one] Spiel { $at }: Der einzige andere Zug würde eine Ecke verschenken.
       *[other] Spiel { $at }: { $moves } andere Züge würden eine Ecke verschenken.
    }
arena-advice-fewest-replies =
    { $moves ->
        [one] Spiel { $at }: Dein Gegner hat dann nur einen einzigen Zug.
       *[other] Spiel { $at }: Dein Gegner hat dann nur { $moves } Züge.
    }
arena-advice-turns-most =
    { $discs ->
        [one] Spiel { $at }: Das dreht am meisten um, 1 Stein, und das Ende ist nah.
       *[other] Spiel { $at }: Das dreht am meisten um, { $discs } Steine, und das Ende ist nah.
    }
arena-advice-turns-fewest =
    { $discs ->
        [one] Spiel { $at }: Das dreht nur 1 Stein um und gibt wenig preis.
       *[other] Spiel { $at }: Das dreht nur { $discs } Steine um und gibt wenig preis.
    }
arena-advice-best = Spiel { $at }: Dieser Zug schneidet am besten ab.
arena-advice-best-ahead =
    { $depth ->
        [one] Spiel { $at }: Dieser Zug schneidet am besten ab, 1 Zug vorausgerechnet.
       *[other] Spiel { $at }: Dieser Zug schneidet am besten ab, { $depth } Züge vorausgerechnet.
    }

## Under the hint: what the engine thinks of the move
## $points is a number with its sign, such as +120.

arena-opinion-glance = Auf den ersten Blick: { $points } Punkte.
arena-opinion-points =
    { $depth ->
        [one] 1 Zug voraus: { $points } Punkte.
       *[other] { $depth } Züge voraus: { $points } Punkte.
    }
arena-opinion-draw = Bis zum Ende gerechnet: Remis.
arena-opinion-win =
    { $discs ->
        [one] Bis zum Ende gerechnet: Sieg mit 1 Stein.
       *[other] Bis zum Ende gerechnet: Sieg mit { $discs } Steinen.
    }
arena-opinion-loss =
    { $discs ->
        [one] Bis zum Ende gerechnet: Niederlage mit 1 Stein.
       *[other] Bis zum Ende gerechnet: Niederlage mit { $discs } Steinen.
    }
arena-opinion-even =
    { $depth ->
        [one] 1 Zug voraus: etwa ausgeglichen.
       *[other] { $depth } Züge voraus: etwa ausgeglichen.
    }
arena-opinion-ahead =
    { $depth ->
        [one] 1 Zug
       *[other] { $depth } Züge
    } voraus: Sieg mit etwa { $discs ->
        [one] 1 Stein
       *[other] { $discs } Steinen
    }.
arena-opinion-behind =
    { $depth ->
        [one] 1 Zug
       *[other] { $depth } Züge
    } voraus: Niederlage mit etwa { $discs ->
        [one] 1 Stein
       *[other] { $discs } Steinen
    }.
arena-opinion-turned =
    { $discs ->
        [one] Dreht 1 Stein um.
       *[other] Dreht { $discs } Steine um.
    }

## What a move is worth, in a word that fits on a square of the board: at most six letters or so.

arena-grade-good = gut
arena-grade-fine = okay
arena-grade-risky = heikel

## A square, read out part by part: "f5, empty, playable, takes 3".

arena-square-black = schwarzer Stein
arena-square-white = weißer Stein
arena-square-empty = leer
arena-square-takes = spielbar, dreht { $discs } um
arena-square-last = letzter Zug
arena-square-hint = Tipp
arena-square-again = zum Setzen noch einmal tippen
# One of the words above such as arena-grade-good, and a number with its sign.
arena-square-worth = { $grade }, { $figure }
