### Wat een melding zegt, op een apparaat of in een chatruimte. Geen kaarten.

notice-title = Je bent aan de beurt bij PAX
notice-turn = PAX: { $name } is aan de beurt.
notice-against = Aan tafel met { $names }
