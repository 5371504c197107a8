### The log as turns, and the chat beside it.

story-title = Relato
story-chat = Conversa
story-new = { $n ->
        [one] { $n } mensagem nova
       *[other] { $n } mensagens novas
    }
story-no-chat = Ainda não há mensagens.
story-coins = { $paid ->
    [one] 1 pago
   *[other] { $paid } pagos
}, { $received ->
    [one] 1 recebido
   *[other] { $received } recebidos
}
story-deal = A preparação
