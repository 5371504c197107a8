### Porque é que uma jogada não é permitida, e o que estaria certo.

reason-game-over = A partida acabou: já não há jogadas.
reason-not-now = Não é isso que há para decidir agora. Agora é altura de { $now }
reason-no-such-legion = Essa legião não existe: estão numeradas de 1 a { $legions }.
reason-no-solo-peek = Quem joga a solo não pode espreitar as cartas escondidas de Roma: tira cartas (draw). (As edições nl, fr e pt permitem-no.)
reason-not-in-view = Essa carta não está entre as que acabaste de tirar.
reason-already-taken = Já ficaste com uma carta neste turno: o que resta tem de ser oferecido ou enterrado.
reason-already-offered = Já ofereceste uma carta neste turno: com o que resta tens de ficar ou enterrá-lo.
reason-already-buried = Já enterraste uma carta neste turno: com o que resta tens de ficar ou oferecê-lo.
reason-third-to-come = Ainda falta uma terceira carta: primeiro oferece ou enterra uma destas duas. Depois podes ficar com uma.
reason-pile-too-small-to-bury = Só se enterra uma carta quando se tiram três, e a pilha { $cards ->
    [one] só tinha 1
   *[other] só tinha { $cards }
}: fica com a carta ou oferece-a.
reason-empty-legion = A legião { $legion } está vazia: não há nada para comprar.
reason-not-in-hand = Não tens essa carta na mão.
reason-too-few-aurei = Isso custa { $costs }, e tens { $has }.
reason-fleet-limit = Os símbolos de Frota não podem exceder o maior dos teus totais de símbolos de Terra e de Intriga. São { $limit }, e ficarias com { $would_be }: joga primeiro Terra ou Intriga.
reason-army-limit = Os símbolos de Exército não podem exceder o maior dos teus totais de símbolos de Terra e de Intriga. São { $limit }, e ficarias com { $would_be }: joga primeiro Terra ou Intriga.

now-laying = pôr na tua área de jogo uma das cartas que vês (lay).
now-keeping = guardar uma das cartas que vês (keep).
now-beginning = tirar cartas (draw) ou espreitar (peek).
now-placing = ficar com uma carta (take), oferecê-la (offer) ou enterrá-la (bury).
now-buying = comprar uma legião (buy) ou não comprar nada (skip).
now-playing = jogar uma carta (play) ou parar (end).
now-answering = jogar uma carta (play) ou passar (pass).
now-over = parar: a partida acabou.

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
error-no-such-card = Não há nenhuma carta «{ $card }» neste baralho. Uma carta é uma letra, os seus símbolos e o seu valor, por exemplo F23.
error-form = «{ $move }» não está completo. Escreve { $form }.

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
