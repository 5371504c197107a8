### Uma vista da mesa, e aquilo de que se lembra quem está num lugar.

turn-over = A partida acabou.
turn-setup = Preparação: { $you ->
    [yes] escolhe as tuas primeiras cartas.
   *[no] { $name } escolhe as primeiras cartas.
}
turn-solo = Ronda { $round }.
turn = Ronda { $round }: { $you ->
    [yes] é a tua vez.
   *[no] é a vez de { $name }.
}
turn-answer = Ronda { $round }: { $active } jogou um Senador, e { $you ->
    [yes] podes
   *[no] { $name } pode
} jogar uma carta.
starter = { $you ->
    [yes] És
   *[no] { $name } é
} o jogador inicial desta ronda.
conspirator = { $you ->
    [yes] És
   *[no] { $name } é
} o conspirador.
no-conspirator = Ainda não há conspirador.

pile = Pilha: { $n } cartas.
pile-last-round = Pilha: { $n ->
    [0] vazia
    [one] 1 carta
   *[other] { $n } cartas
}. Esta é a última ronda.
pile-rounds-exact = Pilha: { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}. Depois desta ronda haverá mais { $fewest ->
    [one] 1 ronda
   *[other] { $fewest } rondas
}.
pile-rounds = Pilha: { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}. Depois desta ronda haverá { $fewest ->
    [0] no máximo mais { $most ->
        [one] 1 ronda
       *[other] { $most } rondas
    }
   *[other] no mínimo mais { $fewest } e no máximo mais { $most ->
        [one] 1 ronda
       *[other] { $most } rondas
    }
}.

rome = Roma: { $n ->
    [0] nenhuma carta à vista
    [one] 1 carta à vista
   *[other] { $n } cartas à vista
}
rome-hidden = { $n } cartas escondidas, viradas quando a partida acabar
rome-hidden-known = { $n } cartas escondidas, que já viste: { $cards }

display-group = { $category } { $n } ({ $cards })
display-empty = nenhuma carta na área de jogo

legions = Legiões
legion-empty = Legião { $legion }: vazia
legion = Legião { $legion }: { $cards }, valor { $worth }
legion-price = { $legion }, custa-te { $aurei }
legion-romes = { $legion } — Roma ficaria com esta
discount = A tua Riqueza poupa-te { $aurei } em cada legião.

players = Áreas de jogo
other-players = As outras áreas de jogo
player = { $name }: { $display }
player-counts = { $name } ({ $aurei }, { $cards } na mão): { $display }
your-side = { $you ->
    [yes] Tu
   *[no] { $name }
}
hand = { $aurei } e { $n ->
    [0] nenhuma carta na mão
    [one] 1 carta na mão: { $cards }
   *[other] { $n } cartas na mão: { $cards }
}
in-view = Tiradas e por colocar: { $cards }
limit = Limite: { $limit ->
    [0] ainda nenhuma Frota nem Exército (joga primeiro Terra ou Intriga)
    [one] 1 símbolo de { $fleet } (tens { $fleets }) e de { $army } (tens { $armies })
   *[other] { $limit } símbolos de { $fleet } (tens { $fleets }) e de { $army } (tens { $armies })
}

standing = Força por categoria, sem as { $n } cartas escondidas de Roma
standing-certain = Força por categoria, com as { $n } cartas escondidas de Roma
strength = { $name } { $n }
standing-category = { $category }  Roma { $rome }, { $players } — { $holder }
holder-rome = é de Roma
holder-players = { $n ->
    [one] { $you ->
        [yes] tu superas Roma
       *[no] { $names } supera Roma
    }
   *[other] { $names } superam Roma
}
would-lose = Roma teria { $held } das 7 categorias e perderia: precisa de { $needs }. Venceria quem tem mais pontos.
would-win = Roma teria { $held } das 7 categorias e venceria: precisa de { $needs }. Com ela venceria o conspirador: { $you ->
    [yes] tu
   *[no] { $name }
}.
would-win-nobody = Roma teria { $held } das 7 categorias e venceria: precisa de { $needs }. Ninguém venceria com ela.
solo-goal = Tens na área de jogo { $present } das 7 categorias (faltam: { $missing }) e superas Roma em { $beaten }. O nível pede as 7, e superar Roma em { $goal }.
solo-goal-all = Tens na área de jogo as 7 categorias e superas Roma em { $beaten }. O nível pede que a superes em { $goal }.

memory = Aquilo de que te lembras
memory-spectator = O que se pode saber
memory-hand = { $name }: { $aurei }, { $cards } na mão{ $known ->
    [0] { "" }
   *[other] , entre elas { $which }
}
memory-place = { $card } na posição { $place }
memory-pile = Conhecidas na pilha de { $n }, a contar do topo: { $cards }
memory-pile-unknown = Da pilha de { $n } não se conhece nenhuma carta.
memory-unseen = { $n ->
    [one] 1 carta nunca vista
   *[other] { $n } cartas nunca vistas
}: na pilha, noutras mãos, escondidas ou de parte
memory-unseen-none = Todas as cartas foram vistas.
memory-unseen-category = { $category }: { $cards }
count-of-kind = { $n } x { $kind }
memory-points = Pontos se a partida acabasse agora, sem as cartas escondidas de Roma: { $points }
memory-points-certain = Pontos se a partida acabasse agora: { $points }
