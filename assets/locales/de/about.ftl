### What this app is and whose work it stands on.

about-title = Über die App
about-game = Othello für die Hosentasche, und Checkers gleich dazu: zwölf Stufen vom Neuling bis zur Legende, zu zweit an einem Handy oder zwei Computer zum Zuschauen. Alles läuft auf dem Gerät. Nichts wird gesammelt, nichts wird gesendet.
about-history-title = Das Spiel
about-history = Um 1883 tauchte in England ein Spiel namens Reversi auf; Lewis Waterman und John W. Mollett behaupteten beide, es erfunden zu haben. In Japan gab Goro Hasegawa ihm die feste Anfangsstellung und die Regeln, nach denen heute gespielt wird, und dazu den Namen Othello, unter dem es seit 1973 verkauft wird. Weltmeisterschaften gibt es seit 1977.
about-papers-title = Fachartikel
about-papers = Die Ansichten, die Stufen und die Engines sind aus diesen Artikeln entstanden:
about-unknown-paper = Ein Artikel über einen Greedy-Spieler mit zwei Zielen für Othello
about-unknown-author = Verfasser und Jahr sind uns nicht bekannt
about-algorithms-title = Algorithmen
about-algorithms = NegaScout stammt von Alexander Reinefeld (1983), MTD(f) von Aske Plaat (1994).
about-licences-title = Lizenzen
about-own-licence = Diese App ist freie Software, wahlweise unter der MIT-Lizenz oder der Apache-Lizenz 2.0.
about-licences = Sie ist in Rust geschrieben und baut auf der Arbeit vieler auf:
about-fonts = Schriften: Figtree, Fraunces, Inter und M PLUS 1, unter der SIL Open Font License 1.1.
about-trademark = Othello ist eine eingetragene Marke ihres Inhabers. Diese App ist vom Inhaber unabhängig und wird von ihm nicht unterstützt.
about-version = Version { $version }
