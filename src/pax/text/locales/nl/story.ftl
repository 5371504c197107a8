### The log as turns, and the chat beside it.

story-title = Verhaal
story-chat = Chat
story-new = { $n ->
        [one] { $n } nieuw bericht
       *[other] { $n } nieuwe berichten
    }
story-no-chat = Nog geen berichten.
story-coins = { $paid } betaald, { $received } ontvangen
story-deal = De opstelling
