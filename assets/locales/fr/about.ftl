### What this app is and whose work it stands on.

about-title = À propos
about-game = Othello dans votre poche, et les dames en plus : douze niveaux, du novice à la légende, deux joueurs sur un même téléphone, ou deux ordinateurs à regarder jouer. Tout se passe sur l’appareil. Rien n’est collecté, rien n’est envoyé.
about-history-title = Le jeu
about-history = Vers 1883 parut en Angleterre un jeu appelé Reversi ; Lewis Waterman et John W. Mollett en revendiquaient tous deux l’invention. Au Japon, Goro Hasegawa lui donna la position de départ fixe et les règles d’aujourd’hui, ainsi que le nom d’Othello, sous lequel il est vendu depuis 1973. Des championnats du monde sont organisés depuis 1977.
about-papers-title = Articles
about-papers = Les écrans, les niveaux et les moteurs sont nés de ces articles :
about-unknown-paper = Un article sur un joueur d’Othello glouton à deux objectifs
about-unknown-author = Auteur et année inconnus de nous
about-algorithms-title = Algorithmes
about-algorithms = NegaScout est d’Alexander Reinefeld (1983), MTD(f) d’Aske Plaat (1994).
about-licences-title = Licences
about-own-licence = Cette application est un logiciel libre, sous licence MIT ou Apache 2.0, au choix.
about-licences = Elle est écrite en Rust et s’appuie sur le travail de beaucoup d’autres :
about-fonts = Polices : Figtree, Fraunces, Inter et M PLUS 1, sous licence SIL Open Font License 1.1.
about-trademark = Othello est une marque déposée de son propriétaire. Cette application est indépendante de ce dernier, qui ne la cautionne pas.
about-version = Version { $version }
