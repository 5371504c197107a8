### Checking a deal, and comparing the tables that play the same cards.

check-title = Verificar a distribuição
check-lead = Antes da distribuição, o servidor prometeu, com uma impressão digital, que segredo usaria. A partida acabou e o segredo é conhecido: este navegador volta agora a calcular tudo.
check-verdict-right = A distribuição foi honesta.
check-verdict-wrong = Esta distribuição não bate certo.
check-step-right = correto
check-step-wrong = errado
check-promise = A promessa
check-promise-right = Este navegador anotou esta impressão digital antes de serem reveladas as cartas, e continua a mesma.
check-promise-unseen = Este navegador não viu a impressão digital antes da partida; é esta que o servidor mostra agora. Quem jogou pode compará-la com a sua.
check-promise-wrong = O servidor mostra uma impressão digital diferente da que mostrou antes da partida.
check-noted = Anotada antes:
check-secret = O segredo
check-secret-right = A impressão digital (SHA-256) do segredo é a prometida: o segredo estava fixado antes.
check-secret-wrong = A impressão digital (SHA-256) do segredo não é a prometida: o segredo foi trocado.
check-the-secret = Segredo:
check-its-fingerprint = Calculada aqui:
check-nonces = As contribuições dos jogadores
check-nonces-right = O navegador de cada jogador junta um texto aleatório, para que o servidor não possa escolher as cartas sozinho.
check-nonces-duplicate = Estas cartas foram distribuídas na primeira mesa, com as contribuições de lá.
check-nonces-wrong = Falta o texto enviado por este navegador: as cartas foram distribuídas sem ele.
check-no-nonce = nenhuma
check-own-nonce = enviada por este navegador
check-seat = Lugar { $number }
check-pile = As cartas
check-pile-right = Baralhadas de novo a partir do segredo e das contribuições, as { $cards } cartas do baralho estão exatamente na ordem jogada.
check-pile-wrong = Baralhadas de novo, as cartas diferem a partir da carta { $place } de { $cards }.
check-show-pile = Mostrar o baralho calculado, da primeira carta à última
check-starter = Quem começou
check-starter-right = A sorte decidiu: o segredo tira o número { $number } de { $seats }, pela ordem em que os lugares foram criados. Foi { $name }.
check-starter-duplicate = Na primeira mesa decidiu a sorte, pelo mesmo segredo: número { $number } de { $seats }. Aqui começou o mesmo lugar, jogado por { $name }.
check-starter-wrong = A sorte devia ter decidido, mas o segredo tira um número diferente de { $number } em { $seats }.
check-starter-chosen = Começou { $name }. Não foi sorteado: foi escolhido para esta mesa, ou passou ao seguinte depois da partida anterior.
check-starter-alone = { $name } jogou a solo.
check-how = Como funciona: as cartas são ordenadas e baralhadas segundo Fisher-Yates, com números de HMAC-SHA-256 do segredo, das contribuições e de um contador. Quem começa é sorteado da mesma forma. Com os dois ficheiros, qualquer pessoa pode repetir o cálculo com um programa seu.
check-save-proof = Guardar a prova num ficheiro
check-save-record = Guardar a partida num ficheiro
check-replay = Repetição
check-back = Voltar à mesa
compare-title = As mesmas cartas
compare-lead = Várias mesas podem jogar a mesma distribuição: o mesmo baralho, e começa o mesmo lugar. Eis o que cada uma fez.
compare-open = { $n ->
    [one] Uma mesa ainda não acabou.
   *[other] { $n } mesas ainda não acabaram.
}
compare-done = As { $n } mesas acabaram.
compare-alone = Mais ninguém jogou ainda com estas cartas. O anfitrião pode passá-las a outros no fim da partida.
compare-seat = Lugar
compare-seat-number = Lugar { $n }
compare-table = Mesa { $n }
compare-this = esta mesa
compare-points = { $n ->
    [one] 1 ponto
   *[other] { $n } pontos
}
compare-outcome = Resultado
compare-waiting = ainda não começou
compare-running = em jogo
compare-over = terminada
compare-closed = fechada antes do fim
compare-rome-won = Roma venceu
compare-won = Vitória: { $name }
compare-won-with-rome = Vitória com Roma: { $name }
compare-replay = Repetição
compare-secret = As outras mesas, as suas cartas e repetições abrem quando todas tiverem acabado.
compare-invite = Dar estas cartas a outros
compare-link = Link para os jogadores
compare-to-table = Ir para a mesa
