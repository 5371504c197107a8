### Die Regeln des Spiels, für Spieler. Eine leere Zeile trennt Absätze; eine Zeile, die mit "-"
### beginnt, ist ein Punkt einer Liste.

rules-title = Die Regeln von PAX
rules-sections = Abschnitte: { $sections }. Einer davon allein: pax rules { $example }

rules-goal = PAX ist ein Kartenspiel von Bernd Eisenstein, 2011 bei Irongames erschienen. Man spielt
    es zu 1 bis 4 und, mit zwei Exemplaren der Karten, zu 5 bis 8.

    Rom wird mit jeder Runde mächtiger. Gemeinsam könntet ihr ihm widerstehen, und doch will jeder
    von euch der Erste sein. Wenn die Partie endet, wird Rom in sieben Kategorien mit den Spielern
    verglichen. Eine Kategorie geht an Rom, wenn dort kein Spieler stärker ist, also auch bei
    Gleichstand.

    - Rom gewinnt mit { $needs } oder mehr der sieben Kategorien. Dann gewinnt mit ihm der
      Verschwörer, also wer am eifrigsten intrigiert hat. Gibt es keinen Verschwörer, gewinnt
      niemand.
    - Sonst gewinnen die Spieler, und wer die meisten Punkte hat, ist der Sieger.

    Zwei Wege führen also zum Sieg: Bring Rom zu Fall und hab die meisten Punkte, oder sei der
    Verschwörer und lass Rom bestehen.
    .title = Worum es geht

rules-cards = Eine Karte hat eine Kategorie, ein oder mehrere Symbole und einen Wert in Aurei, den
    Münzen des Spiels. Man schreibt sie mit drei Zeichen: F23 ist eine Flotte mit 2 Symbolen und
    Wert 3. Die Kategorien, und was sie dir während des Spiels nützen:

    - { $wealth }: Je { $discount_for } Reichtumssymbole in deiner Auslage machen eine Legion für
      dich um 1 Aureus billiger.
    - { $fleet } und { $army }: Punkte am Ende, und für je { $bonus_for } Symbole der einen bist du
      in der anderen um 1 stärker. Beide sind durch dein Land und deine Intrige begrenzt.
    - { $religion }: Mit { $sees_two } Symbolen siehst du beim Ziehen zwei Karten zugleich, mit
      { $sees_all } alle drei.
    - { $senator }: 1 Aureus mehr Einkommen. Bei 5 bis 8 Spielern dürfen die anderen antworten.
    - { $land }: schafft Platz für Flotten und Armeen.
    - { $intrigue }: schafft ebenfalls Platz und kann dich zum Verschwörer machen; dafür kostet sie
      dich das Einkommen dieses Zuges.

    Beim Einkommen zählen Karten. Bei allem anderen zählen Symbole: beim Rabatt, bei dem, was du
    siehst, beim Limit, beim Verschwörer und bei der Stärke.

    Wo Karten liegen: im verdeckten Stapel; offen unter den Legionen, dem Markt; bei Rom, offen oder
    verdeckt; geheim auf der Hand der Spieler; und offen in ihren Auslagen. Was einmal in einer
    Auslage liegt, bleibt dort.
    .title = Die Karten

rules-setup = Der Kartensatz aus { $cards } Karten wird gemischt; was für eure Spielerzahl zu viel
    ist, kommt ungesehen beiseite. Bei 5 bis 8 Spielern wird ein zweiter Satz gemischt, sein
    Überschuss kommt beiseite, und der Rest wird mit dem ganzen ersten Satz vermischt.

    Rom erhält { $hidden } verdeckte Karten; bei 5 bis 8 Spielern erhält es vorher { $shown }
    offene. Jeder hat { $coins } Aurei. Der Reihe nach zieht ihr 2, 3, 4, 5, 5, 5, 5 und 5 Karten;
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
    deinem Zug tust du eins von beidem:

    - Spähen: Du siehst dir Roms verdeckte Karten an und erhältst { $peek }. Dein Zug ist vorbei.
    - Oder du ziehst, kaufst, spielst aus und erhältst dein Einkommen, in dieser Reihenfolge. Ziehen
      musst du; kaufen und ausspielen musst du nicht.

    Karten, die du behältst, nimmst oder unter den Stapel legst, siehst nur du. Karten, die
    angeboten, gekauft oder ausgespielt werden, sehen alle. Handkarten und Aurei sind geheim, aber
    gezahlt und genommen wird offen: Wer mitzählt, weiß Bescheid.
    .title = Ein Zug

