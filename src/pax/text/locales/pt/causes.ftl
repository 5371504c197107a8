### Porque é que uma jogada é melhor do que outra. Os valores vêm de partidas jogadas até ao fim depois de ambas.

cause-better = Em 100 partidas, vence mais { $gain } do que «{ $other }»:
cause-equal = Mais ou menos tão boa como «{ $other }»: a diferença está dentro da margem de erro.
cause-none = Nas partidas jogadas até ao fim depois de ambas, nada do que conta é diferente.
# $what é uma das mensagens abaixo.
cause-share = { $what }: em { NUMBER($value, maximumFractionDigits: 0) }% das partidas em vez de { NUMBER($other, maximumFractionDigits: 0) }%
cause-number = { $what }: { NUMBER($value, maximumFractionDigits: 1) } em vez de { NUMBER($other, maximumFractionDigits: 1) }

cause-rome-takes = Roma leva { $cards } antes do próximo turno
cause-rival-buys = { $name } compra { $cards } antes do próximo turno
cause-income = áureos recebidos neste turno
cause-aurei = áureos no próximo turno
cause-cards = cartas na mão e no display no próximo turno
cause-limit = limite de Frota e Exército no próximo turno
cause-discount = desconto no próximo turno
cause-sight = cartas vistas em conjunto ao tirar
cause-knows-rome = cartas escondidas de Roma conhecidas
cause-conspires = conspirador no próximo turno
cause-rival-conspires = { $name } conspirador no próximo turno
cause-plays-it = a carta obtida chega a ser jogada
cause-plays = jogado até ao fim: { $cards }
cause-beats-rome = mais forte do que Roma em { $category } no fim
cause-rival-beats-rome = { $name } mais forte do que Roma em { $category } no fim
cause-rome-holds = Roma detém { $category } no fim
cause-has-category = { $category } no display no fim
cause-richest = mais rico no fim
cause-symbols = força em Frota e Exército no fim
cause-conspirator = conspirador no fim
cause-rival-conspirator = { $name } conspirador no fim
cause-rounds = rondas que ainda faltam
cause-rome-wins = Roma vence
cause-beaten = categorias em que Roma é mais fraca no fim
cause-lead = pontos de avanço sobre o melhor adversário no fim
