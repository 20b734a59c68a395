### What this app is and whose work it stands on.

about-title = About
about-game = Othello for your pocket, and checkers beside it: twelve levels from a novice to a legend, two people at one phone, or two computers to watch. Everything runs on the device. Nothing is collected and nothing is sent.
about-history-title = The game
about-history = In England around 1883 a game called Reversi appeared; both Lewis Waterman and John W. Mollett said they had invented it. In Japan Goro Hasegawa gave it the fixed start and the rules that are played today, and the name Othello, under which it has been sold since 1973. World championships have been held since 1977.
about-papers-title = Papers
about-papers = The screens, the levels and the engines grew out of these papers:
about-unknown-paper = A paper on a greedy player with two aims for Othello
about-unknown-author = Author and year unknown to us
about-algorithms-title = Algorithms
about-algorithms = NegaScout is by Alexander Reinefeld (1983), MTD(f) by Aske Plaat (1994).
about-licences-title = Licences
about-own-licence = This app is free software under the MIT licence or the Apache licence 2.0, as you like.
about-licences = It is written in Rust and stands on the work of many:
about-fonts = Fonts: Figtree, Fraunces, Inter and M PLUS 1, under the SIL Open Font License 1.1.
about-trademark = Othello is a registered trademark of its owner. This app is independent of the owner and not endorsed by them.
about-version = Version { $version }
