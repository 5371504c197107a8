### The end of a game, explained.

end-hidden = Rome's hidden cards were { $cards }.
did-lose = Rome holds { $held } of 7 and needs { $needs } to win: it has lost, and the most points win.
did-win = Rome holds { $held } of 7 and needs { $needs } to win: it has won. The conspirator, { $you ->
    [yes] you
   *[no] { $name }
}, wins with it.
did-win-nobody = Rome holds { $held } of 7 and needs { $needs } to win: it has won. There is no conspirator, so nobody wins with it.

end-points = Points
end-points-idle = Points (they decide nothing, because Rome has won)
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
} on the display
end-stronger = { $points } for being stronger than Rome in { $n }
end-army = { $points } for strength in Army
end-fleet = { $points } for strength in Fleet
end-conspirator = { $points } for the conspirator
end-richest = { $points } for the richest ({ $aurei } and { $cards } in hand make { $riches })
end-not-richest = 0 for riches ({ $aurei } and { $cards } in hand make { $riches })
