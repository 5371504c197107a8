### Bots anderer Leute, die versagt haben.

bot-crashed = Der Bot { $bot } ist abgestürzt: { $details }.
bot-hung = Der Bot { $bot } wurde beendet: Er gab innerhalb von { $details } Sekunden keine Antwort.
bot-nonsense = Der Bot { $bot } wurde beendet: Er antwortete { $details }; das ist keine erlaubte Aktion.
bot-replaced = { $games ->
    [one] In 1 Partie wurden von da an für { $bot } zufällige erlaubte Aktionen ausgeführt.
   *[other] In { $games } Partien wurden von da an für { $bot } zufällige erlaubte Aktionen ausgeführt.
}
