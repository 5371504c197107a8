### Why a move is not allowed, and what would be right.

reason-game-over = The game is over: there are no more moves.
reason-not-now = That isn’t possible now. Your choice: { $now }
reason-no-such-legion = There is no such legion: they are numbered from 1 to { $legions }.
reason-no-solo-peek = In the solo game you may not peek at Rome’s hidden cards: draw instead. (The Dutch, French and Portuguese rulebooks allow it.)
reason-not-in-view = That isn’t one of the cards you have just drawn.
reason-already-taken = You have already taken a card this turn: offer or bury what is left.
reason-already-offered = You have already offered a card this turn: take or bury what is left.
reason-already-buried = You have already buried a card this turn: take or offer what is left.
reason-third-to-come = Offer or bury one of these two first; then you see the third card and may take one.
reason-pile-too-small-to-bury = You bury a card only when you draw three, and the pile had only { $cards }: take it or offer it.
reason-empty-legion = Legion { $legion } is empty: there is nothing to buy.
reason-not-in-hand = That card is not in your hand.
reason-too-few-aurei = That costs { $costs }, and you have { $has }.
reason-fleet-limit = You may not have more Fleet symbols than Land or Intrigue symbols, whichever you have more of. Your limit is { $limit }; this would make { $would_be }. Play Land or Intrigue first.
reason-army-limit = You may not have more Army symbols than Land or Intrigue symbols, whichever you have more of. Your limit is { $limit }; this would make { $would_be }. Play Land or Intrigue first.

now-laying = place one of the cards you see.
now-keeping = keep one of the cards you see.
now-beginning = draw or peek.
now-placing = take, offer or bury a card.
now-buying = buy a legion or skip.
now-playing = play a card or end.
now-answering = play one card or pass.
now-over = none, the game is over.

error-illegal = { $move } is not allowed. { $reason }
error-not-your-decision = { $you ->
    [yes] It is your decision.
   *[no] It is { $name }’s decision.
}
error-cannot-take-back = { $possible ->
    [0] Nothing can be taken back: you have seen something new since, or another player has moved.
    [one] Only your last move can be taken back.
   *[other] Only your last { $possible } moves can be taken back.
}
error-malformed = I do not understand “{ $move }”. Pick a number from the list, write a move as it stands there, or type ? for help.
error-no-such-card = There is no card “{ $card }” in this deck. A card is a letter, its symbols and its value, such as F23.
error-form = “{ $move }” is not how to write that move. Write { $form }.

form-lay = lay and a card, such as lay F23
form-keep = keep and a card, such as keep F23
form-draw = just draw
form-peek = just peek
form-take = take and a card, such as take F23
form-offer = offer, a card and a legion, such as offer F23 2
form-bury = bury and a card, such as bury F23
form-buy = buy and a legion, such as buy 2
form-skip = just skip
form-play = play and a card, such as play F23
form-end = just end
form-pass = just pass
