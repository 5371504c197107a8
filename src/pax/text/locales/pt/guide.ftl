### O guia do navegador: o que surge pela primeira vez numa linha, e mais por baixo.

guide-title = Novo para ti
guide-more = Saber mais
guide-understood = Percebi
guide-off = Desligar as explicações
guide-rules = Mais nas regras

guide-laying = «Riqueza 1/2»: 1 símbolo, vale 2 aurei. Os símbolos são a tua força.
    .more = No fim precisas das sete categorias. Antes do primeiro turno as cartas são grátis e sem limite: uma ocasião rara para uma Frota ou um Exército sem Terreno.
guide-keeping = «Riqueza 1/2»: 1 símbolo, vale 2 aurei. Os símbolos são a tua força.
    .more = Em cada categoria comparam-se os símbolos do teu display com os de Roma. O valor é o preço da carta enquanto está numa legião. As cartas que não guardas vão para baixo do baralho; talvez as voltes a ver no fim da partida.
guide-beginning = No teu turno tiras três cartas, podes comprar uma legião e jogar cartas.
    .more = Das três cartas, uma vai para a mão, uma para uma legião, uma para baixo do baralho. Se em vez disso espreitares (onde é permitido), vês as cartas escondidas de Roma e o teu turno acaba.
guide-placing = Uma carta para a mão, uma para uma legião, uma para baixo do baralho.
    .more = Cada lugar exatamente uma vez, por qualquer ordem. O que está numa legião pode ser comprado por qualquer um, também por ti, logo depois de tirar. No fim da ronda Roma fica com a legião que vale mais: uma carta forte aí torna Roma mais forte.
guide-buying = Podes comprar uma legião: todas as suas cartas vão para a tua mão.
    .more = O preço é o valor delas, menos o teu desconto por Riqueza. No fim da ronda Roma fica com a legião que vale mais; o que compras, Roma já não leva.
guide-playing = Joga o que quiseres: a primeira carta é grátis, a segunda custa 1, a terceira 2.
    .more = Depois recebes o rendimento: 1 aureus por cada carta (e não símbolo) da tua maior categoria entre as que jogaste neste turno, mais 1 por um Senador, mas nada se jogaste uma Intriga. Se não jogares nada, recebes 2. Por baixo de cada carta está o que custa e o que rende.
guide-answering = Foi jogado um Senador: todos os outros podem jogar uma carta.
    .more = Um a seguir ao outro, uma carta cada, por 1 aureus. Não dá rendimento, e um Senador jogado assim não desencadeia mais nada.
guide-rome = A ronda acabou: Roma levou a legião que valia mais.
    .more = O que Roma junta torna-a mais forte. Uma categoria é de Roma se nenhum jogador for lá mais forte.
guide-conspirator = Agora há um conspirador: vence se Roma vencer.
    .more = Também começa todas as rondas. Quem tiver mais símbolos de Intriga fica com o lugar dele.
guide-blocked = Nem todas as cartas se podem jogar: Frota e Exército têm um limite.
    .more = De cada um podes ter no máximo tantos símbolos quantos tens de Terreno ou de Intriga (conta o número maior). Joga primeiro um Terreno ou uma Intriga.