rules-draw = Du ziehst drei Karten. Eine nimmst du auf die Hand, eine bietest du offen unter einer
    beliebigen Legion an, auch unter einer leeren, und eine legst du unter den Stapel. Jedes genau
    einmal, in beliebiger Reihenfolge.

    Jede Karte legst du ab, bevor du die nächste siehst. Mit { $sees_two } bis { $sees_two_until }
    Religionssymbolen siehst du zwei Karten zugleich: Biete eine davon an oder lege sie unter den
    Stapel, dann siehst du die dritte und legst die beiden ab, die du noch hast. Mit { $sees_all }
    oder mehr siehst du alle drei, bevor du eine ablegst.

    Hat der Stapel nur noch zwei Karten, nimmst du eine und bietest die andere an. Hat er nur noch
    eine, nimmst du sie oder bietest sie an. Unter den Stapel kommt dann nichts. Ist der Stapel
    leer, erhältst du stattdessen { $empty }.
    .title = Ziehen

rules-buy = Du darfst eine Gruppe kaufen: alle Karten unter einer Legion. Du zahlst die Summe ihrer
    Werte, abzüglich 1 Aureus für je { $discount_for } Reichtumssymbole in deiner Auslage,
    mindestens aber 0. Die Karten kommen auf deine Hand, und du darfst sie noch in diesem Zug
    ausspielen. Die Legion bleibt bis zum Ende der Runde leer, es sei denn, jemand bietet dort eine
    Karte an.
    .title = Kaufen

rules-play = Du darfst Karten aus der Hand in deine Auslage spielen, eine nach der anderen. Die
    erste in einem Zug ist kostenlos, die zweite kostet 1 Aureus, die dritte 2 und so weiter.

    Das Limit: Eine Flotte darfst du nur ausspielen, wenn deine Flottensymbole, die neuen
    mitgezählt, nicht mehr sind als deine Landsymbole oder deine Intrigensymbole. Es gilt die
    größere der beiden Zahlen, nicht die Summe. Dasselbe gilt für eine Armee und deine Armeesymbole.
    Geprüft wird Karte für Karte: Ein Land, das du zuerst ausspielst, schafft also Platz für eine
    Flotte im selben Zug.
    .title = Ausspielen

rules-income = Am Ende deines Zuges erhältst du:

    - { $idle }, wenn du keine Karte ausgespielt hast;
    - gar nichts, wenn du eine Intrige ausgespielt hast;
    - sonst so viele Aurei, wie du Karten einer der Kategorien in der Auslage hast, aus denen du in
      diesem Zug gespielt hast: der mit den meisten Karten. Dazu { $senator } Aureus, wenn du einen
      Senator ausgespielt hast, aber nur einmal, auch bei mehreren.
    .title = Einkommen

rules-conspirator = Wer als Erster eine Intrige in der Auslage hat, wird Verschwörer. Sobald ein
    anderer Spieler mehr Intrigensymbole hat, ist er der Verschwörer; Gleichstand ändert nichts. Rom
    zählt hier nicht mit.

    Der Verschwörer beginnt jede neue Runde, bekommt am Ende { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } und gewinnt die Partie, wenn Rom gewinnt.
    .title = Der Verschwörer

rules-senators = Bei 5 bis 8 Spielern: Hast du einen Senator ausgespielt, darf nach deinem Einkommen
    jeder andere der Reihe nach eine Karte für { $answer } ausspielen. Das Limit gilt, und Einkommen
    gibt es dafür nicht. Eine solche Karte kann zum Verschwörer machen. Ein so ausgespielter Senator
    löst nichts weiter aus, und das Ganze geschieht nur einmal im Zug, gleich wie viele Senatoren du
    ausgespielt hast.
    .title = Senatoren in großer Runde

