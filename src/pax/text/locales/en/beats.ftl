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
