### La fin d’une partie dans le navigateur, telle qu’elle se dévoile, et ce qu’on peut en apprendre.

finale-counting = Rome retourne ses cartes cachées, et les catégories se décident.
finale-player = Rome est battue. { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
finale-shared = Rome est battue, et la victoire est partagée entre { $names } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
finale-rome = Rome gagne, et { $you ->
    [yes] vous gagnez avec elle.
   *[no] { $name } gagne avec elle.
}
finale-nobody = Rome gagne, et personne avec elle.
finale-margin = { $you ->
    [yes] Avance sur vous : { $ahead }.
   *[no] Avance sur { $name } : { $ahead }.
}
finale-held = Rome : { $held } sur 7, et il lui en faut { $needs } pour gagner
finale-romes = à Rome
finale-rome-against = Rome { $rome }, la personne la plus forte { $best }
finale-hidden = Ce que Rome cachait
finale-card-taken = { $category } { $rome }:{ $best }, prise à Rome
finale-card-tie = { $category } { $rome }:{ $best }, l’égalité est à Rome
finale-card-romes = { $category } { $rome }:{ $best }, à Rome
finale-part-present = posées
finale-part-stronger = contre Rome
finale-part-army = armée
finale-part-fleet = flotte
finale-part-conspirator = complot
finale-part-richest = riche

finale-mistakes = Apprenez de vos erreurs
finale-mistakes-others = Les décisions les plus coûteuses
finale-mistakes-lead = Chacune mène à son moment, avec le meilleur coup, et peut être retentée à partir de là.
finale-mistakes-none = Le conseiller n’a trouvé aucune décision qui ait sûrement coûté quelque chose. Bien joué !
finale-mistakes-wait = Le conseiller examine les décisions…
finale-mistake-cost = −{ $cost } de chances de gagner
finale-mistake = Coup { $move }, { $you ->
    [yes] vous
   *[no] { $name }
} : « { $played } ». Mieux : « { $best } ».
finale-try-again = Réessayer à partir d’ici
finale-speed = Vitesse
finale-speed-of = { $speed } fois
finale-turns = Tous les tours
finale-turning-at = Coup { $move } : un tournant

do-draw = Piocher
do-peek = Regarder les cartes de Rome
do-take = Prendre { $card }
do-offer = { $card } sous la légion { $legion }
do-bury = { $card } sous la pioche
do-buy = Acheter la légion { $legion }
do-skip = Ne rien acheter
do-play = Jouer { $card }
do-end = Finir le tour
do-pass = Ne rien jouer
do-keep = Garder { $card }
do-lay = Poser { $card }
