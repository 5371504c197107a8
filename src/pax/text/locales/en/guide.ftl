### The guide of the browser: what first comes up in one line, and more of it below.

guide-title = New to you
guide-more = More about it
guide-understood = Understood
guide-off = No more explanations
guide-rules = More in the rules

guide-laying = “Wealth 1/2” is 1 symbol, worth 2 aurei. Symbols are your strength.
    .more = All seven categories are needed in the end. Before the first turn cards are laid for nothing and without any limit: a rare chance for a Fleet or an Army without Land.
guide-keeping = “Wealth 1/2” is 1 symbol, worth 2 aurei. Symbols are your strength.
    .more = In every category the symbols on your display count against Rome. The value counts while the card lies under a legion: there it has to be paid. The cards that you do not keep go under the pile, where you may meet them again much later.
guide-beginning = In your turn you draw three cards, may buy a legion, and play cards.
    .more = Of the three cards, one is for your hand, one is offered under a legion, one is buried under the pile. Peeking, where it is allowed, shows you Rome's hidden cards instead and ends your turn.
guide-placing = One card for your hand, one under a legion, one under the pile.
    .more = Each exactly once, in any order. Anyone may buy what lies under a legion, you too, right after drawing. At the end of the round Rome takes the legion that is worth most: a strong card there makes Rome stronger.
guide-buying = You may buy one legion: all its cards go into your hand.
    .more = The price is their value, less your discount for Wealth. Rome takes the legion that is worth most at the end of the round; what you buy Rome cannot take.
guide-playing = Play what you like: the first card is free, the second costs 1, the third 2.
    .more = Then you receive income: as many aurei as you have cards, not symbols, in the best category that you played this turn; 1 more for a Senator, but nothing if you played an Intrigue. If you play nothing you receive 2. Below each card stands what it costs and what it would bring.
guide-answering = Whoever plays a Senator lets all others play a card, too.
    .more = One after the other, one card each, for 1 aureus. It brings no income, and a Senator that is played so calls nobody.
guide-rome = The round is over: Rome took the legion that was worth most.
    .more = What Rome collects makes it stronger. A category is lost to Rome unless some player is stronger there.
guide-conspirator = There is a conspirator now, who wins if Rome wins.
    .more = The conspirator also begins every round. Whoever has more Intrigue symbols takes the part over.
guide-blocked = Not every card can be played: Fleet and Army have a limit.
    .more = Of each you may have at most as many symbols as of Land or of Intrigue, whichever you have more of. Play Land or Intrigue first.
