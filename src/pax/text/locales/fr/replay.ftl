### Une partie enregistrée à un moment donné, et ce qui cloche dans un enregistrement.

replay-game = { $name }, partie { $game }
replay-move = Après { $move } sur { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
replay-last = Dernier coup : { $move }
replay-next = Coup suivant : { $move }

open = Toutes les cartes
open-hand = { $name } : { $hand }
open-in-view = { $name } doit encore placer : { $cards }
open-rome = Cartes cachées de Rome : { $cards }
open-pile = { $n ->
    [0] Pioche : vide
   *[other] Pioche de { $n }, depuis le dessus : { $cards }
}
open-aside = De côté : { $n ->
    [0] aucune carte
   *[other] { $cards }
}

verify-good = { $name } : { $n ->
    [one] { $n } enregistrement correct
   *[other] les { $n } enregistrements sont corrects
}
verify-bad = { $name } : { $bad } sur { $n ->
    [one] { $n } enregistrement
   *[other] { $n } enregistrements
} { $bad ->
    [one] est incorrect
   *[other] sont incorrects
}
record-empty = { $name } : le fichier est vide
record-wrong = { $name }, enregistrement { $record }, { $place } : { $why }
verify-stopped = Arrêt avant la fin : le reste n’a pas été vérifié.
record-unreadable = { $name } : illisible : { $why }
