### Ce qu’une arène a montré.

arena-head = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, graine { $seed }
arena-column-level = niveau
arena-column-rating = cote
arena-column-games = parties
arena-column-against-rome = contre Rome
arena-column-time = ms par décision
arena-rating = { NUMBER($strength, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($uncertainty, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-part = { NUMBER($part, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-seats = Une partie compte pour chaque place qu’occupe un bot ; une victoire partagée à deux compte pour moitié à chacun, et ainsi de suite.
arena-rounded = { $games } parties par composition, pour que chaque bot occupe chaque place avec chaque donne.
arena-known = { $n ->
    [one] { $n } partie était déjà jouée.
   *[other] { $n } parties étaient déjà jouées.
}
arena-go-on = La même commande reprend à cet endroit.
arena-took = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } secondes
arena-plotted = Graphique enregistré dans { $name }
arena-wins = part de parties gagnées
arena-fair = une part équitable
