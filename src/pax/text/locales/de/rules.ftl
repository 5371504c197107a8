### Die Regeln des Spiels, für Spieler. Eine leere Zeile trennt Absätze; eine Zeile, die mit "-"
### beginnt, ist ein Punkt einer Liste. Auch der Browser zeigt sie: keine Befehle zum Eintippen.

rules-title = Die Regeln von PAX

rules-goal = PAX ist ein Kartenspiel von Bernd Eisenstein, 2011 bei Irongames erschienen. Es ist für
    1 bis 4 Spieler, mit zwei Exemplaren für 5 bis 8.

    Rom wird mit jeder Runde mächtiger. Gemeinsam könnt ihr ihm widerstehen, aber jeder von euch
    will der Erste sein. Wenn die Partie endet, wird Rom in sieben Kategorien mit den Spielern
    verglichen. Eine Kategorie geht an Rom, wenn dort kein Spieler stärker ist, also auch bei
    Gleichstand.

    - Rom gewinnt mit { $needs } oder mehr der sieben Kategorien. Dann gewinnt mit ihm der
      Verschwörer, also wer am eifrigsten intrigiert hat. Gibt es keinen Verschwörer, gewinnt
      niemand.
    - Sonst gewinnen die Spieler, und wer die meisten Punkte hat, ist der Sieger.

    Zwei Wege führen also zum Sieg: Stürze Rom und hole die meisten Punkte – oder werde Verschwörer
    und halte Rom an der Macht.
    .title = Worum es geht

rules-cards = Eine Karte hat eine Kategorie, ein oder mehrere Symbole und einen Wert in Aurei, den
    Münzen des Spiels. Man schreibt sie mit drei Zeichen, dem Buchstaben ihrer Kategorie, ihren
    Symbolen und ihrem Wert: F23 ist eine Flotte mit 2 Symbolen und Wert 3. Die Buchstaben sind die
    der englischen Namen. Die Kategorien, und was sie dir während des Spiels nützen:

    - { $wealth }: Für je { $discount_for } Wohlstandssymbole in deiner Auslage kostet dich eine
      Legion 1 Aureus weniger.
    - { $fleet } und { $army }: Punkte am Ende, und für je { $bonus_for } Symbole der einen bist du
      in der anderen um 1 stärker. Beide sind durch dein Land und deine Intrige begrenzt.
    - { $religion }: Mit { $sees_two } Symbolen siehst du beim Ziehen zwei Karten zugleich, mit
      { $sees_all } alle drei.
    - { $senator }: 1 Aureus mehr Einkommen. Bei 5 bis 8 Spielern dürfen danach auch alle anderen
      eine Karte auslegen.
    - { $land }: schafft Platz für Flotten und Armeen.
    - { $intrigue }: schafft ebenfalls Platz und kann dich zum Verschwörer machen; dafür kostet sie
      dich das Einkommen dieses Zuges.

    Es gibt je { $cards_of_five } Karten Wohlstand, Flotte, Armee, Religion und Senator und je
    { $cards_of_two } Karten Land und Intrige.

    Beim Einkommen zählen Karten. Bei allem anderen zählen Symbole: beim Rabatt, bei dem, was du
    siehst, beim Limit, beim Verschwörer und bei der Stärke.

    Wo Karten liegen: im verdeckten Stapel; offen unter den Legionen, dem Markt; bei Rom, offen oder
    verdeckt; geheim auf der Hand der Spieler; und offen in ihren Auslagen. Was einmal in einer
    Auslage liegt, bleibt dort.
    .title = Die Karten

rules-setup = Der Kartensatz aus { $cards } Karten wird gemischt; was für eure Spielerzahl zu viel
    ist, wird ungesehen beiseitegelegt. Bei 5 bis 8 Spielern wird ein zweiter Satz gemischt, sein
    Überschuss beiseitegelegt und der Rest mit dem ganzen ersten Satz vermischt.

    Rom erhält { $hidden } verdeckte Karten; bei 5 bis 8 Spielern erhält es vorher { $shown }
    offene. Jeder erhält { $coins } Aurei. Wer auf dem ersten Platz sitzt, nimmt die Karte Primus
    und ist Startspieler. Der Reihe nach zieht ihr 2, 3, 4 und ab dem vierten Spieler 5 Karten;
    jeder behält eine und legt die anderen unter den Stapel. Dann erhält jede Legion eine Karte.
    .title = Vorbereitung
