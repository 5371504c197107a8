### Spelen in de terminal.

play-welcome = PAX, het kaartspel van Bernd Eisenstein. Typ ? als je hulp wilt, en rules om de regels te lezen.
play-aim = Je doel: is aan het einde in { $needs } of meer van de zeven categorieën geen enkele speler sterker dan Rome, dan wint Rome, en met Rome de samenzweerder. Anders wint wie de meeste punten heeft.
play-aim-solo = Niveau { $level }. Je doel: als de stapel op is, heb je van elk van de zeven categorieën een kaart in je display en ben je in minstens { $goal } daarvan sterker dan Rome.
play-cards = Een kaart schrijf je als letter, symbolen, waarde: F23 is een Vloot met 2 symbolen en waarde 3. De letters: { $categories }.
play-deck = De kaartenset “{ $name }” is een reconstructie; typ deck om hem te bekijken.
play-resumed = De partij gaat verder na { $n ->
    [one] 1 zet
   *[other] { $n } zetten
}.
play-since = Wat er is gebeurd
play-prompt = { $name }, jouw keuze: {""}
play-prompt-one = { $name }, druk op Enter voor { $move }, of typ ? voor hulp: {""}
play-no-number = Nummer { $number } staat niet in de lijst, alleen { $numbers }.
play-pick = Kies een nummer uit de lijst, of typ ? voor hulp.

play-hide = { $name }, druk op Enter om je kaarten te verbergen: {""}
play-hide-or-undo = { $name }, druk op Enter om je kaarten te verbergen, of typ undo: {""}
play-pass-on = { $name } is aan de beurt. Geef het scherm door aan { $name }.
play-ready = { $name }, druk op Enter als alleen jij het scherm kunt zien: {""}

play-allowed = { $move } mag: { $meaning }.
play-why-what = Zeg welke zet je bedoelt, bijvoorbeeld why play F23.
play-log = Het spel tot nu toe
play-saved = Een kopie is bewaard in { $file }
play-save-what = Zeg waar je het wilt bewaren, bijvoorbeeld save mijn-spel.json.
play-save-failed = Het kon niet worden bewaard in { $file }: { $why }. Probeer een andere plek: save BESTAND.
play-save-many = Een bestand dat op .jsonl eindigt, bevat veel partijen en kan niet opnieuw worden geladen: kies een naam die op .json eindigt, bijvoorbeeld save mijn-partij.json.
play-save-no-folder = De map { $folder } bestaat niet: maak hem eerst, of kies een andere plek.
play-save-exists = In { $file } staat al iets anders, er is dus niets geschreven: kies een andere naam.
play-save-in-use = Het spel in { $file } wordt in een ander venster gespeeld, er is dus niets geschreven: kies een andere naam.
play-goodbye = Het spel is bewaard. Ga ermee verder met: { $command }
play-goodbye-unkept = Het spel kon niet worden bewaard.
play-finished = Deze partij is bewaard in { $file }
play-again-solo = Probeer dit niveau nog eens: { $command }
play-next-level = Op naar het volgende niveau: { $command }
play-campaign-won = Dat was het laatste niveau: je hebt de campagne gewonnen!
play-no-section = Er is geen hoofdstuk “{ $section }”. Wel: { $sections }
rules-sections = Hoofdstukken: { $sections }. Eén hoofdstuk: pax rules { $example }
play-rules-options = Volgens een uitgave: pax table --printing pt, en net zo met de taalcode van elk ander boekje (nl, de, fr, en). Met open aantallen: pax table --open-counts
play-rules-credits = Alle kaarten van de ingebouwde set, en hoe je met je eigen set speelt: pax deck
play-watch = Aan deze tafel spelen alleen bots: je kijkt toe.

help-commands = Wat je kunt typen
help-pick = een nummer: de zet met dat nummer in de lijst
help-move = een zet zoals hij in de lijst staat, bijvoorbeeld take F23, offer F23 2, buy 1, play F23, end
help-undo = undo: je laatste zet terugnemen, zolang je er niets nieuws door te weten bent gekomen
help-why = why ZET: waarom een zet niet mag, bijvoorbeeld why play F23
help-ask = hint: de adviseur vragen wat elke zet waard is
help-view = view: nog eens de hele tafel (v); view all: met wat je onthouden hebt
help-memory = memory: wat je hebt onthouden over andere handen en de stapel (m)
help-log = log: wat er tot nu toe is gebeurd
help-rules = rules: de regels, of één hoofdstuk, bijvoorbeeld rules draw
help-deck = deck: welke kaarten er zijn
help-save = save BESTAND: een kopie van het spel in een bestand bewaren (het spel zelf wordt toch al na elke zet bewaard)
help-quit = quit: weggaan; je kunt later verdergaan (q)

help-now = Waar het nu om gaat
