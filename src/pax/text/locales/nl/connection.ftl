### The connection, and absent players.

web-sending = Versturen…
web-absent = { $name } is niet verbonden. Als dat zo blijft, { $host ->
    [yes] kun je een bot laten spelen.
   *[no] kan de gastheer een bot laten spelen.
}
