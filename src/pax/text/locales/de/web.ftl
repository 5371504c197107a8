### Texts of the browser.

web-title = Pax
web-home = Zum Anfang
web-done = Fertig

web-start-title = Rom steht. Wie lange noch?
web-start-lead = Ein Kartenspiel um sieben Mächte für 1 bis 8 Personen. Besiegt Rom gemeinsam und sei vorn, oder schmiede Ränke und lass Rom gewinnen.
web-play-now = Jetzt spielen
web-play = Spielen
web-players = Spielende
web-level = Gegner
web-level-citizen = Bürger
web-level-senator = Senator
web-level-consul = Konsul
web-level-random = Würfel
web-running = Weiterspielen
web-solo = Solokampagne
web-solo-lead = Fünf Stufen, allein gegen Rom.
web-solo-level = Solo, Stufe { $level }
web-friends = Mit Freunden
web-friends-lead = Öffne einen Tisch und teile den Link.
web-seats = Plätze
web-make-table = Tisch öffnen
web-here-together = An diesem Gerät
web-here-lead = Mehrere an einem Gerät. Ein Vorhang verdeckt die Karten, während es weitergegeben wird.
web-player-number = Person { $n }
web-more-people = Noch jemand
web-fewer-people = Jemand weniger
web-replay = Wiederholungen
web-replay-lead = Sieh dir eine Partie noch einmal an, Zug um Zug.
web-open-record = Partie öffnen
web-stats = Meine Partien
web-rules = Regeln
web-credit = PAX wurde von Bernd Eisenstein erfunden und von Irongames verlegt. Dies ist eine inoffizielle Ausgabe von Bewunderern. Wenn dir das Spiel gefällt, kauf es.
web-guest = Gast
web-your-name = Dein Name

web-settings = Einstellungen
web-language = Sprache
web-theme = Farben
web-theme-auto = wie das System
web-theme-light = hell
web-theme-dark = dunkel
web-pace = Tempo der Bots
web-pace-none = sofort
web-pace-quick = zügig
web-pace-calm = ruhig
web-sound = Klänge
web-motion = Karten bewegen sich
web-forced = Erzwungene Züge von selbst machen
web-notify = Benachrichtigen, wenn ich am Zug bin
web-move-seat = Auf einem anderen Gerät weiterspielen
web-move-seat-lead = Scanne das mit dem anderen Gerät. Wer den Link hat, hat deinen Platz.
web-guide = Entscheidungen erklären

web-waiting = Der Tisch wird gedeckt
web-seat-open = noch frei
web-ready = bereit
web-here = ist da
web-bot = Bot
web-sit = Platz nehmen
web-link = Link für deine Freunde
web-copy = Kopieren
web-copied = Kopiert
web-qr = Der Link als QR-Code
web-be-ready = Ich bin bereit
web-start = Beginnen
web-start-with-bots = Beginnen; Bots nehmen die freien Plätze
web-when-ready = Das Spiel beginnt, wenn alle bereit sind.
web-kick = { $name } wegschicken
web-sent-away = Du hast an diesem Tisch keinen Platz mehr.
web-same-address = von derselben Adresse wie ein anderer Platz
web-origin-record = Diese Partie beginnt mit einer Aufzeichnung: Wer den Tisch geöffnet hat, kennt vielleicht jede Karte.
web-origin-duplicate = Mit diesen Karten wurde schon an einem anderen Tisch gespielt: Wer dort war, kennt sie vielleicht.
web-connecting = Verbinden …
web-offline = Keine Verbindung, neuer Versuch …
web-no-table = Dieser Tisch lässt sich nicht öffnen.
web-pass-on = Gib das Gerät an { $name } weiter.
web-lift = Vorhang auf
web-your-turn = Du bist am Zug – Pax

web-rome = Rom
web-player = Wer
web-points = Punkte
web-standing = Stärke nach Kategorien
web-holds = { $n } von 7
web-strength = { $category } { $n }{ $beats ->
    [yes] , stärker als Rom
   *[no] { "" }
}
web-strength-on-cards = { $strength } ({ $symbols ->
    [one] 1 Symbol
   *[other] { $symbols } Symbole
} auf { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
})
web-rome-strength = { $category } { $n }, { $holds ->
    [yes] in Roms Hand
   *[no] die Besten haben { $best }
}
web-conspirator = verschworen
web-starter = beginnt
web-peeked = kennt Roms verdeckte Karten
web-away = nicht verbunden
web-if-now = Wäre jetzt Schluss:
web-without-hidden = Roms { $n } verdeckte Karten sind nicht mitgezählt.
web-points-open = Mindestens { $points }: Wer die 4 Punkte für den größten Reichtum bekommt, zeigt sich erst am Ende.

web-market = Stapel und Legionen
web-pile = Stapel: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}, { $rounds }
web-cards-left = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
web-last-round = letzte Runde
web-rounds = mindestens { $n ->
    [0] diese Runde
    [one] noch 1 Runde
   *[other] noch { $n } Runden
}
web-rounds-exactly = { $n ->
    [one] noch 1 Runde
   *[other] noch { $n } Runden
}
web-romes = Rom würde sich diese nehmen
web-romes-short = für Rom
web-empty = leer

