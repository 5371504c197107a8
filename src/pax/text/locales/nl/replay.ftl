### Een opgetekend spel op één moment, en wat er mis is met een verslag.

replay-game = { $name }, partij { $game }
replay-move = Na { $move } van { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
}
replay-last = Laatste zet: { $move }
replay-next = Volgende zet: { $move }

open = Alle kaarten
open-hand = { $name }: { $hand }
open-in-view = Door { $name } getrokken en nog niet geplaatst: { $cards }
open-rome = Verborgen kaarten van Rome: { $cards }
open-pile = { $n ->
    [0] Stapel: leeg
   *[other] Stapel van { $n }, van boven af: { $cards }
}
open-aside = Apart gelegd: { $n ->
    [0] geen kaart
   *[other] { $cards }
}

verify-good = { $name }: { $n ->
    [one] 1 partij klopt
   *[other] alle { $n } partijen kloppen
}
verify-bad = { $name }: { $bad } van { $n ->
    [one] 1 partij
   *[other] { $n } partijen
} { $bad ->
    [one] klopt
   *[other] kloppen
} niet
record-empty = { $name }: het bestand is leeg
record-wrong = { $name }, partij { $record }, { $place }: { $why }
verify-stopped = Voor het einde gestopt: de rest is niet nagekeken.
record-unreadable = { $name }: kan niet worden gelezen: { $why }
