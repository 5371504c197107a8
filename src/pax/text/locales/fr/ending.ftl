### La fin d’une partie, expliquée.

end-hidden = Les cartes cachées de Rome étaient { $cards }.
did-lose = Rome a { $held } des 7 catégories ; il lui en fallait { $needs }. Rome est battue : le plus grand total de points l’emporte.
did-win = Rome a { $held } des 7 catégories ; { $needs } suffisaient : Rome gagne. { $you ->
    [yes] Vous êtes le conspirateur : vous gagnez avec elle.
   *[no] Le conspirateur, { $name }, gagne avec elle.
}
did-win-nobody = Rome a { $held } des 7 catégories ; { $needs } suffisaient : Rome gagne. Sans conspirateur, aucun joueur ne gagne avec elle.

end-points = Points
end-points-idle = Points (pour mémoire : Rome a gagné)
end-player = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $winner ->
    [yes] {" "}— victoire
   *[no] { "" }
}
end-present = { $points } pour { $n ->
    [one] { $n } catégorie
   *[other] { $n } catégories
} dans la zone de jeu
end-stronger = { $points } pour { $n ->
    [one] { $n } catégorie
   *[other] { $n } catégories
} où Rome est plus faible
end-army = { $points } pour la force en Armée
end-fleet = { $points } pour la force en Flotte
end-conspirator = { $points } pour Primus Conspiratus
end-richest = { $points } pour la plus grande fortune ({ $aurei } et { $cards } en main, soit { $riches })
end-not-richest = 0 pour la fortune ({ $aurei } et { $cards } en main, soit { $riches })
