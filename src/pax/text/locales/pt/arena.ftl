### O que uma arena mostrou.

arena-head = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $deals ->
    [one] 1 distribuição
   *[other] { $deals } distribuições
}, { $players ->
    [one] 1 jogador
   *[other] { $players } jogadores
}, semente { $seed }
arena-column-level = nível
arena-column-rating = classificação
arena-column-games = partidas
arena-column-against-rome = contra Roma
arena-column-time = ms por decisão
arena-rating = { NUMBER($strength, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($uncertainty, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-part = { NUMBER($part, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-seats = Uma partida conta por cada lugar que um bot ocupa; uma vitória partilhada por dois conta metade para cada um, e assim por diante.
arena-rounded = { $games } partidas por formação, para que cada bot ocupe cada lugar com cada distribuição.
arena-known = { $n ->
    [one] 1 partida já tinha sido jogada.
   *[other] { $n } partidas já tinham sido jogadas.
}
arena-go-on = O mesmo comando continua a partir daí.
arena-took = { $games ->
    [one] 1 partida em { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } segundos
   *[other] { $games } partidas em { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } segundos
}
arena-plotted = Gráfico guardado em { $name }
arena-wins = parte das partidas vencidas
arena-fair = uma parte justa
