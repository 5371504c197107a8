### Bots of other people that failed.

bot-crashed = The bot { $bot } crashed: { $details }.
bot-hung = The bot { $bot } was stopped: it gave no answer within { $details } seconds.
bot-nonsense = The bot { $bot } was stopped: it answered { $details }, which is not a legal move.
bot-replaced = { $games ->
    [one] In 1 game random legal moves were played for { $bot } from then on.
   *[other] In { $games } games random legal moves were played for { $bot } from then on.
}
