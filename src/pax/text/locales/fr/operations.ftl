### What an operator reads in the terminal.

serve-metrics = Les métriques pour Prometheus sont à { $address }
backup-done = { $n ->
    [one] { $n } partie sauvegardée
   *[other] { $n } parties sauvegardées
} dans { $file }
restore-done = { $n ->
    [one] { $n } partie restaurée
   *[other] { $n } parties restaurées
}
restore-not-empty = Cette base de données contient déjà des parties. Restaurez dans une nouvelle base.
prune-done = { $n ->
    [one] { $n } table supprimée
   *[other] { $n } tables supprimées
}
prune-would = { $n ->
    [one] { $n } table serait supprimée
   *[other] { $n } tables seraient supprimées
}
admin-no-table = La table { $table } n’existe pas.
admin-no-open-table = Il n’y a pas de table ouverte { $table }.
admin-closed = La table { $table } est fermée.
admin-deleted = La table { $table } est supprimée avec toutes ses parties.
admin-announced = L’annonce sera montrée à tout le monde.
admin-withdrawn = Plus aucune annonce n’est montrée.
admin-no-limit = La limite { $name } n’existe pas. Les limites sont : { $names }.
admin-limit-set = { $name } vaut désormais { $value }.
admin-limit-reset = { $name } reprend la valeur donnée au démarrage de chaque serveur.
admin-banned = { $network } est exclu.
admin-unbanned = { $network } n’est plus exclu.
admin-not-banned = { $network } n’est pas exclu.
admin-not-an-address = { $address } n’est ni une adresse ni un réseau.
admin-no-person = Aucune personne n’occupe la place { $seat }.
admin-erased = { $n ->
    [one] { $n } partie est modifiée.
   *[other] { $n } parties sont modifiées.
}
serve-push-contact = --push-key demande aussi --push-contact : une adresse où les services de push peuvent vous joindre, qui commence par mailto ou https.
serve-notices-extra = Les notifications demandent d’autres bibliothèques : installez pax-card-game avec l’extra « notices ».
serve-push-key = La clé de web push est inutilisable : { $why }
serve-test-ca = Il n’y a pas d’autorité de test dans { $file }.
serve-waits = Un autre serveur a ouvert { $file }. Celui-ci démarre dès que l’autre s’est arrêté.
database-failed = La base de données est inutilisable : { $why }
restore-no-backup = { $file } n’est pas une sauvegarde de PAX.
prune-campaigns-done = { $n ->
    [one] { $n } campagne supprimée
   *[other] { $n } campagnes supprimées
}
prune-campaigns-would = { $n ->
    [one] { $n } campagne serait supprimée
   *[other] { $n } campagnes seraient supprimées
}
prune-records-done = { $n ->
    [one] { $n } partie importée supprimée
   *[other] { $n } parties importées supprimées
}
prune-records-would = { $n ->
    [one] { $n } partie importée serait supprimée
   *[other] { $n } parties importées seraient supprimées
}
admin-notices-deleted = { $n ->
    [one] { $n } adresse de notification est supprimée.
   *[other] { $n } adresses de notification sont supprimées.
}
admin-webhooks-stay = Cette table a des webhooks de son hôte. Si c’est la même personne, écrivez host au lieu de la place : { $table } host
