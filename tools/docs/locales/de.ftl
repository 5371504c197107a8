### Die wenigen Texte der Seiten für Spieler, die das Spiel selbst nicht zeigt.

title = So wird gespielt
ways = Spielarten
way-bots = allein gegen Bots; du bestimmst, wie viele es sind und wie stark.
begin = So fängst du an
begin-link = Wenn jemand das Spiel anbietet, öffne den Link im Browser. Du brauchst kein Konto und musst nichts installieren.
begin-own = Auf deinem eigenen Rechner startet { $command } im Ordner des Programms das Spiel und öffnet den Browser.
begin-offline = Das Spiel gibt es auch als Seite ohne Server: Regeln und Bots laufen in deinem Browser, auch offline, und deine Partien bleiben auf deinem Gerät. Es fehlen nur die Partien über das Netz.
publish = Selbst veröffentlichen (auf Englisch)
install = Installieren und starten (auf Englisch)
first = Deine erste Partie
first-guided = Beim ersten Besuch wird eine geführte erste Partie angeboten: kurz vor dem Ende, gegen einen Bot. Sie erklärt alles einmal und schlägt bei jeder Entscheidung einen Zug vor. Du kannst sie jederzeit verlassen.
first-lead = Am Tisch kannst du genau das anklicken, was erlaubt ist. Diese Tipps zeigt das Spiel, sobald etwas zum ersten Mal vorkommt:
help = Hilfe beim Spielen
help-text = Die Regeln sind immer nur einen Klick entfernt. Sind am Tisch Tipps erlaubt, schätzt der Berater für jeden Zug, wie wahrscheinlich er zum Sieg führt, und zwar nur aus dem, was du selbst wissen kannst. Nach der Partie siehst du, wem welche Kategorie gehörte und wie sich die Chancen verändert haben, und kannst jeden Zug noch einmal ansehen.
picture-table = Ein Tisch zu viert: oben Rom, in der Mitte die Legionen, ringsum die Spieler, unten deine Hand.
picture-phone = Dasselbe Spiel auf dem Handy.
picture-end = Das Ende: die sieben Kategorien, die Punkte und der Verlauf der Chancen.
picture-level = Die höchste Stufe der Kampagne.
bots-lead = Ein Bot sieht nur, was an seinem Platz zu sehen ist. Es gibt fünf Spielstärken und zwei Bots mit eigenem Charakter.
bots-measured = Wie das gemessen wurde (auf Englisch)
campaign-progress = Jede gewonnene Stufe öffnet die nächste. Die Kampagne wird gespeichert: Du kannst jederzeit weiterspielen.
