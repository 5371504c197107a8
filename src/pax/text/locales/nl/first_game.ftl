### De begeleide eerste partij in de browser: elk idee van het spel in één regel, en meer daarover eronder.

first-title = Begeleide eerste partij
first-progress = { $n } van { $total } ideeën
first-next = Verder
first-leave = Verder zonder uitleg

first-goal = Een categorie is van Rome zolang niemand daar meer symbolen heeft.
    .more = De zeven schilden laten het zien: die van Rome hangen hoog, tegen de rij van Rome; wat van Rome is afgepakt hangt laag. Met vier of meer aan het einde wint Rome. Je neemt deze partij vlak voor het einde over: jouw kaarten liggen in de rij met jouw naam.
first-draw = Jouw beurt: trek drie kaarten, koop misschien een legioen, speel kaarten en krijg inkomen.
    .more = Trekken komt eerst: tik op de stapel of op de knop Trekken.
first-place = Drie kaarten, drie plekken: één naar je hand, één onder een legioen, één onder de stapel.
    .more = Je ziet ze na elkaar. Wat onder een legioen ligt kan iedereen kopen, jij ook, meteen na het trekken. Aan het einde van de ronde neemt Rome het legioen met de hoogste waarde: leg onder de stapel wat Rome sterk zou maken.
first-buy = Nu mag je één legioen kopen: alle kaarten ervan gaan naar je hand.
    .more = De prijs is de som van hun waarden, 1 aureus minder voor elke 3 Rijkdomsymbolen in je display. Wat jij koopt kan Rome niet nemen.
first-play = Speel kaarten naar je display: de eerste is gratis, de tweede kost 1, de derde 2.
    .more = Alleen je display telt tegen Rome. Tik op een kaart om haar te spelen; de getallen eronder zeggen wat ze kost en wat ze oplevert.
first-limit = Sommige kaarten blijven grijs: Vloot en Leger hebben een limiet.
    .more = Van elk mag je zoveel symbolen hebben als Land- of Intrigesymbolen (het hoogste aantal telt). Tik op een grijze kaart voor de reden; met Land of Intrige maak je ruimte.
first-income = Als je je beurt beëindigt, krijg je betaald voor de grootste categorie waaraan je een kaart hebt toegevoegd.
    .more = 1 aureus voor elke kaart (niet elk symbool) daarin, 1 extra voor een Senator, niets als er een Intrige bij was. Speel je niets, dan krijg je 2 aurei.
first-rome = De ronde is voorbij: Rome nam het legioen dat het meest waard was.
    .more = Die kaarten liggen nu in de rij van Rome. Kijk naar de schilden: waar Rome evenveel symbolen heeft als jij, is de categorie weer van Rome.
first-conspirator = Met een Intrige word je de samenzweerder, en win je als Rome wint.
    .more = De samenzweerder heeft de meeste Intrigesymbolen; bij gelijke stand verandert er niets. De samenzweerder begint elke ronde en krijgt 1 punt als Rome verslagen wordt. Maar een Intrige kost je het inkomen van deze beurt.
first-conspirator-there = Er is nu een samenzweerder: die wint als Rome wint.
    .more = De samenzweerder begint elke ronde en krijgt 1 punt als Rome verslagen wordt. Wie meer Intrigesymbolen speelt, neemt de rol over.
first-peek = Drie kaarten van Rome zijn verborgen. In plaats van te trekken mag je ernaar gluren.
    .more = Alleen jij ziet ze; je krijgt 2 aurei, en je beurt is voorbij. Vanaf dan tellen jouw schilden de verborgen kaarten mee.
first-last = De stapel is bijna leeg: dit kan de laatste ronde zijn.
    .more = Als Rome verslagen is, beslissen de punten: 2 voor elke categorie in je display, 3 voor elke waarin je sterker bent dan Rome, je kracht in Leger en Vloot, 1 voor de samenzweerder, en 4 voor de rijkste aan aurei en handkaarten samen. Aan het einde worden de verborgen kaarten van Rome omgedraaid.
first-free = De keuze is aan jou.
    .more = Dit ken je inmiddels. Bij twijfel staat hier een voorstel.
first-watch = Je tegenstander speelt.
    .more = Volg de kaarten: wat onder een legioen blijft liggen kan nog van jou worden.

first-why-draw = Nieuwe kaarten, en drie keuzes
first-why-peek = Eén keer per partij is dat een beurt waard
first-why-new = Een categorie die je nog niet hebt
first-why-beats = Daar word je sterker dan Rome
first-why-room = Maakt ruimte voor Vloot en Leger
first-why-useful = Maakt je sterker
first-why-rome = Zodat Rome die niet krijgt
first-why-spare = Deze heb je het minst nodig
first-why-skip = Hier is niets zijn prijs waard
first-why-end = Spaar je aurei voor de volgende beurt

first-end = Je hebt { $n } van de { $total } ideeën van Pax leren kennen.
first-end-all = Je hebt alle ideeën van Pax leren kennen.
first-end-next = Een hele partij heeft dezelfde beslissingen en duurt een kwartier.
first-end-play = Een hele partij spelen
