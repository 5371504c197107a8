### Textes des autres écrans du navigateur : la fin, les reprises, les règles, ses propres parties.

screen-home = Accueil
screen-language = Langue
screen-loading = Un instant…

screen-end-face-down = une carte face cachée
screen-end-categories = Les sept catégories
screen-end-open = pas encore décidée
screen-end-romes = tenue par Rome
screen-end-players = { $you ->
    [alone] Vous l’emportez
    [among] { $names } l’emportez
   *[no] { $names } { $n ->
        [one] l’emporte
       *[other] l’emportent
    }
}
screen-end-all = Passer au résultat
screen-end-player = Joueur
screen-end-part-present = Catégories en jeu
screen-end-part-stronger = Plus fort que Rome
screen-end-part-army = Force de l’Armée
screen-end-part-fleet = Force de la Flotte
screen-end-part-conspirator = Primus Conspiratus
screen-end-part-richest = Le plus riche
screen-end-part-total = Points
screen-end-winner = vainqueur
screen-end-explain = { $you ->
    [yes] Détail de vos points
   *[no] Détail des points : { $name }
}
screen-end-level = Niveau { $level } – catégories dans votre zone de jeu : { $present } sur 7 ; plus fort que Rome : { $beaten } sur les { $goal } demandées.
screen-end-curve = Chances de gagner
screen-end-curve-alt = { $name } : de { $first } au début à { $last } à la fin
screen-end-turning = Tournants de la partie
screen-end-turn-up = Coup { $move } : { $you ->
    [yes] vos chances montent
   *[no] les chances montent pour { $name }
} de { $before } à { $after }
screen-end-turn-down = Coup { $move } : { $you ->
    [yes] vos chances baissent
   *[no] les chances baissent pour { $name }
} de { $before } à { $after }
screen-end-curve-wait = Le conseiller passe la partie en revue…
screen-end-next = Passer au niveau { $level }
screen-end-rematch = Rejouer
screen-end-share = Partager le replay
screen-end-copied = Lien du replay copié.
screen-end-watch = Revoir la partie
screen-end-close = Retour à la table

screen-replay-title = Replay
screen-replay-open = Ouvrir un enregistrement
screen-replay-file = Choisissez un fichier (.json ou .jsonl), ou déposez-le ici.
screen-replay-games = Ce fichier contient { $n } parties. Laquelle ?
screen-replay-game = Partie { $n } : { $players }
screen-replay-position = Coup { $move } sur { $total }
screen-replay-first = Début
screen-replay-back = Coup précédent
screen-replay-play = Lecture
screen-replay-pause = Pause
screen-replay-on = Coup suivant
screen-replay-last = Fin
screen-replay-eyes = Vue
screen-replay-everything = toutes les cartes visibles
screen-replay-spectator = comme un spectateur
screen-replay-link = Copier le lien vers ce coup
screen-replay-copied = Le lien est copié.
screen-replay-file-only = Cette partie n’existe que dans un fichier sur votre appareil : elle n’a pas de lien. Téléchargez-la pour la transmettre.
screen-replay-download = Télécharger l’enregistrement
screen-replay-continue = Continuer à partir d’ici
screen-replay-as = Jouer pour { $name }
screen-replay-over = Ici la partie est finie : revenez quelques coups en arrière pour continuer.
screen-replay-broken = Ce n’est pas l’enregistrement d’une partie de PAX.
screen-replay-missing = Cet enregistrement n’existe pas ici, ou la partie est encore en cours.
screen-replay-hand = Main : { $name }
screen-replay-hidden = Cartes cachées de Rome
screen-replay-pile = La pioche, depuis le dessus
screen-replay-happened = Ce qui s’est passé
screen-replay-dealt = Les cartes sont distribuées.

screen-rules-contents = Sommaire
screen-rules-called = Sur les boutons et dans le journal, une carte porte le nom de sa catégorie, ses symboles et sa valeur : F23 est « Flotte 2/3 ».
screen-rules-guide = Expliquer chaque décision la première fois qu’elle se présente
screen-rules-guide-again = Réafficher les explications

screen-stats-title = Mes parties
screen-stats-none = Vous n’avez encore terminé aucune partie sur cet appareil. Chaque partie terminée est conservée ici avec son replay.
screen-stats-played = Parties
screen-stats-won = Gagnées
screen-stats-share = Taux de victoire
screen-stats-points = Points en moyenne
screen-stats-best = Record de points
screen-stats-rome = Victoires de Rome
screen-stats-conspirator = Gagnées comme conspirateur
screen-stats-by-players = Selon le nombre de joueurs
screen-stats-players = { $n ->
    [one] solo
   *[other] { $n } joueurs
}
screen-stats-campaign = Campagne en solo
screen-stats-level = Niveau { $level }
screen-stats-tried = { $won } sur { $tried } gagnées
screen-stats-untried = pas encore tenté
screen-stats-closed = verrouillé
screen-stats-finished = Parties terminées
screen-stats-running = Parties en cours
screen-stats-go-on = Reprendre
screen-stats-result-won = gagnée
screen-stats-result-lost = perdue
screen-stats-result-nobody = personne n’a gagné
screen-stats-with = contre { $names }
screen-stats-solo-level = solo, niveau { $level }
screen-stats-points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
screen-stats-replay = Replay
screen-stats-forget = Retirer cette partie de la liste
screen-stats-local = Cette liste n’est gardée que dans ce navigateur.
