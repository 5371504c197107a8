### Les mots dont tous les autres messages sont faits.

none = aucun

name = { $you ->
        [yes] vous
       *[no] { $name }
    }
    .title = { $you ->
        [yes] Vous
       *[no] { $name }
    }

# $first et $last sont des choses, des noms ou des cartes.
list = { $first }, { $last }
list-and = { $first } et { $last }

# En français, 0 se dit comme 1 : 0 aureus, 1 aureus, 2 aurei.
aurei = { $n ->
    [one] { $n } aureus
   *[other] { $n } aurei
}
cards = { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
}

category-W = Richesse
    .a = Richesse
category-F = Flotte
    .a = Flotte
category-A = Armée
    .a = Armée
category-R = Religion
    .a = Religion
category-S = Sénateur
    .a = Sénateur
category-L = Terrain
    .a = Terrain
category-I = Intrigue
    .a = Intrigue
category-with-letter = { $category } { $letter }

# Sans article, pour aller dans n’importe quelle phrase : F23 (Flotte à 2 symboles, valeur 3).
card-in-words = { $card } ({ $kind })
kind = { $category } à { $symbols ->
    [one] { $symbols } symbole
   *[other] { $symbols } symboles
}, valeur { $value }
unknown-card = une carte
