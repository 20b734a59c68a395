### The rules of Othello: short chapters, each with a small board and a caption under it.

rules-title = Règles
rules-aim-title = Le but
rules-aim-text = Othello se joue à deux sur un othellier de huit cases sur huit, avec 64 pions noirs d’un côté et blancs de l’autre. Celui qui montre le plus de pions de sa couleur à la fin gagne.
rules-aim-caption = Un othellier en fin de partie : Noir a plus de pions.
rules-start-title = Le départ
rules-start-text = Quatre pions sont posés en croix au centre. Noir commence toujours, puis les camps jouent à tour de rôle.
rules-start-caption = Les points montrent les quatre premiers coups possibles de Noir.
rules-move-title = Le coup
rules-move-text = Posez un pion sur une case vide de façon à encadrer des pions adverses, alignés sans interruption entre lui et un autre de vos pions. La ligne peut être horizontale, verticale ou diagonale. Un coup qui n’encadre rien est interdit.
rules-move-caption = Noir peut jouer sur la case cerclée : un pion blanc est encadré par deux noirs.
rules-turning-title = Le retournement
rules-turning-text = Tous les pions adverses encadrés se retournent à votre couleur, dans toutes les directions à la fois. Vous ne pouvez pas choisir de n’en retourner qu’une partie.
rules-turning-caption = Un seul coup encadre trois lignes ; tous les pions cerclés se retournent.
rules-passing-title = Passer
rules-passing-text = Si aucun de vos coups ne retourne de pion, vous devez passer et l’adversaire rejoue. Si vous pouvez jouer, vous devez le faire.
rules-passing-caption = Ici, Blanc ne peut rien encadrer et doit passer.
rules-end-title = La fin
rules-end-text = La partie se termine quand aucun camp ne peut plus jouer. En général l’othellier est alors plein, mais pas toujours. Les cases vides ne comptent pour personne.
rules-end-caption = Blanc n’a plus de pion, donc personne ne peut jouer : Noir a gagné.
rules-advice-title = Bon à savoir
rules-advice-text = Un pion dans un coin ne peut jamais être retourné : les coins valent donc cher, et les cases voisines (cases X et C) sont dangereuses tant que le coin est vide. En début de partie, mieux vaut peu de pions et beaucoup de coups possibles que beaucoup de pions.
rules-advice-caption = Les points marquent les coins ; les pions cerclés, juste à côté, les ont donnés.
