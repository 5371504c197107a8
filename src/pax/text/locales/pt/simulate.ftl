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
simulate-column-wins = vitórias (95 %)
simulate-column-outright = a sós
simulate-column-shared = divididas
simulate-column-with-rome = com Roma
simulate-column-points = pontos
simulate-shared = Uma vitória partilhada por dois conta metade para cada um, e assim por diante.
simulate-rome = Roma vence: { $share }
simulate-solo-lost = Nível perdido: { $share }
simulate-nobody = Ninguém vence: { $share }
simulate-decisions = Decisões por partida: { $mean } ({ $fewest } a { $most })
simulate-rounds = Rondas por partida: { $mean } ({ $fewest } a { $most })
simulate-stopped = Interrompido após { $games } de { $wanted } partidas; eis o que mostram.
simulate-took = { $games } partidas em { $seconds } segundos em { $cores ->
    [one] 1 núcleo
   *[other] { $cores } núcleos
}
simulate-records = { $n ->
    [one] 1 registo escrito
   *[other] { $n } registos escritos
} em { $name }
simulate-playing = A jogar
