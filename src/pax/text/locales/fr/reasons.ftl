### Pourquoi un coup n'est pas permis, et ce qui le serait.

reason-game-over = La partie est finie : il n'y a plus de coups.
reason-not-now = Ce n'est pas ce qu'il faut décider maintenant. Il faut { $now }
reason-no-such-legion = Cette légion n'existe pas : elles sont numérotées de 1 à { $legions }.
reason-no-solo-peek = En solo, on ne peut pas espionner les cartes cachées de Rome : piochez (draw). (Les éditions nl, fr et pt le permettent.)
reason-not-in-view = Cette carte n'est pas parmi celles que vous venez de piocher.
reason-already-taken = Vous avez déjà pris une carte ce tour-ci : ce qui reste doit être proposé ou mis sous la pioche.
reason-already-offered = Vous avez déjà proposé une carte ce tour-ci : ce qui reste doit être pris ou mis sous la pioche.
reason-already-buried = Vous avez déjà mis une carte sous la pioche ce tour-ci : ce qui reste doit être pris ou proposé.
reason-third-to-come = Une troisième carte est encore à venir : proposez d'abord une de ces deux-ci ou mettez-la sous la pioche. Ensuite vous pourrez prendre.
reason-pile-too-small-to-bury = On ne met une carte sous la pioche que si l'on en pioche trois, et la pioche { $cards ->
    [one] n'en avait qu'une
   *[other] n'en avait que { $cards }
} : prenez la carte ou proposez-la.
reason-empty-legion = La légion { $legion } est vide : il n'y a rien à acheter.
reason-not-in-hand = Cette carte n'est pas dans votre main.
reason-too-few-aurei = Cela coûte { $costs }, et vous avez { $has }.
reason-fleet-limit = Vos symboles Flotte ne peuvent pas dépasser le plus grand de vos nombres de symboles Terre et Intrigue. C'est { $limit }, et vous en auriez { $would_be } : jouez d'abord une Terre ou une Intrigue.
reason-army-limit = Vos symboles Armée ne peuvent pas dépasser le plus grand de vos nombres de symboles Terre et Intrigue. C'est { $limit }, et vous en auriez { $would_be } : jouez d'abord une Terre ou une Intrigue.

now-laying = poser une des cartes que vous voyez (lay).
now-keeping = garder une des cartes que vous voyez (keep).
now-beginning = piocher (draw) ou espionner (peek).
now-placing = prendre (take), proposer (offer) ou mettre sous la pioche (bury) une carte.
now-buying = acheter une légion (buy) ou ne rien acheter (skip).
now-playing = jouer une carte (play) ou s'arrêter (end).
now-answering = jouer une carte (play) ou passer (pass).
now-over = en rester là : la partie est finie.

error-illegal = { $move } n'est pas permis. { $reason }
error-not-your-decision = { $you ->
    [yes] C'est à vous de décider.
   *[no] C'est à { $name } de décider.
}
error-cannot-take-back = { $possible ->
    [0] On ne peut rien reprendre : vous avez appris quelque chose depuis, ou quelqu'un d'autre a joué.
    [one] Vous ne pouvez reprendre que votre dernier coup.
   *[other] Vous ne pouvez reprendre que vos { $possible } derniers coups.
}
error-malformed = Je ne comprends pas « { $move } ». Choisissez un numéro dans la liste, écrivez un coup tel qu'il y figure, ou tapez ? pour de l'aide.
error-no-such-card = Il n'y a pas de carte « { $card } » dans ce jeu. Une carte est une lettre, ses symboles et sa valeur, par exemple F23.
error-form = « { $move } » n'est pas complet. Écrivez { $form }.

form-lay = lay et une carte, par exemple lay F23
form-keep = keep et une carte, par exemple keep F23
form-draw = draw, sans rien d'autre
form-peek = peek, sans rien d'autre
form-take = take et une carte, par exemple take F23
form-offer = offer, une carte et une légion, par exemple offer F23 2
form-bury = bury et une carte, par exemple bury F23
form-buy = buy et une légion, par exemple buy 2
form-skip = skip, sans rien d'autre
form-play = play et une carte, par exemple play F23
form-end = end, sans rien d'autre
form-pass = pass, sans rien d'autre
