### Le jeu de cartes utilisé.

deck-title = Le jeu de cartes « { $name } » : { $n } cartes, { $symbols } symboles, valeur totale { $value }
deck-title-unnamed = Votre propre jeu de cartes : { $n } cartes, { $symbols } symboles, valeur totale { $value }
deck-category = { $category } : { $n } cartes, { $symbols } symboles, valeur { $value } : { $cards }
deck-reconstruction = Ce jeu de cartes est une reconstitution. Aucune règle imprimée n’énumère les cartes une à une ; on sait combien il y en a dans chaque catégorie, leurs symboles et leurs valeurs sont déduits d’exemples et de comptes rendus.
deck-correct = Si vous possédez le jeu, vous pouvez compter les cartes et écrire un fichier avec une ligne par sorte, par exemple « W11 3 » : trois cartes Richesse à 1 symbole, valeur 1. W, F, A, R et S ont 10 cartes chacune, L et I en ont 12 ; le signe # commence un commentaire. « pax deck --file > FICHIER » écrit un tel fichier pour commencer. Jouez ensuite avec le vôtre : pax table --deck FICHIER
deck-copies = De 1 à 4 joueurs, on utilise un exemplaire du jeu de cartes ; de 5 à 8, deux.
