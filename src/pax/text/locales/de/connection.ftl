### The connection, absent players, and touches that mean something else.

web-sending = Wird gesendet …
web-absent = { $name } ist nicht verbunden. Wenn das so bleibt, { $host ->
    [yes] kannst du einen Bot spielen lassen.
   *[no] kann der Gastgeber einen Bot spielen lassen.
}
web-bury-how = Um die Karte unter den Stapel zu legen, wähle „{ web-do-bury }“ oder zieh sie hierher.
