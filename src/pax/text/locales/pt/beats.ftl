### O que acontece à mesa, mostrado passo a passo.

beats-speed = Velocidade: { $n ->
    [1] normal
   *[other] { $n } vezes
}
beats-speed-change = Mudar a velocidade
beats-skip = Para a minha vez
beats-repeat = Desde a tua última vez
beats-repeat-lead = Mostrar de novo o que os outros fizeram.
beats-says-all = Anunciar cada ação dos outros
