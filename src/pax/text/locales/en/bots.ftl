### Bots of other people that failed.

bot-crashed = The bot { $bot } crashed: { $details }.
bot-hung = The bot { $bot } was ended: it gave no answer within { $details } seconds.
bot-nonsense = The bot { $bot } was ended: it answered { $details }, which is no legal move.
bot-replaced = { $games ->
    [one] In 1 game legal moves at random were played for { $bot } from there on.
   *[other] In { $games } games legal moves at random were played for { $bot } from there on.
}
