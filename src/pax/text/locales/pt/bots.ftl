### Bots de outros que falharam.

bot-crashed = O bot { $bot } falhou: { $details }.
bot-hung = O bot { $bot } foi terminado: não respondeu em { $details } segundos.
bot-nonsense = O bot { $bot } foi terminado: respondeu { $details }, que não é uma jogada permitida.
bot-replaced = { $games ->
    [one] Em 1 partida, a partir daí, fizeram-se jogadas permitidas ao acaso em vez de { $bot }.
   *[other] Em { $games } partidas, a partir daí, fizeram-se jogadas permitidas ao acaso em vez de { $bot }.
}
