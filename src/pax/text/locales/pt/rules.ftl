### As regras do jogo, para jogadores. Uma linha vazia separa parágrafos; uma linha que começa por
### "-" é um ponto de uma lista. O navegador também as mostra: aqui não há comandos para escrever.

rules-title = As regras de PAX

rules-goal = PAX é um jogo de cartas de Bernd Eisenstein, publicado pela Irongames em 2011. É para 1
    a 4 jogadores, e para 5 a 8 com dois exemplares das cartas.

    Roma fica mais poderosa a cada ronda. Juntos podem fazer-lhe frente, mas cada um quer vencer.
    Quando a partida acaba, compara-se Roma com os jogadores em sete categorias. Uma categoria é de
    Roma, a não ser que algum jogador seja aí mais forte; em caso de empate, fica para Roma.

    - Roma vence com { $needs } ou mais das sete. Então vence com ela o conspirador, o jogador que
      mais intrigou. Se não houver conspirador, ninguém vence.
    - Caso contrário, vencem os jogadores, e ganha quem tiver mais pontos.

    Há portanto duas maneiras de ganhar: fazer cair Roma e ter mais pontos, ou ser o conspirador e
    manter Roma no poder.
    .title = Objetivo

rules-cards = Uma carta tem uma categoria, um ou mais símbolos e um valor em aurei, as moedas do
    jogo. Escreve-se com três caracteres, a letra da categoria, os símbolos e o valor: F23 é uma
    Frota com 2 símbolos e valor 3. As letras são as dos nomes ingleses. As categorias, e para que
    te servem durante a partida:

    - { $wealth }: por cada { $discount_for } símbolos de Riqueza no teu display, uma legião
      custa-te menos 1 aureus.
    - { $fleet } e { $army }: pontos no fim, e por cada { $bonus_for } símbolos de um tens mais 1 de
      força no outro. Ambos são limitados pelo teu Terreno e pela tua Intriga.
    - { $religion }: com { $sees_two } símbolos vês ao mesmo tempo duas das cartas que tiras, com
      { $sees_all } as três.
    - { $senator }: mais 1 aureus de rendimento. De 5 a 8 jogadores, todos os outros podem depois
      jogar uma carta.
    - { $land }: abre espaço para Frotas e Exércitos.
    - { $intrigue }: também abre espaço, e pode fazer de ti o conspirador; mas custa-te o rendimento
      desse turno.

    Há { $cards_of_five } cartas de cada uma das categorias Riqueza, Frota, Exército, Religião e
    Senador, e { $cards_of_two } tanto de Terreno como de Intriga.

    Para o rendimento contam as cartas. Para tudo o resto contam os símbolos: o desconto, o que vês,
    o limite, o conspirador e a força.

    Onde estão as cartas: no baralho, viradas para baixo; à vista nas legiões, que são o mercado;
    com Roma, à vista ou escondidas; na mão secreta dos jogadores; e no display de cada um, à vista.
    Do display nada volta a sair.
    .title = As cartas

rules-setup = Baralham-se as { $cards } cartas; as que estão a mais para o número de jogadores ficam
    de parte, sem ninguém as ver. De 5 a 8 jogadores baralha-se um segundo exemplar, põem-se de
    parte as cartas a mais e baralha-se o resto com todo o primeiro.

    Roma recebe { $hidden } cartas escondidas; de 5 a 8 jogadores recebe primeiro { $shown } cartas
    à vista. Cada jogador recebe { $coins } aurei. Quem está no primeiro lugar fica com a carta
    Primus e é o primeiro jogador. Por ordem, os jogadores tiram 2, 3, 4 e, a partir do quarto, 5
    cartas; cada um guarda uma e põe as outras por baixo do baralho. Depois cada legião recebe uma
    carta.
    .title = Preparação
rules-setup-players = { $players ->
    [one] a solo
   *[other] { $players } jogadores
}: { $pile } cartas no baralho no início, { $aside ->
    [0] nenhuma de parte
   *[other] { $aside } de parte
}, { $legions } legiões

rules-turn = Numa ronda cada jogador tem um turno, no sentido dos ponteiros do relógio a partir do
    primeiro jogador. No teu turno fazes uma de duas coisas:

    - Espreitar: vês as cartas escondidas de Roma e recebes { $peek }. O teu turno acaba, sem outro
      rendimento. Todos veem que espreitas, mas só tu vês as cartas.
    - Ou então tiras cartas, compras, jogas e recebes o rendimento, por esta ordem. Tirar é
      obrigatório; comprar e jogar não.

    As cartas que guardas, com que ficas ou que pões por baixo do baralho só tu as vês. As que são
    postas numa legião, compradas ou jogadas todos as veem. As mãos e os aurei são secretos, mas
    tudo se paga e se move às claras: quem conta, sabe.
    .title = Um turno

