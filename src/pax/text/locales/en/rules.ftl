### The rules of the game, for players. An empty line separates paragraphs; a line that begins with
### "-" is an item of a list.

rules-title = The rules of PAX
rules-sections = Sections: { $sections }. One of them alone: pax rules { $example }

rules-goal = PAX is a card game by Bernd Eisenstein, published by Irongames in 2011. It is for 1 to 4
    players, and for 5 to 8 with two copies of the cards.

    Rome grows mightier every round. Together you could stand up to it, and all the same each of you
    wants to be first. When the game ends, Rome is compared with the players in seven categories. A
    category belongs to Rome unless some player is stronger there; a tie is Rome's.

    - Rome wins with { $needs } or more of the seven. Then the conspirator wins with it, the player
      who has plotted most. If there is no conspirator, nobody wins.
    - Otherwise the players win, and the one with the most points is the winner.

    So there are two ways to win: make Rome fall and have the most points, or be the conspirator and
    let Rome stand.
    .title = What it is about

rules-cards = A card has a category, one or more symbols, and a value in aurei, the coins of the
    game. It is written with three characters: F23 is a Fleet with 2 symbols, worth 3. The
    categories, and what each is good for while you play:

    - { $wealth }: for every { $discount_for } Wealth symbols on your display a legion costs you 1
      aureus less.
    - { $fleet } and { $army }: points at the end, and for every { $bonus_for } symbols of the one
      you are 1 stronger in the other. Both are limited by your Land and Intrigue.
    - { $religion }: with { $sees_two } symbols you see two of the cards that you draw together, with
      { $sees_all } all three.
    - { $senator }: 1 aureus more income. With 5 to 8 players the others may answer.
    - { $land }: makes room for Fleets and Armies.
    - { $intrigue }: makes room too, and can make you the conspirator; but it costs you the income of
      the turn.

    Income goes by cards. Everything else goes by symbols: the discount, what you see, the limit, the
    conspirator, and strength.

    Where cards lie: in the face-down pile; face-up under the legions, which are the market; with
    Rome, face-up or hidden; in the players' secret hands; and on their displays, face-up. Nothing
    ever leaves a display. To bury a card is to put it under the pile.
    .title = The cards

rules-setup = The deck of { $cards } cards is shuffled; what the number of players does not need is
    set aside unseen. With 5 to 8 players a second deck is shuffled, its surplus is set aside, and
    the rest is mixed with the whole first one.

    Rome gets { $hidden } hidden cards; with 5 to 8 players it first gets { $shown } cards face-up.
    Every player has { $coins } aurei. In seat order the players draw 2, 3, 4, 5, 5, 5, 5 and 5
    cards; each keeps one and buries the others. Then every legion gets one card.
    .title = Set-up
rules-setup-players = { $players ->
    [one] alone
   *[other] { $players } players
}: { $pile } cards in the pile at first, { $aside ->
    [0] none aside
   *[other] { $aside } aside
}, { $legions } legions

rules-turn = A round is one turn for each player, clockwise from the starter. In your turn you do one
    of two things:

    - Peek: you see Rome's hidden cards and receive { $peek }. Your turn is over.
    - Or you draw, then buy, then play, then receive your income, in this order. You must draw; you
      need not buy or play.

    Cards that you keep, take or bury are seen by you alone. Cards that are offered, bought or played
    are seen by all. Hands and aurei are secret, but everything is paid and moved in the open: if you
    count, you know.
    .title = A turn

rules-draw = You draw three cards. One you take into your hand, one you offer face-up under any
    legion, even an empty one, and one you bury. Each happens exactly once, in any order.

    You place each card before you see the next. With { $sees_two } to { $sees_two_until } Religion
    symbols you see two cards together: offer or bury one of them, then you see the third and place
    both that you hold. With { $sees_all } or more you see all three before you place any.

    When the pile holds only two cards you take one and offer the other. When it holds one you take
    or offer it. Nothing is buried then. When the pile is empty you receive { $empty } instead.
    .title = Drawing

rules-buy = You may buy one group: all the cards under one legion. You pay the sum of their values,
    less 1 aureus for every { $discount_for } Wealth symbols on your display, but never less than
    nothing. The cards go into your hand, and you may play them this turn. The legion stays empty
    until the round ends, unless somebody offers a card there.
    .title = Buying

