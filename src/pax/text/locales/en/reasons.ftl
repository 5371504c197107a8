### Why a move is not allowed, and what would be right.

reason-game-over = The game is over: there are no more moves.
reason-not-now = That is not what is to be decided now: { $now }
reason-no-such-legion = There is no such legion: they are numbered from 1 to { $legions }.
reason-no-solo-peek = A solo player may not peek at Rome's hidden cards: draw instead. (The nl, fr and pt printings allow it.)
reason-not-in-view = That card is not among those that you have just drawn.
reason-already-taken = You have taken a card this turn already: what is left must be offered or buried.
reason-already-offered = You have offered a card this turn already: what is left must be taken or buried.
reason-already-buried = You have buried a card this turn already: what is left must be taken or offered.
reason-third-to-come = A third card is still to come: first offer or bury one of these two. Then you may take.
reason-pile-too-small-to-bury = A card is buried only when three are drawn, and the pile had { $cards ->
    [one] only 1
   *[other] only { $cards }
}: take or offer it.
reason-empty-legion = Legion { $legion } is empty: there is nothing to buy.
reason-not-in-hand = That card is not in your hand.
reason-too-few-aurei = That costs { $costs }, and you have { $has }.
reason-fleet-limit = Fleet symbols may not exceed the larger of your Land and your Intrigue symbols. That is { $limit }, and you would have { $would_be }: play Land or Intrigue first.
reason-army-limit = Army symbols may not exceed the larger of your Land and your Intrigue symbols. That is { $limit }, and you would have { $would_be }: play Land or Intrigue first.

now-laying = lay one of the cards that you see.
now-keeping = keep one of the cards that you see.
now-beginning = draw or peek.
now-placing = take, offer or bury a card.
now-buying = buy a legion or skip.
now-playing = play a card or end.
now-answering = play one card or pass.
now-over = the game is over.

error-illegal = { $move } is not allowed. { $reason }
error-not-your-decision = { $you ->
    [yes] It is your decision.
   *[no] It is { $name }'s decision.
}
error-cannot-take-back = { $possible ->
    [0] Nothing can be taken back: you have learned something new since, or another player has moved.
    [one] Only your last move can be taken back.
   *[other] Only your last { $possible } moves can be taken back.
}
error-malformed = I do not understand “{ $move }”. Pick a number from the list, write a move as it stands there, or type ? for help.
error-no-such-card = There is no card “{ $card }” in this deck. A card is a letter, its symbols and its value, such as F23.
error-form = “{ $move }” is not complete. Write { $form }.

form-lay = lay and a card, such as lay F23
form-keep = keep and a card, such as keep F23
form-draw = draw alone
form-peek = peek alone
form-take = take and a card, such as take F23
form-offer = offer, a card and a legion, such as offer F23 2
form-bury = bury and a card, such as bury F23
form-buy = buy and a legion, such as buy 2
form-skip = skip alone
form-play = play and a card, such as play F23
form-end = end alone
form-pass = pass alone
