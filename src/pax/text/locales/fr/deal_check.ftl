### Checking a deal, and comparing the tables that play the same cards.

check-title = Vérifier la donne
check-lead = Avant la donne, le serveur a promis, par une empreinte, quel secret il utiliserait. La partie est finie et le secret révélé : ce navigateur recalcule maintenant tout lui-même.
check-verdict-right = La donne était honnête.
check-verdict-wrong = Cette donne ne concorde pas.
check-step-right = correct
check-step-wrong = faux
check-promise = La promesse
check-promise-right = Ce navigateur a noté cette empreinte avant que les cartes ne soient révélées, et elle n’a pas changé.
check-promise-unseen = Ce navigateur n’a pas vu l’empreinte avant la partie ; voici celle que le serveur montre maintenant. Ceux qui ont joué peuvent la comparer avec la leur.
check-promise-wrong = Le serveur montre une autre empreinte qu’avant la partie.
check-noted = Notée auparavant :
check-secret = Le secret
check-secret-right = L’empreinte (SHA-256) du secret est celle promise : le secret était fixé d’avance.
check-secret-wrong = L’empreinte (SHA-256) du secret n’est pas celle promise : le secret a été changé.
check-the-secret = Secret :
check-its-fingerprint = Calculée ici :
check-nonces = Les contributions des joueurs
check-nonces-right = Le navigateur de chaque joueur ajoute un texte aléatoire à la donne : le serveur ne peut pas choisir seul les cartes.
check-nonces-duplicate = Ces cartes ont été données à la première table, avec les contributions de là-bas.
check-nonces-wrong = Le texte envoyé par ce navigateur manque : la donne a été faite sans lui.
check-no-nonce = aucune
check-own-nonce = envoyée par ce navigateur
check-seat = Place { $number }
check-pile = Les cartes
check-pile-right = Mélangées à nouveau à partir du secret et des contributions, les { $cards } cartes de la pioche sont exactement dans l’ordre joué.
check-pile-wrong = Mélangées à nouveau, les cartes diffèrent à partir de la carte { $place } sur { $cards }.
check-show-pile = Montrer la pioche calculée, de la première carte à la dernière
check-starter = Qui a commencé
check-starter-right = Le sort a décidé : le secret tire le numéro { $number } sur { $seats }, dans l’ordre où les places ont été créées. C’était { $name }.
check-starter-duplicate = Le sort a décidé à la première table, par le même secret : numéro { $number } sur { $seats }. La même place a commencé ici, jouée par { $name }.
check-starter-wrong = Le sort aurait dû décider, mais le secret tire un autre numéro que { $number } sur { $seats }.
check-starter-chosen = { $name } a commencé. Cela n’a pas été tiré au sort : c’était choisi pour cette table, ou c’était son tour après la partie précédente.
check-starter-alone = { $name } a joué en solo.
check-how = Comment cela marche : les cartes sont rangées, puis mélangées selon Fisher-Yates avec les nombres que donne HMAC-SHA-256 du secret, des contributions et d’un compteur. Le premier joueur est tiré de la même façon. Avec les deux fichiers, chacun peut refaire le calcul avec son propre programme.
check-save-proof = Enregistrer la preuve
check-save-record = Enregistrer la partie
check-replay = Replay
check-back = Retour à la table
compare-title = Les mêmes cartes
compare-lead = Plusieurs tables peuvent jouer la même donne : la même pioche, et la même place commence. Voici ce que chacune en a fait.
compare-open = { $n ->
    [one] { $n } table n’a pas fini.
   *[other] { $n } tables n’ont pas fini.
}
compare-done = Les { $n } tables ont fini.
compare-alone = Personne d’autre n’a encore joué ces cartes. L’hôte peut les confier à d’autres à la fin de la partie.
compare-seat = Place
compare-seat-number = Place { $n }
compare-table = Table { $n }
compare-this = cette table
compare-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
compare-outcome = Résultat
compare-waiting = pas encore commencée
compare-running = en cours
compare-over = terminée
compare-closed = fermée avant la fin
compare-rome-won = Rome a gagné
compare-won = Victoire : { $name }
compare-won-with-rome = Victoire avec Rome : { $name }
compare-replay = Replay
compare-secret = Les autres tables, leurs cartes et leurs replays s’ouvrent quand toutes ont fini.
compare-invite = Faire jouer ces cartes à d’autres
compare-link = Lien pour les joueurs
compare-to-table = Aller à la table
