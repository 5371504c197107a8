### De regels van het spel, voor spelers. Een lege regel scheidt alinea’s; een regel die begint met
### "-" is een punt van een opsomming. Ook de browser toont ze: hier geen opdrachten om te typen.

rules-title = De regels van PAX

rules-goal = PAX is een kaartspel van Bernd Eisenstein, in 2011 uitgegeven door Irongames. Het is
    voor 1 t/m 4 spelers, en met twee exemplaren voor 5 t/m 8.

    Rome wordt elke ronde machtiger. Samen kunnen jullie het weerstaan, maar ieder van jullie wil de
    eerste zijn. Als het spel afgelopen is, wordt Rome in zeven categorieën met de spelers
    vergeleken. Een categorie is van Rome, tenzij een speler daar sterker is; bij een gelijke stand
    is ze voor Rome.

    - Met { $needs } of meer van de zeven wint Rome. Dan wint ook de samenzweerder, de speler met de
      meeste intriges. Is er geen samenzweerder, dan wint niemand.
    - Anders winnen de spelers, en wie de meeste punten heeft is de winnaar.

    Je kunt dus op twee manieren winnen: breng Rome ten val en haal de meeste punten, of word
    samenzweerder en houd Rome overeind.
    .title = Waar het om gaat

rules-cards = Een kaart heeft een categorie, een of meer symbolen en een waarde in aurei, de munten
    van het spel. Je schrijft hem met drie tekens, de letter van de categorie, de symbolen en de
    waarde: F23 is een Vloot met 2 symbolen en waarde 3. De letters zijn die van de Engelse namen.
    Dit zijn de categorieën, en wat je er tijdens het spel aan hebt:

    - { $wealth }: per { $discount_for } Rijkdomsymbolen in je display kost een legioen je 1 aureus
      minder.
    - { $fleet } en { $army }: punten aan het einde, en per { $bonus_for } symbolen van de ene soort
      ben je 1 sterker in de andere. Allebei zijn ze begrensd door je Land en je Intrige.
    - { $religion }: met { $sees_two } symbolen zie je twee van de kaarten die je trekt tegelijk,
      met { $sees_all } alle drie.
    - { $senator }: 1 aureus meer inkomen. Met 5 t/m 8 spelers mogen daarna ook alle anderen een
      kaart spelen.
    - { $land }: maakt ruimte voor Vloten en Legers.
    - { $intrigue }: maakt ook ruimte, en kan je tot samenzweerder maken; maar het kost je het
      inkomen van die beurt.

    Er zijn { $cards_of_five } kaarten van elk van de categorieën Rijkdom, Vloot, Leger, Religie en
    Senator, en { $cards_of_two } van zowel Land als Intrige.

    Voor inkomen tellen kaarten. Voor al het andere tellen symbolen: de korting, wat je ziet, de
    limiet, de samenzweerder en de sterkte.

    Waar kaarten liggen: in de gedekte stapel; open onder de legioenen, die samen de markt zijn; bij
    Rome, open of verborgen; in de geheime handen van de spelers; en open in hun displays. Uit een
    display gaat nooit iets weg.
    .title = De kaarten

rules-setup = De kaartenset van { $cards } kaarten wordt geschud; wat er voor dit aantal spelers te
    veel is, leg je ongezien apart. Met 5 t/m 8 spelers schud je een tweede set, leg je daarvan de
    overtollige kaarten apart en schud je de rest door de hele eerste set.

    Rome krijgt { $hidden } verborgen kaarten; met 5 t/m 8 spelers eerst nog { $shown } open
    kaarten. Elke speler krijgt { $coins } aurei. Wie op de eerste plaats zit, neemt de kaart Primus
    en is startspeler. Op volgorde trekken de spelers 2, 3, 4 en vanaf de vierde speler 5 kaarten;
    ieder houdt er één en schuift de andere onder de stapel. Daarna krijgt elk legioen één kaart.
    .title = Voorbereiding
rules-setup-players = { $players ->
    [one] solo
   *[other] { $players } spelers
}: { $pile } kaarten in de stapel bij het begin, { $aside ->
    [0] geen apart
   *[other] { $aside } apart
}, { $legions } legioenen

rules-turn = Een ronde is één beurt voor elke speler, met de klok mee vanaf de startspeler. In je
    beurt kies je een van twee dingen:

    - Gluren: je bekijkt de verborgen kaarten van Rome en krijgt { $peek }. Daarmee is je beurt
      voorbij; verder krijg je geen inkomen. Iedereen ziet dat je gluurt, maar alleen jij ziet de
      kaarten.
    - Of je trekt, koopt, speelt en krijgt je inkomen, in deze volgorde. Trekken moet; kopen en
      spelen hoeven niet.

    Kaarten die je houdt, neemt of onder de stapel schuift, zie jij alleen. Kaarten die worden
    aangeboden, gekocht of gespeeld, ziet iedereen. Handen en aurei zijn geheim, maar alles wordt
    openlijk betaald en verplaatst: wie meetelt, weet het.
    .title = Een beurt

