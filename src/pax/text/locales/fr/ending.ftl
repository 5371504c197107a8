### La fin d'une partie, expliquée.

end-hidden = Les cartes cachées de Rome étaient { $cards }.
did-lose = Sur 7 catégories, Rome en tient { $held } et il lui en faut { $needs } pour gagner : Rome a perdu, et c'est le plus grand nombre de points qui l'emporte.
did-win = Sur 7 catégories, Rome en tient { $held } et il lui en faut { $needs } pour gagner : Rome a gagné. Le conspirateur, { $you ->
    [yes] vous
   *[no] { $name }
}, gagne avec elle.
did-win-nobody = Sur 7 catégories, Rome en tient { $held } et il lui en faut { $needs } pour gagner : Rome a gagné. Il n'y a pas de conspirateur, personne ne gagne donc avec elle.

end-points = Points
end-points-idle = Points (ils ne décident de rien, puisque Rome a gagné)
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
} dans le tableau
end-stronger = { $points } pour { $n ->
    [one] { $n } catégorie
   *[other] { $n } catégories
} où Rome est plus faible
end-army = { $points } pour la force en Armée
end-fleet = { $points } pour la force en Flotte
end-conspirator = { $points } pour le conspirateur
end-richest = { $points } pour la plus grande fortune ({ $aurei } et { $cards } en main, soit { $riches })
end-not-richest = 0 pour la fortune ({ $aurei } et { $cards } en main, soit { $riches })
