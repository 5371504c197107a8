### The guide of the browser: what first comes up in one line, and more of it below.

guide-title = New to you
guide-more = More
guide-understood = Got it
guide-off = Turn off tips
guide-rules = See the rules

guide-laying = “Wealth 1/2” is 1 symbol, worth 2 aurei. Symbols are your strength.
    .more = You need all seven categories in the end. Before the first turn cards are free and the limit does not apply: a rare chance to get a Fleet or an Army down without Land.
guide-keeping = “Wealth 1/2” is 1 symbol, worth 2 aurei. Symbols are your strength.
    .more = In every category the symbols in your display count against Rome. The value is what the card costs while it lies under a legion. The cards you do not keep go under the pile; you may see them again late in the game.
guide-beginning = On your turn you draw three cards, may buy a legion, and may play cards.
    .more = Of the three cards one goes into your hand, one under a legion, one under the pile. If you peek instead (where that is allowed), you see Rome’s hidden cards and your turn ends.
guide-placing = One card for your hand, one under a legion, one under the pile.
    .more = Each place once, in any order. Anyone may buy what lies under a legion, you too, right after drawing. At the end of the round Rome takes the most valuable legion, so a strong card left there makes Rome stronger.
guide-buying = You may buy one legion: all its cards go into your hand.
    .more = The price is their total value minus your Wealth discount. At the end of the round Rome takes the most valuable legion; what you buy is safe from Rome.
guide-playing = Play what you like: the first card is free, the second costs 1, the third 2, and so on.
    .more = Then you receive income: 1 aureus for each card (not symbol) in your largest category among those you played in this turn, plus 1 for a Senator, but nothing if you played an Intrigue. If you play nothing, you receive 2. The numbers below each card show what it costs and what it would bring.
guide-answering = A Senator was played: everyone else may play one card.
    .more = One after the other, one card each, for 1 aureus. It brings no income, and a Senator played this way triggers nothing further.
guide-rome = The round is over: Rome has taken the most valuable legion.
    .more = What Rome collects makes it stronger. A category is lost to Rome unless some player is stronger there.
guide-conspirator = There is a conspirator now, who wins if Rome wins.
    .more = The conspirator also starts every round. As soon as another player has more Intrigue symbols, that player becomes the conspirator.
guide-blocked = Some cards cannot be played yet: Fleet and Army have a limit.
    .more = Of each you may have at most as many symbols as of Land or of Intrigue, whichever you have more of. Play Land or Intrigue first.
