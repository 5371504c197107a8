### Die Hilfe im Browser: was zum ersten Mal ansteht, in einer Zeile, und mehr dazu darunter.

guide-title = Neu für dich
guide-more = Mehr dazu
guide-understood = Verstanden
guide-off = Erklärungen abschalten
guide-rules = Mehr in den Regeln

guide-laying = „Wohlstand 1/2“: 1 Symbol, 2 Aurei wert. Symbole sind deine Stärke.
    .more = Am Ende brauchst du alle sieben Kategorien. Vor dem ersten Zug sind die Karten kostenlos, und das Limit gilt nicht: eine seltene Gelegenheit für eine Flotte oder Armee ohne Land.
guide-keeping = „Wohlstand 1/2“: 1 Symbol, 2 Aurei wert. Symbole sind deine Stärke.
    .more = In jeder Kategorie werden die Symbole in deiner Auslage mit denen Roms verglichen. Der Wert ist der Preis der Karte, solange sie unter einer Legion liegt. Die Karten, die du nicht behältst, kommen unter den Stapel; vielleicht siehst du sie spät in der Partie wieder.
guide-beginning = In deinem Zug ziehst du drei Karten, darfst eine Legion kaufen und Karten auslegen.
    .more = Von den drei Karten kommt eine auf die Hand, eine unter eine Legion und eine unter den Stapel. Wenn du stattdessen spähst (wo das erlaubt ist), siehst du Roms verdeckte Karten, und dein Zug endet.
guide-placing = Eine Karte auf die Hand, eine unter eine Legion, eine unter den Stapel.
    .more = Jeder Ort genau einmal, in beliebiger Reihenfolge. Was unter einer Legion liegt, kann jeder kaufen, auch du, gleich nach dem Ziehen. Am Ende der Runde nimmt Rom die wertvollste Legion: Eine starke Karte dort macht Rom stärker.
guide-buying = Du darfst eine Legion kaufen: Alle ihre Karten kommen auf deine Hand.
    .more = Der Preis ist ihr Gesamtwert abzüglich deines Rabatts für Wohlstand. Am Ende der Runde nimmt Rom die wertvollste Legion; was du kaufst, kann Rom nicht nehmen.
guide-playing = Lege aus, was du willst: Die erste Karte ist kostenlos, die zweite kostet 1, die dritte 2 und so weiter.
    .more = Dann erhältst du Einkommen: 1 Aureus für jede Karte (nicht jedes Symbol) in der längsten Kategorie, die du in diesem Zug verlängert hast, und 1 mehr für einen Senator, aber gar nichts, wenn eine Intrige dabei war. Legst du nichts aus, erhältst du 2. Unter jeder Karte steht, was sie kostet und was sie einbringt.
guide-answering = Ein Senator wurde ausgelegt: Alle anderen dürfen eine Karte auslegen.
    .more = Der Reihe nach, je eine Karte für 1 Aureus. Einkommen gibt es dafür nicht, und ein so ausgelegter Senator löst nichts weiter aus.
guide-rome = Die Runde ist zu Ende: Rom hat die wertvollste Legion genommen.
    .more = Was Rom sammelt, macht es stärker. Eine Kategorie geht an Rom, wenn dort niemand stärker ist.
guide-conspirator = Es gibt jetzt einen Verschwörer: Er gewinnt, wenn Rom gewinnt.
    .more = Außerdem beginnt er jede Runde. Wer mehr Intrigensymbole hat als er, löst ihn ab.
guide-blocked = Nicht jede Karte ist spielbar: Flotte und Armee haben ein Limit.
    .more = Du darfst von beiden jeweils höchstens so viele Symbole haben wie von Land oder Intrige, je nachdem, wovon du mehr hast. Lege erst Land oder Intrige aus.
