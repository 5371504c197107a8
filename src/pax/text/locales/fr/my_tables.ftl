### The running games of this browser.

tables-title = Mes tables
tables-waiting = { $n ->
    [0] Aucune table ne vous attend.
    [one] { $n } table vous attend.
   *[other] { $n } tables vous attendent.
}
tables-next = Aller à la table qui m’attend
tables-another = { $n ->
    [one] { $n } autre table vous attend : y aller
   *[other] { $n } autres tables vous attendent : à la suivante
}
tables-all = Les { $n } tables
tables-nobody = Encore personne
tables-turn-mine = À vous
tables-turn-theirs = { $name } décide
tables-turn-lobby = attend des joueurs
tables-turn-over = terminée : voir le résultat
tables-turn-closed = fermée par l’hôte
tables-turn-gone = n’est plus ici
tables-turn-unknown = pas encore de réponse
tables-remove = Retirer de la liste
tables-none = Vous n’avez aucune partie en cours.
tables-local = Seul ce navigateur connaît cette liste.
tables-finished = Parties terminées
tables-delete = Supprimer
tables-delete-question = La partie est supprimée avec son enregistrement et son résultat. Dans les parties avec d’autres, votre nom et vos messages sont remplacés. C’est irréversible.
tables-delete-failed = La partie n’a pas pu être supprimée. Réessayez.

your-data-title = Vos données
your-data-about = Le serveur conserve votre nom, vos coups et ce que vous écrivez aux tables. Si vous voulez être prévenu, il conserve aussi où. Seul ce navigateur sait quelles places sont les vôtres.
your-data-save = Enregistrer dans un fichier tout ce qui me concerne
your-data-delete = Supprimer tout ce qui me concerne
your-data-question = Les parties jouées en solo ou contre des bots sont supprimées. Dans les parties à plusieurs, votre nom et vos messages sont remplacés et un bot prend votre place. C’est irréversible.
your-data-back = Non, tout garder
your-data-deleted = Tout ce qui vous concerne est supprimé.
your-data-failed = { $n ->
    [one] { $n } table n’a pas pu être jointe. Réessayez plus tard.
   *[other] { $n } tables n’ont pas pu être jointes. Réessayez plus tard.
}
your-data-incomplete = { $n ->
    [one] Les données de { $n } table manquent dans le fichier. Réessayez plus tard.
   *[other] Les données de { $n } tables manquent dans le fichier. Réessayez plus tard.
}
your-data-campaign-failed = La campagne n’a pas pu être supprimée. Réessayez plus tard.
