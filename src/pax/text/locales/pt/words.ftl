### As palavras de que são feitas todas as outras mensagens.

none = nenhuma

name = { $you ->
        [yes] tu
       *[no] { $name }
    }
    .title = { $you ->
        [yes] Tu
       *[no] { $name }
    }

# $first e $last são coisas, nomes ou cartas.
list = { $first }, { $last }
list-and = { $first } e { $last }

aurei = { $n ->
    [one] { $n } aureus
   *[other] { $n } aurei
}
cards = { $n ->
    [0] nenhuma carta
    [one] { $n } carta
   *[other] { $n } cartas
}

category-W = Riqueza
    .a = Riqueza
category-F = Frota
    .a = Frota
category-A = Exército
    .a = Exército
category-R = Religião
    .a = Religião
category-S = Senador
    .a = Senador
category-L = Terreno
    .a = Terreno
category-I = Intriga
    .a = Intriga
category-with-letter = { $category } { $letter }

# Sem artigo, para caber em qualquer frase: F23 (Frota com 2 símbolos, valor 3).
card-in-words = { $card } ({ $kind })
kind = { $category } com { $symbols ->
    [one] 1 símbolo
   *[other] { $symbols } símbolos
}, valor { $value }
unknown-card = uma carta
