### What each decision is about, for whoever asks for help in the terminal.

help-laying = Before the first turn you lay cards on your display for nothing. Any card may be laid, whatever the limit says. All seven categories are needed in the end, and rare chances to lay a Fleet or an Army without Land are worth something.
help-keeping = Keep one card in your hand. The others go under the pile, where you may meet them again much later.
help-beginning = Drawing begins your turn: you get three cards, one for your hand, one to offer under a legion, one to bury; then you may buy a legion and play cards. Peeking, where it is allowed, shows you Rome's hidden cards instead and ends your turn.
help-placing = Of the three cards that you draw, one goes into your hand, one face-up under a legion of your choice, where anyone may buy it, and one under the pile. Each exactly once. At the end of the round Rome takes the legion that is worth most, so a strong card offered there makes Rome stronger; but you may buy a legion yourself right after drawing.
help-buying = You may buy one legion: all its cards go into your hand. The price is their value, less your discount for Wealth.
help-playing = You may play as many cards as you like and can pay: the first is free, the second costs 1, the third 2, and so on. Then you receive income: as many aurei as you have cards on your display in the best category that you played this turn, 1 more for a Senator, but nothing if you played an Intrigue. If you play nothing you receive 2.
help-answering = Another player has played a Senator, so you may play one card for 1 aureus, without income.
help-over = The game is over.