rules-draw = Je trekt drie kaarten. Eén neem je op hand, één bied je open aan onder een legioen naar
    keuze, ook een leeg legioen, en één schuif je onder de stapel. Elke plek precies één keer, in
    willekeurige volgorde.

    Je plaatst elke kaart voordat je de volgende ziet. Met { $sees_two } t/m { $sees_two_until }
    Religiesymbolen zie je twee kaarten tegelijk: bied er een aan of schuif er een onder de stapel,
    dan zie je de derde en plaats je de twee die je nog hebt. Met { $sees_all } of meer zie je alle
    drie voordat je er een plaatst.

    Liggen er nog maar twee kaarten op de stapel, dan neem je er een en bied je de andere aan. Ligt
    er nog één, dan neem je hem of bied je hem aan. Er gaat dan niets onder de stapel. Is de stapel
    leeg, dan krijg je in plaats daarvan { $empty } en ga je verder met kopen.
    .title = Trekken

rules-buy = Je mag één groep kopen: alle kaarten onder één legioen. Je betaalt de som van hun
    waarden, min 1 aureus per { $discount_for } Rijkdomsymbolen in je display, maar nooit minder dan
    0. De kaarten gaan naar je hand, en je mag ze deze beurt spelen. Het legioen blijft leeg tot het
    einde van de ronde, tenzij iemand er een kaart aanbiedt.
    .title = Kopen

rules-play = Je mag kaarten uit je hand in je display spelen, een voor een. De eerste van een beurt
    is gratis, de tweede kost 1 aureus, de derde 2, enzovoort.

    De limiet: je mag een Vloot alleen spelen als je Vlootsymbolen, de nieuwe meegeteld, niet meer
    zijn dan je Landsymbolen of je Intrigesymbolen. Het hoogste van die twee aantallen telt, niet de
    som. Voor een Leger en je Legersymbolen geldt hetzelfde. De limiet wordt bij elke kaart opnieuw
    bekeken: een Land dat je eerst speelt, maakt dus ruimte voor een Vloot in dezelfde beurt.
    .title = Spelen

rules-income = Aan het einde van je beurt krijg je:

    - { $idle } als je geen kaart hebt gespeeld;
    - helemaal niets als je een Intrige hebt gespeeld;
    - anders 1 aureus voor elke kaart in je grootste categorie waaraan je deze beurt een kaart hebt
      toegevoegd, en { $senator } aureus extra als je een Senator hebt gespeeld (maar { $senator },
      hoeveel het er ook waren).
    .title = Inkomen

rules-conspirator = De eerste speler met een Intrige in de display neemt de kaart Primus Conspiratus
    en is de samenzweerder. Zodra een andere speler meer Intrigesymbolen heeft, krijgt die de kaart
    en is die de samenzweerder; een gelijke stand verandert niets. Rome telt hier niet mee.

    De samenzweerder is elke nieuwe ronde startspeler (Primus), krijgt aan het einde { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } en wint het spel als Rome wint.
    .title = De samenzweerder

rules-senators = Met 5 t/m 8 spelers: heb je een Senator gespeeld, dan mag na je inkomen elke andere
    speler, om de beurt, één kaart spelen voor { $answer }. De limiet geldt; de kaart levert geen
    inkomen op en telt niet mee voor de eigen beurt, niet voor de prijs en niet voor het inkomen.
    Zo’n kaart kan de speler wel meteen tot samenzweerder maken. Een Senator die zo wordt gespeeld
    zet niets nieuws in gang, en dit alles gebeurt één keer per beurt, hoeveel Senatoren je ook hebt
    gespeeld.
    .title = Senatoren met 5 t/m 8 spelers

rules-round = Als iedereen aan de beurt is geweest, is de ronde voorbij:

    - Is de stapel leeg, dan is het spel meteen afgelopen.
    - Rome neemt alle kaarten van het legioen waarvan de gedrukte waarden samen het hoogst zijn. Bij
      een gelijke stand neemt Rome het legioen met het laagste nummer. Voor Rome geldt geen limiet
      en geen korting.
    - De samenzweerder neemt de kaart Primus en wordt startspeler; is er geen, dan blijft de
      startspeler dezelfde.
    - Elk leeg legioen krijgt één kaart van de stapel. Zijn er te weinig kaarten voor, dan wordt er
      geen gelegd en is het spel afgelopen.

    Kaarten die nog in de stapel, onder legioenen of apart liggen, tellen voor niemand.
    .title = Het einde van een ronde

