### What an operator reads in the terminal.

serve-metrics = As métricas para o Prometheus estão em { $address }
backup-done = { $n ->
    [one] 1 jogo guardado
   *[other] { $n } jogos guardados
} em { $file }
restore-done = { $n ->
    [one] 1 jogo restaurado
   *[other] { $n } jogos restaurados
}
restore-not-empty = Esta base de dados já contém jogos. Restaure para uma nova.
prune-done = { $n ->
    [one] 1 mesa eliminada
   *[other] { $n } mesas eliminadas
}
prune-would = { $n ->
    [one] 1 mesa seria eliminada
   *[other] { $n } mesas seriam eliminadas
}
admin-no-table = A mesa { $table } não existe.
admin-no-open-table = Não há nenhuma mesa aberta { $table }.
admin-closed = A mesa { $table } está fechada.
admin-deleted = A mesa { $table } foi eliminada com todos os seus jogos.
admin-announced = O anúncio será mostrado a todos.
admin-withdrawn = Já não é mostrado nenhum anúncio.
admin-no-limit = O limite { $name } não existe. Os limites são: { $names }.
admin-limit-set = { $name } é agora { $value }.
admin-limit-reset = { $name } volta ao valor com que cada servidor foi iniciado.
admin-banned = { $network } está bloqueado.
admin-unbanned = { $network } já não está bloqueado.
admin-not-banned = { $network } não está bloqueado.
admin-not-an-address = { $address } não é um endereço nem uma rede.
admin-no-person = Nenhuma pessoa ocupa o lugar { $seat }.
admin-erased = { $n ->
    [one] 1 jogo foi alterado.
   *[other] { $n } jogos foram alterados.
}
serve-push-contact = --push-key precisa também de --push-contact: um endereço onde os serviços de push te encontram, que comece por mailto ou https.
serve-notices-extra = Os avisos precisam de mais bibliotecas: instala pax-card-game com o extra «notices».
serve-push-key = Não é possível usar a chave de web push: { $why }
serve-test-ca = Não há autoridade de teste em { $file }.
serve-waits = Outro servidor tem { $file } aberto. Este começa assim que o outro parar.
database-failed = Não é possível usar a base de dados: { $why }
restore-no-backup = { $file } não é uma cópia de segurança do PAX.
prune-campaigns-done = { $n ->
    [one] 1 campanha eliminada
   *[other] { $n } campanhas eliminadas
}
prune-campaigns-would = { $n ->
    [one] 1 campanha seria eliminada
   *[other] { $n } campanhas seriam eliminadas
}
prune-records-done = { $n ->
    [one] 1 registo importado eliminado
   *[other] { $n } registos importados eliminados
}
prune-records-would = { $n ->
    [one] 1 registo importado seria eliminado
   *[other] { $n } registos importados seriam eliminados
}
admin-notices-deleted = { $n ->
    [one] 1 endereço de avisos foi eliminado.
   *[other] { $n } endereços de avisos foram eliminados.
}
admin-webhooks-stay = Esta mesa tem webhooks do anfitrião. Se for a mesma pessoa, escreve host em vez do lugar: { $table } host
