### What happens at the table, shown step by step.

beats-speed = Speed: { $n ->
    [1] normal
   *[other] { $n } times
}
beats-speed-change = Change the speed
beats-skip = To my turn
beats-repeat = Since your last turn
beats-repeat-lead = Show again what the others have done.
beats-says-all = Announce every action of the others

scene-peek = What Rome hides
scene-peek-lead = Only you see these. The others know that you looked.
scene-peek-aurei = 2 aurei for your report
scene-peek-same = With them Rome still holds { $now } of the 7 categories.
scene-peek-more = With them Rome holds { $then } of the 7 categories today, not { $now }.
scene-peek-done = Remember and go on
scene-conspirator-over = Primus Conspiratus
scene-conspirator = { $you ->
    [yes] You lead the conspiracy
   *[no] { $name } leads the conspiracy
}
scene-conspirator-wins = { $you ->
    [yes] If Rome wins, you win with it. You begin every round.
   *[no] If Rome wins, { $name } wins with it, and begins every round.
}
scene-conspirator-rome = Rome holds { $held } of the 7 categories and needs { $needs }.
scene-go-on = Go on
scene-march = Rome marches off with legion { $legion }
scene-last-round = The last round begins
scene-last-round-short = Last round