rules-round = Wenn alle am Zug waren, endet die Runde:

    - Ist der Stapel leer, endet die Partie sofort.
    - Rom nimmt alle Karten der Legion, deren aufgedruckte Werte zusammen am höchsten sind. Sind es
      mehrere, nimmt es die mit der kleinsten Nummer. Für Rom gibt es kein Limit und keinen Rabatt.
    - Der Verschwörer, wenn es einen gibt, wird Startspieler.
    - Jede leere Legion erhält eine Karte vom Stapel. Reichen die Karten dafür nicht, wird keine
      ausgelegt, und die Partie endet.

    Karten, die noch im Stapel, unter Legionen oder beiseite liegen, zählen für niemanden.
    .title = Das Ende einer Runde

rules-end = Rom deckt seine verdeckten Karten auf. Stärke in einer Kategorie ist die Zahl der
    Symbole, für Rom wie für die Spieler, mit zwei Boni: 1 Armee mehr für je { $bonus_for }
    Flottensymbole und 1 Flotte mehr für je { $bonus_for } Armeesymbole. Für die Boni zählen nur
    aufgedruckte Symbole, und das Limit gilt für sie nicht.

    Eine Kategorie geht an Rom, wenn dort kein einzelner Spieler stärker ist als Rom. Gleichstand
    geht an Rom, auch 0 zu 0. Mit { $needs } oder mehr gewinnt Rom und mit ihm der Verschwörer.
    Sonst entscheiden die Punkte:

    - { $present } für jede Kategorie, in der du eine Karte hast;
    - { $stronger } für jede Kategorie, in der du stärker bist als Rom;
    - deine Stärke in Armee und deine Stärke in Flotte;
    - { $conspirator }, wenn du der Verschwörer bist;
    - { $richest }, wenn du am reichsten bist: Aurei plus Handkarten. Bei Gleichstand bekommen alle
      Reichsten sie.

    Bei gleichen Punkten wird der Sieg geteilt.
    .title = Das Ende der Partie

rules-solo = Allein spielst du gegen Rom, einen Feldzug in fünf Stufen. Es gibt 3 Legionen, und eine
    Runde ist ein einziger Zug. Spähen darfst du nicht.

    Du schaffst eine Stufe, wenn du Karten aller 7 Kategorien in der Auslage hast und in mindestens
    so vielen Kategorien stärker bist als Rom, wie die Stufe verlangt. Punkte gibt es nicht, und wer
    der Verschwörer ist, spielt keine Rolle.

    Auf den Stufen 3 bis 5 ziehst du zuerst einige Karten mehr und legst sie kostenlos in deine
    Auslage, gleich was das Limit sagt. Von den letzten beiden Karten behältst du eine und legst die
    andere unter den Stapel. Für jede Stufe werden alle Karten neu gemischt, und eine verlorene
    Stufe darfst du wiederholen.
    .title = Allein spielen
rules-solo-level = Stufe { $level }: stärker als Rom in { $goal }{ $lays ->
    [0] { "" }
    [one] , zuerst 1 Karte in die Auslage
   *[other] , zuerst { $lays } Karten in die Auslage
}

rules-options = Die gedruckten Spielregeln unterscheiden sich in zwei Punkten. Hier sind das
    Optionen, und eine Ausgabe setzt sie so, wie ihre Spielregel es sagt (pax table --printing pt):

    - Wer allein spielt, darf spähen: in den Spielregeln nl, fr und pt.
    - Wenn der Stapel aufgebraucht ist, nimmt Rom noch eine letzte Legion, bevor die Partie endet:
      in der Spielregel pt.

    Eine weitere Option ändert nur, was gezeigt wird: Mit offenen Zahlen sehen alle, wie viele Aurei
    und Karten jeder hat (pax table --open-counts).
    .title = Optionen

rules-credits = PAX ist von Bernd Eisenstein und bei Irongames erschienen. Dies ist eine
    inoffizielle Ausgabe, von Bewunderern gemacht, ohne ihre Mitwirkung. Wenn dir das Spiel gefällt,
    kauf es.

    Die Regeln stehen hier in unseren eigenen Worten. Wie oft es jede Karte im gedruckten Spiel
    gibt, ist nicht veröffentlicht: Der eingebaute Kartensatz ist eine Rekonstruktion. pax deck
    zeigt ihn, und wer das Spiel besitzt, kann die Karten zählen und mit den echten spielen.
    .title = Dank und Herkunft
