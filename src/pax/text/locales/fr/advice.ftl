### Conseil pour une décision, et retour sur une partie finie.

advice-decides = { $name } décide
advice-chances = Avec le meilleur coup, { $name } gagne { $chance } des parties à partir d’ici ; Rome en gagne { $rome }.
advice-tries = { $tries ->
    [one] { $tries } partie simulée, d’après ce que peut savoir { $name }, graine { $seed }.
   *[other] { $tries } parties simulées, d’après ce que peut savoir { $name }, graine { $seed }.
} ± est l’erreur type.
advice-chance = { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-column-move = coup
advice-column-chance = chance de gagner
advice-column-equal = comparaison
advice-equal = à peu près égal
advice-column-tries = essais
advice-column-rome = Rome
advice-column-meaning = son effet

analyse-weighing = Évaluation
analyse-decisions = { $n ->
    [one] { $n } décision
   *[other] { $n } décisions
}, { $playouts ->
    [one] { $playouts } partie simulée pour chacune
   *[other] { $playouts } parties simulées pour chacune
}, graine { $seed }
analyse-column-number = coup
analyse-column-player = joueur
analyse-column-played = joué
analyse-column-best = meilleur
analyse-column-chance = chance de gagner
analyse-column-cost = perdu
analyse-reasons = Pourquoi d’autres coups étaient meilleurs
analyse-better = Coup { $move }, { $name } : { $best } était meilleur
analyse-players = La qualité de leur jeu
analyse-player = { $name } : { $best } sur { $n ->
    [one] { $n } décision
   *[other] { $n } décisions
} sans erreur nette ; chances de gagner perdues, au total : { $cost }
analyse-curve = La chance de gagner, de la première décision à la fin
analyse-rome = Rome seule
analyse-axis = coups joués
analyse-stopped = Arrêt après { $n ->
    [one] { $n } décision
   *[other] { $n } décisions
} sur { $wanted }.
