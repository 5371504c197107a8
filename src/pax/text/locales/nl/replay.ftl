### Een opgetekend spel op één moment, en wat er mis is met een verslag.

replay-game = { $name }, spel { $game }
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
open-pile = Stapel van { $n }, van boven af: { $n ->
    [0] leeg
   *[other] { $cards }
}
open-aside = Apart gelegd: { $n ->
    [0] geen kaart
   *[other] { $cards }
}

verify-good = { $name }: { $n ->
    [one] 1 verslag klopt
   *[other] alle { $n } verslagen kloppen
}
verify-bad = { $name }: { $bad } van { $n ->
    [one] 1 verslag
   *[other] { $n } verslagen
} { $bad ->
    [one] klopt
   *[other] kloppen
} niet
record-empty = { $name }: het bestand is leeg
record-wrong = { $name }, verslag { $record }, { $place }: { $why }
verify-stopped = Voor het einde gestopt: de rest is niet nagekeken.
record-unreadable = { $name }: kan niet worden gelezen: { $why }
