### Der Kartensatz, mit dem gespielt wird.

deck-title = Der Kartensatz „{ $name }“: { $n } Karten, { $symbols } Symbole, Gesamtwert { $value }
deck-title-unnamed = Dein eigener Kartensatz: { $n } Karten, { $symbols } Symbole, Gesamtwert { $value }
deck-category = { $category }: { $n } Karten, { $symbols } Symbole, Wert { $value }: { $cards }
deck-reconstruction = Dieser Kartensatz ist eine Rekonstruktion. Keine Spielregel zählt die einzelnen Karten auf; bekannt ist, wie viele es in jeder Kategorie gibt, ihre Symbole und Werte sind aus Beispielen und Berichten erschlossen.
deck-correct = Wenn du das Spiel besitzt, kannst du die Karten zählen und eine Datei mit einer Zeile für jede Sorte schreiben, zum Beispiel „W11 3“: drei Karten Wohlstand mit 1 Symbol und Wert 1. W, F, A, R und S haben je 10 Karten, L und I je 12; mit # beginnt ein Kommentar. „pax deck --file > DATEI“ schreibt eine solche Datei als Vorlage. Dann spiel mit deinem Satz: pax table --deck DATEI
deck-copies = Mit 1 bis 4 Spielern spielt man mit einem Kartensatz, mit 5 bis 8 mit zwei.
