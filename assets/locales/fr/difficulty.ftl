### The page where a new game and its opponents are chosen.

difficulty-title = Nouvelle partie
difficulty-against-computer = Contre l’ordinateur
difficulty-two-people = Deux joueurs
difficulty-watch = Regarder deux ordinateurs
difficulty-two-people-note = Chacun son tour sur le même téléphone. Noir commence.
difficulty-watch-note = Installez-vous, mettez en pause à votre guise et avancez coup par coup.
difficulty-who-is-black = Qui joue Noir et commence ?
difficulty-i-begin = Je commence
difficulty-computer-begins = L’ordinateur commence
difficulty-like-a-person = Comme un humain
difficulty-engine = Moteur
difficulty-computer-tile = Ordinateur
difficulty-watch-tile = Regarder
difficulty-people = Ils jouent et se trompent comme nous
difficulty-engines = L’échelle des moteurs
difficulty-measured-strength = environ { $elo } ici
difficulty-extrapolated = Ne vient pas de parties de tournoi comme les autres : c’est une extrapolation.
difficulty-own-strength = Vous : environ { $elo } ± { $error }
difficulty-own-strength-unknown = Votre force n’est pas encore connue. Vos premières parties la montreront.
difficulty-adaptive-note = Il commence là où vos résultats le disent et s’ajuste pendant la partie. Votre force reste sur cet appareil.
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
difficulty-summary-grandmaster = Réfléchit une fraction de seconde par coup et se trompe rarement en finale.
difficulty-summary-champion = Réfléchit environ une seconde par coup et voit loin.
difficulty-summary-legend = Réfléchit plusieurs secondes par coup ; à 24 cases vides, souvent jusqu’à la fin.

difficulty-level-beginner = Débutant
difficulty-level-casual = Amateur
difficulty-level-newcomer = Nouveau venu
difficulty-level-regular = Habitué du club
difficulty-level-experienced = Expérimenté
difficulty-level-competitor = Compétiteur
difficulty-level-finalist = Finaliste
difficulty-level-titleholder = Titré
difficulty-level-international = International
difficulty-level-worldclass = Classe mondiale
difficulty-level-worldchampion = Champion du monde
difficulty-level-adaptive = Adaptatif

difficulty-summary-beginner = Joue comme un enfant qui vient d’apprendre les règles.
difficulty-summary-casual = Joue de temps en temps, pour le plaisir et sans plan.
difficulty-summary-newcomer = Dispute son premier tournoi et sait ce que vaut un coin.
difficulty-summary-regular = Vient au club chaque semaine et connaît les cases dangereuses.
difficulty-summary-experienced = Joue depuis des années et donne rarement beaucoup.
difficulty-summary-competitor = Dispute beaucoup de tournois et connaît les ouvertures.
difficulty-summary-finalist = Arrive en finale des tournois.
difficulty-summary-titleholder = Remporte des titres, parmi les plus forts des tournois.
difficulty-summary-international = Joue pour son pays et se trompe peu.
difficulty-summary-worldclass = Presque personne ne le bat.
difficulty-summary-worldchampion = A remporté le titre mondial et ne se trompe presque jamais.
difficulty-summary-adaptive = S’adapte à vous, pour que vous gagniez environ une partie sur deux.
