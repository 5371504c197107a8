### A primeira partida guiada no navegador: cada ideia do jogo numa linha, e mais por baixo.

first-title = Primeira partida guiada
first-progress = { $n } de { $total } ideias
first-next = Seguinte
first-leave = Continuar sem o guia

first-goal = Uma categoria é de Roma enquanto ninguém lá tiver mais símbolos.
    .more = Os sete escudos mostram-no: os de Roma pendem em cima, junto à sua fila; os que lhe foram tirados, em baixo. Com quatro ou mais no fim, Roma vence. Ficas com esta partida já perto do fim: as tuas cartas estão na fila com o teu nome.
first-draw = O teu turno: tira três cartas, talvez compres uma legião, joga cartas e recebe o rendimento.
    .more = Primeiro tira-se: toca no baralho ou no botão Tirar.
first-place = Três cartas, três lugares: uma para a mão, uma para uma legião, uma para baixo do baralho.
    .more = Vês uma a seguir à outra. O que está numa legião pode ser comprado por qualquer um, também por ti, logo depois de tirar. No fim da ronda Roma fica com a legião que vale mais: põe por baixo o que tornaria Roma forte.
first-buy = Agora podes comprar uma legião: todas as suas cartas vão para a tua mão.
    .more = O preço é a soma dos valores, menos 1 aureus por cada 3 símbolos de Riqueza no teu display. O que compras, Roma já não leva.
first-play = Joga cartas para o teu display: a primeira é grátis, a segunda custa 1, a terceira 2.
    .more = Só o teu display conta contra Roma. Toca numa carta para a jogar; os números por baixo dizem o que custa e o que rende.
first-limit = Algumas cartas ficam cinzentas: Frota e Exército têm um limite.
    .more = De cada um podes ter tantos símbolos quantos tens de Terreno ou de Intriga (conta o número maior). Toca numa carta cinzenta para ler a razão; um Terreno ou uma Intriga abre espaço.
first-income = Ao terminar o turno, és pago pela maior categoria a que juntaste uma carta.
    .more = 1 aureus por cada carta (e não símbolo), mais 1 se jogaste um Senador, nada se jogaste uma Intriga. Se não jogares nada, recebes 2 aurei.
first-rome = A ronda acabou: Roma levou a legião que valia mais.
    .more = Essas cartas estão agora na fila de Roma. Olha para os escudos: onde Roma tem tantos símbolos como tu, a categoria volta a ser dela.
first-conspirator = Com uma Intriga tornas-te o conspirador, e vences se Roma vencer.
    .more = O conspirador é quem tem mais símbolos de Intriga; um empate não muda nada. Começa todas as rondas, e recebe 1 ponto se Roma for vencida. Mas uma Intriga custa-te o rendimento deste turno.
first-conspirator-there = Agora há um conspirador: vence se Roma vencer.
    .more = Começa todas as rondas, e recebe 1 ponto se Roma for vencida. Quem jogar mais símbolos de Intriga fica com o lugar dele.
first-peek = Três cartas de Roma estão escondidas. Em vez de tirar, podes espreitá-las.
    .more = Só tu as vês; recebes 2 aurei, e o teu turno acaba. A partir daí, os teus escudos também contam as cartas escondidas.
first-last = O baralho está quase vazio: esta pode ser a última ronda.
    .more = Se Roma for vencida, decidem os pontos: 2 por cada categoria no teu display, 3 por cada uma em que és mais forte do que Roma, a tua força em Exército e Frota, 1 para o conspirador, e 4 para o mais rico em aurei e cartas na mão. No fim viram-se as cartas escondidas de Roma.
first-free = A decisão é tua.
    .more = Isto já conheces. Em caso de dúvida, aqui tens uma sugestão.
first-watch = O teu adversário joga.
    .more = Segue as cartas: o que fica numa legião ainda pode ser teu.

first-why-draw = Cartas novas, e três escolhas
first-why-peek = Uma vez por partida vale um turno
first-why-new = Uma categoria que ainda não tens
first-why-beats = Ficas lá mais forte do que Roma
first-why-room = Abre espaço para Frota e Exército
first-why-useful = Torna-te mais forte
first-why-rome = Para Roma não ficar com ela
first-why-spare = É a que menos te serve
first-why-skip = Aqui nada vale o seu preço
first-why-end = Guarda os aurei para o próximo turno

first-end = Conheceste { $n } das { $total } ideias de Pax.
first-end-all = Conheceste todas as ideias de Pax.
first-end-next = Uma partida inteira tem as mesmas decisões e dura um quarto de hora.
first-end-play = Jogar uma partida inteira
