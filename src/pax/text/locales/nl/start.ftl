### De startpagina in de browser: waar het spel over gaat, en de begeleide eerste partij.

start-goals = Waar het om gaat
start-goal-rome = Pak Rome er vier af
    .lead = Met meer symbolen dan Rome pak je een categorie af. Samen hebben jullie er vier nodig.
start-goal-points = Haal de meeste punten
    .lead = 2 voor elke categorie die je hebt, 3 voor elke waarin je sterker bent dan Rome.
start-goal-plot = Of leid het complot
    .lead = Wie de meeste Intriges heeft, wint als Rome wint.
start-first-game = Begeleide eerste partij
    .lead = ongeveer vijf minuten
