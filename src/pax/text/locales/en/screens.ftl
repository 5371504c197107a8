### Texts of the browser's other screens: the end, replays, the rules, one's own games.

screen-home = Home
screen-language = Language
screen-loading = One moment …

screen-end-hidden = Rome turns over its hidden cards
screen-end-face-down = a card face-down
screen-end-categories = The seven categories
screen-end-open = not decided yet
screen-end-romes = Rome holds it
screen-end-players = { $names } { $n ->
    [one] is stronger
   *[other] are stronger
}
screen-end-rome-has = Rome { $n }
screen-end-held = Rome holds { $held } of 7
screen-end-all = Show everything at once
screen-end-player = Player
screen-end-part-present = Categories present
screen-end-part-stronger = Stronger than Rome
screen-end-part-army = Strength in Army
screen-end-part-fleet = Strength in Fleet
screen-end-part-conspirator = Conspirator
screen-end-part-richest = The richest
screen-end-part-total = Points
screen-end-winner = winner
screen-end-explain = How { $you ->
    [yes] your
   *[no] { $name }'s
} points came about
screen-end-level = Level { $level }: all 7 categories on your display ({ $present } there), and stronger than Rome in { $goal } ({ $beaten } reached).
screen-end-curve = The chance to win
screen-end-curve-alt = { $name }: from { $first } at first to { $last } at the end
screen-end-turning = Turning points
screen-end-turn-up = Move { $move }: { $you ->
    [yes] you rise
   *[no] { $name } rises
} from { $before } to { $after }
screen-end-turn-down = Move { $move }: { $you ->
    [yes] you fall
   *[no] { $name } falls
} from { $before } to { $after }
screen-end-curve-wait = The advisor goes through the game again …
screen-end-next = On to level { $level }
screen-end-rematch = Play again
screen-end-share = Share the replay
screen-end-copied = The link to the replay is copied.
screen-end-watch = Watch the replay
screen-end-close = Back to the table

screen-replay-title = Replay
screen-replay-open = Open a record
screen-replay-file = Choose a file (.json or .jsonl), or drop it here.
screen-replay-games = This file holds { $n } games. Which one?
screen-replay-game = Game { $n }: { $players }
screen-replay-position = Move { $move } of { $total }
screen-replay-first = To the beginning
screen-replay-back = One move back
screen-replay-play = Play
screen-replay-pause = Pause
screen-replay-on = One move on
screen-replay-last = To the end
screen-replay-eyes = Seen by
screen-replay-everything = everybody, all cards open
screen-replay-spectator = a spectator
screen-replay-link = Copy the link to this move
screen-replay-copied = The link is copied.
screen-replay-file-only = This record lies in a file of yours, so there is no link to it. Download it and pass it on.
screen-replay-download = Download the record
screen-replay-continue = Continue from here with bots
screen-replay-as = Play as { $name }
screen-replay-over = The game is over here: go back a few moves to continue.
screen-replay-broken = This is no record of a game of PAX.
screen-replay-missing = There is no such record on this server, or its game is still running.
screen-replay-hand = { $name }'s hand
screen-replay-hidden = Rome's hidden cards
screen-replay-pile = The pile, from the top
screen-replay-happened = What happened
screen-replay-dealt = The cards have been dealt.

screen-rules-contents = Contents
screen-rules-called = On buttons and in the log a card is called by its category, its symbols and its value: F23 is “Fleet 2/3”.
screen-rules-guide = Explain each decision when it first comes up
screen-rules-guide-again = Show all explanations again

screen-stats-title = My games
screen-stats-none = You have finished no game on this device yet. Every game that you end is kept here with its replay.
screen-stats-played = Games
screen-stats-won = Won
screen-stats-share = Share of wins
screen-stats-points = Points on average
screen-stats-best = Most points
screen-stats-rome = Rome won
screen-stats-conspirator = Won as the conspirator
screen-stats-by-players = By number of players
screen-stats-players = { $n ->
    [one] alone
   *[other] { $n } players
}
screen-stats-campaign = Solo campaign
screen-stats-level = Level { $level }
screen-stats-tried = { $won } of { $tried } won
screen-stats-untried = not tried yet
screen-stats-closed = not open yet
screen-stats-finished = Finished games
screen-stats-running = Running games
screen-stats-go-on = Go on
screen-stats-result-won = won
screen-stats-result-lost = lost
screen-stats-result-nobody = nobody won
screen-stats-with = with { $names }
screen-stats-solo-level = solo, level { $level }
screen-stats-points-of = { $points ->
    [one] 1 point
   *[other] { $points } points
}
screen-stats-replay = Replay
screen-stats-forget = Forget this game
screen-stats-local = This list is kept only in this browser.
