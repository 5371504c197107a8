### O que uma simulação mostrou.

simulate-head = { $n ->
    [one] 1 partida
   *[other] { $n } partidas
} para { $players ->
    [one] 1 jogador
   *[other] { $players } jogadores
}, semente { $seed }
simulate-column-seat = lugar
simulate-column-bot = bot
simulate-column-wins = vitórias (95%)
simulate-column-outright = sem partilha
simulate-column-shared = partilhadas
simulate-column-with-rome = com Roma
simulate-column-points = pontos
simulate-points = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-share = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }% ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }% - { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }%)
simulate-shared = Uma vitória partilhada por dois conta metade para cada um, e assim por diante.
simulate-rome = Roma vence: { $share }
simulate-solo-lost = Nível perdido: { $share }
simulate-nobody = Ninguém vence: { $share }
simulate-decisions = Decisões por partida: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $fewest } a { $most })
simulate-rounds = Rondas por partida: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $fewest } a { $most })
simulate-stopping = A parar assim que terminar o que está em curso; Ctrl-C outra vez interrompe de imediato.
simulate-stopped = Interrompido após { $games } de { $wanted } partidas; eis o que mostram.
simulate-took = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} em { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } segundos em { $cores ->
    [one] 1 núcleo
   *[other] { $cores } núcleos
}
simulate-records = { $n ->
    [one] 1 registo escrito
   *[other] { $n } registos escritos
} em { $name }
dataset-games = { $n ->
    [one] 1 partida está
   *[other] { $n } partidas estão
} em { $name }
simulate-playing = A jogar
