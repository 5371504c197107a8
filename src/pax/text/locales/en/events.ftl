### What happens at the table, as lines of a log.
### $you is "yes" if it happens to the one who reads; $name is who else.
### The attribute .brief is used in a list behind the name: "Livia: draws, takes a card."

event-rome-showed = Rome receives { $card }, face-up.
event-rome-hid = Rome receives { $n } hidden cards.
event-saw = { $you ->
        [yes] You see { $card }.
       *[no] { $name } sees { $card }.
    }
    .brief = sees { $card }
event-laid = { $you ->
        [yes] You place { $card } in your display.
       *[no] { $name } places { $card } in their display.
    }
    .brief = places { $card }
event-kept = { $you ->
        [yes] You keep { $card }.
       *[no] { $name } keeps { $card }.
    }
    .brief = keeps { $card }
event-drew = { $you ->
        [yes] You draw.
       *[no] { $name } draws.
    }
    .brief = draws
event-drew-nothing = { $you ->
        [yes] The pile is empty: you receive aurei instead of drawing.
       *[no] The pile is empty: { $name } receives aurei instead of drawing.
    }
    .brief = cannot draw (the pile is empty)
event-took = { $you ->
        [yes] You take { $card } into your hand.
       *[no] { $name } takes { $card }.
    }
    .brief = takes { $card }
event-offered = { $you ->
        [yes] You offer { $card } under legion { $legion }.
       *[no] { $name } offers { $card } under legion { $legion }.
    }
    .brief = offers { $card } under legion { $legion }
event-buried = { $you ->
        [yes] You bury { $card } under the pile.
       *[no] { $name } buries { $card }.
    }
    .brief = buries { $card }
event-bought = { $you ->
        [yes] You buy legion { $legion } ({ $cards }) for { $aurei }.
       *[no] { $name } buys legion { $legion } ({ $cards }) for { $aurei }.
    }
    .brief = buys legion { $legion } ({ $cards }) for { $aurei }
event-skipped = { $you ->
        [yes] You buy nothing.
       *[no] { $name } buys nothing.
    }
    .brief = buys nothing
event-played = { $you ->
        [yes] You play { $card } and pay { $aurei }.
       *[no] { $name } plays { $card } and pays { $aurei }.
    }
    .brief = plays { $card } for { $aurei }
event-played-free = { $you ->
        [yes] You play { $card }.
       *[no] { $name } plays { $card }.
    }
    .brief = plays { $card }
event-stopped = { $you ->
        [yes] You end your turn.
       *[no] { $name } ends the turn.
    }
    .brief = plays no more
event-passed = { $you ->
        [yes] You pass.
       *[no] { $name } passes.
    }
    .brief = passes
event-peeked = { $you ->
        [yes] You peek at Rome’s hidden cards.
       *[no] { $name } peeks at Rome’s hidden cards.
    }
    .brief = peeks at Rome’s hidden cards
event-shown = { $you ->
        [yes] Rome’s hidden card { $place } is { $card }.
       *[no] { $name } sees Rome’s hidden card { $place }: { $card }.
    }
    .brief = sees Rome’s hidden card { $place }, { $card }
event-received = { $you ->
        [yes] { $n ->
            [0] You receive no income.
           *[other] You receive { $aurei }.
        }
       *[no] { $n ->
            [0] { $name } receives no income.
           *[other] { $name } receives { $aurei }.
        }
    }
    .brief = { $n ->
        [0] receives no income
       *[other] receives { $aurei }
    }
event-conspired = { $you ->
        [yes] You take Primus Conspiratus: you are the conspirator now.
       *[no] { $name } takes Primus Conspiratus and is the conspirator now.
    }
    .brief = takes Primus Conspiratus
event-rome-took = Rome takes legion { $legion }: { $cards }.
event-filled = Legion { $legion } gets { $card }.
event-round-began = Round { $round } begins; { $you ->
    [yes] you are
   *[no] { $name } is
} the starting player.
event-round-began-solo = Round { $round } begins.
event-turn-began = { $you ->
        [yes] Your turn begins.
       *[no] { $name }’s turn begins.
    }
event-turned = Rome reveals hidden card { $place }: { $card }.
event-took-back = { $you ->
        [yes] You take back { $moves ->
            [one] your last move
           *[other] your last { $moves } moves
        }.
       *[no] { $name } takes back { $moves ->
            [one] a move
           *[other] { $moves } moves
        }.
    }
    .brief = takes back { $moves ->
        [one] a move
       *[other] { $moves } moves
    }
event-list = { $name }: { $what }.

event-ended-rome = The game is over: Rome wins, and { $you ->
    [yes] you win with it as the conspirator
   *[no] { $name }, the conspirator, wins with it
}.
event-ended-nobody = The game is over: Rome wins. There is no conspirator, so no player wins.
event-ended-player = The game is over: Rome is beaten, and { $you ->
    [yes] you win
   *[no] { $name } wins
}.
event-ended-shared = The game is over: Rome is beaten, and { $names } share the victory.
event-ended-level-won = Level won!
event-ended-level-lost = Level lost.
