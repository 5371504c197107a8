### Die Startseite im Browser: worum es geht, und die geführte erste Partie.

start-goals = Worum es geht
start-goal-rome = Nehmt Rom vier ab
    .lead = Mit mehr Symbolen als Rom nimmst du ihm eine Kategorie ab. Zusammen braucht ihr vier.
start-goal-points = Hol die meisten Punkte
    .lead = 2 für jede Kategorie, die du hast, 3 für jede, in der du stärker bist als Rom.
start-goal-plot = Oder führe die Verschwörung
    .lead = Wer die meisten Intrigen hat, gewinnt, wenn Rom gewinnt.
start-first-game = Geführte erste Partie
    .lead = etwa fünf Minuten
