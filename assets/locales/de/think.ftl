### The view of a search: how the computer found its move, step by step, with a tree of moves.
### $at and $answer are moves such as f5; $value is a number such as −620, "wins 4" or "loses 4".

think-title = Gedanken lesen
# The example of the paper that this app grew out of, and where it is from.
think-lesson = Beispiel aus dem Artikel
think-lesson-place = Tabelle 1 bei Handayani, Arisandi und Sitompul
# Which position it is. $level is the name of a level.
think-subject-level = Zug { $number }: So sucht die Stufe { $level } für { side }.
think-subject-other-level = Zug { $number }, { side }. Die Stufe { $level } sucht anders.
think-subject = Zug { $number }: { side } zieht.
# $algorithm is a name such as NegaScout.
think-search =
    { $depth ->
        [one] { $algorithm }, 1 Zug voraus
       *[other] { $algorithm }, { $depth } Züge voraus
    }
# How many positions the search visited; the whole tree has so many. The numbers are large.
think-visited = { $visited } von { $whole } Stellungen besucht ({ $percent } %)
# Some positions were visited more than once, so that there are more visits than positions.
think-visited-often = { $visited } Besuche, der ganze Baum hat { $whole } Stellungen
think-drawn = { $shown } von { $all } sind gezeichnet: Die tiefsten Ebenen fehlen.
think-searching = Suche läuft …
think-searching-positions = Suche läuft … { $positions } Stellungen
think-impossible = Der Computer kann gerade nicht suchen.
think-step-of = Schritt { $step } von { $all }

# Buttons: one step back, one step on, let it run, stop it.
think-previous = Zurück
think-next = Vor
think-play = Start
think-pause = Pause
think-speed-slow = Langsam
think-speed-normal = Normal
think-speed-fast = Schnell
# The bar of all steps, read out.
think-steps = Schritt
think-zoom-in = Vergrößern
think-zoom-out = Verkleinern
think-whole = Ganzer Baum
think-change = Suche ändern

## The choices

think-how-search = Wie soll gesucht werden?
think-algorithm-minimax = Einfaches Negamax
think-algorithm-alpha-beta = Alpha-Beta
think-algorithm-nega-scout = NegaScout
think-algorithm-mtdf = MTD(f)
think-note-minimax = Prüft jede Variante bis zum Ende und lässt nichts aus.
think-note-alpha-beta = Lässt Antworten aus, die an der Wahl nichts ändern können.
think-note-nega-scout = Vertraut dem ersten Zug und prüft nur, ob ein anderer besser ist.
think-note-mtdf = Rät den Wert und kreist ihn Runde für Runde ein, mit einem Gedächtnis.
think-how-deep = Wie viele Züge voraus?
think-how-fast = Wie schnell abspielen?
# The heading of the text below it. "Window" is the term of alpha-beta search.
think-reading = So liest du den Baum
think-reading-text = Jede Karte ist ein Zug. Die Zahl sagt, was die Stellung danach für die Seite wert ist, deren Stein davor steht. Was für die eine Seite gut ist, ist für die andere schlecht; darum wechselt auf dem Weg nach oben das Vorzeichen. Ein Pfeil nach oben heißt „oder mehr“, ein Pfeil nach unten „oder weniger“. Zwei rote Striche: Dort hat niemand nachgesehen, weil es nichts ändern konnte. Die zweite Zeile ist das Fenster: die Werte, die an der Wahl noch etwas ändern könnten.
think-done = Fertig
# A button on the page of rules, and the text over it.
think-to-lesson = Beispiel ansehen
think-lesson-note = Wie entscheidet der Computer? Geh das Beispiel aus dem Artikel, aus dem diese App entstanden ist, Zahl für Zahl durch.

## The board and the tree

# Read out; $last is who moved last and where, such as "Black f5".
think-board = Das Brett nach { $last }
think-board-first = Das Brett vor dem ersten Zug
# On the card of the position that the search starts from: very short.
think-root = jetzt
# A move of a side that cannot place a disc, on a card: very short.
think-pass = passt
# MTD(f) searches several times; this is one of those searches, on a card. It is not the pass of the game.
think-pass-name = Runde { $number }
# A value on a card: very short. The margin is in discs.
think-short-win = Ende +{ $margin }
think-short-loss = Ende −{ $margin }
# The window of a node, read out: which values could still change the choice.
think-window-any = jeder Wert zählt
think-window-more = nur mehr als { $low } zählt
think-window-less = nur weniger als { $high } zählt
think-window-between = nur { $low } bis { $high } zählt
# The same on a card, very short; the other windows are written with signs.
think-window-short-any = jeder Wert
# So many moves were not looked at, on a card: very short.
think-cut-short = { $moves } gekappt
# So many positions below this card are not drawn: very short.
think-hidden-short = +{ $positions } darunter
# The paper lists this position without searching it: very short.
think-listed = nur gelistet
# Its value was known from before: very short.
think-remembered = gemerkt
# Over the columns of the tree: now, the moves of a side, the answers of the other.
think-column-now = Jetzt
think-column-moves = { side } zieht
think-column-answers = { side } antwortet

