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
} o primeiro jogador desta ronda.
conspirator = { $you ->
    [yes] És
   *[no] { $name } é
} o conspirador.
no-conspirator = Ainda não há conspirador.

pile = Baralho: { $n } cartas.
pile-last-round = Baralho: { $n ->
    [0] vazio
    [one] 1 carta
   *[other] { $n } cartas
}. Esta é a última ronda.
pile-rounds-exact = Baralho: { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}. Depois desta ronda haverá mais { $fewest ->
    [one] 1 ronda
   *[other] { $fewest } rondas
}.
pile-rounds = Baralho: { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}. Depois desta ronda haverá { $fewest ->
    [0] no máximo mais { $most ->
        [one] 1 ronda
       *[other] { $most } rondas
    }
   *[other] mais { $fewest } a { $most ->
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
display-empty = nenhuma carta no display

legions = Legiões
legion-empty = Legião { $legion }: vazia
legion = Legião { $legion }: { $cards }, valor { $worth }
legion-price = { $legion }, custa-te { $aurei }
legion-romes = { $legion } — Roma ficaria com esta
discount = A tua Riqueza poupa-te { $aurei } em cada legião.

players = Displays
other-players = Os outros displays
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
in-view = Do baralho, por colocar: { $cards }
limit = Limite: { $limit ->
    [0] ainda nenhuma Frota nem Exército (joga primeiro Terreno ou Intriga)
    [one] 1 símbolo de { $fleet } (tens { $fleets }) e 1 de { $army } (tens { $armies })
   *[other] { $limit } símbolos de { $fleet } (tens { $fleets }) e { $limit } de { $army } (tens { $armies })
}

standing = Força por categoria, sem as { $n } cartas escondidas de Roma
standing-certain = Força por categoria, com as { $n } cartas escondidas de Roma
strength = { $name } { $n }
standing-category = { $category }  Roma { $rome }, { $players } — { $holder }
holder-rome = fica para Roma
holder-players = { $n ->
    [one] { $you ->
        [yes] tu superas Roma
       *[no] { $names } supera Roma
    }
   *[other] { $names } superam Roma
}
would-lose = Roma perderia com { $held } das 7 categorias (precisa de { $needs }). Venceria quem tem mais pontos.
would-win = Roma venceria com { $held } das 7 categorias (precisa de { $needs }), e com ela { $you ->
    [yes] tu, o conspirador
   *[no] { $name }, o conspirador
}.
would-win-nobody = Roma venceria com { $held } das 7 categorias (precisa de { $needs }). Nenhum jogador venceria com ela.
solo-goal = { $present } das 7 categorias no teu display (em falta: { $missing }), mais forte do que Roma em { $beaten }. Para passar o nível: as 7, e mais forte em pelo menos { $goal }.
solo-goal-all = As 7 categorias no teu display, mais forte do que Roma em { $beaten }. Para passar o nível: mais forte em pelo menos { $goal }.

memory = O que recordas
memory-spectator = O que se pode saber
memory-hand = { $name }: { $aurei }, { $cards } na mão{ $known ->
    [none] { "" }
    [all] : { $which }
   *[some] , entre elas { $which }
}
memory-place = { $card } na posição { $place }
memory-pile = O que se conhece no baralho de { $n }, a contar de cima: { $cards }
memory-pile-unknown = { $n ->
    [0] O baralho está vazio.
   *[other] Do baralho de { $n } não se conhece nenhuma carta.
}
memory-unseen = { $n ->
    [one] 1 carta nunca vista
   *[other] { $n } cartas nunca vistas
}: no baralho, noutras mãos, escondidas ou de parte
memory-unseen-none = Todas as cartas foram vistas.
memory-unseen-category = { $category }: { $cards }
count-of-kind = { $n } × { $kind }
memory-points = Pontos se a partida acabasse agora, sem as cartas escondidas de Roma: { $points }
memory-points-certain = Pontos se a partida acabasse agora: { $points }
