### Porque é que uma jogada não é permitida, e o que estaria certo.

reason-game-over = A partida acabou: já não há jogadas.
reason-not-now = Isso não é possível agora. Podes { $now }
reason-no-such-legion = Essa legião não existe: estão numeradas de 1 a { $legions }.
reason-no-solo-peek = A solo não podes espreitar as cartas escondidas de Roma: tira cartas (draw). (As regras holandesas, francesas e portuguesas permitem-no.)
reason-not-in-view = Essa carta não está entre as que acabaste de tirar.
reason-already-taken = Já ficaste com uma carta neste turno: põe o resto numa legião ou por baixo do baralho.
reason-already-offered = Já puseste uma carta numa legião neste turno: fica com o resto ou põe-no por baixo do baralho.
reason-already-buried = Já puseste uma carta por baixo do baralho neste turno: fica com o resto ou põe-no numa legião.
reason-third-to-come = Ainda falta uma terceira carta: põe primeiro uma destas duas numa legião ou por baixo do baralho. Depois podes ficar com uma.
reason-pile-too-small-to-bury = Só se põe uma carta por baixo do baralho quando se tiram três, e o baralho só tinha { $cards }: fica com a carta ou põe-na numa legião.
reason-empty-legion = A legião { $legion } está vazia: não há nada para comprar.
reason-not-in-hand = Não tens essa carta na mão.
reason-too-few-aurei = Isso custa { $costs }, e tens { $has }.
reason-fleet-limit = Não podes ter mais símbolos de Frota do que de Terreno ou de Intriga (conta o número maior). O teu limite é { $limit } e ficarias com { $would_be }: joga primeiro Terreno ou Intriga.
reason-army-limit = Não podes ter mais símbolos de Exército do que de Terreno ou de Intriga (conta o número maior). O teu limite é { $limit } e ficarias com { $would_be }: joga primeiro Terreno ou Intriga.

now-laying = pôr no teu display uma das cartas que tiraste (lay).
now-keeping = guardar uma das cartas que tiraste (keep).
now-beginning = tirar cartas (draw) ou espreitar (peek).
now-placing = ficar com uma carta (take), pô-la numa legião (offer) ou por baixo do baralho (bury).
now-buying = comprar uma legião (buy) ou não comprar nada (skip).
now-playing = jogar uma carta (play) ou terminar o turno (end).
now-answering = jogar uma carta (play) ou passar (pass).
now-over = ver o resultado: a partida acabou.

error-illegal = { $move } não é permitido. { $reason }
error-not-your-decision = { $you ->
    [yes] És tu quem decide.
   *[no] Quem decide é { $name }.
}
error-cannot-take-back = { $possible ->
    [0] Nada pode ser anulado: entretanto ficaste a saber algo de novo, ou outro jogador jogou.
    [one] Só podes anular a tua última jogada.
   *[other] Só podes anular as tuas últimas { $possible } jogadas.
}
error-malformed = Não percebo «{ $move }». Escolhe um número da lista, escreve uma jogada tal como lá está, ou escreve ? para ajuda.
error-no-such-card = Não há nenhuma carta «{ $card }» neste conjunto de cartas. Uma carta é uma letra, os seus símbolos e o seu valor, por exemplo F23.
error-form = Essa jogada não se escreve assim: «{ $move }». Escreve { $form }.

form-lay = lay e uma carta, por exemplo lay F23
form-keep = keep e uma carta, por exemplo keep F23
form-draw = só draw
form-peek = só peek
form-take = take e uma carta, por exemplo take F23
form-offer = offer, uma carta e uma legião, por exemplo offer F23 2
form-bury = bury e uma carta, por exemplo bury F23
form-buy = buy e uma legião, por exemplo buy 2
form-skip = só skip
form-play = play e uma carta, por exemplo play F23
form-end = só end
form-pass = só pass
