### The list of finished games and the sheets over it.

archive-empty = Toute partie que vous terminez est gardée ici, pour être revue, analysée et partagée.
archive-none-found = Aucune partie ne correspond.
archive-n-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
# Only some of the games are listed.
archive-n-of-games =
    { $games ->
        [one] { $shown } sur { $games } partie
       *[other] { $shown } sur { $games } parties
    }
# $counted is the message above; $kept are the choices of the filter, such as "Lost, Club player".
archive-filtered = { $counted } : { $kept }
archive-show-all = Tout afficher
archive-filter = Filtrer
archive-exchange = Exporter, importer
archive-progress = Progrès
# How a game ended for the player: in a list, and as a choice.
archive-result-won = Gagnée
archive-result-drawn = Nulle
archive-result-lost = Perdue
# A game of two people or two computers.
archive-black-won = Noir a gagné
archive-white-won = Blanc a gagné
archive-nobody-won = Nulle
archive-two-people = Deux joueurs
archive-two-computers = Deux ordinateurs
# A date: $day and $year are numbers, $month is one from 1 to 12.
archive-day =
    { $day ->
        [1] 1er { month-short } { $year }
       *[other] { $day } { month-short } { $year }
    }
month-short =
    { $month ->
        [1] janv.
        [2] févr.
        [3] mars
        [4] avr.
        [5] mai
        [6] juin
        [7] juil.
        [8] août
        [9] sept.
        [10] oct.
        [11] nov.
       *[12] déc.
    }
archive-n-moves =
    { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
archive-share = Partager
archive-delete = Supprimer
archive-close = Fermer
archive-deleted = Partie supprimée.
# Brings a deleted game back.
archive-undo = Annuler
archive-copied =
    { $games ->
        [one] { $games } partie copiée sous forme de texte.
       *[other] { $games } parties copiées sous forme de texte.
    }
# Games came in as text: $new of them were not here before, $known were.
archive-imported-none = Toutes ces parties sont déjà ici.
archive-imported =
    { $new ->
        [one] { $new } partie importée.
       *[other] { $new } parties importées.
    }
archive-imported-some =
    { $new ->
        [one] { $new } partie importée ; déjà présentes : { $known }.
       *[other] { $new } parties importées ; déjà présentes : { $known }.
    }
archive-import-empty = Le texte du presse-papiers ne contient aucune partie.
# $why is a short reason in English.
archive-import-line = Rien n’a été importé. Ligne { $line } : { $why }.
archive-exchange-title = Toutes les parties en texte
archive-exchange-text = Une ligne par partie : jour, joueurs, résultat, coups. Copiez un tel texte sur un autre appareil pour importer ses parties ici ; celles qui y sont déjà ne sont pas reprises deux fois.
archive-copy-all = Copier toutes les parties
archive-share-all = Partager toutes les parties
archive-import = Importer du presse-papiers
# Headings of the filter, and the choice that filters nothing.
archive-which-game = Jeu
archive-which-result = Résultat
archive-which-opponent = Adversaire
archive-which-opening = Ouverture
archive-all = Tout
# The sheet of a game. $black and $white are "You", a person, or the name of a level.
archive-players = Noir : { $black }. Blanc : { $white }.
archive-opening = Ouverture : { $name }.
# $discs is a number with two decimals.
archive-lost-a-move = Vos pions perdus par coup : { $discs }.
