### The rules of the game, for players. An empty line separates paragraphs; a line that begins with
### "-" is an item of a list. The browser shows them too: no commands to type here.

rules-title = The rules of PAX

rules-goal = PAX is a card game by Bernd Eisenstein, published by Irongames in 2011. It is for 1 to
    4 players, and for 5 to 8 with two copies of the cards.

    Rome grows mightier every round. Together you can stand up to it, but each of you wants to come
    out on top. When the game ends, Rome is compared with the players in seven categories. A
    category belongs to Rome unless some player is stronger there; ties go to Rome.

    - Rome wins with { $needs } or more of the seven. Then the conspirator, the player who has
      plotted most, wins with it. If there is no conspirator, nobody wins.
    - Otherwise the players win, and the one with the most points is the winner.

    So there are two ways to win: bring Rome down and have the most points, or be the conspirator
    and keep Rome in power.
    .title = What it is about

rules-cards = A card has a category, one or more symbols, and a value in aurei, the coins of the
    game. It is written with three characters, the letter of its category, its symbols and its
    value: F23 is a Fleet with 2 symbols, worth 3. The categories, and what each is good for while
    you play:

    - { $wealth }: for every { $discount_for } Wealth symbols in your display a legion costs you 1
      aureus less.
    - { $fleet } and { $army }: points at the end, and for every { $bonus_for } symbols of the one
      you are 1 stronger in the other. Both are limited by your Land and Intrigue.
    - { $religion }: with { $sees_two } symbols you see two of the cards you draw together, with
      { $sees_all } all three.
    - { $senator }: 1 aureus more income. With 5 to 8 players, everyone else may then play a card,
      too.
    - { $land }: makes room for Fleets and Armies.
    - { $intrigue }: makes room too, and can make you the conspirator; but it costs you the income
      of the turn.

    There are { $cards_of_five } cards each of Wealth, Fleet, Army, Religion and Senator, and
    { $cards_of_two } each of Land and Intrigue.

    Income goes by cards. Everything else goes by symbols: the discount, what you see, the limit,
    the conspirator, and strength.

    Where cards lie: in the face-down pile; face-up under the legions, which are the market; with
    Rome, face-up or hidden; in the players’ secret hands; and in their displays, face-up. Nothing
    ever leaves a display. Burying a card means putting it under the pile.
    .title = The cards

rules-setup = The deck of { $cards } cards is shuffled; the cards not needed for your number of
    players are set aside unseen. With 5 to 8 players a second deck is shuffled, the cards not
    needed are set aside, and the rest is mixed with the whole first one.

    Rome gets { $hidden } hidden cards; with 5 to 8 players it first gets { $shown } cards face-up.
    Every player gets { $coins } aurei. The player in the first seat takes the card Primus and is
    the starting player. In seat order the players draw 2, 3, 4 and, from the fourth on, 5 cards;
    each keeps one and buries the others. Then every legion gets one card.
    .title = Set-up
rules-setup-players = { $players ->
    [one] solo
   *[other] { $players } players
}: { $pile } cards in the pile to begin with, { $aside ->
    [0] none
   *[other] { $aside }
} set aside, { $legions } legions

rules-turn = A round is one turn for each player, clockwise from the starting player. On your turn
    you do one of two things:

    - Peek: look at Rome’s hidden cards and receive { $peek }. Your turn ends; there is no other
      income. Everyone sees that you peek, but only you see the cards.
    - Or you draw, then buy, then play, then receive your income, in this order. You must draw; you
      need not buy or play.

    Cards you keep, take or bury are seen by you alone. Cards that are offered, bought or played are
    seen by all. Hands and aurei are secret, but all payments and moves are made openly, so anyone
    who keeps count will know.
    .title = A turn

rules-draw = You draw three cards. Take one into your hand, offer one face-up under any legion, even
    an empty one, and bury one: each exactly once, in any order.

    You place each card before you see the next. With { $sees_two } to { $sees_two_until } Religion
    symbols you see two cards together: offer or bury one of them, then you see the third and place
    the two you have left. With { $sees_all } or more you see all three before you place any.

    When the pile holds only two cards you take one and offer the other. When it holds one you take
    or offer it. Nothing is buried then. When the pile is empty you receive { $empty } instead and
    continue with buying.
    .title = Drawing

rules-buy = You may buy one group: all the cards under one legion. You pay the sum of their values,
    minus 1 aureus for every { $discount_for } Wealth symbols in your display (never below 0). The
    cards go into your hand, and you may play them this turn. The legion stays empty until the round
    ends, unless someone offers a card there.
    .title = Buying

rules-play = You may play cards from your hand into your display, one at a time. The first one of a
    turn is free, the second costs 1 aureus, the third 2, and so on.

    The limit: a Fleet may be played only if your Fleet symbols, the new ones included, are not more
    than the larger of your Land symbols and your Intrigue symbols. The larger number counts, not
    the sum. The same holds for an Army and your Army symbols. The limit is checked card by card, so
    a Land you play first makes room for a Fleet in the same turn.
    .title = Playing

