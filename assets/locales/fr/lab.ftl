### The page of experiments: search algorithms compared on positions, and matches of two levels.

lab-title = Labo
# The two tabs, and what each does.
lab-compare = Recherches
lab-compare-note = Chaque recherche examine les mêmes positions, à la même profondeur. Toutes trouvent la même valeur ; elles diffèrent par le nombre de positions visitées pour y arriver.
lab-contest = Match
lab-contest-note = Deux niveaux d’Othello s’affrontent : chaque ouverture est jouée deux fois, en changeant de couleur.
lab-game = Jeu
lab-positions = Positions
# Which positions, as choices and headings.
lab-source-current = Ma partie
lab-source-random = Aléatoire
lab-source-start = Départ
lab-source-paper = Exemple de l’article
lab-source-opening = Ouverture
lab-source-middlegame-one = Milieu de partie 1
lab-source-middlegame-two = Milieu de partie 2
lab-source-ending = Finale
lab-source-king-ending = Finale de dames
lab-source-many-jumps = Grandes rafles
lab-subject-random = Aléatoire, graine { $seed }, { $plies } coups
lab-subject-numbered = Aléatoire { $number }
# A position that somebody typed.
lab-subject-given = Position saisie
# The number that random positions grow from.
lab-seed = Graine
lab-plies = Coups aléatoires
# Buttons beside a number, read out; $what is its name.
lab-less = { $what } : moins
lab-more = { $what } : plus
lab-searches = Recherches
lab-depths = Profondeurs
lab-negamax-limit = Le negamax simple se limite à la profondeur { $depth } : au-delà, il faudrait des minutes.
lab-nothing = Choisissez au moins une position, une recherche et une profondeur.
lab-first-player = Premier joueur
lab-second-player = Second joueur
lab-games = Parties
lab-openings = Ouvertures
lab-run =
    { $searches ->
        [one] Lancer { $searches } recherche
       *[other] Lancer { $searches } recherches
    }
lab-play = Jouer { $games } parties
lab-stop = Arrêter
lab-go-on = Continuer
lab-change = Modifier
lab-results = Résultats
lab-no-results = Rien n’a encore été lancé.
lab-copy = Copier en texte
lab-copied = Copié

## While it runs

lab-searches-done = Recherches : { $done } sur { $all }
lab-games-done = Parties : { $done } sur { $all }
lab-left-second = encore une seconde environ
lab-left-seconds = encore { $seconds } s environ
lab-left-minutes = encore { $minutes } min environ
lab-starting = tout juste lancé
lab-stopped = arrêté
# $why is in English.
lab-failed = Impossible de terminer : { $why }

## Results
## Nodes are the positions that a search visits. Numbers in these messages are already written as your language does.

lab-agree = Toutes les recherches donnent les mêmes valeurs.
lab-disagree = Deux recherches diffèrent sur une valeur. Cela ne doit pas arriver : merci de nous le signaler.
lab-chart-nodes = Nœuds
lab-chart-time = Temps
# A depth, and how many positions are added up in it.
lab-chart-depth =
    { $positions ->
        [one] Profondeur { $depth }, { $positions } position
       *[other] Profondeur { $depth }, { $positions } positions cumulées
    }
lab-log-scale = Échelle logarithmique : une barre deux fois plus longue représente bien plus du double.
lab-depth = Profondeur { $depth }
lab-nodes = { $nodes } nœuds
lab-millis = { $millis } ms
# A share of the nodes of another search, whose name is $search.
lab-share = { $percent } % (réf. { $search })
# A value and the move to it.
lab-value = { $value }, joue { $best }
# Under numbers of games.
lab-won = gagnées
lab-drawn = nulles
lab-lost = perdues
lab-points = Points
lab-discs-a-game = Pions par partie
lab-strength = Écart Elo (95 %)
# A difference in strength that is only known to lie above or below this.
lab-strength-above = plus de { $elo }
lab-strength-below = moins de { $elo }
lab-unknown = encore inconnu
lab-a-move = { $millis } ms, { $nodes } nœuds par coup
lab-game-number = Partie { $number } sur { $all }
lab-each-game = Partie par partie
# A line of the games: which level, and with which discs it played.
lab-game-line =
    { $side ->
        [black] { $number }. { $level }, Noir
       *[white] { $number }. { $level }, Blanc
    }
lab-in-game = { $moves } coups, { $nodes } nœuds, { $millis } ms
