### Texts of the browser.

web-title = Pax
web-home = Para o início
web-done = Pronto

web-start-title = Roma está de pé. Até quando?
web-start-lead = Um jogo de cartas e de sete poderes, de 1 a 8 jogadores. Façam cair Roma juntos e fica à frente, ou conspira em segredo e deixa Roma vencer.
web-play-now = Jogar já
web-play = Jogar
web-players = Jogadores
web-level = Adversários
web-level-citizen = Cidadão
web-level-senator = Senador
web-level-consul = Cônsul
web-level-random = Dado
web-running = Continuar
web-solo = Campanha a solo
web-solo-lead = Cinco níveis, a sós contra Roma.
web-solo-level = Solo, nível { $level }
web-friends = Com amigos
web-friends-lead = Abre uma mesa e partilha a ligação.
web-seats = Lugares
web-make-table = Abrir uma mesa
web-here-together = Neste aparelho
web-here-lead = Várias pessoas num só aparelho. Uma cortina esconde as cartas enquanto ele passa de mão em mão.
web-player-number = Jogador { $n }
web-more-people = Mais alguém
web-fewer-people = Menos um
web-replay = Rever
web-replay-lead = Vê outra vez uma partida, jogada a jogada.
web-open-record = Abrir uma partida
web-stats = As minhas partidas
web-rules = Regras
web-credit = PAX é um jogo de Bernd Eisenstein, editado pela Irongames. Esta é uma edição não oficial, feita por admiradores. Se gostas do jogo, compra-o.
web-guest = Convidado
web-your-name = O teu nome

web-settings = Definições
web-language = Língua
web-theme = Cores
web-theme-auto = como o sistema
web-theme-light = claras
web-theme-dark = escuras
web-pace = Ritmo dos robôs
web-pace-none = imediato
web-pace-quick = rápido
web-pace-calm = calmo
web-sound = Sons
web-motion = As cartas movem-se
web-forced = Fazer automaticamente as jogadas forçadas
web-notify = Avisar-me quando for a minha vez
web-move-seat = Continuar noutro aparelho
web-move-seat-lead = Lê isto com o outro aparelho. Quem tem a ligação tem o teu lugar.
web-guide = Explicar as decisões

web-waiting = A mesa está a ser posta
web-seat-open = ainda livre
web-ready = pronto
web-here = já chegou
web-bot = robô
web-sit = Tomar lugar
web-link = Ligação para os teus amigos
web-copy = Copiar
web-copied = Copiada
web-qr = A ligação como código QR
web-be-ready = Estou pronto
web-start = Começar
web-start-with-bots = Começar; robôs ocupam os lugares livres
web-when-ready = O jogo começa quando todos estiverem prontos.
web-kick = Mandar { $name } embora
web-sent-away = Já não tens lugar nesta mesa.
web-same-address = do mesmo endereço que outro lugar
web-origin-record = Este jogo começa a partir de um registo: quem abriu a mesa pode conhecer todas as cartas.
web-origin-duplicate = Já se jogou com estas cartas noutra mesa: quem lá esteve pode conhecê-las.
web-connecting = A ligar …
web-offline = Sem ligação, nova tentativa …
web-no-table = Não é possível abrir esta mesa.
web-pass-on = Passa o aparelho a { $name }.
web-lift = Abrir a cortina
web-your-turn = É a tua vez – Pax

web-rome = Roma
web-player = Jogador
web-points = Pontos
web-standing = Força por categoria
web-holds = { $n } de 7
web-strength = { $category } { $n }{ $beats ->
    [yes] , mais forte do que Roma
   *[no] { "" }
}
web-strength-on-cards = { $strength } ({ $symbols ->
    [one] 1 símbolo
   *[other] { $symbols } símbolos
} em { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
})
web-rome-strength = { $category } { $n }, { $holds ->
    [yes] na posse de Roma
   *[no] o melhor jogador tem { $best }
}
web-conspirator = conspirador
web-starter = primeiro jogador
web-peeked = conhece as cartas escondidas de Roma
web-away = sem ligação
web-if-now = Se o jogo acabasse agora:
web-without-hidden = As { $n } cartas escondidas de Roma não estão contadas.
web-points-open = Pelo menos { $points }: só no fim se sabe quem recebe os 4 pontos do mais rico.

web-market = Pilha e legiões
web-pile = Pilha: { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}, { $rounds }
web-cards-left = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
web-last-round = última ronda
web-rounds = pelo menos { $n ->
    [0] esta ronda
    [one] mais 1 ronda
   *[other] mais { $n } rondas
}
web-rounds-exactly = { $n ->
    [one] mais 1 ronda
   *[other] mais { $n } rondas
}
web-romes = Roma ficaria com esta
web-romes-short = para Roma
web-empty = vazia

