### Texts of the browser.

web-title = Pax
web-home = Página inicial
web-done = Pronto

web-start-title = Roma está de pé. Até quando?
web-start-lead = Um jogo de cartas na Roma antiga, para 1 a 8 jogadores. Derrota Roma com os outros e fica à frente – ou conspira e vence com ela.
web-play-now = Jogar já
web-play = Jogar
web-players = Jogadores
web-level = Força dos adversários
web-level-citizen = Cidadão
web-level-senator = Senador
web-level-consul = Cônsul
web-level-random = Ao acaso
web-level-novice = Novato
web-level-brutus = Brutus
web-level-spartacus = Spartacus
web-running = Continuar
web-solo = Campanha a solo
web-solo-lead = Cinco níveis, sozinho contra Roma.
web-solo-level = Solo, nível { $level }
web-friends = Com amigos
web-friends-lead = Abre uma mesa e partilha o link.
web-seats = Lugares
web-make-table = Abrir uma mesa
web-here-together = Neste aparelho
web-here-lead = Várias pessoas num só aparelho. Uma cortina esconde as cartas enquanto ele passa de mão em mão.
web-player-number = Jogador { $n }
web-more-people = Acrescentar jogador
web-fewer-people = Retirar jogador
web-replay = Repetições
web-replay-lead = Vê outra vez uma partida, jogada a jogada.
web-open-record = Abrir uma partida
web-stats = As minhas partidas
web-rules = Regras
web-credit = PAX é um jogo de Bernd Eisenstein, editado pela Irongames. Esta é uma edição não oficial, feita por fãs. Se gostas do jogo, compra o original.
web-guest = Convidado
web-your-name = O teu nome

web-settings = Definições
web-language = Língua
web-theme = Tema
web-theme-auto = sistema
web-theme-light = claro
web-theme-dark = escuro
web-pace = Velocidade do jogo
web-pace-none = imediato
web-pace-quick = rápido
web-pace-calm = calmo
web-sound = Sons
web-motion = Animar as cartas
web-forced = Fazer automaticamente as jogadas forçadas
web-notify = Avisar-me quando for a minha vez
web-move-seat = Continuar noutro aparelho
web-move-seat-lead = Lê isto com o outro aparelho. Quem tiver o link pode jogar no teu lugar.
web-guide = Explicar as decisões

web-waiting = À espera dos jogadores
web-seat-open = ainda livre
web-ready = pronto
web-here = já chegou
web-bot = bot
web-sit = Sentar-me
web-link = Link para os teus amigos
web-copy = Copiar
web-copied = Copiado
web-qr = O link como código QR
web-be-ready = Estou pronto
web-start = Começar
web-start-with-bots = Começar com bots
web-free-seats = Bots para os lugares livres
web-when-ready = A partida começa quando todos estiverem prontos.
web-sent-away = Já não tens lugar nesta mesa.
web-same-address = do mesmo endereço que outro lugar
web-origin-record = Esta partida começa a partir de um registo: quem abriu a mesa pode conhecer todas as cartas.
web-origin-duplicate = Já se jogou com estas cartas noutra mesa: quem lá esteve pode conhecê-las.
web-connecting = A ligar…
web-offline = Sem ligação, nova tentativa…
web-no-table = Não é possível abrir esta mesa.
web-pass-on = Passa o aparelho a { $name }.
web-lift = Abrir a cortina
web-your-turn = É a tua vez – Pax

web-rome = Roma
web-player = Jogador
web-points = Pontos
web-standing = Força por categoria
web-holds = { $n }/7
web-rome-holds = Roma tem { $n } das 7 categorias
web-beats-rome = Mais forte do que Roma em { $n } das 7 categorias
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
    [yes] fica para Roma
   *[no] o jogador mais forte tem { $best }
}
web-conspirator = conspirador
web-starter = primeiro jogador
web-peeked = conhece as cartas escondidas de Roma
web-away = sem ligação
web-without-hidden = As { $n } cartas escondidas de Roma não estão contadas.
web-points-open = Pelo menos { $points }: só no fim se sabe quem recebe os 4 pontos do mais rico.

web-market = Baralho e legiões
web-pile = Baralho: { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}, { $rounds }
web-cards-left = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
web-last-round = última ronda
web-rounds = { $n ->
    [0] talvez a última ronda
    [one] pelo menos mais 1 ronda
   *[other] pelo menos mais { $n } rondas
}
web-rounds-exactly = { $n ->
    [one] mais 1 ronda
   *[other] mais { $n } rondas
}
web-romes = Roma ficaria com esta
web-romes-short = Roma
web-empty = vazia