rules-end = Rome draait zijn verborgen kaarten om. De sterkte in een categorie is het aantal
    symbolen, voor Rome net als voor de spelers, met twee bonussen: 1 Leger meer per { $bonus_for }
    Vlootsymbolen, en 1 Vloot meer per { $bonus_for } Legersymbolen. Bonussen komen alleen van
    gedrukte symbolen en vallen niet onder de limiet.

    Een categorie is van Rome als geen enkele speler er sterker is dan Rome. Bij een gelijke stand
    is de categorie voor Rome, ook bij 0 tegen 0. Met { $needs } of meer wint Rome, en met Rome de
    samenzweerder. Anders beslissen de punten:

    - { $present } voor elke categorie waarvan je minstens één kaart in je display hebt;
    - { $stronger } voor elke categorie waarin je sterker bent dan Rome;
    - je sterkte in Leger, en je sterkte in Vloot;
    - { $conspirator } als je de samenzweerder bent;
    - { $richest } als je de rijkste bent: aurei plus handkaarten, elke kaart telt als 1 aureus. Bij
      een gelijke stand krijgt iedere rijkste de { $richest } punten.

    Bij gelijke punten wordt de overwinning gedeeld.
    .title = Het einde van het spel

rules-solo = Alleen speel je tegen Rome, een campagne van vijf niveaus. Er zijn 3 legioenen, en een
    ronde is één beurt. Gluren mag niet.

    Je haalt een niveau als je kaarten van alle 7 categorieën in je display hebt en in minstens
    zoveel categorieën sterker bent dan Rome als het niveau vraagt. Er zijn geen punten, en het
    maakt niet uit wie de samenzweerder is.

    Op niveau 3, 4 en 5 trek je 3, 4 en 5 kaarten. Kies er eerst 1, 2 of 3 uit en leg die gratis en
    zonder limiet in je display; van de twee die overblijven houd je er één en schuif je de andere
    onder de stapel. Een display die vanaf het begin boven de limiet zit, blijft zo, maar Vloten en
    Legers die je later speelt, vallen wel onder de limiet. Voor elk niveau worden alle kaarten
    opnieuw geschud, en een niveau dat niet lukt mag je overdoen.
    .title = Alleen spelen
rules-solo-level = Niveau { $level }: sterker dan Rome in { $goal } categorieën{ $lays ->
    [0] { "" }
    [one] , 1 kaart vooraf in je display
   *[other] , { $lays } kaarten vooraf in je display
}

rules-options = De gedrukte regelboekjes verschillen op twee punten. Hier zijn dat opties, en een
    uitgave kiest ze zoals haar boekje ze heeft:

    - Wie alleen speelt, mag gluren: in het Nederlandse, Franse en Portugese boekje.
    - Als de stapel op is, neemt Rome nog één laatste legioen voordat het spel eindigt: in het
      Portugese boekje. De meeste partijen eindigen met een lege stapel, dus dit maakt verschil: in
      partijen tussen bots verandert het de winnaar van ongeveer één op de vijftien, met vier
      spelers van één op de acht.

    Nog een optie verandert alleen wat je ziet: met open aantallen ziet iedereen hoeveel aurei en
    kaarten elke speler heeft.

    Waar de boekjes zwijgen of elkaar tegenspreken, wordt hier zo gespeeld:

    - Wie begint de eerste partij? De boekjes laten dat aan de spelers over. Hier kiest de gastheer
      van de tafel een speler of het toeval. Kiest hij niets, dan beslist in de eerste partij het
      toeval en begint bij elke revanche de volgende speler.
    - De kaarten die je bij de voorbereiding onder de stapel schuift, gaan daarheen in de volgorde
      waarin je ze trok.
    - De legioenen zijn genummerd naar hun plaats in de rij, vanaf 1, ook met 5 t/m 8 spelers.
    - Kaarten die aan het einde nog onder legioenen liggen, gaan niet naar Rome.
    - Wint Rome en is er geen samenzweerder, dan wint niemand. Hebben meer spelers de meeste punten,
      dan delen ze de overwinning.
    - Ook op soloniveau 5 moeten alle 7 categorieën er als echte kaarten liggen.
    - De voorraad aurei raakt nooit op.
    - Drie regels staan alleen in het Portugese boekje en spreken geen van de andere tegen; ze
      gelden dus altijd: wat je doet als de stapel nog maar een of twee kaarten heeft, dat geen
      prijs onder 0 komt, en dat voor elk soloniveau alle kaarten opnieuw worden geschud.
    .title = Opties en uitleg

rules-credits = PAX is ontworpen door Bernd Eisenstein en uitgegeven door Irongames. Dit is een
    onofficiële uitgave, gemaakt door liefhebbers, zonder medewerking van auteur en uitgever. Vind
    je het leuk? Koop dan het origineel.

    De regels staan hier in onze eigen woorden. Hoeveel exemplaren van elke kaart het gedrukte spel
    bevat, is niet gepubliceerd: de ingebouwde kaartenset is een reconstructie. Wie het spel heeft,
    kan de kaarten tellen en met de echte spelen.
    .title = Colofon
