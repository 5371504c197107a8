### Options of a new table, what is in force at a table, and decks. The web client loads them late.

## The panel.

options-title = Table options
options-done = Done
options-reset = Restore the defaults
options-seats = Seats
options-seats-lead = The order around the table. Play goes down this list.
options-seat = Seat { $n }
options-seat-me = You
options-seat-person = A person
options-seat-open = Open for a friend
options-seat-bot = Bot: { $bot }
options-forward = Move { $name } forward
options-bots = Who are the bots?
options-starter = Who begins?
options-starter-chance = Chance decides
options-starter-me = I begin
options-starter-player = { $name } begins
options-starter-lead = With every rematch the next player begins.
options-rules = Rules
options-rules-lead = The printed rulebooks differ in two points: whether a solo player may peek at Rome’s hidden cards, and whether Rome takes one last legion when the pile has run out.
options-printing-en = English printing
options-printing-de = German printing
options-printing-nl = Dutch printing
options-printing-fr = French printing
options-printing-pt = Portuguese printing
options-printing-own = My own choice
options-differs-en = No solo peeking, no last legion.
options-differs-de = No solo peeking, no last legion.
options-differs-nl = Solo peeking, but no last legion.
options-differs-fr = Solo peeking, but no last legion.
options-differs-pt = Solo peeking and one last legion.
options-differs-own = Choose each option yourself.
options-solo_peek = A solo player may peek at Rome’s hidden cards
options-rome_takes_last = Rome takes one last legion when the pile has run out
options-open_counts = Open counts: everyone sees how many aurei and cards each player has
options-time = Time for a decision
options-time-none = No limit
options-time-lead = When time is up, a bot decides for the player.
options-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
options-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
options-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
options-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
options-hints = Hints are allowed

## The bots: character and strength (docs/bots.md); their names are in web.ftl.

options-bot-random-about = Makes any legal move, without a thought. One Citizen against three of them wins nine games in ten.
options-bot-novice-about = Likes big cards, forgets the conspiracy and blunders now and then. Good for a first game: one Citizen against three of them wins seven in ten.
options-bot-citizen-about = Plays soundly and at once, by feeling, without calculating ahead. A fair opponent for most evenings.
options-bot-senator-about = Thinks for a moment about what may come. Against three Citizens it wins almost every second game; chance would give it one in four.
options-bot-consul-about = Thinks longest and forgets nothing that was shown. The strongest: in games for two it beats a Citizen four times in five.
options-bot-brutus-about = Wants to be the conspirator, and Rome to win. One-sided: against three Consuls it wins one game in eight.
options-bot-spartacus-about = Wants to bring Rome down and never conspires. Honest but readable: against three Consuls it wins a bit more than one game in five.

## What is in force at a table.

terms-title = What is played here
terms-rules-own = Rules chosen one by one
terms-solo_peek-yes = peeking is allowed
terms-solo_peek-no = no peeking
terms-rome_takes_last-yes = Rome takes one last legion
terms-rome_takes_last-no = Rome takes no last legion
terms-open_counts = open counts
terms-deck-built-in = the built-in deck, a reconstruction
terms-deck-own = a deck of the host’s own
terms-starter-chance = chance chose that { $name } begins
terms-starter = { $name } begins
terms-starter-open = whoever takes seat { $n } begins
terms-time = { $time } for a decision
terms-time-none = no time limit
terms-hints = hints allowed
terms-hints-none = no hints
terms-public-now = The cards of this deal are public: anyone can see them, even while this game is played.
terms-public-from = From { $when } on, anyone can see the cards of this deal, even if this game is still being played.

## Decks and their cards.

cards-title = Card list
cards-deck = Deck
cards-built-in = Built-in deck (a reconstruction)
cards-reconstruction = The built-in deck is a reconstruction. How many cards each category has is known; their symbols and values are inferred from examples and reports.
cards-own-how = Do you own the game? Count its cards and enter them here once: then you play with the real ones, and friends get them by a link.
cards-copies = One copy is used for 1 to 4 players, two for 5 to 8.
cards-total = { $n } of { $of }
cards-count = { $n } ×
cards-kind = { $category }, { $symbols ->
    [one] { $symbols } symbol
   *[other] { $symbols } symbols
}, value { $value }
cards-shared = Somebody has shared the deck “{ $name }” with you.
cards-of-table = The cards of this table.
cards-keep = Keep this deck and play with it
cards-broken = This link contains no complete deck.
cards-see = See the cards
cards-enter = Enter my own deck
cards-change = Change or share “{ $name }”
cards-name = Name of the deck
cards-name-usual = My PAX
cards-grid = How many cards of each kind
cards-grid-lead = A row is a kind of card: symbols and value. A column is a category.
cards-row = { $symbols ->
    [one] { $symbols } symbol
   *[other] { $symbols } symbols
}, value { $value }
cards-symbols = Symbols
cards-value = Value
cards-add-row = Add a kind
cards-complete = The deck is complete.
cards-missing = Not yet right: { $list }.
cards-of = { $category } { $n } of { $of }
cards-from-built-in = Start from the built-in deck
cards-clear = Empty the grid
cards-paste = Paste a list
cards-paste-lead = One line for each kind: W11 3 means three Wealth cards with 1 symbol, worth 1.
cards-use-list = Put it into the grid
cards-wrong-lines = { $n ->
    [one] Line { $lines } is not understood.
   *[other] Lines { $lines } are not understood.
}
cards-file = Load a file
cards-save = Save and play with it
cards-saved = Saved in this browser.
cards-forget = Delete this deck
cards-forget-sure = Delete “{ $name }” from this browser?
cards-forget-back = No, keep it
cards-share = Link for friends
cards-share-lead = Whoever opens it can keep this deck and play with it.
