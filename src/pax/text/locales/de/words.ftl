### Wörter, aus denen alle anderen Texte gemacht sind.

none = keine

name = { $you ->
        [yes] du
       *[no] { $name }
    }
    .title = { $you ->
        [yes] Du
       *[no] { $name }
    }

# $first und $last sind Dinge, Namen oder Karten.
list = { $first }, { $last }
list-and = { $first } und { $last }

aurei = { $n ->
    [one] { $n } Aureus
   *[other] { $n } Aurei
}
cards = { $n ->
    [0] keine Karten
    [one] { $n } Karte
   *[other] { $n } Karten
}

category-W = Wohlstand
    .a = Wohlstand
category-F = Flotte
    .a = Flotte
category-A = Armee
    .a = Armee
category-R = Religion
    .a = Religion
category-S = Senator
    .a = Senator
category-L = Land
    .a = Land
category-I = Intrige
    .a = Intrige
category-with-letter = { $category } { $letter }

# Ohne Artikel, weil die Art in jedem Fall stehen kann: F23 (Flotte mit 2 Symbolen, Wert 3).
card-in-words = { $card } ({ $kind })
kind = { $category } mit { $symbols ->
    [one] 1 Symbol
   *[other] { $symbols } Symbolen
}, Wert { $value }
unknown-card = eine Karte
