### Une vue de la table, et ce qu'on en retient à une place.

turn-over = La partie est finie.
turn-setup = Mise en place : { $you ->
    [yes] choisissez vos premières cartes.
   *[no] { $name } choisit ses premières cartes.
}
turn-solo = Manche { $round }.
turn = Manche { $round } : { $you ->
    [yes] c'est à vous de jouer.
   *[no] c'est à { $name } de jouer.
}
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
no-conspirator = Il n'y a pas encore de conspirateur.

pile = Pioche : { $n } cartes.
pile-last-round = Pioche : { $n ->
    [0] vide
    [one] { $n } carte
   *[other] { $n } cartes
}. C'est la dernière manche.
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
display-empty = aucune carte dans le tableau

legions = Légions
legion-empty = Légion { $legion } : vide
legion = Légion { $legion } : { $cards }, valeur { $worth }
legion-price = { $legion }, vous coûte { $aurei }
legion-romes = { $legion } — Rome prendrait celle-ci
discount = Votre Richesse vous fait gagner { $aurei } sur chaque légion.

players = Tableaux
other-players = Les autres tableaux
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
in-view = Piochées et à placer : { $cards }
limit = Limite : { $limit ->
    [0] pas encore de Flotte ni d'Armée (jouez d'abord une Terre ou une Intrigue)
    [one] { $limit } symbole { $fleet } (vous en avez { $fleets }) et { $army } (vous en avez { $armies })
   *[other] { $limit } symboles { $fleet } (vous en avez { $fleets }) et { $army } (vous en avez { $armies })
}

standing = Force par catégorie, sans les { $n } cartes cachées de Rome
standing-certain = Force par catégorie, avec les { $n } cartes cachées de Rome
strength = { $name } { $n }
standing-category = { $category }  Rome { $rome }, { $players } — { $holder }
holder-rome = à Rome
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
would-lose = Sur 7 catégories, Rome en tiendrait { $held } et perdrait : il lui en faut { $needs }. Le plus grand nombre de points l'emporterait.
would-win = Sur 7 catégories, Rome en tiendrait { $held } et gagnerait : il lui en faut { $needs }. Le conspirateur, { $you ->
    [yes] vous
   *[no] { $name }
}, gagnerait avec elle.
would-win-nobody = Sur 7 catégories, Rome en tiendrait { $held } et gagnerait : il lui en faut { $needs }. Personne ne gagnerait avec elle.
solo-goal = Sur 7 catégories, votre tableau en montre { $present } (il manque : { $missing }), et vous dépassez Rome dans { $beaten }. Le niveau demande les 7, et de dépasser Rome dans { $goal }.
solo-goal-all = Votre tableau montre les 7 catégories, et vous dépassez Rome dans { $beaten }. Le niveau demande de la dépasser dans { $goal }.

memory = Ce que vous avez retenu
memory-spectator = Ce qu'on peut savoir
memory-hand = { $name } : { $aurei }, { $cards } en main{ $known ->
    [0] { "" }
   *[other] , dont { $which }
}
memory-place = { $card } en position { $place }
memory-pile = Connues dans la pioche de { $n }, comptées depuis le dessus : { $cards }
memory-pile-unknown = Aucune carte connue dans la pioche de { $n }.
memory-unseen = { $n ->
    [one] { $n } carte jamais vue
   *[other] { $n } cartes jamais vues
} : dans la pioche, dans d'autres mains, cachées ou de côté
memory-unseen-none = Toutes les cartes ont été vues.
memory-unseen-category = { $category } : { $cards }
count-of-kind = { $n } x { $kind }
memory-points = Points si la partie finissait maintenant, sans les cartes cachées de Rome : { $points }
memory-points-certain = Points si la partie finissait maintenant : { $points }
