### Numa mesa de um servidor, no terminal.

join-no-link = «{ $link }» não é uma ligação a uma mesa; é assim: { $example }
join-unreachable = Não é possível chegar ao servidor: { $why }
join-no-table = Essa mesa não existe.
join-seated = Estás à mesa como { $name }.
join-watching = Estás a assistir.
join-waiting = A partida começa quando todos estiverem cá e prontos.
join-sat = { $name } senta-se.
join-ready = { $name } está a postos.
join-left = Um bot joga por { $name }, que saiu.
join-replaced = Um bot joga por { $name }, a pedido do anfitrião.
join-late = Um bot joga por { $name }, que demorou demasiado.
join-back = { $name } está de volta.
join-said = { $name } diz: { $text }
join-closed = O anfitrião fechou a mesa.
join-lost = A ligação caiu. Nova tentativa …
join-found = Ligação restabelecida.
join-hint = { $move }: { $percent } % de hipóteses de vencer
join-hints = O que pensa o conselheiro
join-over = A partida acabou. Escreve rematch para jogar outra vez, ou quit.
join-goodbye = Saíste; o teu lugar fica guardado. Para voltar: { $command }
join-goodbye-watcher = Saíste.
help-say = say TEXTO: dizer algo à mesa
help-hint = hint: perguntar ao conselheiro, onde a mesa o permite
help-leave = quit: sair; o teu lugar fica guardado e podes voltar (q)
