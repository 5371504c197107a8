### Jogar no terminal.

play-welcome = PAX, o jogo de cartas de Bernd Eisenstein. Escreve ? sempre que quiseres ajuda, e rules para ler as regras.
play-aim = O teu objetivo: se no fim nenhum jogador for mais forte do que Roma em { $needs } ou mais das sete categorias, Roma vence, e o conspirador com ela. Caso contrário, vence quem tiver mais pontos.
play-aim-solo = Nível { $level }. O teu objetivo: quando o baralho se esgotar, ter no teu display uma carta de cada uma das sete categorias e ser mais forte do que Roma em pelo menos { $goal } delas.
play-cards = Uma carta escreve-se com letra, símbolos e valor: F23 é uma Frota com 2 símbolos e valor 3. As letras: { $categories }.
play-deck = O conjunto de cartas «{ $name }» é uma reconstituição; escreve deck para o veres.
play-resumed = A partida continua após { $n ->
    [one] 1 jogada
   *[other] { $n } jogadas
}.
play-since = O que aconteceu
play-prompt = { $name }, a tua escolha: {""}
play-prompt-one = { $name }, Enter para { $move }, ou ? para ajuda: {""}
play-no-number = Não há { $number } na lista, só { $numbers }.
play-pick = Escolhe um número da lista, ou escreve ? para ajuda.

play-hide = { $name }, carrega em Enter para esconder as tuas cartas: {""}
play-hide-or-undo = { $name }, carrega em Enter para esconder as tuas cartas, ou escreve undo: {""}
play-pass-on = A seguir: { $name }. Passa o ecrã a { $name }.
play-ready = { $name }, carrega em Enter quando só tu puderes ver o ecrã: {""}

play-allowed = { $move } é permitido: { $meaning }.
play-why-what = Diz de que jogada se trata, por exemplo why play F23.
play-log = A partida até agora
play-saved = Foi guardada uma cópia em { $file }
play-save-what = Diz onde a guardar, por exemplo save a-minha-partida.json.
play-save-failed = Não foi possível guardar em { $file }: { $why }. Tenta noutro sítio: save FICHEIRO.
play-save-many = Um ficheiro que acaba em .jsonl contém muitas partidas e não pode voltar a ser carregado: escolhe um nome que acabe em .json, por exemplo save a-minha-partida.json.
play-save-no-folder = A pasta { $folder } não existe: cria-a primeiro, ou escolhe outro sítio.
play-save-exists = Há outra coisa em { $file }, por isso nada foi escrito: escolhe outro nome.
play-save-in-use = A partida em { $file } está a ser jogada noutra janela, por isso nada foi escrito: escolhe outro nome.
play-goodbye = A partida está guardada. Para continuar: { $command }
play-goodbye-unkept = Não foi possível guardar a partida.
play-finished = O registo desta partida está em { $file }
play-again-solo = Tentar este nível outra vez: { $command }
play-next-level = Rumo ao próximo nível: { $command }
play-campaign-won = Era o último nível: ganhaste a campanha!
play-no-section = Não há nenhum capítulo «{ $section }». Há: { $sections }
rules-sections = Capítulos: { $sections }. Só um deles: pax rules { $example }
play-rules-options = Segundo uma edição: pax table --printing pt, ou com o código de língua de qualquer outro livro (nl, de, fr, en). Com totais à vista: pax table --open-counts
play-rules-credits = Todas as cartas do conjunto incluído, e como jogar com o teu: pax deck
play-watch = A esta mesa só jogam bots: estás a assistir.

help-commands = O que podes escrever
help-pick = um número: faz a jogada com esse número na lista
help-move = uma jogada tal como está na lista, por exemplo take F23, offer F23 2, buy 1, play F23, end
help-undo = undo: anular a tua última jogada, enquanto não ficares a saber nada de novo com ela
help-why = why JOGADA: porque é que uma jogada não é permitida, por exemplo why play F23
help-ask = hint: perguntar ao conselheiro quanto vale cada jogada
help-view = view: outra vez a mesa toda (v); view all: com aquilo de que te lembras
help-memory = memory: aquilo de que te lembras das outras mãos e do baralho (m)
help-log = log: o que aconteceu até agora
help-rules = rules: as regras, ou um capítulo delas, por exemplo rules draw
help-deck = deck: que cartas há
help-save = save FICHEIRO: guardar uma cópia da partida num ficheiro (a partida em si já é guardada após cada jogada)
help-quit = quit: sair; podes continuar mais tarde (q)

help-now = O que há para decidir
