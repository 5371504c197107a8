### O guia do navegador: o que surge pela primeira vez numa linha, e mais por baixo.

guide-title = Novo para ti
guide-more = Dizer mais
guide-understood = Percebi
guide-off = Não explicar mais nada
guide-rules = Mais nas regras

guide-laying = «Riqueza 1/2»: 1 símbolo, vale 2 aurei. Os símbolos são a tua força.
    .more = No fim precisas das sete categorias. Antes do primeiro turno as cartas põem-se de graça e sem limite: uma ocasião rara para uma Frota ou um Exército sem Terra.
guide-keeping = «Riqueza 1/2»: 1 símbolo, vale 2 aurei. Os símbolos são a tua força.
    .more = Em cada categoria contam os símbolos na tua área de jogo contra Roma. O valor conta enquanto a carta está numa legião: aí é preciso pagá-lo. As cartas que não guardas vão para o fundo da pilha, onde talvez as reencontres muito mais tarde.
guide-beginning = Na tua vez tiras três cartas, podes comprar uma legião e jogas cartas.
    .more = Das três cartas, uma é para a mão, uma ofereces numa legião, uma enterras no fundo da pilha. Espreitar, onde é permitido, mostra-te antes as cartas escondidas de Roma e termina a tua vez.
guide-placing = Uma carta para a mão, uma para uma legião, uma para o fundo da pilha.
    .more = Cada coisa exatamente uma vez, por qualquer ordem. O que está numa legião pode ser comprado por qualquer um, também por ti, logo depois de tirar. No fim da ronda Roma fica com a legião que vale mais: uma carta forte aí torna Roma mais forte.
guide-buying = Podes comprar uma legião: todas as suas cartas vão para a tua mão.
    .more = O preço é o valor delas, menos o teu desconto por Riqueza. No fim da ronda Roma fica com a legião que vale mais; o que compras, Roma já não leva.
guide-playing = Joga o que quiseres: a primeira carta é grátis, a segunda custa 1, a terceira 2.
    .more = Depois recebes o rendimento: tantos aurei quantas cartas (e não símbolos) tens na melhor das categorias que jogaste nesta vez; mais 1 por um Senador, mas nada se jogaste uma Intriga. Se não jogares nada, recebes 2. Por baixo de cada carta está o que custa e o que renderia.
guide-answering = Quem joga um Senador deixa todos os outros jogar também uma carta.
    .more = Um a seguir ao outro, uma carta cada, por 1 aureus. Não dá rendimento, e um Senador jogado assim não chama ninguém.
guide-rome = A ronda acabou: Roma levou a legião que valia mais.
    .more = O que Roma junta torna-a mais forte. Uma categoria é de Roma se nenhum jogador for lá mais forte.
guide-conspirator = Agora há um conspirador: vence se Roma vencer.
    .more = Também começa todas as rondas. Quem tiver mais símbolos de Intriga fica com o lugar dele.
guide-blocked = Nem todas as cartas se podem jogar: Frota e Exército têm um limite.
    .more = De cada um podes ter no máximo tantos símbolos quantos de Terra ou de Intriga, conforme o que tiveres mais. Joga primeiro uma Terra ou uma Intriga.
