### Open cards, chances and hints. Only the web client uses these.

chances-replay-drawn = { $n ->
    [one] Getrokken kaart
   *[other] Getrokken kaarten
}
chances-alone = Rome alleen
chances-curve-note = Geschat bij elke beslissing op grond van wat de speler aan zet kon weten. Alle kansen samen, met die dat Rome alleen wint, zijn 100%.
chances-hint-lead = { $n ->
    [one] Je kans om de partij te winnen na elke zet, geschat uit { $n } uitgespeelde partij; nog een tip voegt er meer toe.
   *[other] Je kans om de partij te winnen na elke zet, geschat uit { $n } uitgespeelde partijen; nog een tip voegt er meer toe.
}
chances-hint-chance = { $chance }% ± { $error }
chances-hint-equal = even goed, binnen de foutmarge
chances-hint-more = { $n ->
    [one] { $n } andere zet is niet beter.
   *[other] { $n } andere zetten zijn niet beter.
}
