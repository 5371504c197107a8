### Texts of the browser.

web-title = Pax
web-home = To the start
web-done = Done

web-start-title = Rome stands. For how long?
web-start-lead = A card game of seven powers for 1 to 8 players. Beat Rome together and be first, or plot in secret and let Rome win.
web-play-now = Play now
web-play = Play
web-players = Players
web-level = Opponents
web-level-citizen = Citizen
web-level-senator = Senator
web-level-consul = Consul
web-level-random = Dice
web-running = Go on with
web-solo = Solo campaign
web-solo-lead = Five levels, alone against Rome.
web-solo-level = Solo, level { $level }
web-friends = With friends
web-friends-lead = Make a table and share its link.
web-seats = Seats
web-make-table = Make a table
web-here-together = At this table
web-here-lead = Several people at one device. A curtain hides the cards while it is passed on.
web-player-number = Player { $n }
web-more-people = One more
web-fewer-people = One fewer
web-replay = Replays
web-replay-lead = Watch a game again, move by move.
web-open-record = Open a record
web-stats = My games
web-rules = Rules
web-credit = PAX was designed by Bernd Eisenstein and published by Irongames. This is an unofficial edition, made by admirers. If you like the game, buy it.
web-guest = Guest
web-your-name = Your name

web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-auto = as the system
web-theme-light = light
web-theme-dark = dark
web-pace = Pace of the bots
web-pace-none = at once
web-pace-quick = quick
web-pace-calm = calm
web-sound = Sounds
web-motion = Cards move
web-forced = Make forced moves by themselves
web-notify = Notify me when it is my turn
web-move-seat = Go on with another device
web-move-seat-lead = Scan this with the other device. Whoever has the link has your seat.
web-guide = Explain decisions

web-waiting = The table is being set
web-seat-open = still free
web-ready = ready
web-here = has come
web-bot = bot
web-sit = Take a seat
web-link = Link for your friends
web-copy = Copy
web-copied = Copied
web-qr = The link as a QR code
web-be-ready = I am ready
web-start = Begin
web-start-with-bots = Begin; bots take the free seats
web-when-ready = The game begins when everybody is ready.
web-kick = Send { $name } away
web-sent-away = You no longer have a seat at this table.
web-same-address = from the same address as another seat
web-origin-record = This game begins from a record: whoever made the table may know every card.
web-origin-duplicate = These cards were played before at another table: whoever was there may know them.
web-connecting = Connecting …
web-offline = No connection, trying again …
web-no-table = This table cannot be opened.
web-pass-on = Pass the device to { $name }.
web-lift = Lift the curtain
web-your-turn = Your turn – Pax

web-rome = Rome
web-player = Player
web-points = Points
web-standing = Strength by category
web-holds = { $n } of 7
web-strength = { $category } { $n }{ $beats ->
    [yes] , stronger than Rome
   *[no] { "" }
}
web-strength-on-cards = { $strength } ({ $symbols ->
    [one] 1 symbol
   *[other] { $symbols } symbols
} on { $cards ->
    [one] 1 card
   *[other] { $cards } cards
})
web-rome-strength = { $category } { $n }, { $holds ->
    [yes] Rome holds it
   *[no] the best player has { $best }
}
web-conspirator = conspirator
web-starter = starter
web-peeked = knows Rome's hidden cards
web-away = not connected
web-if-now = If the game ended now:
web-without-hidden = Rome's { $n } hidden cards are not counted.
web-points-open = At least { $points }: who gets the 4 points for the richest is known only at the end.

web-market = Pile and legions
web-pile = Pile: { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $rounds }
web-cards-left = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
web-last-round = last round
web-rounds = at least { $n ->
    [0] this round
    [one] 1 more round
   *[other] { $n } more rounds
}
web-rounds-exactly = { $n ->
    [one] 1 more round
   *[other] { $n } more rounds
}
web-romes = Rome would take this one
web-romes-short = for Rome
web-empty = empty