web-own = Deine Seite
web-drawn = Gerade gezogen
web-hand = Deine Hand: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
web-hand-empty = Keine Karten auf der Hand
web-aurei = Aurei
web-of = { $n } von { $limit }
web-discount = Rabatt
web-sees = Zugleich sichtbar
web-aurei-means = Dein Geld. Du gibst es für Legionen aus und für jede Karte, die du in einem Zug nach der ersten ausspielst.
web-limit-means = { $category }: Du darfst { $limit ->
    [0] noch nichts davon haben. Spiel erst Land oder Intrige aus.
    [one] 1 Symbol haben: so viele wie Land oder Intrige, je nachdem, wovon du mehr hast.
   *[other] { $limit } Symbole haben: so viele wie Land oder Intrige, je nachdem, wovon du mehr hast.
}
web-discount-means = Je 3 Symbole Reichtum machen jede Legion für dich um 1 Aureus billiger.
web-sees-means = So viele Karten siehst du beim Ziehen zugleich: 2 mit 3 Symbolen Religion, alle mit 6.
web-preview = { $costs ->
    [0] +{ $brings }
   *[other] −{ $costs } → +{ $brings }
}
web-card = { $category } { $symbols }/{ $value }

web-decision = Deine Entscheidung
web-ask-laying = Lege eine Karte kostenlos in deine Auslage.
web-ask-keeping = Behalte eine dieser Karten; die anderen kommen unter den Stapel.
web-ask-beginning = Du bist am Zug: Zieh Karten, oder späh Roms verdeckte aus.
web-ask-placing = { $in_view ->
    [one] Wohin mit dieser Karte?
   *[other] Wähle eine Karte, und wohin sie kommt.
}{ $to_come ->
    [0] { "" }
    [one] {" "}Eine kommt noch.
   *[other] {" "}{ $to_come } kommen noch.
}
web-ask-buying = Eine Legion kaufen? Du hast { $aurei }.
web-ask-playing = Eine Karte ausspielen? { $played ->
    [0] Die erste ist frei
   *[other] Die nächste kostet { $cost }
}; du hast { $aurei }. Jetzt aufhören bringt { $income }.
web-ask-answering = Ein Senator! Eine Karte für { $cost } ausspielen?
web-ask-over = Das Spiel ist zu Ende.
web-waits = { $you ->
    [yes] Du entscheidest.
   *[no] { $name } denkt nach …
}
web-do-lay = { $card } legen
web-do-keep = { $card } behalten
web-do-draw = Ziehen
web-do-peek = Ausspähen (+{ $brings })
web-do-take = Nehmen
web-do-offer = Legion { $legion }
web-do-bury = Unter den Stapel
web-do-buy = Legion { $legion } für { $costs }
web-do-skip = Nichts kaufen
web-do-play = { $card } ausspielen
web-do-end = Zug beenden (+{ $brings })
web-do-pass = Nichts ausspielen
web-means-offer = { $card } unter Legion { $legion }{ $rome ->
    [yes] ; Rom würde sie nehmen
   *[no] { "" }
}
web-undo = Zurücknehmen
web-hint = Tipp
web-chance = { $n } %
web-show-end = Das Ergebnis zeigen
web-log = Was geschehen ist
web-earlier = Zeigen, was früher geschah
web-look = Den Tisch in diesem Augenblick sehen
web-moment = So lag der Tisch damals.
web-back-to-now = Zurück zu jetzt
web-said = { $name }: „{ $text }“
web-chat = Etwas sagen …
web-chat-say = Sagen
web-seated-sat = { $name } nimmt Platz.
web-seated-ready = { $name } ist bereit.
web-seated-left = Ein Bot spielt jetzt für { $name }.
web-seated-replaced = Ein Bot spielt jetzt für { $name }.
web-seated-late = { $name } hat zu lange gebraucht: Ein Bot spielt weiter.
web-seated-back = { $name } ist zurück.
web-seated-kicked = { $name } wurde weggeschickt: Der Platz ist wieder frei.
web-seated-gone = { $name } ist nicht gekommen: Der Platz ist wieder frei.
web-seated-arrived = { $name } ist am Tisch.
web-replace = Einen Bot für { $name } spielen lassen
web-back = Meinen Platz vom Bot zurücknehmen
web-closed = Der Tisch wurde geschlossen.

web-now-laying = eine der Karten, die du siehst, legen.
web-now-keeping = eine der Karten, die du siehst, behalten.
web-now-beginning = ziehen, oder Roms verdeckte Karten ausspähen.
web-now-placing = eine Karte nehmen, unter eine Legion oder unter den Stapel legen.
web-now-buying = eine Legion kaufen, oder nichts kaufen.
web-now-playing = eine Karte ausspielen, oder den Zug beenden.
web-now-answering = eine Karte ausspielen, oder nichts ausspielen.
web-reason-no-solo-peek = Wer allein spielt, darf Roms verdeckte Karten nicht ausspähen: Zieh stattdessen. (Die Ausgaben nl, fr und pt erlauben es.)
