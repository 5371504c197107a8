### The connection, absent players, and touches that mean something else.

web-sending = Sending…
web-absent = { $name } is not connected. If they stay away, { $host ->
    [yes] you can let a bot play.
   *[no] the host can let a bot play.
}
web-bury-how = To put the card under the pile, choose “{ web-do-bury }” or drag it here.
