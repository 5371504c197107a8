### The connection, absent players, and touches that mean something else.

web-sending = Versturen…
web-absent = { $name } is niet verbonden. Als dat zo blijft, { $host ->
    [yes] kun je een bot laten spelen.
   *[no] kan de gastheer een bot laten spelen.
}
web-bury-how = Kies “{ web-do-bury }” om de kaart onder de stapel te leggen, of sleep haar hierheen.
