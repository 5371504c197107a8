### Texts of the browser’s other screens: the end, replays, the rules, one’s own games.

screen-home = Home
screen-language = Language
screen-loading = One moment…

screen-end-face-down = a card face-down
screen-end-categories = The seven categories
screen-end-open = not decided yet
screen-end-romes = Rome holds it
screen-end-players = { $you ->
    [alone] You are stronger
   *[no] { $names } { $n ->
        [one] is stronger
       *[other] are stronger
    }
}
screen-end-all = Skip to the result
screen-end-player = Player
screen-end-part-present = Categories in display
screen-end-part-stronger = Stronger than Rome
screen-end-part-army = Strength in Army
screen-end-part-fleet = Strength in Fleet
screen-end-part-conspirator = Primus Conspiratus
screen-end-part-richest = Richest
screen-end-part-total = Points
screen-end-winner = winner
screen-end-explain = { $you ->
    [yes] Your points explained
   *[no] { $name }’s points explained
}
screen-end-level = Level { $level }: { $present } of 7 categories in your display, stronger than Rome in { $beaten } of the { $goal } needed.
screen-end-curve = Chance of winning
screen-end-curve-alt = { $name }: from { $first } at the start to { $last } at the end
screen-end-turning = Turning points
screen-end-turn-up = Move { $move }: { $you ->
    [yes] your chance rises
   *[no] { $name }’s chance rises
} from { $before } to { $after }
screen-end-turn-down = Move { $move }: { $you ->
    [yes] your chance drops
   *[no] { $name }’s chance drops
} from { $before } to { $after }
screen-end-curve-wait = The advisor is reviewing the game…
screen-end-next = On to level { $level }
screen-end-rematch = Play again
screen-end-share = Share the replay
screen-end-copied = Link to the replay copied.
screen-end-watch = Watch the replay
screen-end-close = Back to the table

screen-replay-title = Replay
screen-replay-open = Open a saved game
screen-replay-file = Choose a file (.json or .jsonl), or drop it here.
screen-replay-games = This file contains { $n } games. Which one?
screen-replay-game = Game { $n }: { $players }
screen-replay-position = Move { $move } of { $total }
screen-replay-first = Start
screen-replay-back = Previous move
screen-replay-play = Play
screen-replay-pause = Pause
screen-replay-on = Next move
screen-replay-last = End
screen-replay-eyes = View
screen-replay-everything = all cards open
screen-replay-spectator = as a spectator
screen-replay-link = Copy link to this move
screen-replay-copied = Link copied.
screen-replay-file-only = This game is only in a file on your device, so it has no link. Download the file to share it.
screen-replay-download = Download this game
screen-replay-continue = Play on from here
screen-replay-as = Play as { $name }
screen-replay-over = The game is over here: go back a few moves to continue.
screen-replay-broken = This is not a recorded game of PAX.
screen-replay-missing = There is no such game here, or it is still being played.
screen-replay-hand = { $name }’s hand
screen-replay-hidden = Rome’s hidden cards
screen-replay-pile = The pile, from the top
screen-replay-happened = What happened
screen-replay-dealt = The cards are dealt.

screen-rules-contents = Contents
screen-rules-called = On buttons and in the log a card is shown as category, symbols/value: F23 is “Fleet 2/3”.
screen-rules-guide = Show a tip when a decision comes up for the first time
screen-rules-guide-again = Show all tips again

screen-stats-title = My games
screen-stats-none = You haven’t finished a game on this device yet. Every finished game is kept here with its replay.
screen-stats-played = Games
screen-stats-won = Won
screen-stats-share = Win rate
screen-stats-points = Average points
screen-stats-best = Best score
screen-stats-rome = Games won by Rome
screen-stats-conspirator = Won as the conspirator
screen-stats-by-players = By number of players
screen-stats-players = { $n ->
    [one] Solo
   *[other] { $n } players
}
screen-stats-campaign = Solo campaign
screen-stats-level = Level { $level }
screen-stats-tried = { $won } of { $tried } won
screen-stats-untried = not tried yet
screen-stats-closed = locked
screen-stats-finished = Finished games
screen-stats-running = Games in progress
screen-stats-go-on = Continue
screen-stats-result-won = won
screen-stats-result-lost = lost
screen-stats-result-nobody = nobody won
screen-stats-with = against { $names }
screen-stats-solo-level = solo, level { $level }
screen-stats-points-of = { $points ->
    [one] 1 point
   *[other] { $points } points
}
screen-stats-replay = Replay
screen-stats-forget = Remove this game from the list
screen-stats-local = This list is stored only in this browser.
