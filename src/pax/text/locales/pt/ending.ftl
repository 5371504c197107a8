### O fim de uma partida, explicado.

end-hidden = As cartas escondidas de Roma eram { $cards }.
did-lose = Roma tem { $held } das 7 categorias e precisava de { $needs }: Roma foi derrotada, e vence quem tem mais pontos.
did-win = Roma tem { $held } das 7 categorias, e { $needs } chegam: Roma vence, e com ela { $you ->
    [yes] tu, o conspirador
   *[no] { $name }, o conspirador
}.
did-win-nobody = Roma tem { $held } das 7 categorias e precisa de { $needs } para vencer: Roma venceu. Não há conspirador, por isso ninguém vence com ela.

end-points = Pontos
end-points-idle = Pontos (só para registo: Roma venceu)
end-player = { $name }: { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}{ $winner ->
    [yes] {" "}— vitória
   *[no] { "" }
}
end-present = { $points } por { $n ->
    [one] 1 categoria
   *[other] { $n } categorias
} no display
end-stronger = { $points } por { $n ->
    [one] 1 categoria
   *[other] { $n } categorias
} em que Roma é mais fraca
end-army = { $points } pela força em Exército
end-fleet = { $points } pela força em Frota
end-conspirator = { $points } por Primus Conspiratus
end-richest = { $points } pela maior fortuna ({ $aurei } e { $cards } na mão, ao todo { $riches })
end-not-richest = 0 pela fortuna ({ $aurei } e { $cards } na mão, ao todo { $riches })
