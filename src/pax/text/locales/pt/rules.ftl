### As regras do jogo, para jogadores. Uma linha vazia separa parágrafos; uma linha que começa por
### "-" é um ponto de uma lista.

rules-title = As regras de PAX
rules-sections = Capítulos: { $sections }. Só um deles: pax rules { $example }

rules-goal = PAX é um jogo de cartas de Bernd Eisenstein, publicado pela Irongames em 2011. É para 1
    a 4 jogadores, e para 5 a 8 com dois exemplares das cartas.

    Roma fica mais poderosa a cada ronda. Juntos podiam fazer-lhe frente, e mesmo assim cada um quer
    ser o primeiro. Quando a partida acaba, compara-se Roma com os jogadores em sete categorias. Uma
    categoria é de Roma, a não ser que algum jogador seja aí mais forte; um empate é de Roma.

    - Roma vence com { $needs } ou mais das sete. Então vence com ela o conspirador, o jogador que
      mais intrigou. Se não houver conspirador, ninguém vence.
    - Caso contrário, vencem os jogadores, e ganha quem tiver mais pontos.

    Há portanto duas maneiras de ganhar: fazer cair Roma e ter mais pontos, ou ser o conspirador e
    deixar Roma de pé.
    .title = De que se trata

rules-cards = Uma carta tem uma categoria, um ou mais símbolos e um valor em aurei, as moedas do
    jogo. Escreve-se com três caracteres: F23 é uma Frota com 2 símbolos e valor 3. As categorias, e
    para que te servem durante a partida:

    - { $wealth }: por cada { $discount_for } símbolos de Riqueza na tua área de jogo, uma legião
      custa-te menos 1 aureus.
    - { $fleet } e { $army }: pontos no fim, e por cada { $bonus_for } símbolos de um tens mais 1 de
      força no outro. Ambos são limitados pela tua Terra e pela tua Intriga.
    - { $religion }: com { $sees_two } símbolos vês ao mesmo tempo duas das cartas que tiras, com
      { $sees_all } as três.
    - { $senator }: mais 1 aureus de rendimento. De 5 a 8 jogadores, os outros podem responder.
    - { $land }: abre espaço para Frotas e Exércitos.
    - { $intrigue }: também abre espaço, e pode fazer de ti o conspirador; mas custa-te o rendimento
      desse turno.

    Para o rendimento contam as cartas. Para tudo o resto contam os símbolos: o desconto, o que vês,
    o limite, o conspirador e a força.

    Onde estão as cartas: na pilha, viradas para baixo; à vista nas legiões, que são o mercado; com
    Roma, à vista ou escondidas; na mão secreta dos jogadores; e na área de jogo de cada um, à
    vista. Nada sai nunca de uma área de jogo. Enterrar uma carta é pô-la no fundo da pilha.
    .title = As cartas

rules-setup = Baralham-se as { $cards } cartas; as que o número de jogadores dispensa ficam de
    parte, sem ninguém as ver. De 5 a 8 jogadores baralha-se um segundo baralho, põe-se de parte o
    que sobra, e mistura-se o resto com todo o primeiro.

    Roma recebe { $hidden } cartas escondidas; de 5 a 8 jogadores recebe primeiro { $shown } cartas
    à vista. Cada jogador tem { $coins } aurei. Pela ordem dos lugares, os jogadores tiram 2, 3, 4,
    5, 5, 5, 5 e 5 cartas; cada um guarda uma e enterra as outras. Depois cada legião recebe uma
    carta.
    .title = Preparação
rules-setup-players = { $players ->
    [one] a solo
   *[other] { $players } jogadores
}: { $pile } cartas na pilha ao início, { $aside ->
    [0] nenhuma de parte
   *[other] { $aside } de parte
}, { $legions } legiões

rules-turn = Numa ronda cada jogador tem um turno, no sentido dos ponteiros do relógio a partir do
    jogador inicial. No teu turno fazes uma de duas coisas:

    - Espreitar: vês as cartas escondidas de Roma e recebes { $peek }. O teu turno acaba.
    - Ou então tiras cartas, compras, jogas e recebes o rendimento, por esta ordem. Tirar é
      obrigatório; comprar e jogar não.

    As cartas que guardas, com que ficas ou que enterras só tu as vês. As que são oferecidas,
    compradas ou jogadas todos as veem. As mãos e os aurei são secretos, mas tudo se paga e se move
    às claras: quem conta, sabe.
    .title = Um turno

rules-draw = Tiras três cartas. Uma fica na tua mão, outra ofereces à vista numa legião qualquer,
    mesmo vazia, e a terceira enterras. Cada coisa exatamente uma vez, por qualquer ordem.

    Colocas cada carta antes de veres a seguinte. Com { $sees_two } a { $sees_two_until } símbolos
    de Religião vês duas cartas ao mesmo tempo: oferece ou enterra uma delas, e então vês a terceira
    e colocas as duas que te restam. Com { $sees_all } ou mais vês as três antes de colocares
    alguma.

    Quando a pilha só tem duas cartas, ficas com uma e ofereces a outra. Quando só tem uma, ficas
    com ela ou oferece-la. Nesses casos não se enterra nada. Quando a pilha está vazia, recebes
    { $empty } em vez disso.
    .title = Tirar cartas

rules-buy = Podes comprar um grupo: todas as cartas de uma legião. Pagas a soma dos seus valores,
    menos 1 aureus por cada { $discount_for } símbolos de Riqueza na tua área de jogo, mas nunca
    menos de 0. As cartas vão para a tua mão, e podes jogá-las neste turno. A legião fica vazia até
    ao fim da ronda, a não ser que alguém lá ofereça uma carta.
    .title = Comprar

