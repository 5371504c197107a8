### Het einde van een spel, uitgelegd.

end-hidden = De verborgen kaarten van Rome waren { $cards }.
did-lose = Rome heeft { $held } van de 7 categorieën en had er { $needs } nodig: Rome is verslagen. Wie de meeste punten heeft, wint.
did-win = Rome heeft { $held } van de 7 categorieën, { $needs } is genoeg: Rome wint, en met Rome { $you ->
    [yes] jij als samenzweerder
   *[no] { $name }, de samenzweerder
}.
did-win-nobody = Rome heeft { $held } van de 7 categorieën, { $needs } is genoeg: Rome wint. Er is geen samenzweerder, dus geen speler wint mee.

end-points = Punten
end-points-idle = Punten (alleen ter informatie: Rome heeft gewonnen)
end-player = { $name }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}{ $winner ->
    [yes] {" "}— winnaar
   *[no] { "" }
}
end-present = { $points } voor { $n ->
    [one] 1 categorie
   *[other] { $n } categorieën
} in de display
end-stronger = { $points } voor { $n ->
    [one] 1 categorie waarin
   *[other] { $n } categorieën waarin
} Rome zwakker is
end-army = { $points } voor Legersterkte
end-fleet = { $points } voor Vlootsterkte
end-conspirator = { $points } voor Primus Conspiratus
end-richest = { $points } voor het grootste bezit ({ $aurei } en { $cards } op hand, samen { $riches })
end-not-richest = 0 voor bezit ({ $aurei } en { $cards } op hand, samen { $riches })
