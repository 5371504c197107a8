### Why a move is better than another one. The values come from games played out after both.

cause-better = Of 100 games it wins { $gain } more than “{ $other }”:
cause-equal = About as good as “{ $other }”: the difference is within the error.
cause-none = In the games played out after both, nothing that counts differs.
# $what is one of the messages below.
cause-share = { $what }: in { NUMBER($value, maximumFractionDigits: 0) }% of the games instead of { NUMBER($other, maximumFractionDigits: 0) }%
cause-number = { $what }: { NUMBER($value, maximumFractionDigits: 1) } instead of { NUMBER($other, maximumFractionDigits: 1) }

cause-rome-takes = Rome takes { $cards } before the next turn
cause-rival-buys = { $name } buys { $cards } before the next turn
cause-income = aurei received this turn
cause-aurei = aurei at the next turn
cause-cards = cards in hand and on display at the next turn
cause-limit = limit for Fleet and Army at the next turn
cause-discount = discount at the next turn
cause-sight = cards seen together when drawing
cause-knows-rome = Rome’s hidden cards known
cause-conspires = conspirator at the next turn
cause-rival-conspires = { $name } conspirator at the next turn
cause-plays-it = the card that the move brings is played by the end
cause-plays = played by the end: { $cards }
cause-beats-rome = stronger than Rome in { $category } at the end
cause-rival-beats-rome = { $name } stronger than Rome in { $category } at the end
cause-rome-holds = Rome holds { $category } at the end
cause-has-category = { $category } on display at the end
cause-richest = richest at the end
cause-symbols = strength in Fleet and Army at the end
cause-conspirator = conspirator at the end
cause-rival-conspirator = { $name } conspirator at the end
cause-rounds = rounds still to come
cause-rome-wins = Rome wins
cause-beaten = categories in which Rome is weaker at the end
cause-lead = points ahead of the best rival at the end
