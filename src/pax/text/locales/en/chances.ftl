### Open cards, chances and hints. Only the web client uses these.

chances-replay-drawn = { $n ->
    [one] Drawn card
   *[other] Drawn cards
}
chances-alone = Rome alone
chances-curve-note = Estimated at each decision by what the player who decides could know. All chances together, with Rome winning alone, make 100%.
chances-hint-lead = { $n ->
    [one] Your chance to win the game after each move, estimated from { $n } game played out; another hint adds more.
   *[other] Your chance to win the game after each move, estimated from { $n } games played out; another hint adds more.
}
chances-hint-chance = { $chance }% ± { $error }
chances-hint-equal = as good, within the error
chances-hint-more = { $n ->
    [one] { $n } other move is no better.
   *[other] { $n } other moves are no better.
}
