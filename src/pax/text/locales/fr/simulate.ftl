### Ce qu’une simulation a montré.

simulate-head = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
} pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, graine { $seed }
simulate-column-seat = place
simulate-column-bot = bot
simulate-column-wins = victoires (95 %)
simulate-column-outright = sans partage
simulate-column-shared = partagées
simulate-column-with-rome = avec Rome
simulate-column-points = points
simulate-points = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-share = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } % ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } à { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } %)
simulate-shared = Une victoire partagée à deux compte pour moitié à chacun, et ainsi de suite.
simulate-rome = Rome gagne : { $share }
simulate-solo-lost = Niveau perdu : { $share }
simulate-nobody = Personne ne gagne : { $share }
simulate-decisions = Décisions par partie : { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $fewest } à { $most })
simulate-rounds = Manches par partie : { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $fewest } à { $most })
simulate-stopping = Arrêt dès la fin des parties en cours ; un autre Ctrl-C arrête aussitôt.
simulate-stopped = Arrêt après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $wanted } ; voici les résultats.
simulate-took = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } secondes sur { $cores ->
    [one] { $cores } cœur
   *[other] { $cores } cœurs
}
simulate-records = { $n ->
    [one] { $n } enregistrement écrit
   *[other] { $n } enregistrements écrits
} dans { $name }
dataset-games = { $n ->
    [one] { $n } partie se trouve
   *[other] { $n } parties se trouvent
} dans { $name }
simulate-playing = Parties en cours
