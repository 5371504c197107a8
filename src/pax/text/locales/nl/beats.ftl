### Wat er aan tafel gebeurt, stap voor stap getoond.

beats-speed = Snelheid: { $n ->
    [1] normaal
   *[other] { $n } keer
}
beats-speed-change = Snelheid veranderen
beats-skip = Naar mijn beurt
beats-repeat = Sinds je laatste beurt
beats-repeat-lead = Nog eens tonen wat de anderen hebben gedaan.
beats-says-all = Elke actie van de anderen melden
