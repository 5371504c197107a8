### Les bots d’autrui qui ont échoué.

bot-crashed = Le bot { $bot } a planté : { $details }.
bot-hung = Le bot { $bot } a été arrêté : aucune réponse en { $details } secondes.
bot-nonsense = Le bot { $bot } a été arrêté : il a répondu { $details }, qui n’est pas un coup permis.
bot-replaced = { $games ->
    [one] Dans { $games } partie, des coups permis tirés au hasard ont ensuite été joués pour { $bot }.
   *[other] Dans { $games } parties, des coups permis tirés au hasard ont ensuite été joués pour { $bot }.
}
