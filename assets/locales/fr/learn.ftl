### The page with the ways to learn: each a button with a short line about it.

learn-title = Apprendre
learn-archive = Mes parties
learn-archive-note = Parties finies, à analyser et partager.
learn-exercises = Exercices
learn-exercises-note = Vos propres erreurs, à corriger.
learn-puzzles = Problèmes
learn-puzzles-note = Des finales avec un seul bon coup.
learn-openings = Ouvertures
learn-openings-note = Les débuts connus et leurs noms.
learn-editor = Composer une position
learn-editor-note = Posez les pions, puis jouez ou analysez.
learn-transfer = Coller ou partager
learn-transfer-note = Parties et positions en texte.
learn-statistics = Progrès
learn-statistics-note = Vos résultats au fil du temps.
learn-lab-note = Comparer des recherches, opposer des niveaux.
