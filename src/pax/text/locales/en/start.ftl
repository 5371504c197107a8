### The start page of the browser: what the game is about, and the guided first game.

start-goals = What the game is about
start-goal-rome = Take four from Rome
    .lead = With more symbols than Rome you take a category from it. Together you need four.
start-goal-points = Have the most points
    .lead = 2 for each category you own, 3 for each where you beat Rome.
start-goal-plot = Or lead the plot
    .lead = Whoever has the most Intrigue wins if Rome wins.
start-first-game = Guided first game
    .lead = about five minutes
