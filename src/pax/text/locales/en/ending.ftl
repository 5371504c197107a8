### The end of a game, explained.

end-hidden = Rome’s hidden cards were { $cards }.
did-lose = Rome holds { $held } of the 7 categories and needed { $needs }: Rome is beaten, and whoever has the most points wins.
did-win = Rome holds { $held } of the 7 categories and needed { $needs }: Rome wins. { $you ->
    [yes] As the conspirator, you win with it.
   *[no] { $name }, the conspirator, wins with it.
}
did-win-nobody = Rome holds { $held } of the 7 categories and needed { $needs }: Rome wins. There is no conspirator, so no player wins.

end-points = Points
end-points-idle = Points (for the record only: Rome has won)
end-player = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $winner ->
    [yes] {" "}— winner
   *[no] { "" }
}
end-present = { $points } for { $n ->
    [one] 1 category
   *[other] { $n } categories
} in the display
end-stronger = { $points } for being stronger than Rome in { $n ->
    [one] 1 category
   *[other] { $n } categories
}
end-army = { $points } for strength in Army
end-fleet = { $points } for strength in Fleet
end-conspirator = { $points } for Primus Conspiratus
end-richest = { $points } for being the richest ({ $aurei } + { $cards } in hand = { $riches })
end-not-richest = 0 for money: not the richest ({ $aurei } + { $cards } in hand = { $riches })