web-own = O teu lado
web-drawn = Acabadas de tirar
web-hand = A tua mão: { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
web-hand-empty = Nenhuma carta na mão
web-aurei = Aurei
web-of = { $n } de { $limit }
web-discount = Desconto
web-sees = Vistas juntas
web-aurei-means = O teu dinheiro. Paga legiões e, em cada vez, todas as cartas que jogas depois da primeira.
web-limit-means = { $category }: podes ter { $limit ->
    [0] nenhum símbolo por enquanto. Joga primeiro uma Terra ou uma Intriga.
    [one] 1 símbolo: tantos quantos de Terra ou de Intriga, conforme o que tiveres mais.
   *[other] { $limit } símbolos: tantos quantos de Terra ou de Intriga, conforme o que tiveres mais.
}
web-discount-means = Cada 3 símbolos de Riqueza fazem cada legião custar-te 1 aureus a menos.
web-sees-means = O número de cartas que vês juntas ao tirar: 2 com 3 símbolos de Religião, todas com 6.
web-preview = { $costs ->
    [0] +{ $brings }
   *[other] −{ $costs } → +{ $brings }
}
web-card = { $category } { $symbols }/{ $value }

web-decision = A tua decisão
web-ask-laying = Põe uma carta na tua área de jogo, de graça.
web-ask-keeping = Guarda uma destas cartas; as outras vão para o fundo da pilha.
web-ask-beginning = É a tua vez: tira cartas, ou espreita as escondidas de Roma.
web-ask-placing = { $in_view ->
    [one] Para onde vai esta carta?
   *[other] Escolhe uma carta, e para onde vai.
}{ $to_come ->
    [0] { "" }
    [one] {" "}Falta vir mais uma.
   *[other] {" "}Faltam vir mais { $to_come }.
}
web-ask-buying = Comprar uma legião? Tens { $aurei }.
web-ask-playing = Jogar uma carta? { $played ->
    [0] A primeira é grátis
   *[other] A próxima custa { $cost }
}; tens { $aurei }. Parar agora rende { $income }.
web-ask-answering = Um Senador! Jogar uma carta por { $cost }?
web-ask-over = O jogo acabou.
web-waits = { $you ->
    [yes] A decisão é tua.
   *[no] { $name } está a pensar …
}
web-do-lay = Pôr { $card }
web-do-keep = Guardar { $card }
web-do-draw = Tirar
web-do-peek = Espreitar (+{ $brings })
web-do-take = Ficar com ela
web-do-offer = Legião { $legion }
web-do-bury = Enterrar
web-do-buy = Legião { $legion } por { $costs }
web-do-skip = Não comprar nada
web-do-play = Jogar { $card }
web-do-end = Acabar a vez (+{ $brings })
web-do-pass = Não jogar nada
web-means-offer = { $card } na legião { $legion }{ $rome ->
    [yes] ; Roma ficaria com ela
   *[no] { "" }
}
web-undo = Voltar atrás
web-hint = Conselho
web-chance = { $n } %
web-show-end = Mostrar o resultado
web-log = O que aconteceu
web-earlier = Ver o que aconteceu antes
web-look = Ver a mesa neste momento
web-moment = Era assim que a mesa estava.
web-back-to-now = Voltar ao presente
web-said = { $name }: «{ $text }»
web-chat = Diz alguma coisa …
web-chat-say = Dizer
web-seated-sat = { $name } toma lugar.
web-seated-ready = { $name }: pronto.
web-seated-left = Um robô joga agora por { $name }.
web-seated-replaced = Um robô joga agora por { $name }.
web-seated-late = { $name } demorou demasiado: um robô continua.
web-seated-back = { $name } voltou.
web-seated-kicked = O anfitrião mandou { $name } embora: o lugar está de novo livre.
web-seated-gone = { $name } não apareceu: o lugar está de novo livre.
web-seated-arrived = { $name } chegou à mesa.
web-replace = Deixar um robô jogar por { $name }
web-back = Retomar o meu lugar ao robô
web-closed = A mesa foi fechada.

web-now-laying = pôr uma das cartas que vês.
web-now-keeping = guardar uma das cartas que vês.
web-now-beginning = tirar cartas, ou espreitar as cartas escondidas de Roma.
web-now-placing = ficar com uma carta, pô-la numa legião ou enterrá-la.
web-now-buying = comprar uma legião, ou não comprar nada.
web-now-playing = jogar uma carta, ou acabar a vez.
web-now-answering = jogar uma carta, ou não jogar nada.
web-reason-no-solo-peek = Quem joga a solo não pode espreitar as cartas escondidas de Roma: tira cartas. (As edições nl, fr e pt permitem-no.)
