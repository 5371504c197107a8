### Pourquoi un coup n’est pas permis, et ce qui le serait.

reason-game-over = La partie est finie : il n’y a plus de coups.
reason-not-now = Ce n’est pas possible maintenant. Vous pouvez { $now }
reason-no-such-legion = Cette légion n’existe pas : elles sont numérotées de 1 à { $legions }.
reason-no-solo-peek = En solo, on ne peut pas regarder les cartes cachées de Rome : piochez (draw). (Les règles néerlandaise, française et portugaise le permettent.)
reason-not-in-view = Cette carte n’est pas parmi celles que vous venez de piocher.
reason-already-taken = Vous avez déjà pris une carte ce tour-ci : placez le reste sous une légion ou sous la pioche.
reason-already-offered = Vous avez déjà placé une carte sous une légion ce tour-ci : prenez le reste ou glissez-le sous la pioche.
reason-already-buried = Vous avez déjà glissé une carte sous la pioche ce tour-ci : prenez le reste ou placez-le sous une légion.
reason-third-to-come = Une troisième carte arrive : placez d’abord une de ces deux cartes sous une légion ou sous la pioche. Ensuite vous pourrez en prendre une.
reason-pile-too-small-to-bury = On ne glisse une carte sous la pioche que si l’on en pioche trois, et la pioche { $cards ->
    [one] n’en avait qu’une
   *[other] n’en avait que { $cards }
} : prenez la carte ou placez-la sous une légion.
reason-empty-legion = La légion { $legion } est vide : il n’y a rien à acheter.
reason-not-in-hand = Cette carte n’est pas dans votre main.
reason-too-few-aurei = Cela coûte { $costs }, et vous avez { $has }.
reason-fleet-limit = Vous ne pouvez pas avoir plus de symboles Flotte que de symboles Terrain ou Intrigue (le plus grand des deux nombres compte). Votre limite est de { $limit }, et vous en auriez { $would_be } : jouez d’abord un Terrain ou une Intrigue.
reason-army-limit = Vous ne pouvez pas avoir plus de symboles Armée que de symboles Terrain ou Intrigue (le plus grand des deux nombres compte). Votre limite est de { $limit }, et vous en auriez { $would_be } : jouez d’abord un Terrain ou une Intrigue.

now-laying = placer une des cartes piochées dans votre zone de jeu (lay).
now-keeping = garder une des cartes piochées (keep).
now-beginning = piocher (draw) ou regarder les cartes cachées de Rome (peek).
now-placing = prendre une carte (take), la placer sous une légion (offer) ou sous la pioche (bury).
now-buying = acheter une légion (buy) ou ne rien acheter (skip).
now-playing = jouer une carte (play) ou finir le tour (end).
now-answering = jouer une carte (play) ou passer (pass).
now-over = seulement revoir la partie : elle est finie.

error-illegal = { $move } n’est pas permis. { $reason }
error-not-your-decision = { $you ->
    [yes] C’est à vous de décider.
   *[no] C’est à { $name } de décider.
}
error-cannot-take-back = { $possible ->
    [0] Impossible d’annuler : vous avez vu quelque chose de nouveau depuis, ou quelqu’un d’autre a joué.
    [one] Vous ne pouvez annuler que votre dernier coup.
   *[other] Vous ne pouvez annuler que vos { $possible } derniers coups.
}
error-malformed = Je ne comprends pas « { $move } ». Choisissez un numéro dans la liste, écrivez un coup tel qu’il y figure, ou tapez ? pour de l’aide.
error-no-such-card = Il n’y a pas de carte « { $card } » dans ce jeu de cartes. Une carte est une lettre, ses symboles et sa valeur, par exemple F23.
error-form = « { $move } » ne s’écrit pas ainsi. Écrivez { $form }.

form-lay = lay et une carte, par exemple lay F23
form-keep = keep et une carte, par exemple keep F23
form-draw = draw, sans rien d’autre
form-peek = peek, sans rien d’autre
form-take = take et une carte, par exemple take F23
form-offer = offer, une carte et une légion, par exemple offer F23 2
form-bury = bury et une carte, par exemple bury F23
form-buy = buy et une légion, par exemple buy 2
form-skip = skip, sans rien d’autre
form-play = play et une carte, par exemple play F23
form-end = end, sans rien d’autre
form-pass = pass, sans rien d’autre
