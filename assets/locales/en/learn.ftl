### The page with the ways to learn: each a button with a short line about it.

learn-title = Learn
learn-archive = My games
learn-archive-note = Finished games to review and share.
learn-exercises = Exercises
learn-exercises-note = Your own mistakes, to be made good.
learn-puzzles = Puzzles
learn-puzzles-note = Endgames with one good move.
learn-openings = Openings
learn-openings-note = The known beginnings and their names.
learn-editor = Set up a position
learn-editor-note = Place the discs, then play or analyse.
learn-transfer = Paste or share
learn-transfer-note = Games and positions as text.
learn-statistics = Progress
learn-statistics-note = Your results over time.
learn-lab-note = Experiments: compare searches, let levels play.
