### Ce qui se passe à la table, montré pas à pas.

beats-speed = Vitesse : { $n ->
    [1] normale
   *[other] { $n } fois
}
beats-speed-change = Changer la vitesse
beats-skip = À mon tour
beats-repeat = Depuis votre dernier tour
beats-repeat-lead = Revoir ce que les autres ont fait.
beats-volume = Volume
beats-says-all = Annoncer chaque action des autres

scene-peek = Ce que Rome cache
scene-peek-lead = Vous seul voyez ces cartes. Les autres savent que vous avez regardé.
scene-peek-aurei = 2 aurei pour votre rapport
scene-peek-same = Avec elles, Rome tient toujours { $now } des 7 catégories.
scene-peek-more = Avec elles, Rome tient pour l’instant { $then } des 7 catégories, et non { $now }.
scene-peek-done = Retenir et continuer
scene-conspirator-over = Primus Conspiratus
scene-conspirator = { $you ->
    [yes] Vous menez la conspiration
   *[no] { $name } mène la conspiration
}
scene-conspirator-wins = { $you ->
    [yes] Si Rome gagne, vous gagnez avec elle. Vous commencez chaque manche.
   *[no] Si Rome gagne, { $name } gagne avec elle, et commence chaque manche.
}
scene-conspirator-rome = Rome tient { $held } des 7 catégories, il lui en faut { $needs }.
scene-go-on = Continuer
scene-march = Rome emmène la légion { $legion }
scene-last-round = La dernière manche commence
scene-last-round-short = Dernière manche

recall-title = Mémoire
recall-brief = { $unseen } inconnues, { $buried } sous la pioche
recall-waits = Lecture du journal…
recall-unseen = Pas encore vues : dans la pioche, dans les mains, chez Rome ou à l’écart
recall-unseen-of = { $category } : { $n } pas encore vues
recall-buried = Mises par vous sous la pioche
recall-depth = { $above ->
    [0] tout en haut
    [one] { $above } carte au-dessus
   *[other] { $above } cartes au-dessus
}
recall-bought = Achetées et non jouées
recall-none = rien
recall-rounds = Manches restantes :
recall-rounds-left = { $least ->
    [0] { $most } au plus
   *[other] de { $least } à { $most }
}
recall-counts = Compter les aurei et les mains de tous
recall-hand = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}

sheet-played = Dans votre zone de jeu :
sheet-strength = { $category } { $before } → { $after } ; Rome a { $rome }
sheet-stronger = Vous seriez plus fort que Rome.
sheet-first = Ce serait votre première carte ici.
sheet-points = { $n ->
    [0] Aucun point de plus pour l’instant
    [one] { $n } point de plus pour l’instant
   *[other] { $n } points de plus pour l’instant
}
