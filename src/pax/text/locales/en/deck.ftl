### The deck in use.

deck-title = The deck “{ $name }”: { $n } cards, { $symbols } symbols, worth { $value } together
deck-title-unnamed = Your own deck: { $n } cards, { $symbols } symbols, worth { $value } together
deck-category = { $category }: { $n } cards, { $symbols } symbols, worth { $value }: { $cards }
deck-reconstruction = This deck is a reconstruction. No rulebook lists the single cards; the number of cards in each category is known, their symbols and values are put together from examples and reports.
deck-correct = If you own the game you can count the cards and write a file with a line for each kind, such as “W11 3”: three Wealth cards with 1 symbol, worth 1. W, F, A, R and S have 10 cards each, L and I have 12; the sign # begins a comment. “pax deck --file > FILE” writes such a file to begin with. Then play with yours: pax table --deck FILE
deck-copies = 1 to 4 players use one copy of the deck, 5 to 8 two.
