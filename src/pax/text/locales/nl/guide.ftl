### De uitleg in de browser: wat voor het eerst voorkomt in één regel, en meer daarover eronder.

guide-title = Nieuw voor jou
guide-more = Meer hierover
guide-understood = Begrepen
guide-off = Uitleg uitzetten
guide-rules = Meer in de regels

guide-laying = “Rijkdom 1/2”: 1 symbool, 2 aurei waard. Symbolen zijn je kracht.
    .more = Uiteindelijk heb je alle zeven categorieën nodig. Vóór de eerste beurt zijn de kaarten gratis en geldt er geen limiet: een zeldzame kans voor een Vloot of een Leger zonder Land.
guide-keeping = “Rijkdom 1/2”: 1 symbool, 2 aurei waard. Symbolen zijn je kracht.
    .more = In elke categorie worden de symbolen in je display met die van Rome vergeleken. De waarde is de prijs van de kaart zolang die onder een legioen ligt. De kaarten die je niet houdt gaan onder de stapel; misschien zie je ze laat in het spel terug.
guide-beginning = In je beurt trek je drie kaarten, mag je een legioen kopen en speel je kaarten.
    .more = Van de drie kaarten gaat er één naar je hand, één onder een legioen en één onder de stapel. Als je in plaats daarvan gluurt (waar dat mag), zie je de verborgen kaarten van Rome en is je beurt voorbij.
guide-placing = Eén kaart naar je hand, één onder een legioen, één onder de stapel.
    .more = Elke plek precies één keer, in willekeurige volgorde. Wat onder een legioen ligt kan iedereen kopen, jij ook, meteen na het trekken. Aan het einde van de ronde neemt Rome het legioen met de hoogste waarde: een sterke kaart daar maakt Rome sterker.
guide-buying = Je mag één legioen kopen: alle kaarten ervan gaan naar je hand.
    .more = De prijs is hun waarde, min je korting voor Rijkdom. Aan het einde van de ronde neemt Rome het legioen met de hoogste waarde; wat jij koopt kan Rome niet nemen.
guide-playing = Speel wat je wilt: de eerste kaart is gratis, de tweede kost 1, de derde 2.
    .more = Daarna krijg je inkomen: 1 aureus voor elke kaart (niet elk symbool) in je grootste categorie waaraan je deze beurt een kaart hebt toegevoegd, 1 extra voor een Senator, maar niets als er een Intrige bij was. Speel je niets, dan krijg je 2 aurei. Onder elke kaart staat wat ze kost en wat ze oplevert.
guide-answering = Er is een Senator gespeeld: alle anderen mogen een kaart spelen.
    .more = Om de beurt, ieder één kaart, voor 1 aureus. Het levert geen inkomen op, en een Senator die zo gespeeld wordt, zet niets nieuws in gang.
guide-rome = De ronde is voorbij: Rome nam het legioen dat het meest waard was.
    .more = Wat Rome verzamelt maakt het sterker. Een categorie is voor Rome als geen enkele speler er sterker is.
guide-conspirator = Er is nu een samenzweerder: die wint als Rome wint.
    .more = De samenzweerder begint ook elke ronde. Wie meer Intrigesymbolen heeft, neemt de rol over.
guide-blocked = Niet elke kaart is speelbaar: Vloot en Leger hebben een limiet.
    .more = Van elk mag je hoogstens zoveel symbolen hebben als Land- of Intrigesymbolen (het hoogste aantal telt). Speel eerst Land of Intrige.
