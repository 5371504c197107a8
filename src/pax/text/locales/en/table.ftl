### A view of the table, and what its seat remembers.

turn-over = The game is over.
turn-setup = Set-up: { $you ->
    [yes] choose your first cards.
   *[no] { $name } chooses the first cards.
}
turn-solo = Round { $round }.
turn = Round { $round }: { $you ->
    [yes] it is your turn.
   *[no] it is { $name }'s turn.
}
turn-answer = Round { $round }: { $active } has played a Senator, and { $you ->
    [yes] you
   *[no] { $name }
} may play one card.
starter = { $you ->
    [yes] You are
   *[no] { $name } is
} the starter of this round.
conspirator = { $you ->
    [yes] You are
   *[no] { $name } is
} the conspirator.
no-conspirator = There is no conspirator yet.

pile = Pile: { $n } cards.
pile-last-round = Pile: { $n ->
    [0] empty
    [one] 1 card
   *[other] { $n } cards
}. This is the last round.
pile-rounds-exact = Pile: { $n ->
    [one] 1 card
   *[other] { $n } cards
}. After this round there will be { $fewest ->
    [one] 1 more round
   *[other] { $fewest } more rounds
}.
pile-rounds = Pile: { $n ->
    [one] 1 card
   *[other] { $n } cards
}. After this round there will be { $fewest ->
    [0] at most { $most ->
        [one] 1 more round
       *[other] { $most } more rounds
    }
   *[other] at least { $fewest } and at most { $most ->
        [one] 1 more round
       *[other] { $most } more rounds
    }
}.

rome = Rome: { $n ->
    [0] no card face-up
    [one] 1 card face-up
   *[other] { $n } cards face-up
}
rome-hidden = { $n } hidden cards, turned over when the game ends
rome-hidden-known = { $n } hidden cards, which you have seen: { $cards }

display-group = { $category } { $n } ({ $cards })
display-empty = no cards on the display

legions = Legions
legion-empty = Legion { $legion }: empty
legion = Legion { $legion }: { $cards }, worth { $worth }
legion-price = { $legion }, costs you { $aurei }
legion-romes = { $legion } — Rome would take this one
discount = Your Wealth saves you { $aurei } on any legion.

players = Displays
other-players = The other displays
player = { $name }: { $display }
player-counts = { $name } ({ $aurei }, { $cards } in hand): { $display }
your-side = { $you ->
    [yes] You
   *[no] { $name }
}
hand = { $aurei } and { $n ->
    [0] no cards in hand
    [one] 1 card in hand: { $cards }
   *[other] { $n } cards in hand: { $cards }
}
in-view = Drawn and to be placed: { $cards }
limit = Limit: { $limit ->
    [0] no Fleet or Army yet (play a Land or an Intrigue first)
    [one] 1 symbol of { $fleet } (you have { $fleets }) and of { $army } (you have { $armies })
   *[other] { $limit } symbols of { $fleet } (you have { $fleets }) and of { $army } (you have { $armies })
}

standing = Strength by category, without Rome's { $n } hidden cards
standing-certain = Strength by category, Rome's { $n } hidden cards included
strength = { $name } { $n }
standing-category = { $category }  Rome { $rome }, { $players } — { $holder }
holder-rome = Rome holds it
holder-players = { $n ->
    [one] { $you ->
        [yes] you beat Rome
       *[no] { $names } beats Rome
    }
   *[other] { $names } beat Rome
}
would-lose = Rome would hold { $held } of 7 and lose: it needs { $needs }. The most points would win.
would-win = Rome would hold { $held } of 7 and win: it needs { $needs }. The conspirator, { $you ->
    [yes] you
   *[no] { $name }
}, would win with it.
would-win-nobody = Rome would hold { $held } of 7 and win: it needs { $needs }. Nobody would win with it.
solo-goal = You show { $present } of 7 categories (missing: { $missing }) and are stronger than Rome in { $beaten }. The level asks for all 7, and to be stronger in { $goal }.
solo-goal-all = You show all 7 categories and are stronger than Rome in { $beaten }. The level asks to be stronger in { $goal }.

memory = What you remember
memory-spectator = What can be known
memory-hand = { $name }: { $aurei }, { $cards } in hand{ $known ->
    [0] { "" }
   *[other] , among them { $which }
}
memory-place = { $card } at place { $place }
memory-pile = Known in the pile of { $n }, counted from the top: { $cards }
memory-pile-unknown = Of the pile of { $n } no card is known.
memory-unseen = { $n ->
    [one] 1 card was
   *[other] { $n } cards were
} never seen: in the pile, in other hands, hidden or set aside
memory-unseen-none = Every card was seen.
memory-unseen-category = { $category }: { $cards }
count-of-kind = { $n } x { $kind }
memory-points = Points if the game ended now, without Rome's hidden cards: { $points }
memory-points-certain = Points if the game ended now: { $points }
