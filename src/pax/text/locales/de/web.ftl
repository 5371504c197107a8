### Texts of the browser.

web-title = Pax
web-home = Zur Startseite
web-done = Fertig

web-start-title = Rom steht. Wie lange noch?
web-start-lead = Ein Kartenspiel im alten Rom für 1 bis 8 Personen. Besiege Rom mit den anderen und sei am Ende vorn – oder intrigiere und gewinne mit Rom.
web-play-now = Jetzt spielen
web-play = Spielen
web-players = Spielerzahl
web-level = Stärke der Gegner
web-level-citizen = Bürger
web-level-senator = Senator
web-level-consul = Konsul
web-level-random = Zufall
web-level-novice = Neuling
web-level-brutus = Brutus
web-level-spartacus = Spartacus
web-running = Weiterspielen
web-solo = Solokampagne
web-solo-lead = Fünf Stufen, allein gegen Rom.
web-solo-level = Solo, Stufe { $level }
web-friends = Mit Freunden
web-friends-lead = Öffne einen Tisch und teile den Link.
web-seats = Plätze
web-make-table = Tisch öffnen
web-here-together = An diesem Gerät
web-here-lead = Mehrere spielen an einem Gerät. Ein Vorhang verdeckt die Karten beim Weitergeben.
web-player-number = Spieler { $n }
web-more-people = Spieler hinzufügen
web-fewer-people = Spieler entfernen
web-replay = Wiederholungen
web-replay-lead = Sieh dir eine Partie noch einmal an, Schritt für Schritt.
web-open-record = Aufzeichnung öffnen
web-stats = Meine Partien
web-rules = Regeln
web-credit = PAX ist ein Spiel von Bernd Eisenstein, erschienen bei Irongames. Dies ist eine inoffizielle Ausgabe von Fans. Wenn dir das Spiel gefällt, kauf das Original.
web-guest = Gast
web-your-name = Dein Name

web-settings = Einstellungen
web-language = Sprache
web-theme = Farbschema
web-theme-auto = System
web-theme-light = hell
web-theme-dark = dunkel
web-pace = Spieltempo
web-pace-none = sofort
web-pace-quick = zügig
web-pace-calm = ruhig
web-sound = Töne
web-motion = Karten animieren
web-forced = Erzwungene Aktionen automatisch ausführen
web-notify = Benachrichtigen, wenn ich am Zug bin
web-move-seat = Auf einem anderen Gerät weiterspielen
web-move-seat-lead = Scanne das mit dem anderen Gerät. Wer den Link hat, hat deinen Platz.
web-guide = Entscheidungen erklären

