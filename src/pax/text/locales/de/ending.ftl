### Das Ende einer Partie, erklärt.

end-hidden = Roms verdeckte Karten waren { $cards }.
did-lose = Rom hat { $held } von 7 Kategorien und braucht { $needs } zum Sieg: Rom hat verloren, und die meisten Punkte gewinnen.
did-win = Rom hat { $held } von 7 Kategorien und braucht { $needs } zum Sieg: Rom hat gewonnen. Mit Rom gewinnt der Verschwörer: { $you ->
    [yes] du
   *[no] { $name }
}.
did-win-nobody = Rom hat { $held } von 7 Kategorien und braucht { $needs } zum Sieg: Rom hat gewonnen. Es gibt keinen Verschwörer, also gewinnt niemand mit.

end-points = Punkte
end-points-idle = Punkte (sie entscheiden nichts, denn Rom hat gewonnen)
end-player = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $winner ->
    [yes] {" "}— gewinnt
   *[no] { "" }
}
end-present = { $points } für { $n ->
    [one] 1 Kategorie
   *[other] { $n } Kategorien
} in der Auslage
end-stronger = { $points } für { $n ->
    [one] 1 Kategorie, in der Rom schwächer ist
   *[other] { $n } Kategorien, in denen Rom schwächer ist
}
end-army = { $points } für Stärke in Armee
end-fleet = { $points } für Stärke in Flotte
end-conspirator = { $points } für den Verschwörer
end-richest = { $points } für das größte Vermögen ({ $aurei } und { $cards } auf der Hand, zusammen { $riches })
end-not-richest = 0 für Vermögen ({ $aurei } und { $cards } auf der Hand, zusammen { $riches })
