### Waar het bij elke beslissing om gaat, voor wie in de terminal om hulp vraagt.

help-laying = Vóór de eerste beurt leg je gratis kaarten op je tableau. Elke kaart mag, wat de limiet ook zegt. Uiteindelijk heb je alle zeven categorieën nodig, en de zeldzame kans om een Vloot of een Leger zonder Land neer te leggen is iets waard.
help-keeping = Houd één kaart op hand. De andere gaan onder de stapel, waar je ze veel later misschien terugziet.
help-beginning = Met trekken (draw) begint je beurt: je krijgt drie kaarten, één voor je hand, één om onder een legioen aan te bieden, één om te begraven; daarna mag je een legioen kopen en kaarten spelen. Spieken (peek), als dat mag, laat je in plaats daarvan de verborgen kaarten van Rome zien en beëindigt je beurt.
help-placing = Van de drie kaarten die je trekt gaat er één naar je hand (take), één open onder een legioen naar keuze, waar iedereen hem kan kopen (offer), en één onder de stapel (bury). Elk precies één keer. Aan het einde van de ronde neemt Rome het legioen met de hoogste waarde: een sterke kaart die je daar aanbiedt maakt Rome dus sterker. Maar je mag meteen na het trekken zelf een legioen kopen.
help-buying = Je mag één legioen kopen: alle kaarten ervan gaan naar je hand. De prijs is hun waarde, min je korting voor Rijkdom.
help-playing = Je mag zoveel kaarten spelen als je wilt en kunt betalen: de eerste is gratis, de tweede kost 1, de derde 2, enzovoort. Daarna krijg je inkomen: zoveel aurei als je kaarten op je tableau hebt in de beste categorie die je deze beurt hebt gespeeld, 1 meer voor een Senator, maar niets als je een Intrige hebt gespeeld. Speel je niets, dan krijg je er 2.
help-answering = Een andere speler heeft een Senator gespeeld, dus mag je één kaart spelen voor 1 aureus, zonder inkomen.
help-over = Het spel is afgelopen.
