### Options of a new table, what is in force at a table, and decks. The web client loads them late.

## The panel.

options-title = Options de la table
options-done = Terminé
options-reset = Rétablir les réglages par défaut
options-seats = Places
options-seats-lead = L’ordre autour de la table : on joue en descendant cette liste.
options-seat = Place { $n }
options-seat-me = Vous
options-seat-person = Une personne
options-seat-open = Libre pour un ami
options-seat-bot = Bot : { $bot }
options-forward = Avancer { $name }
options-bots = Qui sont les bots ?
options-starter = Qui commence ?
options-starter-chance = Le hasard décide
options-starter-me = Je commence
options-starter-player = { $name } commence
options-starter-lead = À chaque revanche, le joueur suivant commence.
options-rules = Règles
options-rules-lead = Les règles imprimées diffèrent sur deux points : en solo, peut-on regarder les cartes cachées de Rome, et Rome prend-elle une dernière légion quand la pioche est épuisée ?
options-printing-en = Édition anglaise
options-printing-de = Édition allemande
options-printing-nl = Édition néerlandaise
options-printing-fr = Édition française
options-printing-pt = Édition portugaise
options-printing-own = Au choix
options-differs-en = En solo, on ne regarde pas ; pas de dernière légion.
options-differs-de = En solo, on ne regarde pas ; pas de dernière légion.
options-differs-nl = En solo, on peut regarder ; pas de dernière légion.
options-differs-fr = En solo, on peut regarder ; pas de dernière légion.
options-differs-pt = En solo, on peut regarder ; Rome prend une dernière légion.
options-differs-own = Choisissez chaque option séparément.
options-solo_peek = En solo, on peut regarder les cartes cachées de Rome
options-rome_takes_last = Rome prend une dernière légion quand la pioche est épuisée
options-open_counts = Totaux visibles : tout le monde voit combien d’aurei et de cartes a chaque joueur
options-time = Temps par décision
options-time-none = Sans limite
options-time-lead = Une fois le temps écoulé, un bot décide à la place du joueur.
options-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}
options-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
options-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
options-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
options-hints = Les indices sont permis

## The bots: character and strength (docs/bots.md); their names are in web.ftl.

options-bot-random-about = Joue n’importe quel coup permis, sans réfléchir. Un Citoyen face à trois d’entre eux gagne neuf parties sur dix.
options-bot-novice-about = Aime les grosses cartes, oublie la conspiration et se trompe parfois. Idéal pour débuter : un Citoyen face à trois d’entre eux gagne sept parties sur dix.
options-bot-citizen-about = Joue bien et sans attendre, à l’instinct, sans calculer d’avance. Un bon adversaire pour la plupart des soirées.
options-bot-senator-about = Réfléchit un instant à ce qui peut venir. Face à trois Citoyens, il gagne près d’une partie sur deux ; le hasard lui en donnerait une sur quatre.
options-bot-consul-about = Réfléchit le plus longtemps et n’oublie rien de ce qui a été montré. Le plus fort : à deux, il gagne quatre parties sur cinq contre un Citoyen.
options-bot-brutus-about = Veut être le conspirateur et que Rome gagne. Trop prévisible : face à trois Consuls, il gagne une partie sur huit.
options-bot-spartacus-about = Veut abattre Rome et ne conspire jamais. Franc, mais lisible : face à trois Consuls, il gagne un peu plus d’une partie sur cinq.

## What is in force at a table.

terms-title = À cette table
terms-rules-own = Règles choisies une à une
terms-solo_peek-yes = on peut regarder les cartes cachées
terms-solo_peek-no = sans regarder les cartes cachées
terms-rome_takes_last-yes = Rome prend une dernière légion
terms-rome_takes_last-no = Rome ne prend pas de dernière légion
terms-open_counts = totaux visibles
terms-deck-built-in = le jeu de cartes intégré, une reconstitution
terms-deck-own = un jeu de cartes propre à l’hôte
terms-starter-chance = le hasard a désigné { $name } pour commencer
terms-starter = { $name } commence
terms-starter-open = la place { $n } commence
terms-time = { $time } par décision
terms-time-none = sans limite de temps
terms-hints = indices permis
terms-hints-none = sans indices
terms-public-now = Les cartes de cette donne sont publiques : tout le monde peut les voir, même pendant cette partie.
terms-public-from = À partir du { $when }, tout le monde pourra voir les cartes de cette donne, même si cette partie n’est pas finie.

## Decks and their cards.

cards-title = Liste des cartes
cards-deck = Jeu de cartes
cards-built-in = Jeu intégré (une reconstitution)
cards-reconstruction = Le jeu de cartes intégré est une reconstitution. On sait combien de cartes compte chaque catégorie ; leurs symboles et leurs valeurs sont déduits d’exemples et de comptes rendus.
cards-own-how = Vous possédez le jeu ? Comptez ses cartes et entrez-les ici une fois : vous jouerez avec les vraies, et vos amis les recevront par un lien.
cards-copies = On en utilise un exemplaire de 1 à 4 joueurs, deux de 5 à 8.
cards-total = { $n } sur { $of }
cards-count = { $n } ×
cards-kind = { $category }, { $symbols ->
    [one] { $symbols } symbole
   *[other] { $symbols } symboles
}, valeur { $value }
cards-shared = Quelqu’un partage avec vous le jeu de cartes « { $name } ».
cards-of-table = Les cartes de cette table.
cards-keep = Garder ce jeu de cartes et jouer avec
cards-broken = Ce lien ne contient pas de jeu de cartes complet.
cards-see = Voir les cartes
cards-enter = Entrer mon jeu de cartes
cards-change = Modifier ou partager « { $name } »
cards-name = Nom du jeu de cartes
cards-name-usual = Mon PAX
cards-grid = Nombre de cartes de chaque sorte
cards-grid-lead = Une ligne est une sorte de carte : symboles et valeur. Une colonne est une catégorie.
cards-row = { $symbols ->
    [one] { $symbols } symbole
   *[other] { $symbols } symboles
}, valeur { $value }
cards-symbols = Symboles
cards-value = Valeur
cards-add-row = Ajouter une sorte
cards-complete = Le jeu de cartes est complet.
cards-missing = Encore à corriger : { $list }.
cards-of = { $category } { $n } sur { $of }
cards-from-built-in = Partir du jeu intégré
cards-clear = Vider la grille
cards-paste = Coller une liste
cards-paste-lead = Une ligne par sorte : W11 3 signifie trois cartes Richesse à 1 symbole, valant 1.
cards-use-list = Mettre dans la grille
cards-wrong-lines = { $n ->
    [one] La ligne { $lines } n’est pas comprise.
   *[other] Les lignes { $lines } ne sont pas comprises.
}
cards-file = Charger un fichier
cards-save = Enregistrer et jouer avec
cards-saved = Enregistré dans ce navigateur.
cards-forget = Supprimer ce jeu de cartes
cards-forget-sure = Supprimer « { $name } » de ce navigateur ?
cards-forget-back = Non, le garder
cards-share = Lien pour vos amis
cards-share-lead = Qui l’ouvre peut garder ce jeu de cartes et jouer avec.
