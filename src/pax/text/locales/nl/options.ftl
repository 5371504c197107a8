### Options of a new table, what is in force at a table, and decks. The web client loads them late.

## The panel.

options-title = Tafelopties
options-done = Klaar
options-reset = Standaard herstellen
options-seats = Plaatsen
options-seats-lead = De volgorde aan tafel. Er wordt van boven naar beneden gespeeld.
options-seat = Plaats { $n }
options-seat-me = Jij
options-seat-person = Een persoon
options-seat-open = Vrij voor een vriend
options-seat-bot = Bot: { $bot }
options-forward = { $name } naar voren
options-bots = Wie zijn de bots?
options-starter = Wie begint?
options-starter-chance = Het toeval beslist
options-starter-me = Ik begin
options-starter-player = { $name } begint
options-starter-lead = Bij elke revanche begint de volgende speler.
options-rules = Spelregels
options-rules-lead = De gedrukte spelregels verschillen op twee punten: of wie alleen speelt naar de verborgen kaarten van Rome mag gluren, en of Rome nog één laatste legioen neemt als de stapel op is.
options-printing-en = Engelse uitgave
options-printing-de = Duitse uitgave
options-printing-nl = Nederlandse uitgave
options-printing-fr = Franse uitgave
options-printing-pt = Portugese uitgave
options-printing-own = Zelf kiezen
options-differs-en = Solo niet gluren, geen laatste legioen.
options-differs-de = Solo niet gluren, geen laatste legioen.
options-differs-nl = Solo wel gluren, geen laatste legioen.
options-differs-fr = Solo wel gluren, geen laatste legioen.
options-differs-pt = Solo wel gluren, wel een laatste legioen.
options-differs-own = Kies elke optie apart.
options-solo_peek = Wie alleen speelt, mag naar de verborgen kaarten van Rome gluren
options-rome_takes_last = Rome neemt nog één laatste legioen als de stapel op is
options-open_counts = Open aantallen: iedereen ziet hoeveel aurei en kaarten elke speler heeft
options-time = Tijd voor een beslissing
options-time-none = Onbeperkt
options-time-lead = Als de tijd om is, beslist een bot voor de speler.
options-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } seconden
}
options-minutes = { $n ->
    [one] { $n } minuut
   *[other] { $n } minuten
}
options-hours = { $n } uur
options-days = { $n ->
    [one] { $n } dag
   *[other] { $n } dagen
}
options-hints = Tips zijn toegestaan

## The bots: character and strength (docs/bots.md); their names are in web.ftl.

options-bot-random-about = Doet zomaar een geldige zet, zonder na te denken. Eén Burger tegen drie van hen wint negen van de tien partijen.
options-bot-novice-about = Houdt van grote kaarten, vergeet de samenzwering en vergist zich soms. Goed voor een eerste partij: één Burger tegen drie van hen wint er zeven van de tien.
options-bot-citizen-about = Speelt degelijk en meteen, op gevoel, zonder vooruit te rekenen. Voor de meeste avonden een goede tegenstander.
options-bot-senator-about = Denkt even na over wat kan komen. Tegen drie Burgers wint hij bijna de helft van de partijen; het toeval zou hem één op de vier geven.
options-bot-consul-about = Denkt het langst na en vergeet niets wat open lag. De sterkste: met zijn tweeën wint hij vier van de vijf partijen tegen een Burger.
options-bot-brutus-about = Wil samenzweerder zijn en Rome laten winnen. Eenzijdig: tegen drie Consuls wint hij één op de acht partijen.
options-bot-spartacus-about = Wil Rome ten val brengen en zweert nooit samen. Eerlijk maar doorzichtig: tegen drie Consuls wint hij ruim één op de vijf partijen.

## What is in force at a table.

terms-title = Wat hier geldt
terms-rules-own = Regels één voor één gekozen
terms-solo_peek-yes = gluren mag
terms-solo_peek-no = niet gluren
terms-rome_takes_last-yes = Rome neemt één laatste legioen
terms-rome_takes_last-no = Rome neemt geen laatste legioen
terms-open_counts = open aantallen
terms-deck-built-in = de ingebouwde kaartenset, een reconstructie
terms-deck-own = een eigen kaartenset van de gastheer
terms-starter-chance = het toeval liet { $name } beginnen
terms-starter = { $name } begint
terms-starter-open = wie plaats { $n } neemt, begint
terms-time = { $time } per beslissing
terms-time-none = geen tijdslimiet
terms-hints = tips toegestaan
terms-hints-none = geen tips
terms-public-now = De kaarten van deze verdeling zijn openbaar: iedereen kan ze zien, ook terwijl deze partij wordt gespeeld.
terms-public-from = Vanaf { $when } kan iedereen de kaarten van deze verdeling zien, ook als deze partij dan nog bezig is.

## Decks and their cards.

cards-title = Kaartenlijst
cards-deck = Kaartenset
cards-built-in = Ingebouwde set (een reconstructie)
cards-reconstruction = De ingebouwde kaartenset is een reconstructie. Hoeveel kaarten elke categorie telt is bekend; hun symbolen en waarden zijn afgeleid uit voorbeelden en verslagen.
cards-own-how = Heb je het spel? Tel de kaarten en voer ze hier één keer in: dan speel je met de echte, en vrienden krijgen ze via een link.
cards-copies = Eén exemplaar voor 1 t/m 4 spelers, twee voor 5 t/m 8.
cards-total = { $n } van { $of }
cards-count = { $n } ×
cards-kind = { $category }, { $symbols ->
    [one] { $symbols } symbool
   *[other] { $symbols } symbolen
}, waarde { $value }
cards-shared = Iemand heeft de kaartenset “{ $name }” met je gedeeld.
cards-of-table = De kaarten van deze tafel.
cards-keep = Deze set bewaren en ermee spelen
cards-broken = Deze link bevat geen volledige kaartenset.
cards-see = Kaarten bekijken
cards-enter = Eigen set invoeren
cards-change = “{ $name }” wijzigen of delen
cards-name = Naam van de set
cards-name-usual = Mijn PAX
cards-grid = Hoeveel kaarten van elke soort
cards-grid-lead = Een rij is een soort kaart: symbolen en waarde. Een kolom is een categorie.
cards-row = { $symbols ->
    [one] { $symbols } symbool
   *[other] { $symbols } symbolen
}, waarde { $value }
cards-symbols = Symbolen
cards-value = Waarde
cards-add-row = Soort toevoegen
cards-complete = De kaartenset is volledig.
cards-missing = Nog niet goed: { $list }.
cards-of = { $category } { $n } van { $of }
cards-from-built-in = Begin met de ingebouwde set
cards-clear = Tabel leegmaken
cards-paste = Lijst plakken
cards-paste-lead = Eén regel per soort: W11 3 betekent drie Rijkdomkaarten met 1 symbool en waarde 1.
cards-use-list = In de tabel zetten
cards-wrong-lines = { $n ->
    [one] Regel { $lines } is onbegrijpelijk.
   *[other] De regels { $lines } zijn onbegrijpelijk.
}
cards-file = Bestand laden
cards-save = Opslaan en ermee spelen
cards-saved = In deze browser opgeslagen.
cards-forget = Deze set verwijderen
cards-forget-sure = “{ $name }” uit deze browser verwijderen?
cards-forget-back = Nee, bewaren
cards-share = Link voor vrienden
cards-share-lead = Wie hem opent, kan deze set bewaren en ermee spelen.
