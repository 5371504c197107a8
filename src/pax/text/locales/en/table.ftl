### A view of the table, and what its seat remembers.

turn-over = The game is over.
turn-setup = Set-up: { $you ->
    [yes] choose your first cards.
   *[no] { $name } chooses the first cards.
}
turn-solo = Round { $round }.
turn = Round { $round }: { $you ->
    [yes] it is your turn.
   *[no] it is { $name }’s turn.
}
turn-answer = Round { $round }: { $active } has played a Senator, and { $you ->
    [yes] you
   *[no] { $name }
} may play one card.
starter = { $you ->
    [yes] You are
   *[no] { $name } is
} the starting player of this round.
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
    [0] no face-up cards
    [one] 1 face-up card
   *[other] { $n } face-up cards
}
rome-hidden = { $n } hidden cards, revealed at the end of the game
rome-hidden-known = { $n } hidden cards, which you have seen: { $cards }

display-group = { $category } { $n } ({ $cards })
display-empty = no cards in the display

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
in-view = Drawn, still to be placed: { $cards }
limit = Limit: { $limit ->
    [0] no Fleet or Army yet (play Land or Intrigue first)
    [one] 1 symbol each of { $fleet } (you have { $fleets }) and { $army } (you have { $armies })
   *[other] { $limit } symbols each of { $fleet } (you have { $fleets }) and { $army } (you have { $armies })
}

standing = Strength by category, without Rome’s { $n } hidden cards
standing-certain = Strength by category, Rome’s { $n } hidden cards included
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
would-lose = Rome would hold { $held } of 7 categories (it needs { $needs }) and lose. The most points would win.
would-win = Rome would hold { $held } of 7 categories (it needs { $needs }) and win. { $you ->
    [yes] As the conspirator, you would win with it.
   *[no] { $name }, the conspirator, would win with it.
}
would-win-nobody = Rome would hold { $held } of 7 categories (it needs { $needs }) and win. No player would win.
solo-goal = { $present } of 7 categories in your display (missing: { $missing }), stronger than Rome in { $beaten }. To win the level: all 7, and stronger in at least { $goal }.
solo-goal-all = All 7 categories in your display, stronger than Rome in { $beaten }. To win the level: stronger in at least { $goal }.

memory = What you remember
memory-spectator = What can be known
memory-hand = { $name }: { $aurei }, { $cards } in hand{ $known ->
    [none] { "" }
    [all] : { $which }
   *[some] , among them { $which }
}
memory-place = { $card } ({ $place })
memory-pile = Known in the pile of { $n }, with the place from the top: { $cards }
memory-pile-unknown = { $n ->
    [0] The pile is empty.
   *[other] No card in the pile of { $n } is known.
}
memory-unseen = { $n ->
    [one] 1 card has
   *[other] { $n } cards have
} not been seen yet (in the pile, in other hands, hidden or set aside)
memory-unseen-none = Every card has been seen.
memory-unseen-category = { $category }: { $cards }
count-of-kind = { $n } × { $kind }
memory-points = Points if the game ended now, without Rome’s hidden cards: { $points }
memory-points-certain = Points if the game ended now: { $points }
