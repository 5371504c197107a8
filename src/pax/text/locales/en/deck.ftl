### The deck in use.

deck-title = The deck “{ $name }”: { $n } cards, { $symbols } symbols, total value { $value }
deck-title-unnamed = Your own deck: { $n } cards, { $symbols } symbols, total value { $value }
deck-category = { $category }: { $n } cards, { $symbols } symbols, worth { $value }: { $cards }
deck-reconstruction = This deck is a reconstruction. No rulebook lists the individual cards: how many there are in each category is known, but their symbols and values are inferred from examples and reports.
deck-correct = If you own the game you can count the cards and write a file with a line for each kind, such as “W11 3”: three Wealth cards with 1 symbol, worth 1. W, F, A, R and S have 10 cards each, L and I have 12; # starts a comment. “pax deck --file > FILE” writes such a file to start from. Then play with yours: pax table --deck FILE
deck-copies = One copy of the deck is used for 1 to 4 players, two for 5 to 8.
