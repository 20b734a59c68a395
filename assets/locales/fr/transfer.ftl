### The page where games come and go as text.

transfer-title = Coller ou partager
transfer-paste-title = Coller
transfer-paste = Coller du presse-papiers
transfer-paste-note = Des coups comme f5d6c3, une partie en GGF, ou un othellier de 64 caractères ou de huit lignes.
# A game or a position was read; transfer-leads-… follows it.
transfer-read-game =
    { $moves ->
        [one] Une partie : { $moves } coup.
       *[other] Une partie : { $moves } coups.
    }
transfer-read-board = Une position.
# $score is such as 40–20, the leader's discs first.
transfer-leads = { side } mène { $score }.
transfer-leads-even = Égalité, { $score }.
transfer-other-start = Au départ, les couleurs des quatre premiers pions sont interverties.
transfer-is-over = La partie est finie.
# Buttons.
transfer-open = Ouvrir sur l’othellier
transfer-set-up = Modifier la position
transfer-bad-title = Ce texte est illisible
transfer-nothing-changed = Rien n’a été changé.
transfer-share-title = Partager cette partie
transfer-nothing-to-share = Dès que vous aurez commencé une partie, vous pourrez la copier et la partager ici.
# The forms of the text, as choices. GGF is the name of a file format.
transfer-form-moves = Coups
transfer-form-ggf = GGF
transfer-form-board = Position
transfer-copy = Copier
transfer-copied = Copié
transfer-share = Partager…
transfer-code-note = L’appareil photo de n’importe quel téléphone lit ce code comme le texte de la partie.
# Pictures, read out.
transfer-code-name = Code QR de la partie
transfer-board-name = La position

## What is wrong with a text
## The first ones are whole sentences.

transfer-bad-empty = Le presse-papiers ne contient pas de texte.
transfer-bad-too-long = Le texte est trop long : { $most } caractères au plus sont lus.
transfer-bad-no-game = Il ne contient ni coups comme f5d6c3, ni othellier fait de X, O et -.
# Where the mistake is; $what is one of the messages below.
transfer-bad-at = Au caractère { $column } : { $what }
transfer-bad-in-line = Ligne { $line }, au caractère { $column } : { $what }

## What is wrong there: it follows a colon and ends with a full stop. $number counts the moves, $text is what stands there.

transfer-fault-no-square = le coup { $number }, « { $text } », n’est pas une case de a1 à h8.
transfer-fault-by-useless = au coup { $number }, { side } ne retournerait rien en { $at }.
transfer-fault-by-taken = au coup { $number }, { side } joue en { $at }, case déjà occupée.
transfer-fault-useless = au coup { $number }, un pion en { $at } ne retournerait rien.
transfer-fault-taken = au coup { $number }, la case { $at } est déjà occupée.
transfer-fault-pass-by = au coup { $number }, { side } passe alors qu’il peut jouer.
transfer-fault-pass = au coup { $number }, on passe alors qu’un coup est possible.
transfer-fault-after-end = le coup { $number }, { $at }, vient après la fin de la partie.
transfer-fault-pass-after-end = au coup { $number }, on passe après la fin de la partie.
transfer-fault-not-in-turn = au coup { $number }, ce n’est pas à { side } de jouer.
transfer-fault-frame = une partie en GGF commence par « (; » et finit par « ;) ».
transfer-fault-no-value = « { $text } » demande une valeur entre crochets.
transfer-fault-no-board = l’othellier de départ, BO[8 …], manque.
transfer-fault-size = l’othellier est de taille « { $text } » ; ici, on ne joue que sur 8.
transfer-fault-cell = « { $text } » en { $at } n’est ni X, ni O, ni -.
transfer-fault-length = l’othellier compte { $squares } cases au lieu de 64.
transfer-fault-no-turn = le trait manque : écrivez X ou O après l’othellier.
transfer-fault-turn = « { $text } » n’indique pas le trait : écrivez X ou O.
transfer-fault-row = la ligne { $row } compte { $squares } cases au lieu de 8.
