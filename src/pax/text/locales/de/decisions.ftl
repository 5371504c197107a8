### Worum es bei jeder Entscheidung geht, für alle, die im Terminal um Hilfe bitten.

help-laying = Vor dem ersten Zug legst du kostenlos Karten in deine Auslage. Jede Karte ist erlaubt, gleich was das Limit sagt. Am Ende brauchst du alle sieben Kategorien, und die seltene Gelegenheit, eine Flotte oder eine Armee ohne Land zu legen, ist etwas wert.
help-keeping = Behalte eine Karte auf der Hand. Die anderen kommen unter den Stapel, wo du ihnen vielleicht viel später wieder begegnest.
help-beginning = Mit dem Ziehen (draw) beginnt dein Zug: Du bekommst drei Karten, eine für die Hand, eine zum Anbieten unter einer Legion, eine für unter den Stapel; danach darfst du eine Legion kaufen und Karten ausspielen. Spähen (peek), wo es erlaubt ist, zeigt dir stattdessen Roms verdeckte Karten und beendet deinen Zug.
help-placing = Von den drei Karten, die du ziehst, kommt eine auf deine Hand (take), eine offen unter eine Legion deiner Wahl, wo jeder sie kaufen kann (offer), und eine unter den Stapel (bury). Jedes genau einmal. Am Ende der Runde nimmt Rom die wertvollste Legion; eine starke Karte, die du dort anbietest, macht also Rom stärker. Aber gleich nach dem Ziehen darfst du selbst eine Legion kaufen.
help-buying = Du darfst eine Legion kaufen: Alle ihre Karten kommen auf deine Hand. Der Preis ist ihr Wert, abzüglich deines Rabatts für Reichtum.
help-playing = Du darfst so viele Karten ausspielen, wie du willst und bezahlen kannst: Die erste ist kostenlos, die zweite kostet 1, die dritte 2 und so weiter. Dann erhältst du Einkommen: so viele Aurei, wie du in der besten Kategorie, aus der du in diesem Zug gespielt hast, Karten in der Auslage hast, 1 mehr für einen Senator, aber gar nichts, wenn du eine Intrige ausgespielt hast. Spielst du nichts aus, erhältst du 2.
help-answering = Jemand anders hat einen Senator ausgespielt, deshalb darfst du eine Karte für 1 Aureus ausspielen, ohne Einkommen.
help-over = Die Partie ist zu Ende.
