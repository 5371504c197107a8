### Options of a new table, what is in force at a table, and decks. The web client loads them late.

## The panel.

options-title = Tischoptionen
options-done = Fertig
options-reset = Standard wiederherstellen
options-seats = Plätze
options-seats-lead = Die Reihenfolge am Tisch. Gespielt wird die Liste hinunter.
options-seat = Platz { $n }
options-seat-me = Du
options-seat-person = Eine Person
options-seat-open = Frei für Freunde
options-seat-bot = Bot: { $bot }
options-forward = { $name } nach vorn
options-bots = Wer sind die Bots?
options-starter = Wer beginnt?
options-starter-chance = Der Zufall entscheidet
options-starter-me = Ich beginne
options-starter-player = { $name } beginnt
options-starter-lead = Bei jeder Revanche beginnt der nächste Spieler.
options-rules = Spielregeln
options-rules-lead = Die gedruckten Spielregeln unterscheiden sich in zwei Punkten: ob man allein Roms verdeckte Karten ausspähen darf und ob Rom noch eine letzte Legion nimmt, wenn der Stapel aufgebraucht ist.
options-printing-en = Englische Ausgabe
options-printing-de = Deutsche Ausgabe
options-printing-nl = Niederländische Ausgabe
options-printing-fr = Französische Ausgabe
options-printing-pt = Portugiesische Ausgabe
options-printing-own = Eigene Auswahl
options-differs-en = Kein Spähen im Solospiel, keine letzte Legion.
options-differs-de = Kein Spähen im Solospiel, keine letzte Legion.
options-differs-nl = Spähen im Solospiel, aber keine letzte Legion.
options-differs-fr = Spähen im Solospiel, aber keine letzte Legion.
options-differs-pt = Spähen im Solospiel und eine letzte Legion.
options-differs-own = Jede Option einzeln wählen.
options-solo_peek = Allein darf man Roms verdeckte Karten ausspähen
options-rome_takes_last = Rom nimmt noch eine letzte Legion, wenn der Stapel aufgebraucht ist
options-open_counts = Offene Zahlen: Alle sehen, wie viele Aurei und Karten jeder hat
options-time = Zeit für eine Entscheidung
options-time-none = Unbegrenzt
options-time-lead = Ist die Zeit um, entscheidet ein Bot für den Spieler.
options-seconds = { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
}
options-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
options-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
options-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
options-hints = Tipps sind erlaubt

## The bots: character and strength (docs/bots.md); their names are in web.ftl.

options-bot-random-about = Tut irgendetwas Erlaubtes, ohne nachzudenken. Gegen drei von ihnen gewinnt ein Bürger neun von zehn Partien.
options-bot-novice-about = Mag große Karten, vergisst die Verschwörung und greift ab und zu daneben. Gut für die erste Partie: Gegen drei von ihnen gewinnt ein Bürger sieben von zehn.
options-bot-citizen-about = Spielt solide und sofort, nach Gefühl, ohne vorauszurechnen. Für die meisten Abende ein guter Gegner.
options-bot-senator-about = Überlegt kurz, was kommen kann. Gegen drei Bürger gewinnt er fast jede zweite Partie; durch Zufall wäre es jede vierte.
options-bot-consul-about = Denkt am längsten nach und vergisst nichts, was offen lag. Der stärkste: Zu zweit gewinnt er gegen einen Bürger vier von fünf Partien.
options-bot-brutus-about = Will Verschwörer sein und Rom gewinnen lassen. Einseitig: Gegen drei Konsuln gewinnt er eine von acht Partien.
options-bot-spartacus-about = Will Rom stürzen und verschwört sich nie. Ehrlich, aber durchschaubar: Gegen drei Konsuln gewinnt er gut jede fünfte Partie.

## What is in force at a table.

