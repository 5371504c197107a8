### Das Spiel am Terminal.

play-welcome = PAX, das Kartenspiel von Bernd Eisenstein. Mit ? bekommst du jederzeit Hilfe, mit rules liest du die Regeln.
play-aim = Dein Ziel: Ist am Ende in { $needs } oder mehr der sieben Kategorien kein Spieler stärker als Rom, gewinnt Rom und mit ihm der Verschwörer. Sonst gewinnt, wer die meisten Punkte hat.
play-aim-solo = Stufe { $level }. Dein Ziel: Wenn der Stapel zu Ende geht, liegt in deiner Auslage eine Karte jeder der sieben Kategorien, und in mindestens { $goal } davon bist du stärker als Rom.
play-cards = Eine Karte schreibt man als Buchstabe, Symbole, Wert: F23 ist eine Flotte mit 2 Symbolen und Wert 3. Die Buchstaben: { $categories }.
play-deck = Der Kartensatz „{ $name }“ ist eine Rekonstruktion; deck zeigt ihn dir.
play-resumed = Die Partie geht nach { $n ->
    [one] 1 Aktion
   *[other] { $n } Aktionen
} weiter.
play-since = Was geschehen ist
play-prompt = { $name }, deine Wahl: {""}
play-prompt-one = { $name }, Enter für { $move } oder ? für Hilfe: {""}
play-no-number = Die Nummer { $number } steht nicht in der Liste, nur { $numbers }.
play-pick = Wähle eine Nummer aus der Liste oder gib ? ein, wenn du Hilfe brauchst.

play-hide = { $name }, drücke Enter, um deine Karten zu verbergen: {""}
play-hide-or-undo = { $name }, drücke Enter, um deine Karten zu verbergen, oder gib undo ein: {""}
play-pass-on = { $name } ist am Zug. Gib den Bildschirm an { $name } weiter.
play-ready = { $name }, drücke Enter, wenn nur du den Bildschirm siehst: {""}

play-allowed = { $move } ist erlaubt: { $meaning }.
play-why-what = Sag, welche Aktion du meinst, zum Beispiel why play F23.
play-log = Die Partie bis hierher
play-saved = Eine Kopie liegt in { $file }
play-save-what = Sag, wo die Kopie liegen soll, zum Beispiel save meine-partie.json.
play-save-failed = In { $file } konnte nicht gespeichert werden: { $why }. Versuch es woanders: save DATEI.
play-save-many = Eine Datei, die auf .jsonl endet, enthält viele Partien und kann nicht wieder geladen werden: Wähle einen Namen, der auf .json endet, zum Beispiel save meine-partie.json.
play-save-no-folder = Den Ordner { $folder } gibt es nicht: Lege ihn erst an oder wähle einen anderen Ort.
play-save-exists = In { $file } steht etwas anderes, deshalb wurde nichts geschrieben: Wähle einen anderen Namen.
play-save-in-use = Die Partie in { $file } wird in einem anderen Fenster gespielt, deshalb wurde nichts geschrieben: Wähle einen anderen Namen.
play-goodbye = Die Partie ist gespeichert. Weiter geht es mit: { $command }
play-goodbye-unkept = Die Partie konnte nicht gespeichert werden.
play-finished = Die Aufzeichnung dieser Partie liegt in { $file }
play-again-solo = Diese Stufe noch einmal versuchen: { $command }
play-next-level = Auf zur nächsten Stufe: { $command }
play-campaign-won = Das war die letzte Stufe: Du hast die Kampagne gewonnen!
play-no-section = Es gibt keinen Abschnitt „{ $section }“. Es gibt: { $sections }
rules-sections = Abschnitte: { $sections }. Einer davon allein: pax rules { $example }
play-rules-options = Nach einer Ausgabe: pax table --printing pt, ebenso mit dem Sprachkürzel jeder anderen Spielregel (nl, de, fr, en). Mit offenen Zahlen: pax table --open-counts
play-rules-credits = Alle Karten des eingebauten Kartensatzes, und wie du mit einem eigenen spielst: pax deck
play-watch = An diesem Tisch spielen nur Bots: Du schaust zu.

help-commands = Was du eingeben kannst
help-pick = eine Nummer: die Aktion mit dieser Nummer in der Liste
help-move = eine Aktion, wie sie in der Liste steht, zum Beispiel take F23, offer F23 2, buy 1, play F23, end
help-undo = undo: deine letzte Aktion zurücknehmen, solange du durch sie nichts Neues erfahren hast
help-why = why AKTION: warum eine Aktion nicht erlaubt ist, zum Beispiel why play F23
help-ask = hint: den Berater fragen, was jede Aktion wert ist
help-view = view: noch einmal der ganze Tisch (v); view all: mit allem, was du dir gemerkt hast
help-memory = memory: was du dir über andere Hände und den Stapel gemerkt hast (m)
help-log = log: was bisher geschehen ist
help-rules = rules: die Regeln oder ein Abschnitt davon, zum Beispiel rules draw
help-deck = deck: welche Karten es gibt
help-save = save DATEI: eine Kopie der Partie in einer Datei speichern (die Partie selbst wird ohnehin nach jeder Aktion gespeichert)
help-quit = quit: aufhören; du kannst später weiterspielen (q)

help-now = Worum es jetzt geht
