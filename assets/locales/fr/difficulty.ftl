### The page where a new game and its opponents are chosen.

difficulty-title = Nouvelle partie
difficulty-who-plays = Qui joue ?
difficulty-against-computer = Contre l’ordinateur
difficulty-two-people = Deux joueurs
difficulty-watch = Regarder deux ordinateurs
difficulty-two-people-note = Chacun son tour sur le même téléphone. Noir commence.
difficulty-watch-note = Installez-vous, mettez en pause à votre guise et avancez coup par coup.
difficulty-who-is-black = Qui joue Noir et commence ?
difficulty-i-begin = Je commence
difficulty-computer-begins = L’ordinateur commence
difficulty-level = Quelle force de jeu ?
difficulty-black-level = Niveau de Noir
difficulty-white-level = Niveau de Blanc
# The button that leads to the board.
difficulty-play = Jouer

## The levels of Othello, from the weakest to the strongest: a name, and a line on how it plays.
## The names stand in lists, and alone before or after other words: "White · Club player".

difficulty-level-novice = Novice
difficulty-level-cautious = Prudent
difficulty-level-apprentice = Apprenti
difficulty-level-student = Élève
difficulty-level-club = Joueur de club
difficulty-level-tactician = Tacticien
difficulty-level-strategist = Stratège
difficulty-level-expert = Expert
difficulty-level-master = Maître
difficulty-level-grandmaster = Grand maître
difficulty-level-champion = Champion
difficulty-level-legend = Légende

difficulty-summary-novice = Retourne toujours le plus de pions possible.
difficulty-summary-cautious = Prend tout coin possible ; retourne peu de pions avant, beaucoup après.
difficulty-summary-apprentice = Calcule son coup et votre réponse, et adore les coins.
difficulty-summary-student = Calcule quatre coups à l’avance, pour les coins et la mobilité.
difficulty-summary-club = Calcule six coups à l’avance, pour les coins et la mobilité.
difficulty-summary-tactician = Calcule six coups à l’avance et réduit votre mobilité.
difficulty-summary-strategist = Calcule huit coups à l’avance et réduit votre mobilité.
difficulty-summary-expert = Réfléchit jusqu’à un cinquième de seconde par coup, aussi loin que possible.
difficulty-summary-master = A appris de ses propres parties et joue presque aussitôt.
difficulty-summary-grandmaster = Réfléchit un tiers de seconde par coup et se trompe rarement en finale.
difficulty-summary-champion = Réfléchit une seconde par coup et voit loin.
difficulty-summary-legend = Réfléchit cinq secondes par coup ; à 24 cases vides, souvent jusqu’à la fin.
