### Was am Tisch geschieht, Schritt für Schritt gezeigt.

beats-speed = Tempo: { $n ->
    [1] normal
   *[other] { $n }-fach
}
beats-speed-change = Tempo ändern
beats-skip = Zu meinem Zug
beats-repeat = Seit deinem letzten Zug
beats-repeat-lead = Noch einmal zeigen, was die anderen getan haben.
beats-volume = Lautstärke
beats-says-all = Jede Handlung der anderen ansagen

scene-peek = Was Rom verbirgt
scene-peek-lead = Nur du siehst diese Karten. Die anderen wissen, dass du nachgesehen hast.
scene-peek-aurei = 2 Aurei für deinen Bericht
scene-peek-same = Mit ihnen hat Rom weiterhin { $now } der 7 Kategorien.
scene-peek-more = Mit ihnen hat Rom derzeit { $then } der 7 Kategorien, nicht { $now }.
scene-peek-done = Merken und weiter
scene-conspirator-over = Primus Conspiratus
scene-conspirator = { $you ->
    [yes] Du führst die Verschwörung an
   *[no] { $name } führt die Verschwörung an
}
scene-conspirator-wins = { $you ->
    [yes] Wenn Rom gewinnt, gewinnst du mit. Du beginnst jede Runde.
   *[no] Wenn Rom gewinnt, gewinnt { $name } mit und beginnt jede Runde.
}
scene-conspirator-rome = Rom hat { $held } der 7 Kategorien und braucht { $needs }.
scene-go-on = Weiter
scene-march = Rom zieht mit Legion { $legion } ab
scene-last-round = Die letzte Runde beginnt
scene-last-round-short = Letzte Runde

recall-title = Gedächtnis
recall-brief = { $unseen } ungesehen, { $buried } unterm Stapel
recall-waits = Das Protokoll wird gelesen …
recall-unseen = Noch nicht gesehen: im Stapel, auf Händen, bei Rom oder beiseite
recall-unseen-of = { $category }: { $n } noch nicht gesehen
recall-buried = Von dir unter den Stapel gelegt
recall-depth = { $above ->
    [0] zuoberst
    [one] 1 Karte darüber
   *[other] { $above } Karten darüber
}
recall-bought = Gekauft und nicht gespielt
recall-none = nichts
recall-rounds = Übrige Runden:
recall-rounds-left = { $least ->
    [0] höchstens { $most }
   *[other] { $least } bis { $most }
}
recall-counts = Aurei und Handkarten aller mitzählen
recall-hand = { $n ->
    [one] 1 Handkarte
   *[other] { $n } Handkarten
}

sheet-played = In deiner Auslage:
sheet-strength = { $category } { $before } → { $after }; Rom hat { $rome }
sheet-stronger = Damit wärst du stärker als Rom.
sheet-first = Es wäre dort deine erste Karte.
sheet-points = { $n ->
    [0] Nach jetzigem Stand keine weiteren Punkte
    [one] Nach jetzigem Stand 1 Punkt mehr
   *[other] Nach jetzigem Stand { $n } Punkte mehr
}

# How it stands, in one glance.
verdict-rome = Rom { $held } von { $needs }.
verdict-rome-wins = Rom würde mit { $held } von 7 gewinnen; { $more ->
    [one] 1 muss
   *[other] { $more } müssen
} noch fallen.
verdict-lead = Du führst mit { $points }, { $margin } voraus.
verdict-level = Du führst mit { $points }, gleichauf mit { $names }.
verdict-behind = { $names } { $n ->
    [one] führt
   *[other] führen
} mit { $points }, du liegst { $behind } zurück.
verdict-leader = { $names } { $n ->
    [one] führt
   *[other] führen
} mit { $points }.
verdict-hope = Du gewinnst, wenn Rom noch { $more ->
    [one] 1 Kategorie
   *[other] { $more } Kategorien
} bekommt.
verdict-with-rome = Du würdest mit Rom gewinnen.
verdict-solo = Alle 7 Kategorien: bisher { $present }. Stärker als Rom in { $goal }: bisher { $beaten }.
sign-bonus = +{ $n }: Je 3 Flottensymbole zählen als eine Armee mehr, und je 3 Armeesymbole als eine Flotte.
sign-peeked = { $n } durch die verdeckten Karten, die du gesehen hast.
sheet-limit = Dein Limit für Flotte und Armee wäre { $n }.
sheet-conspires = Damit wärst du der Verschwörer.

# On the cards, the legions and the bar.
card-short = { $n } zu wenig
card-limit = Limit { $n }
legion-here = hier anbieten
legion-keep = behalte { $n }
stage-next = { $n ->
    [one] Danach kommt noch 1 Karte
   *[other] Danach kommen noch { $n } Karten
}
step-title = Schritte des Zuges
step-draw = Ziehen
step-buy = Kaufen
step-play = Auslegen
step-income = Einkommen
jump-decision = Zur Entscheidung
story-round = Runde { $round }

scene-peek-falls = Durch sie hat Rom { $categories }.
scene-conspirator-card = { $card }: Intrige jetzt { $own } zu { $other }.
