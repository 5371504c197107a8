### Texts of the browser.

web-title = Pax
web-home = Home
web-done = Done

web-start-title = Rome still stands. For how long?
web-start-lead = A card game set in ancient Rome, for 1 to 8 players. Bring Rome down together and come out on top – or plot, and win with Rome.
web-play-now = Play now
web-play = Play
web-players = Players
web-level = Opponents’ strength
web-level-citizen = Citizen
web-level-senator = Senator
web-level-consul = Consul
web-level-random = Random
web-level-novice = Novice
web-level-brutus = Brutus
web-level-spartacus = Spartacus
web-running = Continue
web-solo = Solo campaign
web-solo-lead = Five levels, alone against Rome.
web-solo-level = Solo, level { $level }
web-friends = With friends
web-friends-lead = Open a table and share the link.
web-seats = Seats
web-make-table = Open a table
web-here-together = On one device
web-here-lead = Several players share this device. A curtain hides the cards while you pass it on.
web-player-number = Player { $n }
web-more-people = Add a player
web-fewer-people = Remove a player
web-replay = Replays
web-replay-lead = Watch a game again, move by move.
web-open-record = Open a saved game
web-stats = My games
web-rules = Rules
web-credit = PAX was designed by Bernd Eisenstein and published by Irongames. This is an unofficial fan edition. If you enjoy it, please buy the original.
web-guest = Guest
web-your-name = Your name

web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-auto = same as system
web-theme-light = light
web-theme-dark = dark
web-pace = Game speed
web-pace-none = instant
web-pace-quick = fast
web-pace-calm = relaxed
web-sound = Sounds
web-motion = Animate cards
web-forced = Play forced moves automatically
web-notify = Notify me when it is my turn
web-move-seat = Continue on another device
web-move-seat-lead = Scan this with the other device. Anyone who has the link can play your seat.
web-guide = Show tips

web-waiting = Waiting for players
web-seat-open = open
web-ready = ready
web-here = here
web-bot = bot
web-sit = Take a seat
web-link = Link for your friends
web-copy = Copy
web-copied = Copied
web-qr = The link as a QR code
web-be-ready = I’m ready
web-start = Start
web-start-with-bots = Start with bots
web-free-seats = Bots for the free seats
web-when-ready = The game starts when everyone is ready.
web-sent-away = You no longer have a seat at this table.
web-same-address = from the same address as another seat
web-origin-record = This game begins from a record: whoever made the table may know every card.
web-origin-duplicate = These cards were played before at another table: whoever was there may know them.
web-connecting = Connecting…
web-offline = No connection, trying again…
web-no-table = This table can’t be opened.
web-pass-on = Pass the device to { $name }.
web-lift = Lift the curtain
web-your-turn = Your turn – Pax

web-rome = Rome
web-player = Player
web-points = Points
web-standing = Strength by category
web-holds = { $n }/7
web-rome-holds = Rome holds { $n } of the 7 categories
web-beats-rome = Stronger than Rome in { $n } of the 7 categories
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
   *[no] the strongest player has { $best }
}
web-conspirator = conspirator
web-starter = starting player
web-peeked = knows Rome’s hidden cards
web-away = not connected
web-without-hidden = Rome’s { $n } hidden cards are not counted.
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
web-rounds = { $n ->
    [0] maybe the last round
    [one] at least 1 more round
   *[other] at least { $n } more rounds
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
web-open-counts = Open counts
web-counts = { $name }: { $aurei }, { $cards } in hand
web-of = { $n } of { $limit }
web-discount = Discount
web-sees = Cards seen together
web-aurei-means = Your money. It pays for legions and for every card after the first in a turn.
web-limit-means = { $category }: you may have { $limit ->
    [0] none yet. Play a Land or an Intrigue first.
    [one] 1 symbol: as many as Land or Intrigue, whichever you have more of.
   *[other] { $limit } symbols: as many as Land or Intrigue, whichever you have more of.
}
web-discount-means = For every 3 Wealth symbols, each legion costs you 1 aureus less.
web-sees-means = How many cards you see together when you draw: 2 with 3 Religion symbols, all 3 with 6.
web-card = { $category } { $symbols }/{ $value }

web-decision = Your decision
web-ask-laying = Place a card in your display for free.
web-ask-keeping = Keep one of these cards; { $in_view ->
    [2] the other goes
   *[other] the others go
} under the pile.
web-ask-beginning = Your turn: draw, or peek at Rome’s hidden cards.
web-ask-placing = { $in_view ->
    [one] Where does this card go?
   *[other] Choose a card and where it goes.
}{ $to_come ->
    [0] { "" }
    [one] {" "}1 more to come.
   *[other] {" "}{ $to_come } more to come.
}
web-ask-buying = Buy a legion? You have { $aurei }.
web-ask-playing = Play a card? { $played ->
    [0] The first is free.
   *[other] The next costs { $cost }.
}
web-ask-answering = A Senator! Play one card for { $cost }?
web-ask-over = The game is over.
web-waits = { $you ->
    [yes] It’s your decision.
   *[no] { $name } is thinking…
}
web-do-lay = Place { $card }
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
web-means-offer = { $card } – under legion { $legion }{ $rome ->
    [yes] ; Rome would take it
   *[no] { "" }
}
web-undo = Take back
web-hint = Hint
web-chance = { $n }%
web-show-end = Show result
web-log = Game log
web-earlier = Show what happened earlier
web-look = Show the table at this point
web-moment = This is how the table looked at this point.
web-back-to-now = Back to the game
web-said = { $name }: “{ $text }”
web-chat = Message…
web-chat-say = Send
web-seated-sat = { $name } takes a seat.
web-seated-ready = { $name } is ready.
web-seated-left = A bot plays for { $name } now.
web-seated-replaced = A bot plays for { $name } now.
web-seated-late = { $name } took too long: a bot takes over.
web-seated-back = { $name } is back.
web-seated-kicked = The host has sent { $name } away: the seat is free again.
web-seated-gone = { $name } never came: the seat is free again.
web-seated-arrived = { $name } has come to the table.
web-swapped = The host has changed the order of the seats.
web-replace = Let a bot play for { $name }
web-back = Take my seat back from the bot
web-closed = The table was closed.
web-table-menu = Players

web-now-laying = place one of the cards you see in your display.
web-now-keeping = keep one of the cards you see.
web-now-beginning = draw, or peek at Rome’s hidden cards.
web-now-placing = take a card, offer it under a legion, or bury it.
web-now-buying = buy a legion, or buy nothing.
web-now-playing = play a card, or end your turn.
web-now-answering = play one card, or play nothing.
web-reason-no-solo-peek = In the solo game you may not peek at Rome’s hidden cards: draw instead. (The Dutch, French and Portuguese rulebooks allow it.)

# Options and clock.
web-options = Options
web-options-changed = changed
web-bots-mixed = various bots
web-cards = Card list
web-reconstruction = The built-in deck is a reconstruction.
web-enter-deck = Enter the real cards
web-my-tables = My tables and data
web-begins = begins
web-clock = { $time } left
web-clock-hours = { $hours } h { $minutes } min
web-clock-days = { $days } d { $hours } h
web-clock-soon = Your time is nearly up. Then a bot decides for you.