web-waiting = Warten auf Mitspieler
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
web-start = Starten
web-start-with-bots = Mit Bots starten
web-free-seats = Bots für die freien Plätze
web-when-ready = Die Partie beginnt, wenn alle bereit sind.
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
web-player = Spieler
web-points = Punkte
web-standing = Stärke nach Kategorien
web-holds = { $n }/7
web-rome-holds = Rom hat { $n } der 7 Kategorien
web-beats-rome = Stärker als Rom in { $n } der 7 Kategorien
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
    [yes] geht an Rom
   *[no] stärkster Spieler: { $best }
}
web-conspirator = Verschwörer
web-starter = Startspieler
web-peeked = kennt Roms verdeckte Karten
web-away = nicht verbunden
web-without-hidden = Roms { $n } verdeckte Karten sind nicht mitgezählt.
web-points-open = Mindestens { $points }: Wer die 4 Punkte für das größte Vermögen bekommt, zeigt sich erst am Ende.

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
web-rounds = { $n ->
    [0] vielleicht letzte Runde
    [one] mindestens noch 1 Runde
   *[other] mindestens noch { $n } Runden
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
web-open-counts = Offene Zahlen
web-counts = { $name }: { $aurei }, { $cards } auf der Hand
web-of = { $n } von { $limit }
web-discount = Rabatt
web-sees = Karten zugleich
web-aurei-means = Dein Geld. Du gibst es für Legionen aus und für jede Karte, die du in einem Zug nach der ersten auslegst.
web-limit-means = { $category }: Du darfst { $limit ->
    [0] noch keine Symbole haben. Lege erst Land oder Intrige aus.
    [one] 1 Symbol haben: so viele, wie du Land- oder Intrigensymbole hast (die größere Zahl gilt).
   *[other] { $limit } Symbole haben: so viele, wie du Land- oder Intrigensymbole hast (die größere Zahl gilt).
}
web-discount-means = Für je 3 Wohlstandssymbole kostet dich jede Legion 1 Aureus weniger.
web-sees-means = Wie viele Karten du beim Ziehen zugleich siehst: 2 mit 3 Religionssymbolen, alle 3 mit 6.
web-card = { $category } { $symbols }/{ $value }

web-decision = Deine Entscheidung
web-ask-laying = Lege eine Karte kostenlos in deine Auslage.
web-ask-keeping = Behalte eine dieser Karten; { $in_view ->
    [2] die andere kommt
   *[other] die anderen kommen
} unter den Stapel.
web-ask-beginning = Du bist am Zug: Zieh Karten oder sieh dir Roms verdeckte Karten an.
web-ask-placing = { $in_view ->
    [one] Wohin mit dieser Karte?
   *[other] Wähle eine Karte und ihren Platz.
}{ $to_come ->
    [0] { "" }
    [one] {" "}1 kommt noch.
   *[other] {" "}{ $to_come } kommen noch.
}
web-ask-buying = Eine Legion kaufen? Du hast { $aurei }.
web-ask-playing = Karte auslegen? { $played ->
    [0] Die erste ist kostenlos.
   *[other] Die nächste kostet { $cost }.
}
web-ask-answering = Ein Senator! Eine Karte für { $cost } auslegen?
web-ask-over = Die Partie ist zu Ende.
web-waits = { $you ->
    [yes] Du entscheidest.
   *[no] { $name } denkt nach …
}
web-do-lay = { $card } legen
web-do-keep = { $card } behalten
web-do-draw = Ziehen
web-do-peek = Spähen (+{ $brings })
web-do-take = Nehmen
web-do-offer = Legion { $legion }
web-do-bury = Unter den Stapel
web-do-buy = Legion { $legion } für { $costs }
web-do-skip = Nichts kaufen
web-do-play = { $card } auslegen
web-do-end = Zug beenden (+{ $brings })
web-do-pass = Nichts auslegen
web-means-offer = { $card } – unter Legion { $legion }{ $rome ->
    [yes] ; Rom würde sie nehmen
   *[no] { "" }
}
web-undo = Zurücknehmen
web-hint = Tipp
web-chance = { $n } %
web-show-end = Ergebnis zeigen
web-log = Verlauf
web-earlier = Zeigen, was früher geschah
web-look = Den Tisch zu diesem Zeitpunkt zeigen
web-moment = So sah der Tisch zu diesem Zeitpunkt aus.
web-back-to-now = Zurück zur Partie
web-said = { $name }: „{ $text }“
web-chat = Nachricht …
web-chat-say = Senden
web-seated-sat = { $name } nimmt Platz.
web-seated-ready = { $name } ist bereit.
web-seated-left = Ein Bot spielt jetzt für { $name }.
web-seated-replaced = Ein Bot spielt jetzt für { $name }.
web-seated-late = { $name } hat zu lange gebraucht: Ein Bot übernimmt.
web-seated-back = { $name } ist zurück.
web-seated-kicked = { $name } wurde weggeschickt: Der Platz ist wieder frei.
web-seated-gone = { $name } ist nicht gekommen: Der Platz ist wieder frei.
web-seated-arrived = { $name } ist am Tisch.
web-swapped = Der Gastgeber hat die Reihenfolge der Plätze geändert.
web-replace = Einen Bot für { $name } spielen lassen
web-back = Meinen Platz wieder übernehmen
web-closed = Der Tisch wurde geschlossen.
web-table-menu = Spieler

web-now-laying = eine der gezogenen Karten in die Auslage legen.
web-now-keeping = eine der gezogenen Karten behalten.
web-now-beginning = ziehen oder Roms verdeckte Karten ansehen.
web-now-placing = eine Karte nehmen, unter eine Legion oder unter den Stapel legen.
web-now-buying = eine Legion kaufen oder nichts kaufen.
web-now-playing = eine Karte auslegen oder den Zug beenden.
web-now-answering = eine Karte auslegen oder nichts auslegen.
web-reason-no-solo-peek = Im Solospiel darfst du Roms verdeckte Karten nicht ansehen: Zieh stattdessen. (Die niederländische, französische und portugiesische Spielregel erlauben es.)

# Options and clock.
web-options = Optionen
web-options-changed = geändert
web-bots-mixed = verschiedene Bots
web-cards = Kartenliste
web-reconstruction = Der eingebaute Kartensatz ist eine Rekonstruktion.
web-enter-deck = Die echten Karten eingeben
web-my-tables = Meine Tische und Daten
web-begins = beginnt
web-clock = noch { $time }
web-clock-hours = { $hours } Std. { $minutes } Min.
web-clock-days = { $days } T. { $hours } Std.
web-clock-soon = Deine Zeit ist fast um. Dann entscheidet ein Bot für dich.
