### Het einde van een partij in de browser, zoals het onthuld wordt, en wat ervan te leren is.

finale-counting = Rome draait zijn verborgen kaarten om, en de categorieën worden beslist.
finale-player = Rome is verslagen. { $you ->
    [yes] Je wint
   *[no] { $name } wint
} met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
finale-shared = Rome is verslagen. Samen winnen { $names } met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
finale-rome = Rome wint, en { $you ->
    [yes] jij wint mee.
   *[no] { $name } wint mee.
}
finale-nobody = Rome wint, en verder niemand.
finale-margin = { $you ->
    [yes] { $ahead } meer dan jij.
   *[no] { $ahead } meer dan { $name }.
}
finale-held = Rome heeft { $held } van de 7, en heeft er { $needs } nodig om te winnen
finale-romes = van Rome
finale-rome-against = Rome { $rome }, de sterkste speler { $best }
finale-hidden = Wat Rome verborg
finale-card-taken = { $category } { $rome }:{ $best }, van Rome afgepakt
finale-card-tie = { $category } { $rome }:{ $best }, gelijk is voor Rome
finale-card-romes = { $category } { $rome }:{ $best }, van Rome
finale-part-present = soorten
finale-part-stronger = boven Rome
finale-part-army = leger
finale-part-fleet = vloot
finale-part-conspirator = complot
finale-part-richest = rijkste

finale-mistakes = Leer van je fouten
finale-mistakes-others = De duurste beslissingen
finale-mistakes-lead = Elk leidt naar zijn moment, met de betere zet, en is vandaar opnieuw te proberen.
finale-mistakes-none = De adviseur vond geen beslissing die zeker iets heeft gekost. Goed gespeeld!
finale-mistakes-wait = De adviseur bekijkt de beslissingen…
finale-mistake-cost = −{ $cost } winkans
finale-mistake = Zet { $move }, { $you ->
    [yes] jij
   *[no] { $name }
}: “{ $played }”. Beter: “{ $best }”.
finale-try-again = Hiervandaan opnieuw proberen
finale-speed = Snelheid
finale-speed-of = { $speed } keer
finale-turns = Alle beurten
finale-turning-at = Zet { $move }: een keerpunt

do-draw = Trekken
do-peek = Naar Romes kaarten gluren
do-take = { $card } nemen
do-offer = { $card } onder legioen { $legion }
do-bury = { $card } onder de stapel
do-buy = Legioen { $legion } kopen
do-skip = Niets kopen
do-play = { $card } spelen
do-end = Beurt beëindigen
do-pass = Niets spelen
do-keep = { $card } houden
do-lay = { $card } neerleggen
