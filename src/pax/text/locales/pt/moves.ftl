### O que se pode fazer agora.

choice = { $number }  { $move }  { $meaning }
blocked = Agora não: { $what }. { $reason }
blocked-fleet-limit = O teu limite de símbolos de Frota é { $limit }: joga Terreno ou Intriga para o aumentar.
blocked-army-limit = O teu limite de símbolos de Exército é { $limit }: joga Terreno ou Intriga para o aumentar.
legion-name = legião { $legion }

question-laying = Põe de graça uma destas cartas no teu display: { $cards }
question-keeping = Guarda uma destas cartas: { $cards }
question-beginning = O que fazes?
question-placing = Por colocar: { $cards }.{ $to_come ->
    [0] { "" }
    [one] {" "}Falta ainda 1 carta.
   *[other] {" "}Faltam ainda { $to_come } cartas.
}
question-buying = Compras uma legião? Tens { $aurei }.
question-playing = Jogas uma carta? { $played ->
    [0] A primeira é grátis
   *[other] A próxima custa { $cost }
}; tens { $aurei }.
question-answering = { $active } jogou um Senador: jogas uma carta por { $cost }? Tens { $aurei }.
question-over = A partida acabou.

move-lay = { $card }
move-keep = { $card }{ $others ->
    [0] { "" }
    [one] ; a outra vai para baixo do baralho
   *[other] ; as outras { $others } vão para baixo do baralho
}
move-draw = tirar: ficar com uma carta, pôr uma numa legião, pôr uma por baixo do baralho; vês { $together ->
    [one] uma carta de cada vez
    [3] as três ao mesmo tempo
   *[other] duas das três ao mesmo tempo
}
move-draw-few = { $n ->
    [one] tirar: ficar com a última carta ou pô-la numa legião
   *[other] tirar: ficar com uma carta e pôr a outra numa legião
}
move-draw-nothing = o baralho está vazio: em vez disso, receber { $aurei }
move-peek = espreitar: ver as cartas escondidas de Roma e receber { $aurei }; o teu turno acaba
move-take = ficar com ela na mão
move-bury = pôr por baixo do baralho
move-offer = na legião { $legion }{ $n ->
    [one] {" "}(vazia): pagarias { $aurei }
   *[other] : { $cards }, valor { $worth }, pagarias { $aurei }
}{ $rome ->
    [yes] ; Roma ficaria com ela
   *[no] { "" }
}
move-buy = { $cards } por { $aurei }; ficas com { $left }{ $rome ->
    [yes] ; senão, Roma ficaria com ela
   *[no] { "" }
}
move-skip = não comprar nada
move-play = { $card }{ $cost ->
    [0] { "" }
   *[other] ; custa { $aurei }
}; o rendimento seria de { $income }{ $conspirator ->
    [yes] ; faz de ti o conspirador
   *[no] { "" }
}
move-answer = { $card }; custa { $aurei }, sem rendimento
move-end = não jogar mais cartas; rendimento { $aurei }
move-pass = não jogar nada
