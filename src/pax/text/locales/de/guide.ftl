### Die Hilfe im Browser: was zum ersten Mal ansteht, in einer Zeile, und mehr dazu darunter.

guide-title = Neu für dich
guide-more = Mehr dazu
guide-understood = Verstanden
guide-off = Nichts mehr erklären
guide-rules = Mehr in den Regeln

guide-laying = „Reichtum 1/2“: 1 Symbol, 2 Aurei wert. Symbole sind deine Stärke.
    .more = Am Ende brauchst du alle sieben Kategorien. Vor dem ersten Zug kosten die Karten nichts, und kein Limit gilt: eine seltene Gelegenheit für eine Flotte oder eine Armee ohne Land.
guide-keeping = „Reichtum 1/2“: 1 Symbol, 2 Aurei wert. Symbole sind deine Stärke.
    .more = In jeder Kategorie zählen die Symbole in deiner Auslage gegen Rom. Der Wert zählt, solange die Karte unter einer Legion liegt: Dort muss man ihn bezahlen. Die Karten, die du nicht behältst, kommen unter den Stapel, wo du ihnen vielleicht viel später wieder begegnest.
guide-beginning = In deinem Zug ziehst du drei Karten, darfst eine Legion kaufen und spielst Karten aus.
    .more = Von den drei Karten ist eine für die Hand, eine bietest du unter einer Legion an, eine kommt unter den Stapel. Ausspähen, wo es erlaubt ist, zeigt dir stattdessen Roms verdeckte Karten und beendet deinen Zug.
guide-placing = Eine Karte auf die Hand, eine unter eine Legion, eine unter den Stapel.
    .more = Jedes genau einmal, in beliebiger Reihenfolge. Was unter einer Legion liegt, kann jeder kaufen, auch du, gleich nach dem Ziehen. Am Ende der Runde nimmt Rom die wertvollste Legion: Eine starke Karte dort macht Rom stärker.
guide-buying = Du darfst eine Legion kaufen: Alle ihre Karten kommen auf deine Hand.
    .more = Der Preis ist ihr Wert, abzüglich deines Rabatts für Reichtum. Am Ende der Runde nimmt Rom die wertvollste Legion; was du kaufst, kann Rom nicht nehmen.
guide-playing = Spiel aus, was du willst: Die erste Karte ist kostenlos, die zweite kostet 1, die dritte 2.
    .more = Dann erhältst du Einkommen: so viele Aurei, wie du Karten (nicht Symbole) in der besten Kategorie hast, aus der du in diesem Zug gespielt hast; 1 mehr für einen Senator, aber gar nichts, wenn du eine Intrige ausgespielt hast. Spielst du nichts aus, erhältst du 2. Unter jeder Karte steht, was sie kostet und was sie brächte.
guide-answering = Wer einen Senator ausspielt, lässt auch alle anderen eine Karte ausspielen.
    .more = Der Reihe nach, je eine Karte für 1 Aureus. Einkommen bringt es nicht, und ein Senator, der so ausgespielt wird, ruft niemanden.
guide-rome = Die Runde ist zu Ende: Rom hat die wertvollste Legion genommen.
    .more = Was Rom sammelt, macht es stärker. Eine Kategorie geht an Rom, wenn dort niemand stärker ist.
guide-conspirator = Es gibt jetzt einen Verschwörer: Er gewinnt, wenn Rom gewinnt.
    .more = Außerdem beginnt er jede Runde. Wer mehr Intrigensymbole hat als er, löst ihn ab.
guide-blocked = Nicht jede Karte ist spielbar: Flotte und Armee haben ein Limit.
    .more = Du darfst von beiden jeweils höchstens so viele Symbole haben wie von Land oder Intrige, je nachdem, wovon du mehr hast. Spiel erst Land oder Intrige aus.
