### De que se trata em cada decisão, para quem pede ajuda no terminal.

help-laying = Antes do primeiro turno pões cartas de graça no teu display, e o limite não conta. No fim vais precisar das sete categorias: é uma ocasião rara para pôr uma Frota ou um Exército sem Terreno.
help-keeping = Guarda uma carta na mão. As outras vão para baixo do baralho; talvez as voltes a ver no fim da partida.
help-beginning = O teu turno começa por tirar (draw) três cartas: uma para a mão, uma para uma legião, uma para baixo do baralho; depois podes comprar uma legião e jogar cartas. Se em vez disso espreitares (peek), onde é permitido, vês as cartas escondidas de Roma e o teu turno acaba.
help-placing = Das três cartas que tiras, uma fica na mão (take), uma vai à vista para uma legião à tua escolha (offer) e uma para baixo do baralho (bury). Qualquer um pode comprar o que está numa legião, também tu, logo depois de tirar. No fim da ronda Roma fica com a legião que vale mais: uma carta forte deixada aí torna Roma mais forte.
help-buying = Podes comprar uma legião: todas as suas cartas vão para a tua mão. O preço é o valor delas, menos o teu desconto por Riqueza.
help-playing = Podes jogar as cartas que quiseres e puderes pagar: a primeira é grátis, a segunda custa 1, a terceira 2, e assim por diante. Depois recebes o rendimento: 1 aureus por cada carta da tua maior categoria entre as que jogaste neste turno, mais 1 se jogaste um Senador, mas nada se jogaste uma Intriga. Se não jogares nada, recebes 2.
help-answering = Outro jogador jogou um Senador, por isso podes jogar uma carta por 1 aureus, sem rendimento.
help-over = A partida acabou.
