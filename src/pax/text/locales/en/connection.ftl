### The connection, and absent players.

web-sending = Sending…
web-absent = { $name } is not connected. If they stay away, { $host ->
    [yes] you can let a bot play.
   *[no] the host can let a bot play.
}
