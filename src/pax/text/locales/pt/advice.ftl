### Conselho para uma decisão, e análise de uma partida terminada.

advice-decides = { $name } decide
advice-chances = Com a melhor jogada, { $name } vence { $chance } das partidas a partir daqui; Roma vence { $rome }.
advice-tries = { $tries ->
    [one] 1 partida simulada, pelo que { $name } pode saber, semente { $seed }.
   *[other] { $tries } partidas simuladas, pelo que { $name } pode saber, semente { $seed }.
} ± é o erro padrão.
advice-chance = { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-column-move = jogada
advice-column-chance = probabilidade de vencer
advice-column-equal = comparação
advice-equal = quase igual
advice-column-tries = tentativas
advice-column-rome = Roma
advice-column-meaning = o que faz

analyse-weighing = A avaliar
analyse-decisions = { $n ->
    [one] 1 decisão
   *[other] { $n } decisões
}, { $playouts ->
    [one] 1 partida simulada para cada uma
   *[other] { $playouts } partidas simuladas para cada uma
}, semente { $seed }
analyse-column-number = jogada
analyse-column-player = jogador
analyse-column-played = jogado
analyse-column-best = melhor
analyse-column-chance = probabilidade de vencer
analyse-column-cost = perdido
analyse-reasons = Porque é que outras jogadas eram melhores
analyse-better = Jogada { $move }, { $name }: { $best } era melhor
analyse-players = Como jogaram
analyse-player = { $name }: { $best } de { $n ->
    [one] 1 decisão
   *[other] { $n } decisões
} sem erro claro; probabilidade de vencer perdida, somada: { $cost }
analyse-curve = A probabilidade de vencer, da primeira decisão até ao fim
analyse-rome = Roma sozinha
analyse-axis = jogadas feitas
analyse-stopped = Interrompido após { $n } de { $wanted } decisões.
