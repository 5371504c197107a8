### O fim de uma partida no navegador, tal como se revela, e o que se pode aprender com ela.

finale-counting = Roma vira as cartas escondidas, e as categorias decidem-se.
finale-player = Roma foi vencida. { $you ->
    [yes] Vences
   *[no] { $name } vence
} com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
finale-shared = Roma foi vencida. Vitória partilhada com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}: { $names }.
finale-rome = Roma vence, e { $you ->
    [yes] tu vences com ela.
   *[no] { $name } vence com ela.
}
finale-nobody = Roma vence, e mais ninguém.
finale-margin = { $you ->
    [yes] Mais { $ahead } do que tu.
   *[no] Mais { $ahead } do que { $name }.
}
finale-held = Roma tem { $held } de 7, e precisa de { $needs } para vencer
finale-romes = de Roma
finale-rome-against = Roma { $rome }, o jogador mais forte { $best }
finale-hidden = O que Roma escondia
finale-card-taken = { $category } { $rome }:{ $best }, tirada a Roma
finale-card-tie = { $category } { $rome }:{ $best }, o empate é de Roma
finale-card-romes = { $category } { $rome }:{ $best }, de Roma
finale-part-present = tipos
finale-part-stronger = acima de Roma
finale-part-army = exército
finale-part-fleet = frota
finale-part-conspirator = trama
finale-part-richest = rico

finale-mistakes = Aprende com os teus erros
finale-mistakes-others = As decisões mais caras
finale-mistakes-lead = Cada uma leva ao seu momento, com a melhor jogada, e pode ser tentada outra vez a partir daí.
finale-mistakes-none = O conselheiro não encontrou nenhuma decisão que tenha custado algo com certeza. Boa partida!
finale-mistakes-wait = O conselheiro está a rever as decisões…
finale-mistake-cost = −{ $cost } de hipóteses de vencer
finale-mistake = Jogada { $move }, { $you ->
    [yes] tu
   *[no] { $name }
}: «{ $played }». Melhor: «{ $best }».
finale-try-again = Tentar outra vez a partir daqui
finale-speed = Velocidade
finale-speed-of = { $speed } vezes
finale-turns = Todos os turnos
finale-turning-at = Jogada { $move }: um ponto de viragem

do-draw = Tirar
do-peek = Espreitar as cartas de Roma
do-take = Ficar com { $card }
do-offer = { $card } na legião { $legion }
do-bury = { $card } por baixo
do-buy = Comprar a legião { $legion }
do-skip = Não comprar
do-play = Jogar { $card }
do-end = Terminar o turno
do-pass = Não jogar nada
do-keep = Guardar { $card }
do-lay = Colocar { $card }
