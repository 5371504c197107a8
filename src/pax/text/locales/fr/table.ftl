### Une vue de la table, et ce qu’on en retient à une place.

turn-over = La partie est finie.
turn-setup = Mise en place : { $you ->
    [yes] choisissez vos premières cartes.
   *[no] { $name } choisit ses premières cartes.
}
turn-solo = Manche { $round }.
turn = Manche { $round } : { $you ->
    [yes] à vous de jouer
   *[no] à { $name } de jouer
}.
turn-answer = Manche { $round } : { $active } a joué un Sénateur, et { $you ->
    [yes] vous pouvez
   *[no] { $name } peut
} jouer une carte.
starter = { $you ->
    [yes] Vous êtes
   *[no] { $name } est
} premier joueur de cette manche.
conspirator = { $you ->
    [yes] Vous êtes
   *[no] { $name } est
} le conspirateur.
no-conspirator = Il n’y a pas encore de conspirateur.

pile = Pioche : { $n } cartes.
pile-last-round = Pioche : { $n ->
    [0] vide
    [one] { $n } carte
   *[other] { $n } cartes
}. C’est la dernière manche.
pile-rounds-exact = Pioche : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}. Après cette manche, il y en aura encore { $fewest ->
    [one] une
   *[other] { $fewest }
}.
pile-rounds = Pioche : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}. Après cette manche, il y en aura encore { $fewest ->
    [0] { $most ->
        [one] une au plus
       *[other] { $most } au plus
    }
   *[other] au moins { $fewest } et au plus { $most ->
        [one] une
       *[other] { $most }
    }
}.

rome = Rome : { $n ->
    [0] aucune carte visible
    [one] { $n } carte visible
   *[other] { $n } cartes visibles
}
rome-hidden = { $n } cartes cachées, retournées à la fin de la partie
rome-hidden-known = { $n } cartes cachées, que vous avez vues : { $cards }

display-group = { $category } { $n } ({ $cards })
display-empty = aucune carte dans la zone de jeu

legions = Légions
legion-empty = Légion { $legion } : vide
legion = Légion { $legion } : { $cards }, valeur { $worth }
legion-price = { $legion }, vous coûte { $aurei }
legion-romes = { $legion } — Rome prendrait celle-ci
discount = Votre Richesse vous fait économiser { $aurei } sur chaque légion.

players = Zones de jeu
other-players = Les autres zones de jeu
player = { $name } : { $display }
player-counts = { $name } ({ $aurei }, { $cards } en main) : { $display }
your-side = { $you ->
    [yes] Vous
   *[no] { $name }
}
hand = { $aurei } et { $n ->
    [0] aucune carte en main
    [one] { $n } carte en main : { $cards }
   *[other] { $n } cartes en main : { $cards }
}
in-view = De la pioche, à placer : { $cards }
limit = Limite : { $limit ->
    [0] pas encore de Flotte ni d’Armée (jouez d’abord un Terrain ou une Intrigue)
    [one] { $limit } symbole { $fleet } (vous en avez { $fleets }) et { $limit } symbole { $army } (vous en avez { $armies })
   *[other] { $limit } symboles { $fleet } (vous en avez { $fleets }) et { $limit } symboles { $army } (vous en avez { $armies })
}

standing = Force par catégorie, sans les { $n } cartes cachées de Rome
standing-certain = Force par catégorie, avec les { $n } cartes cachées de Rome
strength = { $name } { $n }
standing-category = { $category }  Rome { $rome }, { $players } — { $holder }
holder-rome = tenue par Rome
holder-players = { $n ->
    [one] { $you ->
        [yes] vous battez Rome
       *[no] { $names } bat Rome
    }
   *[other] { $you ->
        [yes] { $names } battez Rome
       *[no] { $names } battent Rome
    }
}
would-lose = Rome aurait { $held } des 7 catégories ({ $needs } requises) et perdrait. Le plus grand total de points l’emporterait.
would-win = Rome aurait { $held } des 7 catégories ({ $needs } requises) et gagnerait, et avec elle { $you ->
    [yes] vous, le conspirateur
   *[no] { $name }, le conspirateur
}.
would-win-nobody = Rome aurait { $held } des 7 catégories ({ $needs } requises) et gagnerait. Aucun joueur ne gagnerait avec elle.
solo-goal = Catégories dans votre zone de jeu : { $present } sur 7 (il manque : { $missing }) ; plus fort que Rome dans { $beaten }. Pour réussir le niveau : les 7, et plus fort dans au moins { $goal }.
solo-goal-all = Les 7 catégories dans votre zone de jeu, plus fort que Rome dans { $beaten }. Pour réussir le niveau : plus fort dans au moins { $goal }.

memory = Ce que vous avez retenu
memory-spectator = Ce qu’on peut savoir
memory-hand = { $name } : { $aurei }, { $cards } en main{ $known ->
    [none] { "" }
    [all] {""} : { $which }
   *[some] , dont { $which }
}
memory-place = { $card } en position { $place }
memory-pile = On connaît dans la pioche de { $n }, en comptant depuis le dessus : { $cards }
memory-pile-unknown = { $n ->
    [0] La pioche est vide.
   *[other] Aucune carte connue dans la pioche de { $n }.
}
memory-unseen = { $n ->
    [one] { $n } carte jamais vue
   *[other] { $n } cartes jamais vues
} : dans la pioche, dans d’autres mains, cachées ou de côté
memory-unseen-none = Toutes les cartes ont été vues.
memory-unseen-category = { $category } : { $cards }
count-of-kind = { $n } × { $kind }
memory-points = Points si la partie s’arrêtait maintenant, sans les cartes cachées de Rome : { $points }
memory-points-certain = Points si la partie s’arrêtait maintenant : { $points }
