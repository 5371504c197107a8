### Options of a new table, what is in force at a table, and decks. The web client loads them late.

## The panel.

options-title = Opções da mesa
options-done = Pronto
options-reset = Repor as predefinições
options-seats = Lugares
options-seats-lead = A ordem à volta da mesa: joga-se de cima para baixo.
options-seat = Lugar { $n }
options-seat-me = Tu
options-seat-person = Uma pessoa
options-seat-open = Livre para um amigo
options-seat-bot = Bot: { $bot }
options-forward = Avançar { $name }
options-bots = Quem são os bots?
options-starter = Quem começa?
options-starter-chance = O acaso decide
options-starter-me = Começo eu
options-starter-player = Começa { $name }
options-starter-lead = Em cada desforra começa o jogador seguinte.
options-rules = Regras
options-rules-lead = Os livros de regras impressos diferem em dois pontos: se quem joga a solo pode espreitar as cartas escondidas de Roma, e se Roma fica com uma última legião quando o baralho se esgota.
options-printing-en = Edição inglesa
options-printing-de = Edição alemã
options-printing-nl = Edição holandesa
options-printing-fr = Edição francesa
options-printing-pt = Edição portuguesa
options-printing-own = À minha escolha
options-differs-en = A solo não se espreita; sem última legião.
options-differs-de = A solo não se espreita; sem última legião.
options-differs-nl = A solo pode-se espreitar; sem última legião.
options-differs-fr = A solo pode-se espreitar; sem última legião.
options-differs-pt = A solo pode-se espreitar; com última legião.
options-differs-own = Escolhe cada opção separadamente.
options-solo_peek = Quem joga a solo pode espreitar as cartas escondidas de Roma
options-rome_takes_last = Roma fica com uma última legião quando o baralho se esgota
options-open_counts = Totais à vista: todos veem quantos aurei e quantas cartas tem cada jogador
options-time = Tempo por decisão
options-time-none = Sem limite
options-time-lead = Acabado o tempo, um bot decide pelo jogador.
options-seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
}
options-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
options-hours = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
}
options-days = { $n ->
    [one] { $n } dia
   *[other] { $n } dias
}
options-hints = As dicas são permitidas

## The bots: character and strength (docs/bots.md); their names are in web.ftl.

options-bot-random-about = Faz uma jogada permitida qualquer, sem pensar. Um Cidadão contra três deles ganha nove partidas em dez.
options-bot-novice-about = Gosta de cartas grandes, esquece a conspiração e engana-se de vez em quando. Bom para começar: um Cidadão contra três deles ganha sete em dez.
options-bot-citizen-about = Joga bem e logo, por intuição, sem calcular adiante. Um bom adversário para quase todas as noites.
options-bot-senator-about = Pensa um momento no que pode vir. Contra três Cidadãos ganha quase uma partida em duas; o acaso dar-lhe-ia uma em quatro.
options-bot-consul-about = É quem mais pensa e não esquece nada do que foi mostrado. O mais forte: a dois, ganha quatro partidas em cinco contra um Cidadão.
options-bot-brutus-about = Quer ser o conspirador e que Roma vença. Só tem um plano: contra três Cônsules ganha uma partida em oito.
options-bot-spartacus-about = Quer derrubar Roma e nunca conspira. Honesto, mas previsível: contra três Cônsules ganha pouco mais de uma partida em cinco.

## What is in force at a table.

terms-title = O que vale aqui
terms-rules-own = Regras escolhidas uma a uma
terms-solo_peek-yes = pode-se espreitar
terms-solo_peek-no = não se espreita
terms-rome_takes_last-yes = Roma fica com uma última legião
terms-rome_takes_last-no = Roma não fica com uma última legião
terms-open_counts = totais à vista
terms-deck-built-in = o conjunto de cartas incluído, uma reconstituição
terms-deck-own = um conjunto de cartas do anfitrião
terms-starter-chance = o acaso pôs { $name } a começar
terms-starter = começa { $name }
terms-starter-open = começa quem ficar no lugar { $n }
terms-time = { $time } por decisão
terms-time-none = sem limite de tempo
terms-hints = dicas permitidas
terms-hints-none = sem dicas
terms-public-now = As cartas desta distribuição são públicas: qualquer pessoa as pode ver, mesmo durante esta partida.
terms-public-from = A partir de { $when }, qualquer pessoa poderá ver as cartas desta distribuição, mesmo que esta partida ainda não tenha acabado.

## Decks and their cards.

cards-title = Lista de cartas
cards-deck = Conjunto de cartas
cards-built-in = Conjunto incluído (uma reconstituição)
cards-reconstruction = O conjunto de cartas incluído é uma reconstituição. Sabe-se quantas cartas tem cada categoria; os símbolos e os valores foram deduzidos de exemplos e relatos.
cards-own-how = Tens o jogo? Conta as cartas e regista-as aqui uma vez: passas a jogar com as verdadeiras, e os amigos recebem-nas por um link.
cards-copies = Usa-se um exemplar para 1 a 4 jogadores, dois para 5 a 8.
cards-total = { $n } de { $of }
cards-count = { $n } ×
cards-kind = { $category }, { $symbols ->
    [one] { $symbols } símbolo
   *[other] { $symbols } símbolos
}, valor { $value }
cards-shared = Alguém partilhou contigo o conjunto de cartas «{ $name }».
cards-of-table = As cartas desta mesa.
cards-keep = Guardar este conjunto e jogar com ele
cards-broken = Este link não contém um conjunto completo.
cards-see = Ver as cartas
cards-enter = Registar o meu conjunto
cards-change = Alterar ou partilhar «{ $name }»
cards-name = Nome do conjunto
cards-name-usual = O meu PAX
cards-grid = Quantas cartas de cada tipo
cards-grid-lead = Uma linha é um tipo de carta: símbolos e valor. Uma coluna é uma categoria.
cards-row = { $symbols ->
    [one] { $symbols } símbolo
   *[other] { $symbols } símbolos
}, valor { $value }
cards-symbols = Símbolos
cards-value = Valor
cards-add-row = Acrescentar um tipo
cards-complete = O conjunto está completo.
cards-missing = Ainda não está certo: { $list }.
cards-of = { $category } { $n } de { $of }
cards-from-built-in = Partir do conjunto incluído
cards-clear = Esvaziar a grelha
cards-paste = Colar uma lista
cards-paste-lead = Uma linha por tipo: W11 3 quer dizer três cartas de Riqueza com 1 símbolo e valor 1.
cards-use-list = Pôr na grelha
cards-wrong-lines = { $n ->
    [one] Não se percebe a linha { $lines }.
   *[other] Não se percebem as linhas { $lines }.
}
cards-file = Carregar um ficheiro
cards-save = Guardar e jogar com ele
cards-saved = Guardado neste navegador.
cards-forget = Apagar este conjunto
cards-forget-sure = Apagar «{ $name }» deste navegador?
cards-forget-back = Não, manter
cards-share = Link para amigos
cards-share-lead = Quem o abrir pode guardar este conjunto e jogar com ele.
