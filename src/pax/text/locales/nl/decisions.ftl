### Waar het bij elke beslissing om gaat, voor wie in de terminal om hulp vraagt.

help-laying = Vóór de eerste beurt leg je gratis kaarten in je display; de limiet geldt dan niet. Aan het einde heb je alle zeven categorieën nodig: een zeldzame kans om een Vloot of een Leger zonder Land neer te leggen.
help-keeping = Houd één kaart op hand. De andere gaan onder de stapel; misschien zie je ze laat in het spel terug.
help-beginning = Je beurt begint met het trekken (draw) van drie kaarten: één voor je hand, één om onder een legioen aan te bieden, één voor onder de stapel; daarna mag je een legioen kopen en kaarten spelen. Als je in plaats daarvan gluurt (peek), waar dat mag, zie je de verborgen kaarten van Rome en is je beurt voorbij.
help-placing = Van de drie kaarten die je trekt gaat er één naar je hand (take), één open onder een legioen naar keuze, waar iedereen hem kan kopen (offer), en één onder de stapel (bury). Elke plek precies één keer. Aan het einde van de ronde neemt Rome het legioen met de hoogste waarde: een sterke kaart die je daar aanbiedt maakt Rome dus sterker. Maar je mag meteen na het trekken zelf een legioen kopen.
help-buying = Je mag één legioen kopen: alle kaarten ervan gaan naar je hand. De prijs is hun waarde, min je korting voor Rijkdom.
help-playing = Speel zoveel kaarten als je wilt en kunt betalen: de eerste is gratis, de tweede kost 1, de derde 2, enzovoort. Daarna krijg je inkomen: 1 aureus voor elke kaart in je grootste categorie waaraan je deze beurt een kaart hebt toegevoegd, 1 extra als er een Senator bij was, maar niets als er een Intrige bij was. Speel je niets, dan krijg je 2 aurei.
help-answering = Een andere speler heeft een Senator gespeeld, dus mag je één kaart spelen voor 1 aureus, zonder inkomen.
help-over = De partij is afgelopen.