rules-income = At the end of your turn you receive:

    - { $idle } if you played no card;
    - nothing at all if you played an Intrigue;
    - otherwise 1 aureus for each card in your largest category among those you added a card to this
      turn, and { $senator } aureus more if you played a Senator (only { $senator }, however many
      you played).
    .title = Income

rules-conspirator = The first player with an Intrigue in the display takes the card Primus
    Conspiratus and becomes the conspirator. As soon as another player has more Intrigue symbols,
    that player takes the card and is the conspirator instead; a tie changes nothing. Rome does not
    count here.

    The conspirator is the starting player (Primus) of every new round, gets { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end, and wins the game if Rome wins.
    .title = The conspirator

rules-senators = With 5 to 8 players: if you played a Senator, then after your income each other
    player, in turn order, may play one card for { $answer }. The limit applies, and there is no
    income. Such a card does not count towards its player’s own turn (neither price nor income), but
    it can make its player the conspirator at once. A Senator played this way triggers nothing
    further; it all happens only once a turn, however many Senators you played.
    .title = Senators with 5 to 8 players

rules-round = Once everyone has had a turn, the round ends:

    - If the pile is empty, the game ends now.
    - Rome takes all cards of the legion that is worth most by its printed values. If several are
      tied, it takes the one with the lowest number. Rome knows no limit and no discount.
    - The conspirator takes the card Primus and becomes the starting player; if there is none, the
      starting player stays the same.
    - Every empty legion gets one card from the pile. If there are too few cards for that, none is
      placed and the game ends.

    Cards that are still in the pile, under legions or set aside count for nobody.
    .title = The end of a round

rules-end = Rome turns over its hidden cards. Strength in a category is the number of symbols, for
    Rome as for the players, with two bonuses: 1 more Army for every { $bonus_for } Fleet symbols,
    and 1 more Fleet for every { $bonus_for } Army symbols. Bonuses count from printed symbols and
    are not bound by the limit.

    Rome holds a category if no single player is stronger than Rome in it. A tie is Rome’s, even 0
    to 0. With { $needs } or more Rome wins, and the conspirator with it. Otherwise your points
    decide:

    - { $present } for each category with at least one card in your display;
    - { $stronger } for each category in which you are stronger than Rome;
    - your strength in Army, and your strength in Fleet;
    - { $conspirator } if you are the conspirator;
    - { $richest } if you are the richest: aurei plus cards in hand, each card counting as 1 aureus.
      All who tie get the { $richest } points.

    Players tied for the most points share the victory.
    .title = The end of the game

rules-solo = The solo game is a campaign of five levels against Rome. There are 3 legions, and a
    round is one turn. You may not peek.

    A level is won if you have cards of all 7 categories in your display and are stronger than Rome
    in at least as many categories as the level asks for. There are no points, and it does not
    matter who the conspirator is.

    On levels 3, 4 and 5 you draw 3, 4 and 5 cards. First choose 1, 2 or 3 of them and place them in
    your display, free and regardless of the limit; of the two that are left you keep one and bury
    the other. A display that starts over the limit stays as it is, but Fleets and Armies you play
    later must respect the limit. All cards are shuffled again for every level, and a lost level may
    be tried again.
    .title = Playing alone
rules-solo-level = Level { $level }: stronger than Rome in { $goal } categories{ $lays ->
    [0] { "" }
    [one] , 1 card placed in your display at the start
   *[other] , { $lays } cards placed in your display at the start
}

rules-options = The printed rulebooks differ in two points. Here these are options, and a printing
    sets them as its rulebook has them:

    - A solo player may peek: in the Dutch, French and Portuguese rulebooks.
    - When the pile has run out, Rome takes one last legion before the game ends: in the Portuguese
      rulebook. Most games end with an empty pile, so this matters: in games between bots it changes
      the winner of about one game in fifteen, with four players of one in eight.

    One more option changes only what is shown: with open counts everyone sees how many aurei and
    cards each player has.

    Where the rulebooks are silent or contradict one another, this is played here:

    - Who starts the first game? The rulebooks leave that to the players. Here the host of a table
      chooses a player or chance. If nothing is chosen, chance decides the first game, and the next
      player starts with every rematch.
    - The cards you bury at set-up go under the pile in the order in which you drew them.
    - Legions are numbered from 1 by their place in the row, with 5 to 8 players too.
    - Cards left under the legions at the end do not go to Rome.
    - If Rome wins and there is no conspirator, nobody wins. If players tie for the most points,
      they share the victory.
    - On solo level 5, too, all 7 categories must be there as real cards.
    - The bank never runs out of aurei.
    - Three rules stand only in the Portuguese rulebook and contradict none of the others, so they
      always hold: what you do when the pile has only one or two cards, that no price falls below 0,
      and that all cards are shuffled again for each solo level.
    .title = Options and rulings

rules-credits = PAX was designed by Bernd Eisenstein and published by Irongames. This is an
    unofficial fan edition, made without their involvement. If you enjoy it, please buy the
    original.

    The rules are explained here in our own words. How many copies of each card the printed game
    holds is not published: the built-in deck is a reconstruction. Anyone who owns the game can
    count the cards and play with the real ones.
    .title = Credits