rules-draw = Tiras três cartas. Uma fica na tua mão, outra pões à vista numa legião qualquer, mesmo
    vazia, e a terceira vai para baixo do baralho. Cada lugar exatamente uma vez, por qualquer
    ordem.

    Colocas cada carta antes de veres a seguinte. Com { $sees_two } a { $sees_two_until } símbolos
    de Religião vês duas cartas ao mesmo tempo: põe uma delas numa legião ou por baixo do baralho, e
    então vês a terceira e colocas as duas que te restam. Com { $sees_all } ou mais vês as três
    antes de colocares alguma.

    Quando o baralho só tem duas cartas, ficas com uma e pões a outra numa legião. Quando só tem
    uma, ficas com ela ou põe-la numa legião. Nesses casos não vai nada para baixo do baralho.
    Quando o baralho está vazio, recebes { $empty } em vez disso e continuas com a compra.
    .title = Tirar cartas

rules-buy = Podes comprar um grupo: todas as cartas de uma legião. Pagas a soma dos seus valores,
    menos 1 aureus por cada { $discount_for } símbolos de Riqueza no teu display, mas nunca menos de
    0. As cartas vão para a tua mão, e podes jogá-las neste turno. A legião fica vazia até ao fim da
    ronda, a não ser que alguém lá ponha uma carta.
    .title = Comprar

rules-play = Podes jogar cartas da mão para o teu display, uma após outra. A primeira de cada turno
    é grátis, a segunda custa 1 aureus, a terceira 2, e assim por diante.

    O limite: só podes jogar uma Frota se os teus símbolos de Frota, contando os novos, não forem
    mais do que os teus símbolos de Terreno ou os teus símbolos de Intriga. Vale o maior dos dois
    números, não a soma. O mesmo se aplica a um Exército e aos teus símbolos de Exército.
    Verifica-se carta a carta: um Terreno jogado primeiro abre espaço para uma Frota no mesmo turno.
    .title = Jogar cartas

rules-income = No fim do teu turno recebes:

    - { $idle } se não jogaste nenhuma carta;
    - absolutamente nada se jogaste uma Intriga;
    - nos outros casos, 1 aureus por cada carta da tua maior categoria entre as que jogaste neste
      turno, e mais { $senator } aureus se jogaste um Senador (só { $senator }, mesmo que tenham
      sido vários).
    .title = O rendimento

rules-conspirator = O primeiro jogador com uma Intriga no display fica com a carta Primus
    Conspiratus e é o conspirador. Assim que outro jogador tiver mais símbolos de Intriga, passa a
    carta para ele e é ele o conspirador; um empate não muda nada. Roma não conta aqui.

    O conspirador é o primeiro jogador (Primus) de cada nova ronda, recebe { $points ->
        [one] 1 ponto
       *[other] { $points } pontos
    } no fim, e ganha a partida se Roma vencer.
    .title = O conspirador

rules-senators = De 5 a 8 jogadores: quando jogaste um Senador, depois do teu rendimento cada um dos
    outros jogadores, por ordem, pode jogar uma carta por { $answer }. O limite aplica-se; a carta
    não dá rendimento nem conta para o turno de quem a joga, nem para o preço nem para o rendimento.
    Pode, no entanto, fazer logo de quem a joga o conspirador. Um Senador jogado assim não
    desencadeia mais nada, e tudo isto acontece uma só vez por turno, sejam quantos forem os
    Senadores que jogaste.
    .title = Senadores com 5 a 8 jogadores

rules-round = Quando todos tiveram o seu turno, a ronda acaba:

    - Se o baralho está vazio, a partida acaba de imediato.
    - Roma fica com todas as cartas da legião cujos valores impressos somam mais. Se houver várias,
      fica com a de número mais baixo. Roma não conhece limite nem desconto.
    - O conspirador fica com a carta Primus e passa a ser o primeiro jogador; se não houver, o
      primeiro jogador mantém-se.
    - Cada legião vazia recebe uma carta do baralho. Se não houver cartas que cheguem, não se coloca
      nenhuma e a partida acaba.

    As cartas que ficarem no baralho, nas legiões ou de parte não contam para ninguém.
    .title = O fim de uma ronda

