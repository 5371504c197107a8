### The log as turns, and the chat beside it.

story-title = Relato
story-chat = Conversa
story-new = { $n ->
        [one] { $n } mensagem nova
       *[other] { $n } mensagens novas
    }
story-no-chat = Ainda não há mensagens.
story-coins = { $paid } pagos, { $received } recebidos
story-deal = A preparação
