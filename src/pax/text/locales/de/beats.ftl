### Was am Tisch geschieht, Schritt für Schritt gezeigt.

beats-speed = Tempo: { $n ->
    [1] normal
   *[other] { $n }-fach
}
beats-speed-change = Tempo ändern
beats-skip = Zu meinem Zug
beats-repeat = Seit deinem letzten Zug
beats-repeat-lead = Noch einmal zeigen, was die anderen getan haben.
beats-says-all = Jede Handlung der anderen ansagen
