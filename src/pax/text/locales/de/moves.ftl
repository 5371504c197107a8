### Was jetzt getan werden kann.

choice = { $number }  { $move }  { $meaning }
blocked = Geht jetzt nicht: { $what }. { $reason }
blocked-fleet-limit = Dein Limit für Flottensymbole ist { $limit }: Land oder Intrige erhöht es.
blocked-army-limit = Dein Limit für Armeesymbole ist { $limit }: Land oder Intrige erhöht es.
legion-name = Legion { $legion }

question-laying = Lege eine dieser Karten kostenlos in deine Auslage: { $cards }
question-keeping = Behalte eine dieser Karten: { $cards }
question-beginning = Was tust du?
question-placing = Wohin damit: { $cards }?{ $to_come ->
    [0] { "" }
    [one] {" "}1 Karte kommt noch.
   *[other] {" "}{ $to_come } Karten kommen noch.
}
question-buying = Kaufst du eine Legion? Du hast { $aurei }.
question-playing = Legst du eine Karte aus? { $played ->
    [0] Die erste ist kostenlos
   *[other] Die nächste kostet { $cost }
}; du hast { $aurei }.
question-answering = { $active } hat einen Senator ausgelegt: Legst du eine Karte für { $cost } aus? Du hast { $aurei }.
question-over = Die Partie ist zu Ende.

move-lay = { $card }
move-keep = { $card }{ $others ->
    [0] { "" }
    [one] ; die andere kommt unter den Stapel
   *[other] ; die anderen { $others } kommen unter den Stapel
}
move-draw = ziehen: eine Karte nehmen, eine unter einer Legion anbieten, eine unter den Stapel legen; du siehst { $together ->
    [one] immer nur eine Karte
    [3] alle drei zugleich
   *[other] zwei der drei zugleich
}
move-draw-few = { $n ->
    [one] ziehen: die letzte Karte nehmen oder anbieten
   *[other] ziehen: eine Karte nehmen und die andere anbieten
}
move-draw-nothing = der Stapel ist leer: stattdessen { $aurei } erhalten
move-peek = spähen: Roms verdeckte Karten ansehen und { $aurei } erhalten; dein Zug ist vorbei
move-take = auf die Hand nehmen
move-bury = unter den Stapel legen
move-offer = unter Legion { $legion }{ $n ->
    [one] {" "}(leer): würde dich { $aurei } kosten
   *[other] : { $cards }, Wert { $worth }, würde dich { $aurei } kosten
}{ $rome ->
    [yes] ; Rom würde sie nehmen
   *[no] { "" }
}
move-buy = { $cards } für { $aurei }; danach hast du noch { $left }{ $rome ->
    [yes] ; sonst würde Rom sie nehmen
   *[no] { "" }
}
move-skip = nichts kaufen
move-play = { $card }{ $cost ->
    [0] { "" }
   *[other] ; kostet { $aurei }
}; Einkommen wäre { $income }{ $conspirator ->
    [yes] ; macht dich zum Verschwörer
   *[no] { "" }
}
move-answer = { $card }; kostet { $aurei }, kein Einkommen
move-end = nichts mehr auslegen; Einkommen { $aurei }
move-pass = nichts auslegen