## A card, read out: "Black f5: −620 for Black; only more than −700 matters, chosen".
## Each message takes what was said so far as $node and adds its part.

think-node-move = { side } { $name }
think-node-worth = { $node }: { $value } für { side }
think-node-unsearched = { $node }: noch nicht durchsucht
think-node-listed = { $node }, nur gelistet
think-node-remembered = { $node }, gemerkt
# $window is one of the messages think-window-….
think-node-cut = { $node }, { $moves } gekappt; { $window }
think-node-window = { $node }; { $window }
think-node-chosen = { $node }, gewählt

## What happens at a step: a sentence, and one that says what it means
## $side is the side that chooses, { other-side } its opponent. $worth is a number such as −620, or one of the
## messages think-worth-…; with a bound it is think-or-more or think-or-less.

think-worth-win = ein Endergebnis von +{ $margin }
think-worth-loss = ein Endergebnis von −{ $margin }
think-or-more = { $worth } oder mehr
think-or-less = { $worth } oder weniger

think-begins = { side } ist am Zug.
think-begins-detail =
    { $depth ->
        [one] { $algorithm } rechnet 1 Zug voraus. Ein Zug ist so viel wert, wie die beste Antwort darauf übrig lässt.
       *[other] { $algorithm } rechnet { $depth } Züge voraus. Ein Zug ist so viel wert, wie die beste Antwort darauf übrig lässt.
    }
# A pass of MTD(f), not of the game.
think-pass-begins = Runde { $number }: Ist die Stellung für { side } { $worth } oder mehr wert?
think-pass-begins-detail = Eine Runde antwortet nur mit Ja oder Nein, und das geht schnell.
think-pass-ends = Runde { $number }: Die Stellung ist für { side } { $worth } wert.
think-pass-ends-detail = Die nächste Runde fragt näher am Wert.
think-tries = { side } probiert { $at }.
think-tries-detail = Was ist die beste Antwort von { other-side }?
think-scouts = { side } prüft kurz { $at }.
think-scouts-detail = Es gibt nur eine Frage: Ist das besser als { $worth }?
think-tries-again = { $at } sieht besser aus.
think-tries-again-detail = Also sucht { side } hier noch einmal, um zu sehen, wie gut der Zug wirklich ist.
# A row of Table 1 of the paper: its letter, and the paper's formula with the numbers of the row.
think-row = { $at } ist für { side } { $worth } wert.
think-row-detail = Tabelle 1, Zeile { $letter }: für { other-side } { $formula }. Auf dem Weg nach oben wechselt das Vorzeichen.
think-row-listed = { side } könnte mit { $at } antworten.
think-row-listed-detail = Tabelle 1, Zeile { $letter }: für { other-side } { $formula }. Der Artikel listet die Antworten auf und entscheidet nach den Zügen darüber.
think-worth = { $at } ist für { side } { $worth } wert.
# How the value came about.
think-how-judged = So wird die Stellung danach bewertet.
think-how-answer = So viel lässt die beste Antwort von { other-side } übrig; auf dem Weg nach oben wechselt das Vorzeichen.
think-how-memory = Die Stellung kam schon vor, und das Gedächtnis antwortet.
think-how-hidden = { $positions } Stellungen darunter sind nicht gezeichnet.
# And what it means for the choice; this sentence follows one of those above.
think-is-best = Das ist bisher der beste Zug.
think-is-behind = Am besten bleibt { $at } ({ $worth }).
# The opponent has an answer that is so good that the rest need not be searched.
think-cut = Auf { $at } hat { other-side } die Antwort { $answer }, die { $worth } oder mehr wert ist.
think-cut-unnamed = Auf { $at } hat { other-side } eine Antwort, die { $worth } oder mehr wert ist.
think-cut-detail =
    { $moves ->
        [one] { side } hat anderswo schon etwas ebenso Gutes und spielt diesen Zug nicht; die eine andere Antwort muss also nicht geprüft werden.
       *[other] { side } hat anderswo schon etwas ebenso Gutes und spielt diesen Zug nicht; { $moves } andere Antworten müssen also nicht geprüft werden.
    }
think-cut-detail-pass =
    { $moves ->
        [one] Damit ist die Frage dieser Runde beantwortet; die eine andere Antwort muss also nicht geprüft werden.
       *[other] Damit ist die Frage dieser Runde beantwortet; { $moves } andere Antworten müssen also nicht geprüft werden.
    }
think-chosen = { side } spielt { $at }, Wert: { $worth }.
think-chosen-detail = Mehr kann { side } gegen die besten Antworten nicht erreichen.
# It follows the sentence above.
think-chosen-first = Ein anderer Zug ist ebenso viel wert; genommen wird der erste.
think-over = Die Partie ist hier zu Ende.
think-over-detail = Es gibt nichts zu suchen.
