### Texts of the browser.

web-title = Pax
web-home = Accueil
web-done = Terminé

web-start-title = Rome tient encore. Pour combien de temps ?
web-start-lead = Un jeu de cartes dans la Rome antique, pour 1 à 8 joueurs. Faites tomber Rome ensemble et finissez en tête – ou complotez et gagnez avec elle.
web-play-now = Jouer
web-play = Jouer
web-players = Nombre de joueurs
web-level = Force des adversaires
web-level-citizen = Citoyen
web-level-senator = Sénateur
web-level-consul = Consul
web-level-random = Hasard
web-level-novice = Novice
web-level-brutus = Brutus
web-level-spartacus = Spartacus
web-running = Reprendre
web-solo = Campagne en solo
web-solo-lead = Cinq niveaux, seul contre Rome.
web-solo-level = Solo, niveau { $level }
web-friends = Entre amis
web-friends-lead = Ouvrez une table et partagez le lien.
web-seats = Places
web-make-table = Ouvrir une table
web-here-together = Sur cet appareil
web-here-lead = À plusieurs sur un seul appareil. Un rideau cache les cartes quand vous vous le passez.
web-player-number = Joueur { $n }
web-more-people = Ajouter un joueur
web-fewer-people = Retirer un joueur
web-replay = Replays
web-replay-lead = Revoyez une partie, coup par coup.
web-open-record = Ouvrir un enregistrement
web-stats = Mes parties
web-rules = Règles
web-credit = PAX est un jeu de Bernd Eisenstein, édité par Irongames. Ceci est une édition non officielle réalisée par des passionnés. Si le jeu vous plaît, achetez l’original.
web-guest = Invité
web-your-name = Votre nom

web-settings = Réglages
web-language = Langue
web-theme = Thème
web-theme-auto = système
web-theme-light = clair
web-theme-dark = sombre
web-pace = Vitesse du jeu
web-pace-none = immédiat
web-pace-quick = rapide
web-pace-calm = calme
web-sound = Sons
web-motion = Animer les cartes
web-forced = Jouer automatiquement les coups forcés
web-notify = Me prévenir quand c’est mon tour
web-move-seat = Continuer sur un autre appareil
web-move-seat-lead = Scannez ceci avec l’autre appareil. Qui a le lien a votre place.
web-guide = Expliquer les décisions

web-waiting = En attente des joueurs
web-seat-open = encore libre
web-ready = prêt
web-here = présent
web-bot = bot
web-sit = Prendre place
web-link = Lien pour vos amis
web-copy = Copier
web-copied = Copié
web-qr = Le lien en code QR
web-be-ready = Je suis prêt
web-start = Commencer
web-start-with-bots = Commencer avec des bots
web-free-seats = Bots pour les places libres
web-when-ready = La partie commence quand tout le monde est prêt.
web-sent-away = Vous n’avez plus de place à cette table.
web-same-address = de la même adresse qu’une autre place
web-origin-record = Cette partie commence par un enregistrement : qui a ouvert la table connaît peut-être toutes les cartes.
web-origin-duplicate = Ces cartes ont déjà été jouées à une autre table : qui y était les connaît peut-être.
web-connecting = Connexion…
web-offline = Pas de connexion, nouvel essai…
web-no-table = Impossible d’ouvrir cette table.
web-pass-on = Passez l’appareil à { $name }.
web-lift = Lever le rideau
web-your-turn = À vous – Pax

web-rome = Rome
web-player = Joueur
web-points = Points
web-standing = Force par catégorie
web-holds = { $n }/7
web-rome-holds = Rome tient { $n } des 7 catégories
web-beats-rome = Plus fort que Rome dans { $n } des 7 catégories
web-strength = { $category } { $n }{ $beats ->
    [yes] , devant Rome
   *[no] { "" }
}
web-strength-on-cards = { $strength } ({ $symbols ->
    [one] { $symbols } symbole
   *[other] { $symbols } symboles
} sur { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
})
web-rome-strength = { $category } { $n }, { $holds ->
    [yes] tenue par Rome
   *[no] le joueur le plus fort a { $best }
}
web-conspirator = conspirateur
web-starter = premier joueur
web-peeked = connaît les cartes cachées de Rome
web-away = déconnecté
web-without-hidden = Les { $n } cartes cachées de Rome ne sont pas comptées.
web-points-open = Au moins { $points } : on ne saura qu’à la fin qui reçoit les 4 points du plus riche.

web-market = Pioche et légions
web-pile = Pioche : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}, { $rounds }
web-cards-left = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
web-last-round = dernière manche
web-rounds = { $n ->
    [0] peut-être la dernière manche
    [one] encore { $n } manche au moins
   *[other] encore { $n } manches au moins
}
web-rounds-exactly = { $n ->
    [one] encore { $n } manche
   *[other] encore { $n } manches
}
web-romes = Rome prendrait celle-ci
web-romes-short = Rome
web-empty = vide