web-own = Your side
web-drawn = Just drawn
web-hand = Your hand: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
web-hand-empty = No cards in hand
web-aurei = Aurei
web-of = { $n } of { $limit }
web-discount = Discount
web-sees = Seen at once
web-aurei-means = Your money. Spend it on legions and on every card after the first that you play in a turn.
web-limit-means = { $category }: you may have { $limit ->
    [0] none yet. Play a Land or an Intrigue first.
    [one] 1 symbol: as many as Land or Intrigue, whichever you have more of.
   *[other] { $limit } symbols: as many as Land or Intrigue, whichever you have more of.
}
web-discount-means = Every 3 Wealth symbols make each legion 1 aureus cheaper for you.
web-sees-means = So many cards you see together when you draw: 2 with 3 Religion symbols, all with 6.
web-preview = { $costs ->
    [0] +{ $brings }
   *[other] −{ $costs } → +{ $brings }
}
web-card = { $category } { $symbols }/{ $value }

web-decision = Your decision
web-ask-laying = Lay a card on your display, free of charge.
web-ask-keeping = Keep one of these cards; the others go under the pile.
web-ask-beginning = Your turn: draw, or look at Rome’s hidden cards.
web-ask-placing = { $in_view ->
    [one] Where does this card go?
   *[other] Choose a card, and where it goes.
}{ $to_come ->
    [0] { "" }
    [one] {" "}One more is to come.
   *[other] {" "}{ $to_come } more are to come.
}
web-ask-buying = Buy a legion? You have { $aurei }.
web-ask-playing = Play a card? { $played ->
    [0] The first one is free
   *[other] The next one costs { $cost }
}; you have { $aurei }. Ending now brings { $income }.
web-ask-answering = A Senator! Play one card for { $cost }?
web-ask-over = The game is over.
web-waits = { $you ->
    [yes] It is your decision.
   *[no] { $name } is thinking …
}
web-do-lay = Lay { $card }
web-do-keep = Keep { $card }
web-do-draw = Draw
web-do-peek = Peek (+{ $brings })
web-do-take = Take
web-do-offer = Legion { $legion }
web-do-bury = Bury
web-do-buy = Legion { $legion } for { $costs }
web-do-skip = Buy nothing
web-do-play = Play { $card }
web-do-end = End turn (+{ $brings })
web-do-pass = Play nothing
web-means-offer = { $card } under legion { $legion }{ $rome ->
    [yes] ; Rome would take it
   *[no] { "" }
}
web-undo = Take back
web-hint = Hint
web-chance = { $n } %
web-show-end = Show the result
web-log = What has happened
web-earlier = Show what happened earlier
web-look = See the table at this moment
web-moment = This is the table as it was.
web-back-to-now = Back to now
web-said = { $name }: “{ $text }”
web-chat = Say something …
web-chat-say = Say
web-seated-sat = { $name } takes a seat.
web-seated-ready = { $name } is ready.
web-seated-left = A bot plays for { $name } now.
web-seated-replaced = A bot plays for { $name } now.
web-seated-late = { $name } took too long: a bot plays on.
web-seated-back = { $name } is back.
web-seated-kicked = The host has sent { $name } away: the seat is free again.
web-seated-gone = { $name } never came: the seat is free again.
web-seated-arrived = { $name } has come to the table.
web-replace = Let a bot play for { $name }
web-back = Take my seat back from the bot
web-closed = The table was closed.

web-now-laying = lay one of the cards that you see.
web-now-keeping = keep one of the cards that you see.
web-now-beginning = draw, or peek at Rome's hidden cards.
web-now-placing = take a card, offer it under a legion, or bury it.
web-now-buying = buy a legion, or buy nothing.
web-now-playing = play a card, or end your turn.
web-now-answering = play one card, or play nothing.
web-reason-no-solo-peek = Alone you may not peek at Rome's hidden cards: draw instead. (The nl, fr and pt printings allow it.)