rules-setup-players = { $players ->
    [one] allein
   *[other] { $players } Spieler
}: anfangs { $pile } Karten im Stapel, { $aside ->
    [0] keine beiseite
   *[other] { $aside } beiseite
}, { $legions } Legionen

rules-turn = In einer Runde kommt jeder einmal zum Zug, im Uhrzeigersinn vom Startspieler an. In
    deinem Zug hast du die Wahl:

    - Spähen: Du siehst dir Roms verdeckte Karten an und erhältst { $peek }. Damit endet dein Zug;
      weiteres Einkommen gibt es nicht. Alle sehen, dass du spähst, aber nur du siehst die Karten.
    - Oder du ziehst, kaufst, legst aus und erhältst dein Einkommen, in dieser Reihenfolge. Ziehen
      musst du; kaufen und auslegen musst du nicht.

    Karten, die du behältst, nimmst oder unter den Stapel legst, siehst nur du. Karten, die
    angeboten, gekauft oder ausgelegt werden, sehen alle. Handkarten und Aurei sind geheim, aber
    gezahlt und genommen wird offen: Wer mitzählt, weiß Bescheid.
    .title = Ein Zug

rules-draw = Du ziehst drei Karten. Eine nimmst du auf die Hand, eine bietest du offen unter einer
    beliebigen Legion an, auch unter einer leeren, und eine legst du unter den Stapel. Jeder Ort
    genau einmal, in beliebiger Reihenfolge.

    Jede Karte legst du ab, bevor du die nächste siehst. Mit { $sees_two } bis { $sees_two_until }
    Religionssymbolen siehst du zwei Karten zugleich: Biete eine davon an oder lege sie unter den
    Stapel, dann siehst du die dritte und legst die beiden ab, die du noch hast. Mit { $sees_all }
    oder mehr siehst du alle drei, bevor du eine ablegst.

    Hat der Stapel nur noch zwei Karten, nimmst du eine und bietest die andere an. Hat er nur noch
    eine, nimmst du sie oder bietest sie an. Unter den Stapel kommt dann nichts. Ist der Stapel
    leer, erhältst du stattdessen { $empty } und kaufst und legst aus wie sonst.
    .title = Ziehen

rules-buy = Du darfst eine Gruppe kaufen: alle Karten unter einer Legion. Du zahlst die Summe ihrer
    Werte, abzüglich 1 Aureus für je { $discount_for } Wohlstandssymbole in deiner Auslage,
    mindestens aber 0. Die Karten kommen auf deine Hand, und du darfst sie noch in diesem Zug
    auslegen. Die Legion bleibt bis zum Ende der Runde leer, es sei denn, jemand bietet dort eine
    Karte an.
    .title = Kaufen

rules-play = Du darfst Karten aus der Hand in deine Auslage legen, eine nach der anderen. Die erste
    in einem Zug ist kostenlos, die zweite kostet 1 Aureus, die dritte 2 und so weiter.

    Das Limit: Eine Flotte darfst du nur auslegen, wenn deine Flottensymbole, die neuen mitgezählt,
    nicht mehr sind als deine Landsymbole oder deine Intrigensymbole. Es gilt die größere der beiden
    Zahlen, nicht die Summe. Dasselbe gilt für eine Armee und deine Armeesymbole. Geprüft wird Karte
    für Karte: Ein Land, das du zuerst auslegst, schafft also Platz für eine Flotte im selben Zug.
    .title = Auslegen

