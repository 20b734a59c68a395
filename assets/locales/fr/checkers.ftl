### Checkers (American checkers, English draughts): its board, its levels and its rules.
### $at is the number of a square, $notation a move such as 11-15 or 22x15.

checkers-title = Dames
checkers-game-othello = Othello
checkers-game-checkers = Dames
# Buttons of the start page, when there are two games to go back to.
checkers-resume-othello = Reprendre Othello
checkers-resume-checkers = Reprendre les dames

## The levels, from the weakest to the strongest. Their names are those of Othello's levels where both have one.

checkers-level-novice = Novice
checkers-level-apprentice = Apprenti
checkers-level-student = Élève
checkers-level-club = Joueur de club
checkers-level-strategist = Stratège
checkers-level-expert = Expert
# The search's name (alpha-beta, NegaScout) stays as it is.
checkers-summary-novice = Calcule son coup et votre réponse (alpha-beta, profondeur 2).
checkers-summary-apprentice = Calcule quatre coups à l’avance (alpha-beta).
checkers-summary-student = Calcule six coups à l’avance (alpha-beta).
checkers-summary-club = Calcule huit coups à l’avance (NegaScout).
checkers-summary-strategist = Calcule dix coups à l’avance (NegaScout).
checkers-summary-expert = Calcule douze coups à l’avance (NegaScout).

## The status line

checkers-your-turn = À vous, { side }.
checkers-turn-of = Trait à { side }.
checkers-choose = Touchez une pièce, puis la case où elle doit aller.
checkers-chosen = La pièce en { $at } est choisie. Touchez la case où elle doit aller.
# So many pieces can jump, and one of them must.
checkers-must-jump =
    { $pieces ->
        [one] Vous devez prendre avec la pièce cerclée.
       *[other] Vous devez prendre avec l’une des { $pieces } pièces cerclées.
    }
# A jump has begun; the piece waits on this square.
checkers-goes-on = La rafle continue depuis { $at }. Touchez la case suivante.
checkers-tap-again = Touchez encore { $at } pour y aller.

# A tap was no move, and why.
checkers-refused-not-yours = La pièce en { $at } n’est pas à vous.
checkers-refused-choose-first = Touchez d’abord la pièce à jouer.
checkers-refused-must-jump = La pièce en { $at } doit attendre : une prise est obligatoire.
checkers-refused-must-jump-elsewhere = Pas en { $at } : une prise est obligatoire.
checkers-refused-must-go-on = La rafle n’est pas finie : la même pièce continue.
checkers-refused-stuck = La pièce en { $at } ne peut pas bouger.
checkers-refused-not-there = La pièce choisie ne peut pas aller en { $at }.
checkers-refused-two-ways = Deux chemins mènent en { $at }. Touchez case après case.

# A move was played.
checkers-played-step = { side } joue { $notation }.
checkers-played-step-king = { side } joue { $notation } et va à dame.
checkers-played-jump =
    { $pieces ->
        [one] { side } joue { $notation } et prend { $pieces } pièce.
       *[other] { side } joue { $notation } et prend { $pieces } pièces.
    }
checkers-played-jump-king =
    { $pieces ->
        [one] { side } joue { $notation }, prend { $pieces } pièce et va à dame.
       *[other] { side } joue { $notation }, prend { $pieces } pièces et va à dame.
    }

# The result, as a heading.
checkers-won = { side } gagne
checkers-drawn = Partie nulle
# Under the result; $side is the loser.
checkers-ended-no-piece = { side } n’a plus de pièce.
checkers-ended-no-move = { side } n’a plus de coup.
checkers-ended-repetition = La même position est apparue pour la troisième fois.
checkers-ended-no-progress = 40 coups chacun, de dames seules et sans prise.
# A line of the history.
checkers-moved = { $number }. { side } { $notation }

## A hint and why

