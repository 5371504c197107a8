### O baralho em uso.

deck-title = O conjunto de cartas «{ $name }»: { $n } cartas, { $symbols } símbolos, valor total { $value }
deck-title-unnamed = O teu conjunto de cartas: { $n } cartas, { $symbols } símbolos, valor total { $value }
deck-category = { $category }: { $n } cartas, { $symbols } símbolos, valor { $value }: { $cards }
deck-reconstruction = Este conjunto de cartas é uma reconstituição. Nenhum livro de regras enumera as cartas uma a uma; sabe-se quantas há em cada categoria, os símbolos e os valores foram deduzidos de exemplos e relatos.
deck-correct = Se tens o jogo, podes contar as cartas e escrever um ficheiro com uma linha para cada tipo, por exemplo «W11 3»: três cartas de Riqueza com 1 símbolo e valor 1. W, F, A, R e S têm 10 cartas cada, L e I têm 12; o sinal # inicia um comentário. «pax deck --file > FICHEIRO» escreve um ficheiro destes para começares. Depois joga com o teu: pax table --deck FICHEIRO
deck-copies = De 1 a 4 jogadores usa-se um exemplar das cartas; de 5 a 8, dois.
