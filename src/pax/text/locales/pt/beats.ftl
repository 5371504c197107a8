### O que acontece à mesa, mostrado passo a passo.

beats-speed = Velocidade: { $n ->
    [1] normal
   *[other] { $n } vezes
}
beats-speed-change = Mudar a velocidade
beats-skip = Para a minha vez
beats-repeat = Desde a tua última vez
beats-repeat-lead = Mostrar de novo o que os outros fizeram.
beats-volume = Volume
beats-says-all = Anunciar cada ação dos outros

scene-peek = O que Roma esconde
scene-peek-lead = Só tu vês estas cartas. Os outros sabem que espreitaste.
scene-peek-aurei = 2 áureos pelo teu relatório
scene-peek-same = Com elas, Roma continua a ter { $now } das 7 categorias.
scene-peek-more = Com elas, Roma tem neste momento { $then } das 7 categorias, e não { $now }.
scene-peek-done = Memorizar e continuar
scene-conspirator-over = Primus Conspiratus
scene-conspirator = { $you ->
    [yes] És tu quem lidera a conspiração
   *[no] { $name } lidera a conspiração
}
scene-conspirator-wins = { $you ->
    [yes] Se Roma ganhar, ganhas com ela. És tu quem começa cada ronda.
   *[no] Se Roma ganhar, { $name } ganha com ela, e começa cada ronda.
}
scene-conspirator-rome = Roma tem { $held } das 7 categorias e precisa de { $needs }.
scene-go-on = Continuar
scene-march = Roma parte com a legião { $legion }
scene-last-round = Começa a última ronda
scene-last-round-short = Última ronda

recall-title = Memória
recall-brief = { $unseen } por ver, { $buried } por baixo
recall-waits = A ler o registo…
recall-unseen = Ainda por ver: no baralho, nas mãos, com Roma ou de parte
recall-unseen-of = { $category }: { $n } por ver
recall-buried = Postas por ti por baixo do baralho
recall-depth = { $above ->
    [0] no topo
    [one] 1 carta por cima
   *[other] { $above } cartas por cima
}
recall-bought = Compradas e não jogadas
recall-none = nada
recall-rounds = Rondas restantes:
recall-rounds-left = { $least ->
    [0] no máximo { $most }
   *[other] de { $least } a { $most }
}
recall-counts = Contar os áureos e as mãos de todos
recall-hand = { $n ->
    [one] 1 carta na mão
   *[other] { $n } cartas na mão
}

sheet-played = No teu display:
sheet-strength = { $category } { $before } → { $after }; Roma tem { $rome }
sheet-stronger = Ficarias mais forte do que Roma.
sheet-first = Seria aí a tua primeira carta.
sheet-points = { $n ->
    [0] Nem mais um ponto, por agora
    [one] Mais 1 ponto, por agora
   *[other] Mais { $n } pontos, por agora
}

# How it stands, in one glance.
verdict-rome = Roma { $held } de { $needs }.
verdict-rome-wins = Roma venceria com { $held } de 7; { $more ->
    [one] tem de cair 1
   *[other] têm de cair { $more }
}.
verdict-lead = Lideras com { $points }, { $margin } à frente.
verdict-level = Lideras com { $points }, em igualdade com { $names }.
verdict-behind = { $names } { $n ->
    [one] lidera
   *[other] lideram
} com { $points }, estás { $behind } atrás.
verdict-leader = { $names } { $n ->
    [one] lidera
   *[other] lideram
} com { $points }.
verdict-hope = Ganhas se Roma ficar com mais { $more }.
verdict-with-rome = Ganharias com ela.
verdict-solo = As 7 categorias: até agora { $present }. Mais forte do que Roma em { $goal }: até agora { $beaten }.
sign-bonus = +{ $n }: cada 3 símbolos de Frota somam um de Exército, e cada 3 de Exército somam um de Frota.
sign-peeked = { $n } pelas cartas escondidas que viste.
sheet-limit = O teu limite de Frota e de Exército seria { $n }.
sheet-conspires = Passarias a ser o conspirador.

# On the cards, the legions and the bar.
card-short = { $n ->
    [one] falta 1
   *[other] faltam { $n }
}
card-limit = limite { $n }
legion-here = pôr aqui
legion-keep = ficas com { $n }
stage-next = { $n ->
    [one] Vem aí mais 1 carta
   *[other] Vêm aí mais { $n } cartas
}
step-title = Passos do turno
step-draw = Tirar
step-buy = Comprar
step-play = Jogar
step-income = Rendimento
jump-decision = Ir para a decisão
story-round = Ronda { $round }

scene-peek-falls = Por causa delas, Roma tem { $categories }.
scene-conspirator-card = { $card }: Intriga, agora { $own } contra { $other }.
