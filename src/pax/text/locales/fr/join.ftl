### À la table d’un serveur, au terminal.

join-no-link = « { $link } » n’est pas un lien vers une table ; il ressemble à { $example }
join-unreachable = Le serveur est injoignable : { $why }
join-no-table = Cette table n’existe pas.
join-seated = Vous êtes à la table ; vous y jouez sous ce nom : { $name }.
join-other-version = Ce programme et le serveur parlent des versions différentes du protocole : installez la version de pax du serveur.
join-watching = Vous regardez.
join-waiting = La partie commence quand tout le monde est là et prêt.
join-sat = { $name } prend place.
join-ready = { $name } peut commencer.
join-left = Un bot joue pour { $name }, qui a quitté la table.
join-replaced = Un bot joue pour { $name }, à la demande de l’hôte.
join-late = Un bot joue pour { $name } : le temps est écoulé.
join-back = { $name } est de retour.
join-kicked = L’hôte a renvoyé { $name } ; la place est de nouveau libre.
join-gone = { $name } n’a pas rejoint la table ; la place est de nouveau libre.
join-swapped = L’hôte a changé l’ordre des places.
join-arrived = { $name } est à la table.
join-sent-away = Vous n’avez plus de place à cette table.
join-origin-record = À savoir : cette partie commence par un enregistrement. Qui a ouvert la table connaît peut-être toutes les cartes.
join-origin-duplicate = À savoir : ces cartes ont déjà été jouées à une autre table. Qui y était les connaît peut-être.
join-origin-public = Remarque : les cartes de cette donne sont publiques. Tout le monde peut les voir, même pendant cette partie.
join-origin-public-from = À partir du { $when }, tout le monde pourra voir ces cartes, même si cette partie n’est pas finie.
join-same-address = À savoir : { $name } vient de la même adresse qu’une autre place.
join-said = { $name } dit : { $text }
join-closed = L’hôte a fermé la table.
join-lost = Connexion perdue. Nouvel essai…
join-found = Connexion rétablie.
join-hint = { $move } : { $percent } % de chances de gagner
join-hint-equal = { $move } : { $percent } % de chances de gagner — à peu près égal
join-hints = { $tries ->
    [one] L’avis du conseiller, d’après { $tries } partie jouée jusqu’au bout
   *[other] L’avis du conseiller, d’après { $tries } parties jouées jusqu’au bout
}
join-over = La partie est finie. Tapez rematch pour rejouer, ou quit.
join-goodbye = Vous avez quitté la table ; votre place est gardée. Pour revenir : { $command }
join-goodbye-watcher = Vous avez quitté la table.
help-say = say TEXTE : dire quelque chose à la table
help-hint = hint : demander au conseiller, là où la table le permet
help-leave = quit : partir ; votre place est gardée et vous pouvez revenir (q)
join-announcement = Le serveur annonce : { $text }
