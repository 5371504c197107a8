### Words that all other messages are made with.

none = none

name = { $you ->
        [yes] you
       *[no] { $name }
    }
    .title = { $you ->
        [yes] You
       *[no] { $name }
    }

# $first and $last are things, names or cards.
list = { $first }, { $last }
list-and = { $first } and { $last }

aurei = { $n ->
    [one] { $n } aureus
   *[other] { $n } aurei
}
cards = { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}

category-W = Wealth
    .a = Wealth
category-F = Fleet
    .a = Fleet
category-A = Army
    .a = Army
category-R = Religion
    .a = Religion
category-S = Senator
    .a = Senator
category-L = Land
    .a = Land
category-I = Intrigue
    .a = Intrigue
category-with-letter = { $category } { $letter }

card-in-words = { $card } ({ $kind })
kind = { $category }, { $symbols ->
    [one] 1 symbol
   *[other] { $symbols } symbols
}, worth { $value }
unknown-card = a card
