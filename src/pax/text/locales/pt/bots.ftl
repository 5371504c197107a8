### Bots de outros que falharam.

bot-crashed = O bot { $bot } falhou: { $details }.
bot-hung = O bot { $bot } foi terminado: não respondeu em { $details } segundos.
bot-nonsense = O bot { $bot } foi terminado: respondeu { $details }, que não é uma jogada permitida.
bot-replaced = { $games ->
    [one] Em 1 partida foram feitas, a partir daí, jogadas permitidas ao acaso por { $bot }.
   *[other] Em { $games } partidas foram feitas, a partir daí, jogadas permitidas ao acaso por { $bot }.
}
