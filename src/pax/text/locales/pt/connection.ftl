### The connection, absent players, and touches that mean something else.

web-sending = A enviar…
web-absent = { $name } está sem ligação. Se continuar assim, { $host ->
    [yes] podes pôr um bot a jogar.
   *[no] o anfitrião pode pôr um bot a jogar.
}
web-bury-how = Para pôr a carta por baixo do baralho, escolhe «{ web-do-bury }» ou arrasta-a para aqui.
