### The connection, and absent players.

web-sending = Wird gesendet …
web-absent = { $name } ist nicht verbunden. Wenn das so bleibt, { $host ->
    [yes] kannst du einen Bot spielen lassen.
   *[no] kann der Gastgeber einen Bot spielen lassen.
}
