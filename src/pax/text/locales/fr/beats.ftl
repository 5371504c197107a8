### Ce qui se passe à la table, montré pas à pas.

beats-speed = Vitesse : { $n ->
    [1] normale
   *[other] { $n } fois
}
beats-speed-change = Changer la vitesse
beats-skip = À mon tour
beats-repeat = Depuis votre dernier tour
beats-repeat-lead = Revoir ce que les autres ont fait.
beats-says-all = Annoncer chaque action des autres
