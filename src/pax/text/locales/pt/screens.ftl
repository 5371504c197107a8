### Textos dos outros ecrãs do navegador: o fim, as repetições, as regras, as próprias partidas.

screen-home = Início
screen-language = Língua
screen-loading = Um momento…

screen-end-face-down = uma carta virada para baixo
screen-end-categories = As sete categorias
screen-end-open = ainda por decidir
screen-end-romes = fica para Roma
screen-end-players = { $you ->
    [alone] Tu és mais forte
   *[no] { $names } { $n ->
        [one] é mais forte
       *[other] são mais fortes
    }
}
screen-end-all = Mostrar tudo de uma vez
screen-end-player = Jogador
screen-end-part-present = Categorias no display
screen-end-part-stronger = Mais forte do que Roma
screen-end-part-army = Força do Exército
screen-end-part-fleet = Força da Frota
screen-end-part-conspirator = Primus Conspiratus
screen-end-part-richest = Maior fortuna
screen-end-part-total = Pontos
screen-end-winner = vencedor
screen-end-explain = { $you ->
    [yes] De onde vêm os teus pontos
   *[no] De onde vêm os pontos de { $name }
}
screen-end-level = Nível { $level }: { $present } das 7 categorias no teu display, mais forte do que Roma em { $beaten } das { $goal } necessárias.
screen-end-curve = A probabilidade de vencer
screen-end-curve-alt = { $name }: de { $first } no início a { $last } no fim
screen-end-turning = Momentos decisivos
screen-end-turn-up = Jogada { $move }: { $you ->
    [yes] a tua probabilidade sobe
   *[no] a probabilidade de { $name } sobe
} de { $before } para { $after }
screen-end-turn-down = Jogada { $move }: { $you ->
    [yes] a tua probabilidade desce
   *[no] a probabilidade de { $name } desce
} de { $before } para { $after }
screen-end-curve-wait = O conselheiro está a rever a partida…
screen-end-next = Seguir para o nível { $level }
screen-end-rematch = Jogar outra vez
screen-end-share = Partilhar a repetição
screen-end-copied = Link da repetição copiado.
screen-end-watch = Ver a repetição
screen-end-close = Voltar à mesa

screen-replay-title = Repetição
screen-replay-open = Abrir um registo
screen-replay-file = Escolhe um ficheiro (.json ou .jsonl) ou larga-o aqui.
screen-replay-games = Este ficheiro tem { $n } partidas. Qual queres ver?
screen-replay-game = Partida { $n }: { $players }
screen-replay-position = Jogada { $move } de { $total }
screen-replay-first = Para o início
screen-replay-back = Uma jogada atrás
screen-replay-play = Reproduzir
screen-replay-pause = Pausa
screen-replay-on = Uma jogada à frente
screen-replay-last = Para o fim
screen-replay-eyes = Vista
screen-replay-everything = todas as cartas à vista
screen-replay-spectator = como espectador
screen-replay-link = Copiar o link para esta jogada
screen-replay-copied = Link copiado.
screen-replay-file-only = Esta partida só existe num ficheiro no teu aparelho, por isso não tem link. Descarrega-a para a partilhares.
screen-replay-download = Descarregar o registo
screen-replay-continue = Continuar a partir daqui
screen-replay-as = Jogar no lugar de { $name }
screen-replay-over = Aqui a partida já acabou: recua algumas jogadas para continuar.
screen-replay-broken = Isto não é um registo de uma partida de PAX.
screen-replay-missing = Este registo não existe aqui, ou a partida ainda decorre.
screen-replay-hand = Mão de { $name }
screen-replay-hidden = Cartas escondidas de Roma
screen-replay-pile = O baralho, de cima para baixo
screen-replay-happened = O que aconteceu
screen-replay-dealt = As cartas foram distribuídas.

screen-rules-contents = Índice
screen-rules-called = Nos botões e no historial, uma carta aparece como categoria com símbolos/valor: F23 é «Frota 2/3».
screen-rules-guide = Explicar cada decisão da primeira vez que surge
screen-rules-guide-again = Mostrar de novo todas as explicações

screen-stats-title = As minhas partidas
screen-stats-none = Ainda não acabaste nenhuma partida neste aparelho. Cada partida que acabares fica guardada aqui com a sua repetição.
screen-stats-played = Partidas
screen-stats-won = Ganhas
screen-stats-share = Percentagem de vitórias
screen-stats-points = Pontos em média
screen-stats-best = Mais pontos
screen-stats-rome = Vitórias de Roma
screen-stats-conspirator = Ganhas como conspirador
screen-stats-by-players = Por número de jogadores
screen-stats-players = { $n ->
    [one] a solo
   *[other] { $n } jogadores
}
screen-stats-campaign = Campanha a solo
screen-stats-level = Nível { $level }
screen-stats-tried = { $won } de { $tried } ganhas
screen-stats-untried = ainda não tentado
screen-stats-closed = ainda fechado
screen-stats-finished = Partidas acabadas
screen-stats-running = Partidas em curso
screen-stats-go-on = Continuar
screen-stats-result-won = ganha
screen-stats-result-lost = perdida
screen-stats-result-nobody = ninguém ganhou
screen-stats-with = contra { $names }
screen-stats-solo-level = a solo, nível { $level }
screen-stats-points-of = { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
screen-stats-replay = Repetição
screen-stats-forget = Retirar esta partida da lista
screen-stats-local = Esta lista fica guardada só neste navegador.