terms-title = An diesem Tisch gilt
terms-rules-own = Einzeln gewählte Regeln
terms-solo_peek-yes = Spähen erlaubt
terms-solo_peek-no = kein Spähen
terms-rome_takes_last-yes = Rom nimmt eine letzte Legion
terms-rome_takes_last-no = Rom nimmt keine letzte Legion
terms-open_counts = offene Zahlen
terms-deck-built-in = der eingebaute Kartensatz, eine Rekonstruktion
terms-deck-own = ein eigener Kartensatz des Gastgebers
terms-starter-chance = der Zufall lässt { $name } beginnen
terms-starter = { $name } beginnt
terms-starter-open = wer Platz { $n } nimmt, beginnt
terms-time = { $time } je Entscheidung
terms-time-none = keine Zeitgrenze
terms-hints = Tipps erlaubt
terms-hints-none = keine Tipps
terms-public-now = Die Karten dieser Verteilung sind öffentlich: Jeder kann sie sehen, auch während diese Partie läuft.
terms-public-from = Ab { $when } kann jeder die Karten dieser Verteilung sehen, auch wenn diese Partie dann noch läuft.

## Decks and their cards.

cards-title = Kartenliste
cards-deck = Kartensatz
cards-built-in = Eingebauter Kartensatz (eine Rekonstruktion)
cards-reconstruction = Der eingebaute Kartensatz ist eine Rekonstruktion. Bekannt ist, wie viele Karten jede Kategorie hat; ihre Symbole und Werte sind aus Beispielen und Berichten erschlossen.
cards-own-how = Besitzt du das Spiel? Zähl die Karten und trag sie hier einmal ein: Dann spielst du mit den echten, und Freunde bekommen sie über einen Link.
cards-copies = Bei 1 bis 4 Spielern wird der Kartensatz einmal verwendet, bei 5 bis 8 zweimal.
cards-total = { $n } von { $of }
cards-count = { $n } ×
cards-kind = { $category }, { $symbols ->
    [one] { $symbols } Symbol
   *[other] { $symbols } Symbole
}, Wert { $value }
cards-shared = Jemand hat den Kartensatz „{ $name }“ mit dir geteilt.
cards-of-table = Die Karten dieses Tisches.
cards-keep = Kartensatz behalten und damit spielen
cards-broken = Dieser Link enthält keinen vollständigen Kartensatz.
cards-see = Karten ansehen
cards-enter = Eigenen Kartensatz eingeben
cards-change = „{ $name }“ ändern oder teilen
cards-name = Name des Kartensatzes
cards-name-usual = Mein PAX
cards-grid = Wie viele Karten von jeder Sorte
cards-grid-lead = Eine Zeile ist eine Kartensorte: Symbole und Wert. Eine Spalte ist eine Kategorie.
cards-row = { $symbols ->
    [one] { $symbols } Symbol
   *[other] { $symbols } Symbole
}, Wert { $value }
cards-symbols = Symbole
cards-value = Wert
cards-add-row = Sorte hinzufügen
cards-complete = Der Kartensatz ist vollständig.
cards-missing = Noch nicht richtig: { $list }.
cards-of = { $category } { $n } von { $of }
cards-from-built-in = Vom eingebauten Kartensatz ausgehen
cards-clear = Tabelle leeren
cards-paste = Liste einfügen
cards-paste-lead = Eine Zeile für jede Sorte: W11 3 heißt drei Wohlstandskarten mit 1 Symbol und Wert 1.
cards-use-list = In die Tabelle übernehmen
cards-wrong-lines = { $n ->
    [one] Zeile { $lines } ist nicht zu verstehen.
   *[other] Die Zeilen { $lines } sind nicht zu verstehen.
}
cards-file = Datei laden
cards-save = Speichern und damit spielen
cards-saved = In diesem Browser gespeichert.
cards-forget = Kartensatz löschen
cards-forget-sure = „{ $name }“ aus diesem Browser löschen?
cards-forget-back = Nein, behalten
cards-share = Link für Freunde
cards-share-lead = Wer ihn öffnet, kann diesen Kartensatz behalten und damit spielen.
