### The page with the player's progress.

statistics-empty = Terminez une partie contre l’ordinateur, et vos résultats s’afficheront ici.
statistics-levels = Contre chaque niveau
statistics-over-time = Au fil du temps
statistics-span-last = Les { $games } dernières parties
statistics-span-all = Toutes les parties
statistics-span-month = { month-long } { $year }
month-long =
    { $month ->
        [1] Janvier
        [2] Février
        [3] Mars
        [4] Avril
        [5] Mai
        [6] Juin
        [7] Juillet
        [8] Août
        [9] Septembre
        [10] Octobre
        [11] Novembre
       *[12] Décembre
    }
statistics-score =
    { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }, { $drawn ->
        [one] { $drawn } nulle
       *[other] { $drawn } nulles
    }, { $lost ->
        [one] { $lost } perdue
       *[other] { $lost } perdues
    }
statistics-percent = { $percent } %
# What the parts of a bar mean.
statistics-legend = Plein : gagnées. Rayé : nulles. Vide : perdues.
statistics-streaks = À la suite
# The player's last games all ended the same way.
statistics-streak-won =
    { $games ->
        [one] Vous avez gagné la dernière partie.
       *[other] Vous avez gagné les { $games } dernières parties.
    }
statistics-streak-drawn =
    { $games ->
        [one] Vous avez fait nulle à la dernière partie.
       *[other] Vous avez fait nulle aux { $games } dernières parties.
    }
statistics-streak-lost =
    { $games ->
        [one] Vous avez perdu la dernière partie.
       *[other] Vous avez perdu les { $games } dernières parties.
    }
statistics-best-streak =
    { $games ->
        [0] Pas encore de victoire.
        [one] Votre record : { $games } victoire.
       *[other] Votre record : { $games } victoires de suite.
    }
statistics-losses = Pions perdus par coup
statistics-losses-note = Dans vos parties analysées, la plus récente à droite. Moins, c’est mieux.
statistics-no-losses = Analysez vos parties, et un graphique montrera ici si vous progressez.
# How many discs a move the player loses, now and before: numbers with two decimals.
statistics-trend-same = À peu près comme avant : { $now } par coup.
statistics-trend-better = Vous progressez : { $now } par coup, contre { $before } avant.
statistics-trend-worse = Vous perdez plus qu’avant : { $now } par coup, contre { $before } avant.
# The chart, read out: the first and the last of so many games.
statistics-chart =
    { $games ->
        [one] Graphique de { $games } partie, pions perdus par coup : de { $first } à { $last }
       *[other] Graphique de { $games } parties, pions perdus par coup : de { $first } à { $last }
    }
statistics-strength = Votre force
statistics-strength-unknown = Terminez sans aide une partie d’Othello contre l’ordinateur, et votre force est estimée ici.
statistics-strength-now =
    { $games ->
        [one] Environ { $elo } ± { $error }, après { $games } partie.
       *[other] Environ { $elo } ± { $error }, après { $games } parties.
    }
statistics-strength-note = Sur l’échelle des adversaires. La bande est l’erreur, la partie la plus récente est à droite. Les parties avec conseil ou coup repris ne comptent pas.
statistics-strength-reset = Réinitialiser ma force
statistics-strength-chart =
    { $games ->
        [one] Graphique de votre force sur { $games } partie : de { $first } à { $last }
       *[other] Graphique de votre force sur { $games } parties : de { $first } à { $last }
    }
