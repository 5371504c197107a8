### What each decision is about, for whoever asks for help in the terminal.

help-laying = Before the first turn you place cards in your display for free, and the limit does not apply. You will need all seven categories in the end, so this is a rare chance to get a Fleet or an Army down without Land.
help-keeping = Keep one card in your hand. The others go under the pile; you may see them again late in the game.
help-beginning = Your turn begins with drawing three cards: one for your hand, one to offer under a legion, one to bury. Then you may buy a legion and play cards. If you peek instead (where that is allowed), you see Rome’s hidden cards and your turn ends.
help-placing = Of the three cards you draw, one goes into your hand, one face-up under a legion of your choice and one under the pile. Anyone may buy what lies under a legion, you too, right after drawing. At the end of the round Rome takes the most valuable legion, so a strong card left there makes Rome stronger.
help-buying = You may buy one legion: all its cards go into your hand. The price is their total value minus your Wealth discount.
help-playing = Play as many cards as you want and can afford: the first is free, the second costs 1, the third 2, and so on. Then you receive income: 1 aureus for each card in your largest category among those you played in this turn, plus 1 if you played a Senator, but nothing at all if you played an Intrigue. If you play nothing, you receive 2.
help-answering = Another player has played a Senator, so you may play one card for 1 aureus, without income.
help-over = The game is over.
