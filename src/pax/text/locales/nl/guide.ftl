### De uitleg in de browser: wat voor het eerst voorkomt in één regel, en meer daarover eronder.

guide-title = Nieuw voor jou
guide-more = Meer hierover
guide-understood = Begrepen
guide-off = Geen uitleg meer
guide-rules = Meer in de regels

guide-laying = “Rijkdom 1/2”: 1 symbool, 2 aurei waard. Symbolen zijn je kracht.
    .more = Uiteindelijk heb je alle zeven categorieën nodig. Vóór de eerste beurt zijn de kaarten gratis en geldt er geen limiet: een zeldzame kans voor een Vloot of een Leger zonder Land.
guide-keeping = “Rijkdom 1/2”: 1 symbool, 2 aurei waard. Symbolen zijn je kracht.
    .more = In elke categorie tellen de symbolen op je tableau tegen Rome. De waarde telt zolang de kaart onder een legioen ligt: daar moet ze betaald worden. De kaarten die je niet houdt gaan onder de stapel, waar je ze veel later misschien terugziet.
guide-beginning = In je beurt trek je drie kaarten, mag je een legioen kopen en speel je kaarten.
    .more = Van de drie kaarten is er één voor je hand, één bied je onder een legioen aan, één begraaf je onder de stapel. Spieken, als dat mag, laat je in plaats daarvan de verborgen kaarten van Rome zien en beëindigt je beurt.
guide-placing = Eén kaart naar je hand, één onder een legioen, één onder de stapel.
    .more = Elk precies één keer, in elke volgorde. Wat onder een legioen ligt kan iedereen kopen, jij ook, meteen na het trekken. Aan het einde van de ronde neemt Rome het legioen met de hoogste waarde: een sterke kaart daar maakt Rome sterker.
guide-buying = Je mag één legioen kopen: alle kaarten ervan gaan naar je hand.
    .more = De prijs is hun waarde, min je korting voor Rijkdom. Aan het einde van de ronde neemt Rome het legioen met de hoogste waarde; wat jij koopt kan Rome niet nemen.
guide-playing = Speel wat je wilt: de eerste kaart is gratis, de tweede kost 1, de derde 2.
    .more = Daarna krijg je inkomen: zoveel aurei als je kaarten (geen symbolen) hebt in de beste categorie die je deze beurt hebt gespeeld; 1 meer voor een Senator, maar niets als je een Intrige hebt gespeeld. Speel je niets, dan krijg je er 2. Onder elke kaart staat wat ze kost en wat ze zou opbrengen.
guide-answering = Wie een Senator speelt, laat ook alle anderen een kaart spelen.
    .more = Om de beurt, ieder één kaart, voor 1 aureus. Het levert geen inkomen op, en een Senator die zo gespeeld wordt, roept niemand op.
guide-rome = De ronde is voorbij: Rome nam het legioen dat het meest waard was.
    .more = Wat Rome verzamelt maakt het sterker. Een categorie is voor Rome als geen enkele speler er sterker is.
guide-conspirator = Er is nu een samenzweerder: die wint als Rome wint.
    .more = De samenzweerder begint ook elke ronde. Wie meer intrigesymbolen heeft, neemt de rol over.
guide-blocked = Niet elke kaart is speelbaar: Vloot en Leger hebben een limiet.
    .more = Van elk mag je hoogstens zoveel symbolen hebben als van Land of van Intrige: wat je daarvan het meest hebt, telt. Speel eerst Land of Intrige.
