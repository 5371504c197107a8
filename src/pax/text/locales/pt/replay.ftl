### Uma partida registada num dado momento, e o que há de errado num registo.

replay-game = { $name }, partida { $game }
replay-move = Após { $move } de { $moves ->
    [one] 1 jogada
   *[other] { $moves } jogadas
}
replay-last = Última jogada: { $move }
replay-next = Próxima jogada: { $move }

open = Todas as cartas
open-hand = { $name }: { $hand }
open-in-view = { $name } ainda tem por colocar: { $cards }
open-rome = Cartas escondidas de Roma: { $cards }
open-pile = { $n ->
    [0] Baralho: vazio
   *[other] Baralho de { $n }, de cima para baixo: { $cards }
}
open-aside = De parte: { $n ->
    [0] nenhuma carta
   *[other] { $cards }
}

verify-good = { $name }: { $n ->
    [one] 1 registo correto
   *[other] todos os { $n } registos estão corretos
}
verify-bad = { $name }: { $bad } de { $n ->
    [one] 1 registo
   *[other] { $n } registos
} { $bad ->
    [one] está errado
   *[other] estão errados
}
record-empty = { $name }: o ficheiro está vazio
record-wrong = { $name }, registo { $record }, { $place }: { $why }
verify-stopped = Interrompido antes do fim: o resto não foi verificado.
record-unreadable = { $name }: não é possível ler: { $why }
