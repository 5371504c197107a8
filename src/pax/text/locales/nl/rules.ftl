### De regels van het spel, voor spelers. Een lege regel scheidt alinea's; een regel die begint met
### "-" is een punt van een opsomming.

rules-title = De regels van PAX
rules-sections = Hoofdstukken: { $sections }. Eén hoofdstuk: pax rules { $example }

rules-goal = PAX is een kaartspel van Bernd Eisenstein, in 2011 uitgegeven door Irongames. Het is
    voor 1 tot 4 spelers, en met twee exemplaren van de kaarten voor 5 tot 8.

    Rome wordt elke ronde machtiger. Samen zouden jullie het kunnen weerstaan, en toch wil ieder van
    jullie de eerste zijn. Als het spel afgelopen is, wordt Rome in zeven categorieën met de spelers
    vergeleken. Een categorie is van Rome, tenzij een speler daar sterker is; gelijk is voor Rome.

    - Met { $needs } of meer van de zeven wint Rome. Dan wint ook de samenzweerder, de speler die
      het meest heeft gekonkeld. Is er geen samenzweerder, dan wint niemand.
    - Anders winnen de spelers, en wie de meeste punten heeft is de winnaar.

    Je kunt dus op twee manieren winnen: laat Rome vallen en heb de meeste punten, of wees de
    samenzweerder en houd Rome overeind.
    .title = Waar het om gaat

rules-cards = Een kaart heeft een categorie, een of meer symbolen en een waarde in aurei, de munten
    van het spel. Je schrijft hem met drie tekens: F23 is een Vloot met 2 symbolen en waarde 3. Dit
    zijn de categorieën, en wat je er tijdens het spel aan hebt:

    - { $wealth }: voor elke { $discount_for } Rijkdomsymbolen op je tableau kost een legioen je 1
      aureus minder.
    - { $fleet } en { $army }: punten aan het einde, en voor elke { $bonus_for } symbolen van het
      een ben je 1 sterker in het ander. Allebei zijn ze begrensd door je Land en je Intrige.
    - { $religion }: met { $sees_two } symbolen zie je twee van de kaarten die je trekt tegelijk,
      met { $sees_all } alle drie.
    - { $senator }: 1 aureus meer inkomen. Met 5 tot 8 spelers mogen de anderen reageren.
    - { $land }: maakt ruimte voor Vloten en Legers.
    - { $intrigue }: maakt ook ruimte, en kan je tot samenzweerder maken; maar het kost je het
      inkomen van die beurt.

    Voor inkomen tellen kaarten. Voor al het andere tellen symbolen: de korting, wat je ziet, de
    limiet, de samenzweerder en de sterkte.

    Waar kaarten liggen: in de gedekte stapel; open onder de legioenen, die samen de markt zijn; bij
    Rome, open of verborgen; in de geheime handen van de spelers; en open op hun tableaus. Van een
    tableau gaat nooit iets weg. Een kaart begraven is hem onder de stapel leggen.
    .title = De kaarten

rules-setup = De kaartenset van { $cards } kaarten wordt geschud; wat er voor dit aantal spelers te
    veel is, leg je ongezien apart. Met 5 tot 8 spelers wordt een tweede set geschud, leg je het
    teveel daarvan apart, en schud je de rest door de hele eerste set.

    Rome krijgt { $hidden } verborgen kaarten; met 5 tot 8 spelers eerst nog { $shown } open
    kaarten. Elke speler heeft { $coins } aurei. Op volgorde van plaats trekken de spelers 2, 3, 4,
    5, 5, 5, 5 en 5 kaarten; ieder houdt er één en begraaft de andere. Daarna krijgt elk legioen één
    kaart.
    .title = Voorbereiding
rules-setup-players = { $players ->
    [one] alleen
   *[other] { $players } spelers
}: aanvankelijk { $pile } kaarten in de stapel, { $aside ->
    [0] geen apart
   *[other] { $aside } apart
}, { $legions } legioenen