rules-end = Roma vira as suas cartas escondidas. A força numa categoria é o número de símbolos, para
    Roma como para os jogadores, com dois bónus: mais 1 Exército por cada { $bonus_for } símbolos de
    Frota, e mais 1 Frota por cada { $bonus_for } símbolos de Exército. Para os bónus só contam os
    símbolos impressos, e o limite não se lhes aplica.

    Uma categoria é de Roma se nenhum jogador, sozinho, for aí mais forte do que ela. Em caso de
    empate, fica para Roma, mesmo 0 a 0. Com { $needs } ou mais, Roma vence, e o conspirador com ela.
    Caso contrário, decidem os pontos:

    - { $present } por cada categoria com pelo menos uma carta no teu display;
    - { $stronger } por cada categoria em que és mais forte do que Roma;
    - a tua força em Exército, e a tua força em Frota;
    - { $conspirator } se és o conspirador;
    - { $richest } se tens mais dinheiro: aurei mais cartas na mão, cada carta vale 1 aureus. Em
      caso de empate, todos os empatados recebem os { $richest } pontos.

    Em caso de empate em pontos, a vitória é partilhada.
    .title = O fim da partida

rules-solo = A solo jogas contra Roma, numa campanha de cinco níveis. Há 3 legiões, e uma ronda é um
    só turno. Não podes espreitar.

    Passas um nível se tiveres no teu display cartas das 7 categorias e fores mais forte do que Roma
    em pelo menos tantas categorias quantas o nível pede. Não há pontos, e não importa quem é o
    conspirador.

    Nos níveis 3, 4 e 5 tiras 3, 4 e 5 cartas. Escolhe primeiro 1, 2 ou 3 delas e põe-nas no teu
    display, de graça e sem limite; das duas que restam guardas uma e pões a outra por baixo do
    baralho. Um display que começa acima do limite fica como está, mas as Frotas e os Exércitos que
    jogares depois têm de respeitar o limite. Para cada nível voltam a baralhar-se todas as cartas,
    e um nível perdido pode ser tentado de novo.
    .title = Jogar a solo
rules-solo-level = Nível { $level }: mais forte do que Roma em { $goal } categorias{ $lays ->
    [0] { "" }
    [one] , 1 carta para pôr primeiro
   *[other] , { $lays } cartas para pôr primeiro
}

rules-options = Os livros de regras impressos diferem em dois pontos. Aqui são opções, e uma edição
    define-as como o seu livro as tem:

    - Quem joga a solo pode espreitar: nas regras holandesas, francesas e portuguesas.
    - Quando o baralho se esgota, Roma fica ainda com uma última legião antes de a partida acabar:
      nas regras portuguesas. A maior parte das partidas acaba com o baralho vazio, por isso faz
      diferença: entre bots muda o vencedor em cerca de uma partida em cada quinze, e numa em cada
      oito com quatro jogadores.

    Mais uma opção muda só o que se mostra: com totais à vista, todos veem quantos aurei e quantas
    cartas tem cada jogador.

    Onde os livros de regras nada dizem ou se contradizem, aqui joga-se assim:

    - Quem começa a primeira partida? Os livros deixam a escolha aos jogadores. Aqui o anfitrião da
      mesa escolhe um jogador ou o acaso. Se nada for escolhido, na primeira partida decide o acaso,
      e em cada desforra começa o jogador seguinte.
    - As cartas que na preparação pões por baixo do baralho ficam lá pela ordem por que as tiraste.
    - As legiões são numeradas a partir de 1 pelo seu lugar na fila, também com 5 a 8 jogadores.
    - As cartas que no fim ainda estão nas legiões não vão para Roma.
    - Se Roma vencer e não houver conspirador, ninguém vence. Os jogadores empatados com mais pontos
      partilham a vitória.
    - Também no nível 5 a solo são precisas cartas verdadeiras das 7 categorias.
    - A reserva de aurei nunca se esgota.
    - Três regras estão só nas regras portuguesas e não contradizem nenhuma das outras, por isso
      valem sempre: o que fazes quando o baralho só tem uma ou duas cartas, nenhum preço desce
      abaixo de 0, e para cada nível a solo voltam a baralhar-se todas as cartas.
    .title = Opções e interpretações

rules-credits = PAX foi criado por Bernd Eisenstein e publicado pela Irongames. Esta é uma edição
    não oficial, feita por fãs, sem a participação do autor nem da editora. Se gostas do jogo,
    compra o original.

    As regras são explicadas por palavras nossas. Quantos exemplares de cada carta tem o jogo
    impresso não está publicado: o conjunto de cartas incluído é uma reconstituição. Quem tem o jogo
    pode contar as cartas e jogar com as verdadeiras.
    .title = Créditos
