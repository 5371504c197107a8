### A página inicial no navegador: de que trata o jogo, e a primeira partida guiada.

start-goals = De que trata o jogo
start-goal-rome = Tirem quatro a Roma
    .lead = Com mais símbolos do que Roma, tiras-lhe uma categoria. Todos juntos precisam de quatro.
start-goal-points = Faz mais pontos
    .lead = 2 por cada categoria que tens, 3 por cada uma em que superas Roma.
start-goal-plot = Ou lidera a conspiração
    .lead = Quem tiver mais Intriga ganha se Roma ganhar.
start-first-game = Primeira partida guiada
    .lead = cerca de cinco minutos
