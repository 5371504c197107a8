### Ce qu'une simulation a montré.

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
simulate-column-outright = seul
simulate-column-shared = partagées
simulate-column-with-rome = avec Rome
simulate-column-points = points
simulate-shared = Une victoire partagée à deux compte pour moitié à chacun, et ainsi de suite.
simulate-rome = Rome gagne : { $share }
simulate-solo-lost = Niveau perdu : { $share }
simulate-nobody = Personne ne gagne : { $share }
simulate-decisions = Décisions par partie : { $mean } ({ $fewest } à { $most })
simulate-rounds = Manches par partie : { $mean } ({ $fewest } à { $most })
simulate-stopped = Arrêt après { $games } parties sur { $wanted } ; voici ce qu'elles montrent.
simulate-took = { $games } parties en { $seconds } secondes sur { $cores ->
    [one] { $cores } cœur
   *[other] { $cores } cœurs
}
simulate-records = { $n ->
    [one] { $n } enregistrement écrit
   *[other] { $n } enregistrements écrits
} dans { $name }
simulate-playing = Parties en cours