rules-turn = Een ronde is één beurt voor elke speler, met de klok mee vanaf de startspeler. In je
    beurt doe je een van twee dingen:

    - Spieken: je bekijkt de verborgen kaarten van Rome en krijgt { $peek }. Je beurt is voorbij.
    - Of je trekt, koopt, speelt en krijgt je inkomen, in deze volgorde. Trekken moet; kopen en
      spelen hoeven niet.

    Kaarten die je houdt, neemt of begraaft zie jij alleen. Kaarten die worden aangeboden, gekocht
    of gespeeld ziet iedereen. Handen en aurei zijn geheim, maar alles wordt openlijk betaald en
    verplaatst: wie meetelt, weet het.
    .title = Een beurt

rules-draw = Je trekt drie kaarten. Eén neem je op hand, één bied je open aan onder een legioen naar
    keuze, ook een leeg, en één begraaf je. Elk precies één keer, in willekeurige volgorde.

    Je plaatst elke kaart voordat je de volgende ziet. Met { $sees_two } tot { $sees_two_until }
    Religiesymbolen zie je twee kaarten tegelijk: bied er een aan of begraaf er een, dan zie je de
    derde en plaats je de twee die je nog hebt. Met { $sees_all } of meer zie je alle drie voordat
    je er een plaatst.

    Liggen er nog maar twee kaarten op de stapel, dan neem je er een en bied je de andere aan. Ligt
    er nog één, dan neem je hem of bied je hem aan. Er wordt dan niets begraven. Is de stapel leeg,
    dan krijg je in plaats daarvan { $empty }.
    .title = Trekken

rules-buy = Je mag één groep kopen: alle kaarten onder één legioen. Je betaalt de som van hun
    waarden, min 1 aureus voor elke { $discount_for } Rijkdomsymbolen op je tableau, maar nooit
    minder dan 0. De kaarten gaan naar je hand, en je mag ze deze beurt spelen. Het legioen blijft
    leeg tot het einde van de ronde, tenzij iemand er een kaart aanbiedt.
    .title = Kopen

rules-play = Je mag kaarten uit je hand op je tableau spelen, een voor een. De eerste van een beurt
    is gratis, de tweede kost 1 aureus, de derde 2, enzovoort.

    De limiet: je mag een Vloot alleen spelen als je Vlootsymbolen, de nieuwe meegeteld, niet meer
    zijn dan je Landsymbolen of je Intrigesymbolen. Het hoogste van die twee geldt, niet de som.
    Voor een Leger en je Legersymbolen geldt hetzelfde. Er wordt kaart voor kaart gekeken: een Land
    dat je eerst speelt maakt dus ruimte voor een Vloot in dezelfde beurt.
    .title = Spelen

rules-income = Aan het einde van je beurt krijg je:

    - { $idle } als je geen kaart hebt gespeeld;
    - helemaal niets als je een Intrige hebt gespeeld;
    - anders zoveel aurei als je kaarten op je tableau hebt in een van de categorieën die je deze
      beurt hebt gespeeld: die met de meeste kaarten. En { $senator } aureus meer als je een Senator
      hebt gespeeld, één keer, hoeveel het er ook waren.
    .title = Inkomen

rules-conspirator = De eerste speler met een Intrige op het tableau wordt de samenzweerder. Zodra
    een andere speler meer Intrigesymbolen heeft, is die de samenzweerder; gelijk verandert niets.
    Rome telt hier niet mee.

    De samenzweerder begint elke nieuwe ronde, krijgt aan het einde { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } en wint het spel als Rome wint.
    .title = De samenzweerder

rules-senators = Met 5 tot 8 spelers: heb je een Senator gespeeld, dan mag na je inkomen elke andere
    speler, op beurtvolgorde, één kaart spelen voor { $answer }. De limiet geldt, en er is geen
    inkomen voor. Zo'n kaart kan de speler tot samenzweerder maken. Een Senator die zo wordt
    gespeeld zet niets nieuws in gang, en dit alles gebeurt één keer per beurt, hoeveel Senatoren je
    ook hebt gespeeld.
    .title = Senatoren met veel spelers

