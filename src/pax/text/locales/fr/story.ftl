### The log as turns, and the chat beside it.

story-title = Récit
story-chat = Discussion
story-new = { $n ->
        [one] { $n } nouveau message
       *[other] { $n } nouveaux messages
    }
story-no-chat = Aucun message pour l’instant.
story-coins = { $paid } payés, { $received } reçus
story-deal = La mise en place
