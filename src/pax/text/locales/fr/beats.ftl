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

# How it stands, in one glance.
verdict-rome = Rome { $held } sur { $needs }.
verdict-rome-wins = Rome gagnerait avec { $held } sur 7 ; { $more ->
    [one] { $more } doit
   *[other] { $more } doivent
} tomber.
verdict-lead = Vous menez avec { $points }, { $margin } d’avance.
verdict-level = Vous menez avec { $points }, à égalité avec { $names }.
verdict-behind = { $names } { $n ->
    [one] mène
   *[other] mènent
} avec { $points }, vous avez { $behind } de retard.
verdict-leader = { $names } { $n ->
    [one] mène
   *[other] mènent
} avec { $points }.
verdict-hope = Vous gagnez si Rome prend encore { $more ->
    [one] { $more } catégorie
   *[other] { $more } catégories
}.
verdict-with-rome = Vous gagneriez avec elle.
verdict-solo = Les 7 catégories : { $present } pour l’instant. Plus fort que Rome dans { $goal } : { $beaten } pour l’instant.
sign-bonus = +{ $n } : chaque groupe de 3 symboles Flotte ajoute une Armée, et chaque groupe de 3 symboles Armée, une Flotte.
sign-peeked = { $n } grâce aux cartes cachées que vous avez vues.
sheet-limit = Votre limite pour Flotte et Armée serait de { $n }.
sheet-conspires = Vous deviendriez le conspirateur.

# On the cards, the legions and the bar.
card-short = manque { $n }
card-limit = limite { $n }
legion-here = placer ici
legion-keep = reste { $n }
stage-next = { $n ->
    [one] Encore { $n } carte à venir
   *[other] Encore { $n } cartes à venir
}
step-title = Étapes du tour
step-draw = Pioche
step-buy = Achat
step-play = Jeu
step-income = Revenu
jump-decision = Vers la décision
story-round = Manche { $round }

scene-peek-falls = Grâce à elles, Rome tient { $categories }.
scene-conspirator-card = { $card } : Intrigue, maintenant { $own } contre { $other }.
