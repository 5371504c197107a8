### Worum es bei jeder Entscheidung geht, für alle, die im Terminal um Hilfe bitten.

help-laying = Vor dem ersten Zug legst du kostenlos Karten in deine Auslage; das Limit gilt dabei nicht. Am Ende brauchst du alle sieben Kategorien: eine seltene Gelegenheit, eine Flotte oder Armee ohne Land auszulegen.
help-keeping = Behalte eine Karte auf der Hand. Die anderen kommen unter den Stapel; vielleicht siehst du sie spät in der Partie wieder.
help-beginning = Dein Zug beginnt mit dem Ziehen (draw): Von drei Karten kommt eine auf die Hand, eine unter eine Legion und eine unter den Stapel; danach darfst du eine Legion kaufen und Karten auslegen. Wenn du stattdessen spähst (peek), wo das erlaubt ist, siehst du Roms verdeckte Karten, und dein Zug endet.
help-placing = Von den drei Karten, die du ziehst, kommt eine auf deine Hand (take), eine offen unter eine Legion deiner Wahl, wo jeder sie kaufen kann (offer), und eine unter den Stapel (bury). Jeder Ort genau einmal. Am Ende der Runde nimmt Rom die wertvollste Legion; eine starke Karte, die du dort anbietest, macht also Rom stärker. Aber gleich nach dem Ziehen darfst du selbst eine Legion kaufen.
help-buying = Du darfst eine Legion kaufen: Alle ihre Karten kommen auf deine Hand. Der Preis ist ihr Gesamtwert abzüglich deines Rabatts für Wohlstand.
help-playing = Lege so viele Karten aus, wie du willst und bezahlen kannst: Die erste ist kostenlos, die zweite kostet 1, die dritte 2 und so weiter. Dann erhältst du Einkommen: 1 Aureus für jede Karte in der längsten Kategorie, die du in diesem Zug verlängert hast, und 1 mehr, wenn ein Senator dabei war, aber gar nichts, wenn eine Intrige dabei war. Legst du nichts aus, erhältst du 2.
help-answering = Jemand anders hat einen Senator ausgelegt, deshalb darfst du eine Karte für 1 Aureus auslegen, ohne Einkommen.
help-over = Die Partie ist zu Ende.
