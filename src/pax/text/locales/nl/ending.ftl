### Het einde van een spel, uitgelegd.

end-hidden = De verborgen kaarten van Rome waren { $cards }.
did-lose = Rome heeft { $held } van de 7 categorieën en moet er { $needs } hebben om te winnen: Rome heeft verloren, de meeste punten winnen.
did-win = Rome heeft { $held } van de 7 categorieën en moet er { $needs } hebben om te winnen: Rome heeft gewonnen. Met Rome wint de samenzweerder: { $you ->
    [yes] jij
   *[no] { $name }
}.
did-win-nobody = Rome heeft { $held } van de 7 categorieën en moet er { $needs } hebben om te winnen: Rome heeft gewonnen. Er is geen samenzweerder, dus niemand wint mee.

end-points = Punten
end-points-idle = Punten (ze beslissen niets, want Rome heeft gewonnen)
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
} op het tableau
end-stronger = { $points } voor { $n ->
    [one] 1 categorie
   *[other] { $n } categorieën
} sterker dan Rome
end-army = { $points } voor de sterkte in Leger
end-fleet = { $points } voor de sterkte in Vloot
end-conspirator = { $points } voor de samenzweerder
end-richest = { $points } voor de rijkste ({ $aurei } en { $cards } op hand, samen { $riches })
end-not-richest = 0 voor bezit ({ $aurei } en { $cards } op hand, samen { $riches })