checkers-advice-only-move = Jouez { $notation } : c’est le seul coup.
checkers-advice-wins = Jouez { $notation } : ce coup gagne.
checkers-advice-crowns = Jouez { $notation } : vous allez à dame.
checkers-advice-takes-most =
    { $pieces ->
        [one] Jouez { $notation } : ce coup prend { $pieces } pièce.
       *[other] Jouez { $notation } : c’est la plus grande prise, { $pieces } pièces.
    }
checkers-advice-best = Jouez { $notation } : c’est le meilleur coup trouvé.
checkers-advice-best-ahead = Jouez { $notation } : c’est le meilleur coup trouvé, à la profondeur { $depth }.
# $men is a number of men with its sign and one decimal, such as +1.5.
checkers-opinion-points = Profondeur { $depth }, bilan en pions : { $men }.
checkers-opinion-wins =
    { $pieces ->
        [one] Calculé jusqu’à la fin : vous gagnez avec { $pieces } pièce restante.
       *[other] Calculé jusqu’à la fin : vous gagnez avec { $pieces } pièces restantes.
    }
checkers-opinion-loses = Calculé jusqu’à la fin, tous les coups perdent.

## A square, read out part by part: "15, black man, must jump, chosen".

checkers-square-empty = vide
checkers-square-black-man = pion noir
checkers-square-black-king = dame noire
checkers-square-white-man = pion blanc
checkers-square-white-king = dame blanche
checkers-square-movable = peut bouger
checkers-square-must-jump = doit prendre
checkers-square-chosen = pièce choisie
checkers-square-playable = jouable
checkers-square-last = dernier coup
checkers-square-hint = conseil
checkers-square-again = toucher encore pour jouer

## Elsewhere

# The question before a game is given up.
checkers-abandon-text = La partie de dames en cours sera effacée.
# A switch of the settings, and a line about it.
checkers-numbers = Numéros sur le damier
checkers-numbers-note = Ils servent à noter les coups : 11-15, 22x15.

## The rules: short chapters, each with a small board and a caption under it.

checkers-rules-title = Règles des dames
checkers-aim-title = Le but
checkers-aim-text = Voici les dames anglaises : deux camps de douze pions s’affrontent sur les cases foncées d’un damier de huit cases sur huit. Prenez toutes les pièces adverses, ou privez l’adversaire de tout coup. Noir commence, puis les camps jouent à tour de rôle.
checkers-aim-caption = Le départ. Les pions noirs commencent en haut, les blancs en bas.
checkers-step-title = Le déplacement
checkers-step-text = Un pion avance d’une case en diagonale, sur une case foncée vide. Il ne recule jamais.
checkers-step-caption = Ce pion peut aller sur l’un ou l’autre point.
checkers-jump-title = La prise
checkers-jump-text = Si une pièce adverse se trouve juste devant la vôtre et que la case derrière elle est vide, vous sautez par-dessus et vous la prenez. La prise est obligatoire : si vous pouvez prendre, vous devez prendre. S’il y a plusieurs prises, choisissez librement.
checkers-jump-caption = Blanc doit prendre avec un pion cerclé ; rien d’autre ne peut bouger.
checkers-several-jumps-title = La rafle
checkers-several-jumps-text = Si la même pièce peut encore prendre depuis sa case d’arrivée, elle doit continuer, et prend une pièce à chaque saut. Ensuite seulement, c’est au tour de l’adversaire. Touchez case après case, ou seulement la dernière.
checkers-several-jumps-caption = Un seul coup, en passant par les deux points, prend deux pions.
checkers-kings-title = La dame
checkers-kings-text = Un pion qui atteint la dernière rangée est promu dame, et le coup s’arrête là. La dame se déplace et prend en avant comme en arrière, d’une seule case à la fois, comme un pion.
checkers-kings-caption = Une dame prend en arrière le pion noir.
checkers-end-title = La fin
checkers-end-text = Celui qui n’a plus de pièce, ou qui ne peut plus en bouger aucune, a perdu. La partie est nulle quand la même position apparaît pour la troisième fois, ou quand, pendant quarante coups de chaque camp, aucun pion n’a bougé et rien n’a été pris.
checkers-end-caption = Le trait est à Noir, mais ses deux pions sont bloqués : Blanc a gagné.
