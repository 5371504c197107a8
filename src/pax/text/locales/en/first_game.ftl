### The guided first game of the browser: every idea of the game in one line, and more of it below.

first-title = Guided first game
first-progress = { $n } of { $total } ideas
first-next = Next
first-leave = Leave the guide

first-goal = Rome holds a category as long as nobody has more symbols there.
    .more = The seven shields show it: Rome’s hang high, touching Rome’s row; those taken from it hang low. With four or more at the end, Rome wins. You take over this game from a friend, near its end: your cards lie in the row with your name.
first-draw = Your turn: draw three cards, perhaps buy a legion, play cards, receive your income.
    .more = Drawing comes first: touch the pile or the button Draw.
first-place = Three cards, three places: one for your hand, one under a legion, one under the pile.
    .more = You see one after the other. Anyone may buy what lies under a legion, you too, right after drawing. At the end of the round Rome takes the most valuable legion, so bury what would make Rome strong.
first-buy = Now you may buy one legion: all its cards go into your hand.
    .more = The price is the sum of their values, less 1 aureus for every 3 Wealth symbols in your display. What you buy, Rome cannot take.
first-play = Play cards to your display: the first is free, the second costs 1, the third 2.
    .more = Only your display counts against Rome. Touch a card to play it; the numbers below it say what it costs and what it would bring.
first-limit = Some cards stay grey: Fleet and Army have a limit.
    .more = Of each you may have as many symbols as of Land or of Intrigue, whichever you have more of. Touch a grey card to read the reason; play Land or Intrigue first to make room.
first-income = When you end your turn, you are paid for the largest category that you added to.
    .more = 1 aureus for each card (not symbol) in it, 1 more if you played a Senator, nothing at all if you played an Intrigue. If you play nothing, you receive 2.
first-rome = The round is over: Rome has taken the most valuable legion.
    .more = Its cards lie in Rome’s row now. Look at the shields: where Rome has as many symbols as you, the category is Rome’s again.
first-conspirator = With an Intrigue you become the conspirator, and win if Rome wins.
    .more = The conspirator is whoever has the most Intrigue symbols; a tie changes nothing. The conspirator begins every round, and gets 1 point if Rome is beaten. But an Intrigue costs you the income of this turn.
first-conspirator-there = There is a conspirator now, who wins if Rome wins.
    .more = The conspirator begins every round, and gets 1 point if Rome is beaten. Whoever plays more Intrigue symbols takes over.
first-peek = Three of Rome’s cards are hidden. Instead of drawing you may peek at them.
    .more = Only you see them; you receive 2 aurei, and your turn is over. From then on your shields count the hidden cards, too.
first-last = The pile is nearly empty: this can be the last round.
    .more = If Rome is beaten, points decide: 2 for each category in your display, 3 for each in which you are stronger than Rome, your strength in Army and Fleet, 1 for the conspirator, and 4 for the richest in aurei and cards in hand together. In the end Rome’s hidden cards are turned over.
first-free = It is your decision.
    .more = You know this by now. If you are in doubt, here is a suggestion.
first-watch = Your opponent plays.
    .more = Follow the cards: what is left under a legion can still be yours.

first-why-draw = New cards, and three choices
first-why-peek = Once a game this is worth a turn
first-why-new = A category that you do not have yet
first-why-beats = Stronger than Rome there
first-why-room = Makes room for Fleet and Army
first-why-useful = Adds to your strength
first-why-rome = So that Rome does not get it
first-why-spare = You need it least
first-why-skip = Nothing here is worth its price
first-why-end = Save your aurei for the next turn

first-end = You have met { $n } of the { $total } ideas of Pax.
first-end-all = You have met every idea of Pax.
first-end-next = A whole game has the same decisions, and takes a quarter of an hour.
first-end-play = Play a whole game