rules-income = Am Ende deines Zuges erhältst du:

    - { $idle }, wenn du keine Karte ausgelegt hast;
    - gar nichts, wenn du eine Intrige ausgelegt hast;
    - sonst 1 Aureus für jede Karte in der längsten Kategorie, die du in diesem Zug verlängert hast,
      und { $senator } Aureus mehr, wenn ein Senator dabei war (nur { $senator }, auch bei
      mehreren).
    .title = Einkommen

rules-conspirator = Wer als Erster eine Intrige in der Auslage hat, nimmt sich die Karte Primus
    Conspiratus und ist Verschwörer. Sobald ein anderer Spieler mehr Intrigensymbole hat, bekommt er
    die Karte und ist der Verschwörer; Gleichstand ändert nichts. Rom zählt hier nicht mit.

    Der Verschwörer wird in jeder neuen Runde Startspieler (Primus), bekommt am Ende { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } und gewinnt die Partie, wenn Rom gewinnt.
    .title = Der Verschwörer

rules-senators = Bei 5 bis 8 Spielern: Hast du einen Senator ausgelegt, darf nach deinem Einkommen
    jeder andere der Reihe nach eine Karte für { $answer } auslegen. Das Limit gilt; Einkommen gibt
    es dafür nicht, und für den eigenen Zug zählt die Karte nicht, weder beim Preis noch beim
    Einkommen. Sie kann aber sofort zum Verschwörer machen. Ein so ausgelegter Senator löst nichts
    weiter aus, und das Ganze geschieht nur einmal im Zug, gleich wie viele Senatoren du ausgelegt
    hast.
    .title = Senatoren in großer Runde

rules-round = Wenn alle am Zug waren, endet die Runde:

    - Ist der Stapel leer, endet die Partie sofort.
    - Rom nimmt alle Karten der Legion, deren aufgedruckte Werte zusammen am höchsten sind. Sind es
      mehrere, nimmt es die mit der kleinsten Nummer. Für Rom gibt es kein Limit und keinen Rabatt.
    - Der Verschwörer nimmt die Karte Primus und wird Startspieler; gibt es keinen, bleibt der
      Startspieler derselbe.
    - Jede leere Legion erhält eine Karte vom Stapel. Reichen die Karten dafür nicht, wird keine
      hingelegt, und die Partie endet.

    Karten, die noch im Stapel, unter Legionen oder beiseite liegen, zählen für niemanden.
    .title = Das Ende einer Runde

rules-end = Rom deckt seine verdeckten Karten auf. Stärke in einer Kategorie ist die Zahl der
    Symbole, für Rom wie für die Spieler, mit zwei Boni: 1 Armee mehr für je { $bonus_for }
    Flottensymbole und 1 Flotte mehr für je { $bonus_for } Armeesymbole. Für die Boni zählen nur
    aufgedruckte Symbole, und das Limit gilt für sie nicht.

    Eine Kategorie geht an Rom, wenn dort kein einzelner Spieler stärker ist als Rom. Gleichstand
    geht an Rom, auch 0 zu 0. Mit { $needs } oder mehr gewinnt Rom und mit ihm der Verschwörer.
    Sonst entscheiden die Punkte:

    - { $present } für jede Kategorie, von der mindestens eine Karte in deiner Auslage liegt;
    - { $stronger } für jede Kategorie, in der du stärker bist als Rom;
    - deine Stärke in Armee und deine Stärke in Flotte;
    - { $conspirator }, wenn du der Verschwörer bist;
    - { $richest }, wenn du am reichsten bist: Aurei plus Handkarten, jede Karte zählt 1 Aureus. Bei
      Gleichstand bekommen alle Reichsten die { $richest } Punkte.

    Bei gleichen Punkten wird der Sieg geteilt.
    .title = Das Ende der Partie