rules-play = Podes jogar cartas da mão para a tua área de jogo, uma após outra. A primeira de cada
    turno é grátis, a segunda custa 1 aureus, a terceira 2, e assim por diante.

    O limite: só podes jogar uma Frota se os teus símbolos de Frota, contando os novos, não forem
    mais do que os teus símbolos de Terra ou os teus símbolos de Intriga. Vale o maior dos dois
    números, não a soma. O mesmo se aplica a um Exército e aos teus símbolos de Exército.
    Verifica-se carta a carta: uma Terra jogada primeiro abre espaço para uma Frota no mesmo turno.
    .title = Jogar cartas

rules-income = No fim do teu turno recebes:

    - { $idle } se não jogaste nenhuma carta;
    - absolutamente nada se jogaste uma Intriga;
    - nos outros casos, tantos aurei quantas cartas tens na tua área de jogo numa das categorias que
      jogaste neste turno: a que tem mais cartas. E mais { $senator } aureus se jogaste um Senador,
      uma só vez, sejam quantos forem.
    .title = O rendimento

rules-conspirator = O primeiro jogador com uma Intriga na área de jogo passa a ser o conspirador.
    Assim que outro jogador tiver mais símbolos de Intriga, passa a sê-lo ele; um empate não muda
    nada. Roma não conta aqui.

    O conspirador começa cada nova ronda, recebe { $points ->
        [one] 1 ponto
       *[other] { $points } pontos
    } no fim, e ganha a partida se Roma vencer.
    .title = O conspirador

rules-senators = De 5 a 8 jogadores: quando jogaste um Senador, depois do teu rendimento cada um dos
    outros jogadores, por ordem, pode jogar uma carta por { $answer }. O limite aplica-se, e não dá
    rendimento. Essa carta pode fazer do seu jogador o conspirador. Um Senador jogado assim não
    desencadeia mais nada, e tudo isto acontece uma só vez por turno, sejam quantos forem os
    Senadores que jogaste.
    .title = Senadores com muitos jogadores

rules-round = Quando todos tiveram o seu turno, a ronda acaba:

    - Se a pilha está vazia, a partida acaba já.
    - Roma fica com todas as cartas da legião cujos valores impressos somam mais. Se houver várias,
      fica com a de número mais baixo. Roma não conhece limite nem desconto.
    - O conspirador, se o houver, passa a ser o jogador inicial.
    - Cada legião vazia recebe uma carta da pilha. Se não houver cartas que cheguem, não se coloca
      nenhuma e a partida acaba.

    As cartas que ficarem na pilha, nas legiões ou de parte não contam para ninguém.
    .title = O fim de uma ronda

rules-end = Roma vira as suas cartas escondidas. A força numa categoria é o número de símbolos, para
    Roma como para os jogadores, com dois bónus: mais 1 Exército por cada { $bonus_for } símbolos de
    Frota, e mais 1 Frota por cada { $bonus_for } símbolos de Exército. Para os bónus só contam os
    símbolos impressos, e o limite não se lhes aplica.

    Uma categoria é de Roma se nenhum jogador, sozinho, for aí mais forte do que ela. Um empate é de
    Roma, mesmo 0 a 0. Com { $needs } ou mais, Roma vence, e o conspirador com ela. Caso contrário,
    decidem os pontos:

    - { $present } por cada categoria em que tens uma carta;
    - { $stronger } por cada categoria em que superas Roma;
    - a tua força em Exército, e a tua força em Frota;
    - { $conspirator } se és o conspirador;
    - { $richest } se tens a maior fortuna: aurei mais cartas na mão. Recebem-nos todos os que
      empatarem.

    Com os mesmos pontos, a vitória é partilhada.
    .title = O fim da partida

rules-solo = A solo jogas contra Roma, numa campanha de cinco níveis. Há 3 legiões, e uma ronda é um
    só turno. Não podes espreitar.

    Superas um nível se tiveres na tua área de jogo cartas das 7 categorias e superares Roma em pelo
    menos tantas categorias quantas o nível pede. Não há pontos, e não importa quem é o conspirador.

    Nos níveis 3 a 5 tiras primeiro mais algumas cartas e pões-nas de graça na tua área de jogo,
    diga o limite o que disser. Das últimas duas cartas guardas uma e enterras a outra. Para cada
    nível voltam a baralhar-se todas as cartas, e um nível perdido pode ser tentado de novo.
    .title = Jogar a solo
rules-solo-level = Nível { $level }: superar Roma em { $goal } categorias{ $lays ->
    [0] { "" }
    [one] , 1 carta para pôr primeiro
   *[other] , { $lays } cartas para pôr primeiro
}

rules-options = Os livros de regras impressos diferem em dois pontos. Aqui são opções, e uma edição
    define-as como o seu livro as tem (pax table --printing pt):

    - Quem joga a solo pode espreitar: nos livros nl, fr e pt.
    - Quando a pilha se esgota, Roma fica ainda com uma última legião antes de a partida acabar: no
      livro pt.

    Mais uma opção muda só o que se mostra: com contagens abertas, todos veem quantos aurei e
    quantas cartas tem cada jogador (pax table --open-counts).
    .title = Opções

rules-credits = PAX foi criado por Bernd Eisenstein e publicado pela Irongames. Esta é uma edição
    não oficial, feita por admiradores, sem o envolvimento deles. Se gostas do jogo, compra-o.

    As regras são aqui contadas por palavras nossas. Quantos exemplares de cada carta tem o jogo
    impresso não está publicado: o baralho incluído é uma reconstituição. pax deck mostra-o, e quem
    tem o jogo pode contar as cartas e jogar com as verdadeiras.
    .title = Créditos
