### Os poucos textos das páginas para jogadores que o próprio jogo não mostra.

title = Como se joga
ways = Maneiras de jogar
way-bots = sozinho contra bots; escolhes quantos são e a força que têm.
begin = Para começar
begin-link = Se alguém tiver o jogo num servidor, abre o link no navegador. Não precisas de conta nem de instalar nada.
begin-own = No teu computador, { $command } na pasta do programa inicia o jogo e abre o navegador.
begin-offline = O jogo existe também como página sem servidor: as regras e os bots correm no teu navegador, mesmo sem ligação, e as tuas partidas ficam no teu dispositivo. Só faltam as partidas em rede.
publish = Publicá-la (em inglês)
install = Instalar e iniciar (em inglês)
first = A tua primeira partida
first-guided = Na primeira visita é oferecida uma primeira partida guiada: perto do fim, contra um bot. Explica cada ideia uma vez e sugere uma jogada em cada decisão. Podes sair dela a qualquer momento.
first-lead = A mesa oferece exatamente as jogadas permitidas. O jogo mostra estas dicas quando algo surge pela primeira vez:
help = Ajuda durante o jogo
help-text = As regras estão sempre à distância de um clique. Se a mesa permitir sugestões, o conselheiro estima a probabilidade de vitória de cada jogada, só com o que tu próprio podes saber. Depois da partida vês quem tinha cada categoria e como as probabilidades mudaram, e podes rever cada jogada.
picture-table = Uma mesa de quatro: Roma em cima, as legiões no meio, os jogadores à volta, a tua mão em baixo.
picture-phone = O mesmo jogo num telemóvel.
picture-end = O fim: as sete categorias, os pontos e a evolução das probabilidades.
picture-level = O nível mais alto da campanha.
bots-lead = Um bot só vê o que um jogador no seu lugar pode ver. Há cinco níveis de força e dois bots com um carácter próprio.
bots-measured = Como isto foi medido (em inglês)
campaign-progress = Cada nível ganho abre o seguinte. A campanha fica guardada: podes continuar quando quiseres.
