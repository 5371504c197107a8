### Open cards, chances and hints. Only the web client uses these.

chances-replay-drawn = { $n ->
    [one] Carte piochée
   *[other] Cartes piochées
}
chances-alone = Rome seule
chances-curve-note = Estimées à chaque décision d’après ce que pouvait savoir le joueur qui décide. Toutes les chances, avec celle que Rome gagne seule, font 100 %.
chances-hint-lead = { $n ->
    [one] Votre chance de gagner la partie après chaque coup, estimée sur { $n } partie simulée ; un autre indice en ajoute.
   *[other] Votre chance de gagner la partie après chaque coup, estimée sur { $n } parties simulées ; un autre indice en ajoute.
}
chances-hint-chance = { $chance } % ± { $error }
chances-hint-equal = aussi bon, à l’erreur près
chances-hint-more = { $n ->
    [one] { $n } autre coup n’est pas meilleur.
   *[other] { $n } autres coups ne sont pas meilleurs.
}
