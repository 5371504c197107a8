### Wat er nu kan.

choice = { $number }  { $move }  { $meaning }
blocked = Kan nu niet: { $what }. { $reason }
blocked-fleet-limit = Je limiet voor Vlootsymbolen is { $limit }: speel Land of Intrige om hem te verhogen.
blocked-army-limit = Je limiet voor Legersymbolen is { $limit }: speel Land of Intrige om hem te verhogen.
legion-name = legioen { $legion }

question-laying = Leg gratis een van deze kaarten in je display: { $cards }
question-keeping = Houd een van deze kaarten: { $cards }
question-beginning = Wat doe je?
question-placing = Waar leg je { $cards }?{ $to_come ->
    [0] { "" }
    [one] {" "}Er komt nog 1 kaart.
   *[other] {" "}Er komen nog { $to_come } kaarten.
}
question-buying = Koop je een legioen? Je hebt { $aurei }.
question-playing = Speel je een kaart? { $played ->
    [0] De eerste is gratis
   *[other] De volgende kost { $cost }
}; je hebt { $aurei }.
question-answering = { $active } heeft een Senator gespeeld: speel je één kaart voor { $cost }? Je hebt { $aurei }.
question-over = Het spel is afgelopen.

move-lay = { $card }
move-keep = { $card }{ $others ->
    [0] { "" }
    [one] ; de andere gaat onder de stapel
   *[other] ; de andere { $others } gaan onder de stapel
}
move-draw = trekken: één kaart nemen, één onder een legioen aanbieden, één onder de stapel schuiven; je ziet { $together ->
    [one] één kaart tegelijk
    [3] alle drie tegelijk
   *[other] twee van de drie tegelijk
}
move-draw-few = { $n ->
    [one] trekken: de laatste kaart nemen of aanbieden
   *[other] trekken: één kaart nemen en de andere aanbieden
}
move-draw-nothing = de stapel is leeg: in plaats daarvan { $aurei } krijgen
move-peek = gluren: de verborgen kaarten van Rome bekijken en { $aurei } krijgen; je beurt is voorbij
move-take = op hand nemen
move-bury = onder de stapel schuiven
move-offer = onder legioen { $legion }{ $n ->
    [one] {" "}(leeg): zou je { $aurei } kosten
   *[other] : { $cards }, waarde { $worth }, zou je { $aurei } kosten
}{ $rome ->
    [yes] ; Rome zou het nemen
   *[no] { "" }
}
move-buy = { $cards } voor { $aurei }; je houdt { $left } over{ $rome ->
    [yes] ; anders zou Rome het nemen
   *[no] { "" }
}
move-skip = niets kopen
move-play = { $card }{ $cost ->
    [0] { "" }
   *[other] ; kost { $aurei }
}; inkomen zou { $income } zijn{ $conspirator ->
    [yes] ; maakt je samenzweerder
   *[no] { "" }
}
move-answer = { $card }; kost { $aurei }, geen inkomen
move-end = geen kaarten meer spelen; inkomen { $aurei }
move-pass = niets spelen
