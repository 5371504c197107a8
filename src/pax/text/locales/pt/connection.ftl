### The connection, and absent players.

web-sending = A enviar…
web-absent = { $name } está sem ligação. Se continuar assim, { $host ->
    [yes] podes pôr um bot a jogar.
   *[no] o anfitrião pode pôr um bot a jogar.
}