rules-play = You may play cards from your hand onto your display, one after the other. The first one
    of a turn is free, the second costs 1 aureus, the third 2, and so on.

    The limit: a Fleet may be played only if your Fleet symbols, the new ones included, are not more
    than the larger of your Land symbols and your Intrigue symbols. The larger, not the sum. The same
    holds for an Army and your Army symbols. It is looked at card by card, so a Land that you play
    first makes room for a Fleet in the same turn.
    .title = Playing

rules-income = At the end of your turn you receive:

    - { $idle } if you played no card;
    - nothing at all if you played an Intrigue;
    - otherwise as many aurei as you have cards on your display in one of the categories that you
      played this turn: the one with the most cards. And { $senator } aureus more if you played a
      Senator, once, however many.
    .title = Income

rules-conspirator = The first player with an Intrigue on the display becomes the conspirator. As soon
    as another player has more Intrigue symbols, that player is the conspirator instead; a tie
    changes nothing. Rome does not count here.

    The conspirator begins every new round, gets { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end, and wins the game if Rome wins.
    .title = The conspirator

rules-senators = With 5 to 8 players: when you have played a Senator, then after your income each
    other player, in turn order, may play one card for { $answer }. The limit holds, and there is no
    income for it. Such a card can make its player the conspirator. A Senator played like this starts
    nothing further, and it all happens once a turn, however many Senators you played.
    .title = Senators with many players

rules-round = When everybody had a turn, the round ends:

    - If the pile is empty the game ends now.
    - Rome takes all cards of the legion that is worth most by its printed values. If several are,
      it takes the one with the lowest number. Rome knows no limit and no discount.
    - The conspirator, if there is one, becomes the starter.
    - Every empty legion gets one card from the pile. If there are too few cards for that, none is
      placed and the game ends.

    Cards that are still in the pile, under legions or aside count for nobody.
    .title = The end of a round

rules-end = Rome turns over its hidden cards. Strength in a category is the number of symbols, for
    Rome as for the players, with two bonuses: 1 more Army for every { $bonus_for } Fleet symbols,
    and 1 more Fleet for every { $bonus_for } Army symbols. Bonuses count from printed symbols and are
    not bound by the limit.

    Rome holds a category if no single player is stronger than Rome in it. A tie is Rome's, even 0 to
    0. With { $needs } or more Rome wins, and the conspirator with it. Otherwise your points decide:

    - { $present } for each category in which you have a card;
    - { $stronger } for each category in which you are stronger than Rome;
    - your strength in Army, and your strength in Fleet;
    - { $conspirator } if you are the conspirator;
    - { $richest } if you are the richest: aurei plus cards in hand. All who tie for it get them.

    Equal points share the victory.
    .title = The end of the game

rules-solo = Alone you play against Rome, a campaign of five levels. There are 3 legions, and a round
    is one turn. You may not peek.

    A level is won if you have cards of all 7 categories on your display and are stronger than Rome
    in at least as many categories as the level asks for. There are no points, and it does not matter
    who the conspirator is.

    On levels 3 to 5 you first draw some cards more and lay them on your display for nothing, whatever
    the limit says. Of the last two cards you keep one and bury the other. All cards are shuffled anew
    for every level, and a lost level may be tried again.
    .title = Playing alone
rules-solo-level = Level { $level }: stronger than Rome in { $goal }{ $lays ->
    [0] { "" }
    [one] , 1 card to lay first
   *[other] , { $lays } cards to lay first
}

rules-options = The printed rulebooks differ in two points. Here they are options, and a printing sets
    them as its rulebook has them (pax table --printing pt):

    - A solo player may peek: in the nl, fr and pt rulebooks.
    - When the pile has run out Rome takes one last legion before the game ends: in the pt rulebook.

    One more option changes only what is shown: with open counts everybody sees how many aurei and
    cards each player has (pax table --open-counts).
    .title = Options

rules-credits = PAX was designed by Bernd Eisenstein and published by Irongames. This is an unofficial
    edition, made by admirers, without their involvement. If you like the game, buy it.

    The rules are told here in our own words. How many copies of each card the printed game holds is
    not published: the built-in deck is a reconstruction. pax deck shows it, and whoever owns the game
    can count the cards and play with the real ones.
    .title = Credits
