### Die geführte erste Partie im Browser: jede Idee des Spiels in einer Zeile, und mehr dazu darunter.

first-title = Geführte erste Partie
first-progress = { $n } von { $total } Ideen
first-next = Weiter
first-leave = Ohne Hilfe weiterspielen

first-goal = Eine Kategorie gehört Rom, solange niemand dort mehr Symbole hat.
    .more = Die sieben Schilde zeigen es: Roms hängen oben an Roms Reihe, die ihm abgenommenen unten. Hält Rom am Ende vier oder mehr, gewinnt Rom. Du übernimmst diese Partie kurz vor dem Ende: Deine Karten liegen in der Reihe mit deinem Namen.
first-draw = Dein Zug: drei Karten ziehen, vielleicht eine Legion kaufen, Karten auslegen, Einkommen erhalten.
    .more = Zuerst wird gezogen: Tippe auf den Stapel oder auf „Ziehen“.
first-place = Drei Karten, drei Orte: eine auf die Hand, eine unter eine Legion, eine unter den Stapel.
    .more = Du siehst sie nacheinander. Was unter einer Legion liegt, kann jeder kaufen, auch du, gleich nach dem Ziehen. Am Ende der Runde nimmt Rom die wertvollste Legion: Was Rom stark machen würde, kommt besser unter den Stapel.
first-buy = Jetzt darfst du eine Legion kaufen: Alle ihre Karten kommen auf deine Hand.
    .more = Der Preis ist die Summe ihrer Werte, 1 Aureus weniger für je 3 Wohlstandssymbole in deiner Auslage. Was du kaufst, kann Rom nicht nehmen.
first-play = Lege Karten aus: Die erste ist kostenlos, die zweite kostet 1, die dritte 2.
    .more = Nur deine Auslage zählt gegen Rom. Tippe auf eine Karte, um sie auszulegen; die Zahlen darunter sagen, was sie kostet und was sie einbringt.
first-limit = Manche Karten bleiben grau: Flotte und Armee haben ein Limit.
    .more = Du darfst von beiden jeweils so viele Symbole haben wie von Land oder Intrige, je nachdem, wovon du mehr hast. Tippe auf eine graue Karte, um den Grund zu lesen; Land oder Intrige schaffen Platz.
first-income = Wenn du den Zug beendest, wirst du für die längste Kategorie bezahlt, die du verlängert hast.
    .more = 1 Aureus für jede Karte (nicht jedes Symbol) darin, 1 mehr für einen Senator, gar nichts, wenn eine Intrige dabei war. Legst du nichts aus, erhältst du 2.
first-rome = Die Runde ist zu Ende: Rom hat die wertvollste Legion genommen.
    .more = Ihre Karten liegen jetzt in Roms Reihe. Sieh auf die Schilde: Wo Rom so viele Symbole hat wie du, gehört die Kategorie wieder Rom.
first-conspirator = Mit einer Intrige wirst du zum Verschwörer und gewinnst, wenn Rom gewinnt.
    .more = Verschwörer ist, wer die meisten Intrigensymbole hat; bei Gleichstand ändert sich nichts. Der Verschwörer beginnt jede Runde und erhält 1 Punkt, wenn Rom besiegt wird. Eine Intrige kostet dich aber das Einkommen dieses Zuges.
first-conspirator-there = Es gibt jetzt einen Verschwörer: Er gewinnt, wenn Rom gewinnt.
    .more = Der Verschwörer beginnt jede Runde und erhält 1 Punkt, wenn Rom besiegt wird. Wer mehr Intrigensymbole auslegt, löst ihn ab.
first-peek = Drei von Roms Karten sind verdeckt. Statt zu ziehen, darfst du sie ansehen.
    .more = Nur du siehst sie; du erhältst 2 Aurei, und dein Zug ist zu Ende. Von da an zählen deine Schilde die verdeckten Karten mit.
first-last = Der Stapel ist fast leer: Das kann die letzte Runde sein.
    .more = Ist Rom besiegt, entscheiden die Punkte: 2 für jede Kategorie in deiner Auslage, 3 für jede, in der du stärker bist als Rom, deine Stärke in Armee und Flotte, 1 für den Verschwörer und 4 für den Reichsten an Aurei und Handkarten zusammen. Am Ende werden Roms verdeckte Karten aufgedeckt.
first-free = Du entscheidest.
    .more = Das kennst du inzwischen. Im Zweifel steht hier ein Vorschlag.
first-watch = Dein Gegner ist am Zug.
    .more = Verfolge die Karten: Was unter einer Legion bleibt, kannst du noch bekommen.

first-why-draw = Neue Karten und drei Entscheidungen
first-why-peek = Einmal in der Partie lohnt sich das
first-why-new = Eine Kategorie, die dir noch fehlt
first-why-beats = Dort wirst du stärker als Rom
first-why-room = Schafft Platz für Flotte und Armee
first-why-useful = Macht dich stärker
first-why-rome = Damit Rom sie nicht bekommt
first-why-spare = Die brauchst du am wenigsten
first-why-skip = Hier ist nichts seinen Preis wert
first-why-end = Spar deine Aurei für den nächsten Zug

first-end = Du hast { $n } der { $total } Ideen von Pax kennengelernt.
first-end-all = Du hast alle Ideen von Pax kennengelernt.
first-end-next = Eine ganze Partie hat dieselben Entscheidungen und dauert eine Viertelstunde.
first-end-play = Eine ganze Partie spielen
