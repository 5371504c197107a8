### Numa mesa de um servidor, no terminal.

join-no-link = «{ $link }» não é um link para uma mesa; um link é assim: { $example }
join-unreachable = Não é possível chegar ao servidor: { $why }
join-other-version = Este programa e o servidor falam versões diferentes do protocolo: instala a versão do pax que o servidor tem.
join-no-table = Essa mesa não existe.
join-seated = Estás à mesa como { $name }.
join-watching = Estás a assistir.
join-waiting = A partida começa quando todos estiverem cá e prontos.
join-sat = { $name } senta-se.
join-ready = { $name } pode começar.
join-left = Um bot joga por { $name }, que saiu.
join-replaced = Um bot joga por { $name }, a pedido do anfitrião.
join-late = Um bot joga por { $name }, que demorou demasiado.
join-back = { $name } está de volta.
join-kicked = O anfitrião mandou { $name } embora; o lugar está de novo livre.
join-gone = { $name } não apareceu; o lugar está de novo livre.
join-swapped = O anfitrião mudou a ordem dos lugares.
join-arrived = { $name } chegou à mesa.
join-sent-away = Já não tens lugar nesta mesa.
join-origin-record = Nota: esta partida começa a partir de um registo. Quem abriu a mesa pode conhecer todas as cartas.
join-origin-duplicate = Nota: já se jogou com estas cartas noutra mesa. Quem lá esteve pode conhecê-las.
join-origin-public = Nota: as cartas desta distribuição são públicas. Qualquer pessoa as pode ver, mesmo durante esta partida.
join-origin-public-from = A partir de { $when }, qualquer pessoa poderá ver estas cartas, mesmo que esta partida ainda não tenha acabado.
join-same-address = Nota: { $name } vem do mesmo endereço que outro lugar.
join-said = { $name } diz: { $text }
join-closed = O anfitrião fechou a mesa.
join-lost = A ligação caiu. Nova tentativa…
join-found = Ligação restabelecida.
join-hint = { $move }: { $percent }% de probabilidade de vencer
join-hint-equal = { $move }: { $percent }% de probabilidade de vencer — quase igual
join-hints = { $tries ->
    [one] O que pensa o conselheiro, depois de 1 partida jogada até ao fim
   *[other] O que pensa o conselheiro, depois de { $tries } partidas jogadas até ao fim
}
join-over = A partida acabou. Escreve rematch para jogar outra vez, ou quit.
join-goodbye = Saíste; o teu lugar fica guardado. Para voltar: { $command }
join-goodbye-watcher = Saíste.
help-say = say TEXTO: dizer algo a todos à mesa
help-hint = hint: perguntar ao conselheiro, onde a mesa o permite
help-leave = quit: sair; o teu lugar fica guardado e podes voltar (q)
join-announcement = Anúncio do servidor: { $text }