web-own = O teu lado
web-drawn = Acabadas de tirar
web-hand = A tua mão: { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
web-hand-empty = Nenhuma carta na mão
web-aurei = Aurei
web-open-counts = Totais à vista
web-counts = { $name }: { $aurei }, { $cards } na mão
web-of = { $n } de { $limit }
web-discount = Desconto
web-sees = Cartas vistas juntas
web-aurei-means = O teu dinheiro. Paga as legiões e, em cada turno, todas as cartas que jogas depois da primeira.
web-limit-means = { $category }: podes ter { $limit ->
    [0] nenhum símbolo por enquanto. Joga primeiro um Terreno ou uma Intriga.
    [one] 1 símbolo: tantos quantos tens de Terreno ou de Intriga (conta o número maior).
   *[other] { $limit } símbolos: tantos quantos tens de Terreno ou de Intriga (conta o número maior).
}
web-discount-means = Por cada 3 símbolos de Riqueza, cada legião custa-te menos 1 aureus.
web-sees-means = O número de cartas que vês juntas ao tirar: 2 com 3 símbolos de Religião, todas com 6.
web-card = { $category } { $symbols }/{ $value }

web-decision = A tua decisão
web-ask-laying = Põe uma carta no teu display, de graça.
web-ask-keeping = Guarda uma destas cartas; { $in_view ->
    [2] a outra vai
   *[other] as outras vão
} para baixo do baralho.
web-ask-beginning = É a tua vez: tira cartas, ou espreita as escondidas de Roma.
web-ask-placing = { $in_view ->
    [one] Para onde vai esta carta?
   *[other] Escolhe uma carta e o lugar dela.
}{ $to_come ->
    [0] { "" }
    [one] {" "}Falta mais uma.
   *[other] {" "}Faltam mais { $to_come }.
}
web-ask-buying = Comprar uma legião? Tens { $aurei }.
web-ask-playing = Jogar uma carta? { $played ->
    [0] A primeira é grátis.
   *[other] A próxima custa { $cost }.
}
web-ask-answering = Um Senador! Jogar uma carta por { $cost }?
web-ask-over = A partida acabou.
web-waits = { $you ->
    [yes] A decisão é tua.
   *[no] { $name } está a pensar…
}
web-do-lay = Pôr { $card }
web-do-keep = Guardar { $card }
web-do-draw = Tirar
web-do-peek = Espreitar (+{ $brings })
web-do-take = Para a mão
web-do-offer = Legião { $legion }
web-do-bury = Por baixo
web-do-buy = Legião { $legion } por { $costs }
web-do-skip = Não comprar
web-do-play = Jogar { $card }
web-do-end = Terminar o turno (+{ $brings })
web-do-pass = Não jogar
web-means-offer = { $card } – na legião { $legion }{ $rome ->
    [yes] ; Roma ficaria com ela
   *[no] { "" }
}
web-undo = Anular
web-hint = Dica
web-chance = { $n }%
web-show-end = Mostrar o resultado
web-log = Historial
web-earlier = Ver o que aconteceu antes
web-look = Ver a mesa nesse momento
web-moment = Era assim que a mesa estava.
web-back-to-now = Voltar à partida
web-said = { $name }: «{ $text }»
web-chat = Mensagem…
web-chat-say = Enviar
web-seated-sat = { $name } toma lugar.
web-seated-ready = { $name } pode começar.
web-seated-left = Um bot joga agora por { $name }.
web-seated-replaced = Um bot joga agora por { $name }.
web-seated-late = { $name } demorou demasiado: um bot continua.
web-seated-back = { $name } voltou.
web-seated-kicked = O anfitrião mandou { $name } embora: o lugar está de novo livre.
web-seated-gone = { $name } não apareceu: o lugar está de novo livre.
web-seated-arrived = { $name } chegou à mesa.
web-swapped = O anfitrião mudou a ordem dos lugares.
web-replace = Deixar um bot jogar por { $name }
web-back = Voltar ao meu lugar
web-closed = A mesa foi fechada.
web-table-menu = Jogadores

web-now-laying = pôr no teu display uma das cartas que tiraste.
web-now-keeping = guardar uma das cartas que tiraste.
web-now-beginning = tirar cartas ou espreitar as cartas escondidas de Roma.
web-now-placing = ficar com uma carta, pô-la numa legião ou por baixo do baralho.
web-now-buying = comprar uma legião ou não comprar nada.
web-now-playing = jogar uma carta ou terminar o turno.
web-now-answering = jogar uma carta ou não jogar nada.
web-reason-no-solo-peek = A solo não podes espreitar as cartas escondidas de Roma: tira cartas. (As regras holandesas, francesas e portuguesas permitem-no.)

# Options and clock.
web-options = Opções
web-options-changed = alteradas
web-bots-mixed = bots variados
web-cards = Cartas
web-reconstruction = O conjunto de cartas incluído é uma reconstituição.
web-enter-deck = Registar as cartas verdadeiras
web-my-tables = As minhas mesas e dados
web-begins = começa
web-clock = faltam { $time }
web-clock-hours = { $hours } h { $minutes } min
web-clock-days = { $days } d { $hours } h
web-clock-soon = O teu tempo está quase no fim. Depois um bot decide por ti.
