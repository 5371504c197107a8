### Woorden waar alle andere teksten mee worden gemaakt.

none = geen

name = { $you ->
        [yes] jij
       *[no] { $name }
    }
    .title = { $you ->
        [yes] Jij
       *[no] { $name }
    }

# $first en $last zijn dingen, namen of kaarten.
list = { $first }, { $last }
list-and = { $first } en { $last }

aurei = { $n ->
    [one] { $n } aureus
   *[other] { $n } aurei
}
cards = { $n ->
    [0] geen kaarten
    [one] { $n } kaart
   *[other] { $n } kaarten
}

category-W = Rijkdom
    .a = Rijkdom
category-F = Vloot
    .a = Vloot
category-A = Leger
    .a = Leger
category-R = Religie
    .a = Religie
category-S = Senator
    .a = Senator
category-L = Land
    .a = Land
category-I = Intrige
    .a = Intrige
category-with-letter = { $category } { $letter }

# Zonder lidwoord, want de soort staat ook tussen haakjes.
card-in-words = { $card } ({ $kind })
kind = { $category } met { $symbols ->
    [one] 1 symbool
   *[other] { $symbols } symbolen
}, waarde { $value }
unknown-card = een kaart
