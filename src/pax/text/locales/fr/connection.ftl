### The connection, absent players, and touches that mean something else.

web-sending = Envoi…
web-absent = { $name } n’est pas en ligne. Si cela dure, { $host ->
    [yes] vous pouvez laisser jouer un bot.
   *[no] l’hôte peut laisser jouer un bot.
}
web-bury-how = Pour mettre la carte sous la pioche, choisissez « { web-do-bury } » ou faites-la glisser ici.
