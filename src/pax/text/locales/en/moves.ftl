### What can be done now.

choice = { $number }  { $move }  { $meaning }
blocked = Not possible now: { $what }. { $reason }
blocked-fleet-limit = Your limit for Fleet symbols is { $limit }: play Land or Intrigue to raise it.
blocked-army-limit = Your limit for Army symbols is { $limit }: play Land or Intrigue to raise it.
legion-name = legion { $legion }

question-laying = Place one of these cards in your display for free: { $cards }
question-keeping = Keep one of these cards: { $cards }
question-beginning = What do you do?
question-placing = Place { $cards }.{ $to_come ->
    [0] { "" }
    [one] {" "}1 more card to come.
   *[other] {" "}{ $to_come } more cards to come.
}
question-buying = Buy a legion? You have { $aurei }.
question-playing = Play a card? { $played ->
    [0] The first one is free
   *[other] The next one costs { $cost }
}; you have { $aurei }.
question-answering = { $active } has played a Senator: play one card for { $cost }? You have { $aurei }.
question-over = The game is over.

move-lay = { $card }
move-keep = { $card }{ $others ->
    [0] { "" }
    [one] ; the other one goes under the pile
   *[other] ; the other { $others } go under the pile
}
move-draw = take one card, offer one under a legion, bury one; you see { $together ->
    [one] one card at a time
    [3] all three together
   *[other] two of the three together
}
move-draw-few = { $n ->
    [one] take or offer the last card
   *[other] take one card and offer the other
}
move-draw-nothing = the pile is empty: receive { $aurei } instead
move-peek = see Rome’s hidden cards and receive { $aurei }; your turn is over
move-take = into your hand
move-bury = under the pile
move-offer = under legion { $legion }{ $n ->
    [one] {" "}(empty): would cost you { $aurei }
   *[other] : { $cards }, worth { $worth }, would cost you { $aurei }
}{ $rome ->
    [yes] ; Rome would take it
   *[no] { "" }
}
move-buy = { $cards } for { $aurei }; leaves you { $left }{ $rome ->
    [yes] ; otherwise Rome would take it
   *[no] { "" }
}
move-skip = buy nothing
move-play = { $card }{ $cost ->
    [0] { "" }
   *[other] ; costs { $aurei }
}; income would be { $income }{ $conspirator ->
    [yes] ; makes you the conspirator
   *[no] { "" }
}
move-answer = { $card }; costs { $aurei }, no income
move-end = play no more cards; income { $aurei }
move-pass = play nothing
