### The log as turns, and the chat beside it.

story-title = Récit
story-chat = Discussion
story-new = { $n ->
        [one] { $n } nouveau message
       *[other] { $n } nouveaux messages
    }
story-no-chat = Aucun message pour l’instant.
story-coins = { $paid ->
    [one] { $paid } payé
   *[other] { $paid } payés
}, { $received ->
    [one] { $received } reçu
   *[other] { $received } reçus
}
story-deal = La mise en place
