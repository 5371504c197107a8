### The log as turns, and the chat beside it.

story-title = Verlauf
story-chat = Chat
story-new = { $n ->
        [one] { $n } neue Nachricht
       *[other] { $n } neue Nachrichten
    }
story-no-chat = Noch keine Nachrichten.
story-coins = { $paid } gezahlt, { $received } erhalten
story-deal = Der Aufbau
