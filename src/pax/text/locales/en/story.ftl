### The log as turns, and the chat beside it.

story-title = Story
story-chat = Chat
story-new = { $n ->
        [one] { $n } new message
       *[other] { $n } new messages
    }
story-no-chat = No messages yet.
story-coins = paid { $paid }, received { $received }
story-deal = The deal