web-own = Votre côté
web-drawn = Cartes piochées
web-hand = Votre main : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
web-hand-empty = Aucune carte en main
web-aurei = Aurei
web-open-counts = Totaux visibles
web-counts = { $name } : { $aurei }, { $cards } en main
web-of = { $n } sur { $limit }
web-discount = Remise
web-sees = Cartes vues ensemble
web-aurei-means = Votre argent. Il sert à acheter des légions et à payer chaque carte jouée après la première.
web-limit-means = { $category } : { $limit ->
    [0] aucun symbole permis pour l’instant. Jouez d’abord un Terrain ou une Intrigue.
    [one] { $limit } symbole au plus : autant que de symboles Terrain ou Intrigue (le plus grand nombre compte).
   *[other] { $limit } symboles au plus : autant que de symboles Terrain ou Intrigue (le plus grand nombre compte).
}
web-discount-means = Tous les 3 symboles Richesse, chaque légion vous coûte 1 aureus de moins.
web-sees-means = Le nombre de cartes que vous voyez ensemble en piochant : 2 avec 3 symboles Religion, toutes avec 6.
web-card = { $category } { $symbols }/{ $value }

web-decision = Votre décision
web-ask-laying = Placez gratuitement une carte dans votre zone de jeu.
web-ask-keeping = Gardez une de ces cartes ; { $in_view ->
    [2] l’autre va
   *[other] les autres vont
} sous la pioche.
web-ask-beginning = À vous : piochez, ou regardez les cartes cachées de Rome.
web-ask-placing = { $in_view ->
    [one] Où va cette carte ?
   *[other] Choisissez une carte et sa place.
}{ $to_come ->
    [0] { "" }
   *[other] {" "}Encore { $to_come } à venir.
}
web-ask-buying = Acheter une légion ? Vous avez { $aurei }.
web-ask-playing = Jouer une carte ? { $played ->
    [0] La première est gratuite.
   *[other] La suivante coûte { $cost }.
}
web-ask-answering = Un Sénateur ! Jouer une carte pour { $cost } ?
web-ask-over = La partie est finie.
web-waits = { $you ->
    [yes] À vous de décider.
   *[no] { $name } réfléchit…
}
web-do-lay = Placer { $card }
web-do-keep = Garder { $card }
web-do-draw = Piocher
web-do-peek = Regarder (+{ $brings })
web-do-take = Prendre
web-do-offer = Légion { $legion }
web-do-bury = Sous la pioche
web-do-buy = Légion { $legion } pour { $costs }
web-do-skip = Ne rien acheter
web-do-play = Jouer { $card }
web-do-end = Finir le tour (+{ $brings })
web-do-pass = Ne rien jouer
web-means-offer = { $card } – sous la légion { $legion }{ $rome ->
    [yes] { "" } ; Rome la prendrait
   *[no] { "" }
}
web-undo = Annuler
web-hint = Indice
web-chance = { $n } %
web-show-end = Montrer le résultat
web-log = Journal de la partie
web-earlier = Voir ce qui s’est passé avant
web-look = Voir la table à ce moment-là
web-moment = Voici la table telle qu’elle était.
web-back-to-now = Retour à la partie
web-said = { $name } : « { $text } »
web-chat = Message…
web-chat-say = Envoyer
web-seated-sat = { $name } prend place.
web-seated-ready = { $name } peut commencer.
web-seated-left = Un bot joue maintenant pour { $name }.
web-seated-replaced = Un bot joue maintenant pour { $name }.
web-seated-late = { $name } a trop tardé : un bot prend le relais.
web-seated-back = { $name } est de retour.
web-seated-kicked = L’hôte a renvoyé { $name } : la place est de nouveau libre.
web-seated-gone = { $name } n’a pas rejoint la table : la place est de nouveau libre.
web-seated-arrived = { $name } est à la table.
web-swapped = L’hôte a changé l’ordre des places.
web-replace = Laisser un bot jouer pour { $name }
web-back = Reprendre ma place
web-closed = La table a été fermée.
web-table-menu = Joueurs

web-now-laying = placer une des cartes piochées dans votre zone de jeu.
web-now-keeping = garder une des cartes piochées.
web-now-beginning = piocher ou regarder les cartes cachées de Rome.
web-now-placing = prendre une carte, la mettre sous une légion ou sous la pioche.
web-now-buying = acheter une légion ou ne rien acheter.
web-now-playing = jouer une carte ou finir le tour.
web-now-answering = jouer une carte ou ne rien jouer.
web-reason-no-solo-peek = En solo, on ne peut pas regarder les cartes cachées de Rome : piochez. (Les règles néerlandaise, française et portugaise le permettent.)

# Options and clock.
web-options = Options
web-options-changed = modifiées
web-bots-mixed = bots variés
web-cards = Cartes
web-reconstruction = Le jeu de cartes intégré est une reconstitution.
web-enter-deck = Entrer les vraies cartes
web-my-tables = Mes tables et mes données
web-begins = commence
web-clock = encore { $time }
web-clock-hours = { $hours } h { $minutes } min
web-clock-days = { $days } j { $hours } h
web-clock-soon = Votre temps est presque écoulé. Un bot décidera ensuite pour vous.
