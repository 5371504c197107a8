### Checking a deal, and comparing the tables that play the same cards.

check-title = Check this deal
check-lead = Before the cards were dealt, the server promised which secret it would use, by showing its fingerprint. The game is over, and the secret is open: this browser now computes everything again by itself.
check-verdict-right = The deal was fair.
check-verdict-wrong = This deal does not add up.
check-step-right = correct
check-step-wrong = wrong
check-promise = The promise
check-promise-right = This browser noted this fingerprint before the cards were open, and it is the same now.
check-promise-unseen = This browser did not see the fingerprint before the game; this is what the server shows now. Those who played can compare it with theirs.
check-promise-wrong = The server shows another fingerprint than before the game.
check-noted = Noted before:
check-secret = The secret
check-secret-right = The fingerprint (SHA-256) of the secret is the promised one, so the secret was fixed beforehand.
check-secret-wrong = The fingerprint (SHA-256) of the secret is not the promised one: the secret was changed.
check-the-secret = Secret:
check-its-fingerprint = Computed here:
check-nonces = The players’ contributions
check-nonces-right = Each player’s browser adds a random text to the deal, so the server cannot choose the cards alone.
check-nonces-duplicate = These cards were dealt at the first table, with the contributions from there.
check-nonces-wrong = The text that this browser sent is missing: the cards were dealt without it.
check-no-nonce = none
check-own-nonce = sent by this browser
check-seat = Seat { $number }
check-pile = The cards
check-pile-right = Shuffled again from the secret and the contributions, the { $cards } cards of the pile lie exactly as they were played.
check-pile-wrong = Shuffled again, the cards lie differently, from card { $place } of { $cards } on.
check-show-pile = Show the pile as it was computed, first card first
check-starter = Who began
check-starter-right = Chance decided: the secret draws number { $number } of { $seats }, in the order in which the seats were set up. That was { $name }, who began.
check-starter-duplicate = Chance decided at the first table, by the same secret: number { $number } of { $seats }. The same seat began here, played by { $name }.
check-starter-wrong = Chance should have decided, but the secret draws another number than { $number } of { $seats }.
check-starter-chosen = { $name } began. That was not left to chance: it was chosen for this table, or it moved on from the game before.
check-starter-alone = { $name } played alone.
check-how = How it works: the cards are put in order, and a Fisher-Yates shuffle exchanges them by numbers from HMAC-SHA-256 of the secret, the contributions and a counter. The starter is drawn in the same way. With the two files anybody can repeat this with a program of their own.
check-save-proof = Save the proof as a file
check-save-record = Save the game as a file
check-replay = Replay
check-back = To the table
compare-title = The same cards
compare-lead = Several tables can play one deal: the same pile, and the same seat begins. Here is what each made of it.
compare-open = { $n ->
    [one] One table is still to be played.
   *[other] { $n } tables are still to be played.
}
compare-done = All { $n } tables have finished.
compare-alone = Nobody else has played these cards yet. The host can give them to others at the end of the game.
compare-seat = Seat
compare-seat-number = Seat { $n }
compare-table = Table { $n }
compare-this = this table
compare-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
compare-outcome = Result
compare-waiting = not begun yet
compare-running = being played
compare-over = finished
compare-closed = closed before the end
compare-rome-won = Rome won
compare-won = { $name } won
compare-won-with-rome = { $name } won with Rome
compare-replay = Replay
compare-secret = The other tables, their cards and replays open when all have finished.
compare-invite = Let others play these cards
compare-link = Link for the players
compare-to-table = To the table