rules-solo = Allein spielst du gegen Rom, eine Kampagne in fünf Stufen. Es gibt 3 Legionen, und eine
    Runde ist ein einziger Zug. Spähen darfst du nicht.

    Du schaffst eine Stufe, wenn du Karten aller 7 Kategorien in der Auslage hast und in mindestens
    so vielen Kategorien stärker bist als Rom, wie die Stufe verlangt. Punkte gibt es nicht, und wer
    der Verschwörer ist, spielt keine Rolle.

    Auf den Stufen 3, 4 und 5 ziehst du 3, 4 und 5 Karten. Wähle zuerst 1, 2 oder 3 davon und lege
    sie kostenlos und ohne Limit in deine Auslage; von den beiden übrigen behältst du eine und legst
    die andere unter den Stapel. Eine Auslage, die von Anfang an über dem Limit liegt, bleibt so,
    aber Flotten und Armeen, die du später auslegst, müssen das Limit einhalten. Für jede Stufe
    werden alle Karten neu gemischt, und eine verlorene Stufe darfst du wiederholen.
    .title = Allein spielen
rules-solo-level = Stufe { $level }: stärker als Rom in { $goal } Kategorien{ $lays ->
    [0] { "" }
    [one] , vorab 1 Karte in der Auslage
   *[other] , vorab { $lays } Karten in der Auslage
}

rules-options = Die gedruckten Spielregeln unterscheiden sich in zwei Punkten. Hier sind das
    Optionen, und eine Ausgabe setzt sie so, wie ihre Spielregel es sagt:

    - Wer allein spielt, darf spähen: in der niederländischen, französischen und portugiesischen
      Spielregel.
    - Wenn der Stapel aufgebraucht ist, nimmt Rom noch eine letzte Legion, bevor die Partie endet:
      in der portugiesischen Spielregel. Die meisten Partien enden mit leerem Stapel, deshalb macht
      das etwas aus: In Partien zwischen Bots ändert es etwa in einer von fünfzehn den Sieger, zu
      viert in einer von acht.

    Eine weitere Option ändert nur, was gezeigt wird: Mit offenen Zahlen sehen alle, wie viele Aurei
    und Karten jeder hat.

    Wo die Spielregeln schweigen oder sich widersprechen, wird hier so gespielt:

    - Wer beginnt die erste Partie? Die Spielregeln überlassen das den Spielern. Hier bestimmt der
      Gastgeber des Tisches einen Spieler oder den Zufall. Ist nichts bestimmt, entscheidet in der
      ersten Partie der Zufall, und mit jeder Revanche beginnt der nächste Spieler.
    - Die Karten, die du bei der Vorbereitung unter den Stapel legst, kommen in der Reihenfolge
      dorthin, in der du sie gezogen hast.
    - Die Legionen sind nach ihrem Platz in der Reihe von 1 an nummeriert, auch bei 5 bis 8
      Spielern.
    - Karten, die am Ende noch unter Legionen liegen, gehen nicht an Rom.
    - Gewinnt Rom und es gibt keinen Verschwörer, gewinnt niemand. Haben mehrere Spieler die meisten
      Punkte, teilen sie den Sieg.
    - Auch auf Stufe 5 des Solospiels müssen alle 7 Kategorien als echte Karten ausliegen.
    - Der Vorrat an Aurei geht nie aus.
    - Drei Regeln stehen nur in der portugiesischen Spielregel und widersprechen keiner anderen; sie
      gelten deshalb immer: was du tust, wenn der Stapel nur noch eine oder zwei Karten hat, dass
      kein Preis unter 0 sinkt und dass für jede Solostufe alle Karten neu gemischt werden.
    .title = Optionen und Auslegungen

rules-credits = PAX ist von Bernd Eisenstein und bei Irongames erschienen. Dies ist eine
    inoffizielle Ausgabe, von Fans gemacht, ohne Mitwirkung von Autor und Verlag. Wenn dir das Spiel
    gefällt, kauf das Original.

    Die Regeln stehen hier in unseren eigenen Worten. Wie oft es jede Karte im gedruckten Spiel
    gibt, ist nicht veröffentlicht: Der eingebaute Kartensatz ist eine Rekonstruktion. Wer das Spiel
    besitzt, kann die Karten zählen und mit den echten spielen.
    .title = Mitwirkende
