### Textes des autres écrans du navigateur : la fin, les reprises, les règles, ses propres parties.

screen-home = Accueil
screen-language = Langue
screen-loading = Un instant …

screen-end-hidden = Rome retourne ses cartes cachées
screen-end-face-down = une carte face cachée
screen-end-categories = Les sept catégories
screen-end-open = pas encore décidée
screen-end-romes = à Rome
screen-end-players = { $names } { $n ->
    [one] l'emporte
   *[other] l'emportent
}
screen-end-rome-has = Rome { $n }
screen-end-held = Rome en tient { $held } sur 7
screen-end-all = Tout montrer d'un coup
screen-end-player = Joueur
screen-end-part-present = Catégories présentes
screen-end-part-stronger = Plus fort que Rome
screen-end-part-army = Force de l'Armée
screen-end-part-fleet = Force de la Flotte
screen-end-part-conspirator = Conspirateur
screen-end-part-richest = Le plus riche
screen-end-part-total = Points
screen-end-winner = vainqueur
screen-end-explain = { $you ->
    [yes] D'où viennent vos points
   *[no] D'où viennent les points de { $name }
}
screen-end-level = Niveau { $level } : les 7 catégories dans votre tableau ({ $present } y sont), et plus fort que Rome dans { $goal } ({ $beaten } atteintes).
screen-end-curve = Les chances de gagner
screen-end-curve-alt = { $name } : de { $first } au début à { $last } à la fin
screen-end-turning = Tournants de la partie
screen-end-turn-up = Coup { $move } : { $you ->
    [yes] vous montez
   *[no] { $name } monte
} de { $before } à { $after }
screen-end-turn-down = Coup { $move } : { $you ->
    [yes] vous descendez
   *[no] { $name } descend
} de { $before } à { $after }
screen-end-curve-wait = Le conseiller repasse la partie en revue …
screen-end-next = Passer au niveau { $level }
screen-end-rematch = Rejouer
screen-end-share = Partager la reprise
screen-end-copied = Le lien de la reprise est copié.
screen-end-watch = Revoir la partie
screen-end-close = Retour à la table

screen-replay-title = Reprise
screen-replay-open = Ouvrir un enregistrement
screen-replay-file = Choisissez un fichier (.json ou .jsonl), ou déposez-le ici.
screen-replay-games = Ce fichier contient { $n } parties. Laquelle ?
screen-replay-game = Partie { $n } : { $players }
screen-replay-position = Coup { $move } sur { $total }
screen-replay-first = Au début
screen-replay-back = Un coup en arrière
screen-replay-play = Lecture
screen-replay-pause = Pause
screen-replay-on = Un coup en avant
screen-replay-last = À la fin
screen-replay-eyes = Vu par
screen-replay-everything = tous, toutes les cartes visibles
screen-replay-spectator = un spectateur
screen-replay-link = Copier le lien vers ce coup
screen-replay-copied = Le lien est copié.
screen-replay-file-only = Cet enregistrement est dans un fichier à vous, il n'y a donc pas de lien. Téléchargez-le et transmettez-le.
screen-replay-download = Télécharger l'enregistrement
screen-replay-continue = Continuer d'ici avec des bots
screen-replay-as = Jouer à la place de { $name }
screen-replay-over = Ici la partie est finie : revenez quelques coups en arrière pour continuer.
screen-replay-broken = Ce n'est pas l'enregistrement d'une partie de PAX.
screen-replay-missing = Cet enregistrement n'existe pas ici, ou la partie est encore en cours.
screen-replay-hand = Main de { $name }
screen-replay-hidden = Cartes cachées de Rome
screen-replay-pile = La pioche, depuis le dessus
screen-replay-happened = Ce qui s'est passé
screen-replay-dealt = Les cartes sont distribuées.

screen-rules-contents = Sommaire
screen-rules-called = Sur les boutons et dans le journal, une carte porte le nom de sa catégorie, ses symboles et sa valeur : F23 est « Flotte 2/3 ».
screen-rules-guide = Expliquer chaque décision la première fois qu'elle se présente
screen-rules-guide-again = Montrer à nouveau toutes les explications

screen-stats-title = Mes parties
screen-stats-none = Vous n'avez encore terminé aucune partie sur cet appareil. Chaque partie terminée est gardée ici avec sa reprise.
screen-stats-played = Parties
screen-stats-won = Gagnées
screen-stats-share = Part de victoires
screen-stats-points = Points en moyenne
screen-stats-best = Record de points
screen-stats-rome = Victoires de Rome
screen-stats-conspirator = Gagnées en conspirant
screen-stats-by-players = Selon le nombre de joueurs
screen-stats-players = { $n ->
    [one] seul
   *[other] { $n } joueurs
}
screen-stats-campaign = Campagne en solo
screen-stats-level = Niveau { $level }
screen-stats-tried = { $won } sur { $tried } gagnées
screen-stats-untried = pas encore tenté
screen-stats-closed = pas encore ouvert
screen-stats-finished = Parties terminées
screen-stats-running = Parties en cours
screen-stats-go-on = Reprendre
screen-stats-result-won = gagnée
screen-stats-result-lost = perdue
screen-stats-result-nobody = personne n'a gagné
screen-stats-with = avec { $names }
screen-stats-solo-level = solo, niveau { $level }
screen-stats-points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
screen-stats-replay = Reprise
screen-stats-forget = Oublier cette partie
screen-stats-local = Cette liste n'est gardée que dans ce navigateur.
