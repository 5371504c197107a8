### The connection, and absent players.

web-sending = Envoi…
web-absent = { $name } n’est pas en ligne. Si cela dure, { $host ->
    [yes] vous pouvez laisser jouer un bot.
   *[no] l’hôte peut laisser jouer un bot.
}