rules-round = Als iedereen aan de beurt is geweest, is de ronde voorbij:

    - Is de stapel leeg, dan is het spel nu afgelopen.
    - Rome neemt alle kaarten van het legioen waarvan de gedrukte waarden samen het hoogst zijn.
      Zijn er meer zulke, dan neemt het dat met het laagste nummer. Voor Rome geldt geen limiet en
      geen korting.
    - De samenzweerder, als die er is, wordt startspeler.
    - Elk leeg legioen krijgt één kaart van de stapel. Zijn er te weinig kaarten voor, dan wordt er
      geen gelegd en is het spel afgelopen.

    Kaarten die nog in de stapel, onder legioenen of apart liggen tellen voor niemand.
    .title = Het einde van een ronde

rules-end = Rome draait zijn verborgen kaarten om. De sterkte in een categorie is het aantal
    symbolen, voor Rome net als voor de spelers, met twee bonussen: 1 Leger meer voor elke
    { $bonus_for } Vlootsymbolen, en 1 Vloot meer voor elke { $bonus_for } Legersymbolen. Bonussen
    komen alleen van gedrukte symbolen en vallen niet onder de limiet.

    Een categorie is van Rome als geen enkele speler er sterker is dan Rome. Gelijk is voor Rome,
    ook 0 tegen 0. Met { $needs } of meer wint Rome, en met Rome de samenzweerder. Anders beslissen
    de punten:

    - { $present } voor elke categorie waarin je een kaart hebt;
    - { $stronger } voor elke categorie waarin je sterker bent dan Rome;
    - je sterkte in Leger, en je sterkte in Vloot;
    - { $conspirator } als je de samenzweerder bent;
    - { $richest } als je de rijkste bent: aurei plus kaarten op hand. Wie gelijk staan krijgen ze
      allemaal.

    Bij gelijke punten wordt de overwinning gedeeld.
    .title = Het einde van het spel

rules-solo = Alleen speel je tegen Rome, een veldtocht van vijf niveaus. Er zijn 3 legioenen, en een
    ronde is één beurt. Spieken mag niet.

    Je haalt een niveau als je kaarten van alle 7 categorieën op je tableau hebt en in minstens
    zoveel categorieën sterker bent dan Rome als het niveau vraagt. Er zijn geen punten, en het
    maakt niet uit wie de samenzweerder is.

    Op de niveaus 3 tot 5 trek je eerst een paar kaarten meer en leg je die gratis op je tableau,
    wat de limiet ook zegt. Van de laatste twee kaarten houd je er één en begraaf je de andere. Voor
    elk niveau worden alle kaarten opnieuw geschud, en een niveau dat niet lukt mag je overdoen.
    .title = Alleen spelen
rules-solo-level = Niveau { $level }: sterker dan Rome in { $goal }{ $lays ->
    [0] { "" }
    [one] , eerst 1 kaart neerleggen
   *[other] , eerst { $lays } kaarten neerleggen
}

rules-options = De gedrukte regelboekjes verschillen op twee punten. Hier zijn dat opties, en een
    uitgave kiest ze zoals haar boekje ze heeft (pax table --printing pt):

    - Wie alleen speelt mag spieken: in de boekjes nl, fr en pt.
    - Als de stapel op is neemt Rome nog één laatste legioen voordat het spel eindigt: in het boekje
      pt.

    Nog een optie verandert alleen wat je ziet: met open tellingen ziet iedereen hoeveel aurei en
    kaarten elke speler heeft (pax table --open-counts).
    .title = Opties

rules-credits = PAX is ontworpen door Bernd Eisenstein en uitgegeven door Irongames. Dit is een
    onofficiële uitgave, gemaakt door bewonderaars, zonder hun medewerking. Bevalt het spel je, koop
    het dan.

    De regels staan hier in onze eigen woorden. Hoeveel exemplaren van elke kaart het gedrukte spel
    bevat is niet gepubliceerd: de ingebouwde kaartenset is een reconstructie. pax deck laat hem
    zien, en wie het spel heeft kan de kaarten tellen en met de echte spelen.
    .title = Colofon
