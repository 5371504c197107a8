### Warum eine Aktion besser ist als eine andere. Die Werte stammen aus Partien, die nach beiden zu Ende gespielt wurden.

cause-better = Von 100 Partien gewinnt sie { $gain } mehr als „{ $other }“:
cause-equal = Etwa so gut wie „{ $other }“: Der Unterschied liegt im Rahmen des Fehlers.
cause-none = In den Partien, die nach beiden zu Ende gespielt wurden, unterscheidet sich nichts, was zählt.
# $what ist eine der Meldungen unten.
cause-share = { $what }: in { NUMBER($value, maximumFractionDigits: 0) } % der Partien statt in { NUMBER($other, maximumFractionDigits: 0) } %
cause-number = { $what }: { NUMBER($value, maximumFractionDigits: 1) } statt { NUMBER($other, maximumFractionDigits: 1) }

cause-rome-takes = Rom nimmt { $cards } vor dem nächsten Zug
cause-rival-buys = { $name } kauft { $cards } vor dem nächsten Zug
cause-income = in diesem Zug erhaltene Aurei
cause-aurei = Aurei beim nächsten Zug
cause-cards = Karten auf der Hand und in der Auslage beim nächsten Zug
cause-limit = Limit für Flotte und Armee beim nächsten Zug
cause-discount = Nachlass beim nächsten Zug
cause-sight = beim Ziehen zusammen gesehene Karten
cause-knows-rome = Roms verdeckte Karten bekannt
cause-conspires = Verschwörer beim nächsten Zug
cause-rival-conspires = { $name } Verschwörer beim nächsten Zug
cause-plays-it = die erhaltene Karte wird noch gespielt
cause-plays = bis zum Ende gespielt: { $cards }
cause-beats-rome = am Ende stärker als Rom in { $category }
cause-rival-beats-rome = { $name } am Ende stärker als Rom in { $category }
cause-rome-holds = Rom hält am Ende { $category }
cause-has-category = { $category } am Ende in der Auslage
cause-richest = am Ende am reichsten
cause-symbols = Stärke in Flotte und Armee am Ende
cause-conspirator = Verschwörer am Ende
cause-rival-conspirator = { $name } Verschwörer am Ende
cause-rounds = Runden, die noch kommen
cause-rome-wins = Rom gewinnt
cause-beaten = Kategorien, in denen Rom am Ende schwächer ist
cause-lead = Punkte Vorsprung auf den besten Gegner am Ende
