### De que se trata em cada decisão, para quem pede ajuda no terminal.

help-laying = Antes do primeiro turno pões cartas de graça na tua área de jogo. Qualquer carta serve, diga o limite o que disser. No fim vais precisar das sete categorias, e a rara ocasião de pôr uma Frota ou um Exército sem Terra vale alguma coisa.
help-keeping = Guarda uma carta na mão. As outras vão para o fundo da pilha, onde talvez as reencontres muito mais tarde.
help-beginning = Tirar cartas (draw) abre o teu turno: recebes três cartas, uma para a mão, uma para oferecer numa legião, uma para enterrar; depois podes comprar uma legião e jogar cartas. Espreitar (peek), onde é permitido, mostra-te antes as cartas escondidas de Roma e termina o teu turno.
help-placing = Das três cartas que tiras, uma fica na tua mão (take), uma vai à vista para uma legião à tua escolha, onde qualquer um a pode comprar (offer), e uma vai para o fundo da pilha (bury). Cada coisa exatamente uma vez. No fim da ronda Roma fica com a legião que vale mais: uma carta forte oferecida aí torna Roma mais forte. Mas podes tu comprar uma legião logo depois de tirar.
help-buying = Podes comprar uma legião: todas as suas cartas vão para a tua mão. O preço é o valor delas, menos o teu desconto por Riqueza.
help-playing = Podes jogar quantas cartas quiseres e puderes pagar: a primeira é grátis, a segunda custa 1, a terceira 2, e assim por diante. Depois recebes o rendimento: tantos aurei quantas cartas tens na tua área de jogo na melhor das categorias que jogaste neste turno, mais 1 por um Senador, mas nada se jogaste uma Intriga. Se não jogares nada, recebes 2.
help-answering = Outro jogador jogou um Senador, por isso podes jogar uma carta por 1 aureus, sem rendimento.
help-over = A partida acabou.
