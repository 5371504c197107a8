### Bots van anderen die faalden.

bot-crashed = De bot { $bot } is vastgelopen: { $details }.
bot-hung = De bot { $bot } is beëindigd: hij gaf binnen { $details } seconden geen antwoord.
bot-nonsense = De bot { $bot } is beëindigd: hij antwoordde { $details }, en dat is geen toegestane zet.
bot-replaced = { $games ->
    [one] In 1 partij zijn vanaf daar voor { $bot } willekeurige toegestane zetten gedaan.
   *[other] In { $games } partijen zijn vanaf daar voor { $bot } willekeurige toegestane zetten gedaan.
}
