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
    .a = a Wealth
category-F = Fleet
    .a = a Fleet
category-A = Army
    .a = an Army
category-R = Religion
    .a = a Religion
category-S = Senator
    .a = a Senator
category-L = Land
    .a = a Land
category-I = Intrigue
    .a = an Intrigue
category-with-letter = { $category } { $letter }

card-in-words = { $card }, { $kind }
kind = { $category } with { $symbols ->
    [one] 1 symbol
   *[other] { $symbols } symbols
} worth { $value }
unknown-card = a card
