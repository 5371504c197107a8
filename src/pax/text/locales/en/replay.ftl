### A recorded game at one moment, and what is wrong with a record.

replay-game = { $name }, game { $game }
replay-move = After { $move } of { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
replay-last = Last move: { $move }
replay-next = Next move: { $move }

open = All cards
open-hand = { $name }: { $hand }
open-in-view = { $name } has drawn and not yet placed: { $cards }
open-rome = Rome’s hidden cards: { $cards }
open-pile = { $n ->
    [0] Pile: empty
   *[other] Pile of { $n }, from the top: { $cards }
}
open-aside = Set aside: { $n ->
    [0] no cards
   *[other] { $cards }
}

verify-good = { $name }: { $n ->
    [one] 1 record is correct
   *[other] all { $n } records are correct
}
verify-bad = { $name }: { $bad } of { $n ->
    [one] 1 record
   *[other] { $n } records
} { $bad ->
    [one] is
   *[other] are
} wrong
record-empty = { $name }: the file is empty
record-wrong = { $name }, record { $record }, { $place }: { $why }
verify-stopped = Stopped before the end: the rest was not checked.
record-unreadable = { $name }: cannot be read: { $why }
