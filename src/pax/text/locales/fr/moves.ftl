### Ce qu’on peut faire maintenant.

choice = { $number }  { $move }  { $meaning }
blocked = Impossible pour l’instant : { $what }. { $reason }
blocked-fleet-limit = Votre limite de symboles Flotte est de { $limit } : un Terrain ou une Intrigue l’augmente.
blocked-army-limit = Votre limite de symboles Armée est de { $limit } : un Terrain ou une Intrigue l’augmente.
legion-name = légion { $legion }

question-laying = Placez gratuitement une de ces cartes dans votre zone de jeu : { $cards }
question-keeping = Gardez une de ces cartes : { $cards }
question-beginning = Que faites-vous ?
question-placing = À placer : { $cards }.{ $to_come ->
    [0] { "" }
    [one] {" "}Une carte est encore à venir.
   *[other] {" "}{ $to_come } cartes sont encore à venir.
}
question-buying = Acheter une légion ? Vous avez { $aurei }.
question-playing = Jouer une carte ? { $played ->
    [0] La première est gratuite
   *[other] La suivante coûte { $cost }
} ; vous avez { $aurei }.
question-answering = { $active } a joué un Sénateur : jouer une carte pour { $cost } ? Vous avez { $aurei }.
question-over = La partie est finie.

move-lay = { $card }
move-keep = { $card }{ $others ->
    [0] { "" }
    [one] {""} ; l’autre va sous la pioche
   *[other] {""} ; les { $others } autres vont sous la pioche
}
move-draw = piocher : prendre une carte, en placer une sous une légion, en glisser une sous la pioche ; vous voyez { $together ->
    [one] une carte à la fois
    [3] les trois ensemble
   *[other] deux des trois ensemble
}
move-draw-few = { $n ->
    [one] piocher : prendre la dernière carte ou la placer sous une légion
   *[other] piocher : prendre une carte et placer l’autre sous une légion
}
move-draw-nothing = la pioche est vide : recevoir { $aurei } à la place
move-peek = regarder en secret les cartes cachées de Rome et recevoir { $aurei } ; votre tour est fini
move-take = prendre en main
move-bury = mettre sous la pioche
move-offer = sous la légion { $legion }{ $n ->
    [one] {" "}(vide) : vous coûterait { $aurei }
   *[other] { "" } : { $cards }, valeur { $worth }, vous coûterait { $aurei }
}{ $rome ->
    [yes] { "" } ; Rome la prendrait
   *[no] { "" }
}
move-buy = { $cards } pour { $aurei } ; il vous en reste { $left }{ $rome ->
    [yes] {""} ; sinon Rome la prendrait
   *[no] { "" }
}
move-skip = ne rien acheter
move-play = { $card }{ $cost ->
    [0] { "" }
   *[other] {""} ; coûte { $aurei }
} ; le revenu serait de { $income }{ $conspirator ->
    [yes] {""} ; fait de vous le conspirateur
   *[no] { "" }
}
move-answer = { $card } ; coûte { $aurei }, pas de revenu
move-end = ne plus jouer de cartes ; revenu { $aurei }
move-pass = ne rien jouer
