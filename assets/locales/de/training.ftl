### Puzzles, exercises, and what both say of an answer.

training-puzzles = Rätsel
training-about-puzzles = In jeder Stellung gibt es genau einen richtigen Zug, bewiesen bis zum Ende der Partie. Es ist nie der Zug, der die meisten Steine umdreht.
training-daily = Rätsel des Tages
# Today's puzzle: how hard it is, then what became of it, then for how many days in a row it was solved.
training-daily-easy = Leicht.
training-daily-medium = Mittel.
training-daily-hard = Schwer.
training-daily-very-hard = Sehr schwer.
training-daily-failed = Noch nicht gelöst.
training-daily-solved = Gelöst.
training-daily-streak =
    { $days ->
        [one] Bisher ein Tag.
       *[other] { $days } Tage in Folge.
    }
training-all-puzzles = Alle Rätsel
# How hard a puzzle is, in a list.
training-grade-easy = Leicht
training-grade-medium = Mittel
training-grade-hard = Schwer
training-grade-very-hard = Sehr schwer
training-solved-of = { $solved } von { $all } gelöst
# The title of a puzzle.
training-puzzle-easy = Rätsel { $number }, leicht
training-puzzle-medium = Rätsel { $number }, mittel
training-puzzle-hard = Rätsel { $number }, schwer
training-puzzle-very-hard = Rätsel { $number }, sehr schwer
# What is asked.
training-goal-win = { side } gewinnt nur mit einem einzigen Zug.
training-goal-draw = { side } rettet nur mit einem einzigen Zug das Remis.
training-goal-most = { side } gewinnt mit mehreren Zügen. Finde den, der am höchsten gewinnt.

## An answer

training-tap-the-move = Tippe auf das Feld, auf das der Stein soll.
# A hint left so many squares.
training-one-of = Es ist eines dieser { $squares } Felder.
training-right = { $at } ist richtig!
training-nearly-best = { $at } ist gut. Am besten ist { $best }, wenn auch um weniger als einen Stein.
training-wrong = { $at } ist es nicht.
training-shown = Der Zug ist { $at }.
training-looking = Die besten Antworten werden gesucht …
# What a move leads to for the side that made it.
training-outcome-draw = Bei bestem Spiel beider Seiten endet es remis.
training-outcome-win =
    { $discs ->
        [one] Bei bestem Spiel beider Seiten gewinnt { side } mit 1 Stein.
       *[other] Bei bestem Spiel beider Seiten gewinnt { side } mit { $discs } Steinen.
    }
training-outcome-loss =
    { $discs ->
        [one] Bei bestem Spiel beider Seiten verliert { side } mit 1 Stein.
       *[other] Bei bestem Spiel beider Seiten verliert { side } mit { $discs } Steinen.
    }
training-outcome-even = Danach sollte die Partie etwa ausgeglichen enden.
training-outcome-ahead =
    { $discs ->
        [one] Danach sollte { side } mit etwa 1 Stein gewinnen.
       *[other] Danach sollte { side } mit etwa { $discs } Steinen gewinnen.
    }
training-outcome-behind =
    { $discs ->
        [one] Danach sollte { side } mit etwa 1 Stein verlieren.
       *[other] Danach sollte { side } mit etwa { $discs } Steinen verlieren.
    }
# So many moves of a line are on the board.
training-line-step = Zug { $shown } von { $all }.
# Small buttons.
training-hint = Tipp
training-solution = Lösung
training-try-again = Noch einmal
training-next = Weiter
training-skip = Auslassen
training-step-back = Zurück
training-step-on = Vor

## Exercises

training-exercises = Übungen
training-n-due = { $due } heute fällig
training-start = Los
# Nothing is due now; the next exercise is, in so many days (one is tomorrow).
training-next-due =
    { $days ->
        [0] Für heute ist alles erledigt. Die nächste Übung kommt morgen.
        [one] Für heute ist alles erledigt. Die nächste Übung kommt morgen.
       *[other] Für heute ist alles erledigt. Die nächste Übung kommt in { $days } Tagen.
    }
training-all-learned = Alles ist gelernt. Neue Übungen kommen aus deinen nächsten analysierten Partien.
training-learned = { $learned } gelernt, { $waiting } noch offen
# $solved and $failed are numbers of days, $times how often an exercise must be solved (3, 1 and 2 at present).
training-schedule =
    Löst du eine Übung auf Anhieb und ohne Tipp, kommt sie nach { $solved ->
        [one] einem Tag
       *[other] { $solved } Tagen
    } wieder, sonst nach { $failed ->
        [one] einem Tag
       *[other] { $failed } Tagen
    }. { $times }-mal in Folge gelöst, gilt sie als gelernt.
training-no-exercises = Noch keine Übungen
training-how-they-come = Analysiere eine beendete Partie: Aus jedem deiner Fehler darin wird eine Übung. Du siehst die Stellung wieder und suchst einen besseren Zug, jetzt und einige Tage später noch einmal.
# $played is the square that the player chose in the game.
training-better = Hier hast du { $played } gespielt. Finde einen besseren Zug für { side }.
training-lost =
    { $discs ->
        [one] { $played } hat 1 Stein verloren.
       *[other] { $played } hat { $discs } Steine verloren.
    }
