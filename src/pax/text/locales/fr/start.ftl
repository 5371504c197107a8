### La page d’accueil du navigateur : le but du jeu, et la première partie guidée.

start-goals = Le but du jeu
start-goal-rome = Prenez-en quatre à Rome
    .lead = Avec plus de symboles que Rome, vous lui prenez une catégorie. Ensemble, il vous en faut quatre.
start-goal-points = Marquez le plus de points
    .lead = 2 par catégorie posée, 3 par catégorie où vous dépassez Rome.
start-goal-plot = Ou menez le complot
    .lead = Qui a le plus d’Intrigue gagne si Rome gagne.
start-first-game = Première partie guidée
    .lead = environ cinq minutes
