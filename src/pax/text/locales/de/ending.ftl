### Das Ende einer Partie, erklärt.

end-hidden = Roms verdeckte Karten waren { $cards }.
did-lose = Rom hat { $held } von 7 Kategorien und hätte { $needs } gebraucht: Rom ist besiegt. Wer die meisten Punkte hat, gewinnt.
did-win = Rom hat { $held } von 7 Kategorien, { $needs } genügen: Rom gewinnt und mit Rom { $you ->
    [yes] du
   *[no] { $name }
} als Verschwörer.
did-win-nobody = Rom hat { $held } von 7 Kategorien, { $needs } genügen: Rom gewinnt. Es gibt keinen Verschwörer, also gewinnt kein Spieler mit.

end-points = Punkte
end-points-idle = Punkte (nur zur Information: Rom hat gewonnen)
end-player = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $winner ->
    [yes] {" "}— Sieg
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
end-army = { $points } für Armeestärke
end-fleet = { $points } für Flottenstärke
end-conspirator = { $points } für Primus Conspiratus
end-richest = { $points } für das größte Vermögen ({ $aurei } und { $cards } auf der Hand, zusammen { $riches })
end-not-richest = 0 für Vermögen ({ $aurei } und { $cards } auf der Hand, zusammen { $riches })
