### The running games of this browser.

tables-title = As minhas mesas
tables-waiting = { $n ->
    [0] Nenhuma mesa está à tua espera.
    [one] Uma mesa está à tua espera.
   *[other] { $n } mesas estão à tua espera.
}
tables-next = Ir para a mesa que espera por mim
tables-another = { $n ->
    [one] Outra mesa está à tua espera: ir para lá
   *[other] { $n } outras mesas estão à tua espera: ir à seguinte
}
tables-all = Todas as { $n } mesas
tables-nobody = Ainda ninguém
tables-turn-mine = É a tua vez
tables-turn-theirs = { $name } decide
tables-turn-lobby = à espera de jogadores
tables-turn-over = terminada: ver o resultado
tables-turn-closed = fechada pelo anfitrião
tables-turn-gone = já não está aqui
tables-turn-unknown = ainda sem resposta
tables-remove = Retirar da lista
tables-none = Não tens nenhuma partida em curso.
tables-local = Só este navegador conhece esta lista.
tables-finished = Partidas terminadas
tables-delete = Apagar
tables-delete-question = A partida é apagada com o seu registo e o seu resultado. Em partidas com outras pessoas, o teu nome e as tuas mensagens são substituídos. Isto não se pode desfazer.
tables-delete-failed = Não foi possível apagar a partida. Tenta de novo.

your-data-title = Os teus dados
your-data-about = O servidor guarda o teu nome, as tuas jogadas e o que escreves nas mesas. Se quiseres ser avisado, guarda também para onde. Só este navegador sabe quais são os teus lugares.
your-data-save = Guardar num ficheiro tudo sobre mim
your-data-delete = Eliminar tudo sobre mim
your-data-question = As partidas a solo ou contra bots são eliminadas. Nas partidas com outras pessoas, o teu nome e as tuas mensagens são substituídos e um bot fica com o teu lugar. Não se pode voltar atrás.
your-data-back = Não, manter tudo
your-data-deleted = Tudo sobre ti foi eliminado.
your-data-failed = { $n ->
    [one] Não foi possível contactar uma mesa. Tenta de novo mais tarde.
   *[other] Não foi possível contactar { $n } mesas. Tenta de novo mais tarde.
}
your-data-incomplete = { $n ->
    [one] Os dados de uma mesa faltam no ficheiro. Tenta de novo mais tarde.
   *[other] Os dados de { $n } mesas faltam no ficheiro. Tenta de novo mais tarde.
}
your-data-campaign-failed = Não foi possível eliminar a campanha. Tenta de novo mais tarde.
