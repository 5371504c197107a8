### Open cards, chances and hints. Only the web client uses these.

chances-replay-drawn = { $n ->
    [one] Carta tirada
   *[other] Cartas tiradas
}
chances-alone = Roma sozinha
chances-curve-note = Estimadas em cada decisão pelo que podia saber o jogador que decide. Todas as probabilidades, com a de Roma vencer sozinha, somam 100%.
chances-hint-lead = { $n ->
    [one] A tua probabilidade de vencer a partida depois de cada jogada, estimada em { $n } partida simulada; outra dica acrescenta mais.
   *[other] A tua probabilidade de vencer a partida depois de cada jogada, estimada em { $n } partidas simuladas; outra dica acrescenta mais.
}
chances-hint-chance = { $chance }% ± { $error }
chances-hint-equal = igualmente boa, dentro da margem de erro
chances-hint-more = { $n ->
    [one] { $n } outra jogada não é melhor.
   *[other] { $n } outras jogadas não são melhores.
}
