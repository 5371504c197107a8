### Warum eine Aktion nicht erlaubt ist, und was richtig wäre.

reason-game-over = Die Partie ist zu Ende: Es gibt keine Aktionen mehr.
reason-not-now = Das geht jetzt nicht. Zur Wahl steht: { $now }
reason-no-such-legion = Diese Legion gibt es nicht: Sie sind von 1 bis { $legions } nummeriert.
reason-no-solo-peek = Im Solospiel darfst du Roms verdeckte Karten nicht ansehen: Zieh stattdessen (draw). (Die niederländische, französische und portugiesische Spielregel erlauben es.)
reason-not-in-view = Diese Karte ist nicht unter denen, die du gerade gezogen hast.
reason-already-taken = Du hast in diesem Zug schon eine Karte genommen: Was übrig ist, musst du anbieten oder unter den Stapel legen.
reason-already-offered = Du hast in diesem Zug schon eine Karte angeboten: Was übrig ist, musst du nehmen oder unter den Stapel legen.
reason-already-buried = Du hast in diesem Zug schon eine Karte unter den Stapel gelegt: Was übrig ist, musst du nehmen oder anbieten.
reason-third-to-come = Eine dritte Karte kommt noch: Biete erst eine dieser beiden an oder lege sie unter den Stapel. Dann darfst du nehmen.
reason-pile-too-small-to-bury = Nur wer drei Karten zieht, legt eine unter den Stapel, und im Stapel { $cards ->
    [one] war nur 1
   *[other] waren nur { $cards }
}: Nimm die Karte oder biete sie an.
reason-empty-legion = Legion { $legion } ist leer: Da gibt es nichts zu kaufen.
reason-not-in-hand = Diese Karte hast du nicht auf der Hand.
reason-too-few-aurei = Das kostet { $costs }, und du hast { $has }.
reason-fleet-limit = Du darfst höchstens so viele Flottensymbole haben wie Landsymbole oder Intrigensymbole (die größere Zahl gilt). Dein Limit ist { $limit }, du hättest { $would_be }: Lege erst Land oder Intrige aus.
reason-army-limit = Du darfst höchstens so viele Armeesymbole haben wie Landsymbole oder Intrigensymbole (die größere Zahl gilt). Dein Limit ist { $limit }, du hättest { $would_be }: Lege erst Land oder Intrige aus.

now-laying = eine der gezogenen Karten in die Auslage legen (lay).
now-keeping = eine der gezogenen Karten behalten (keep).
now-beginning = ziehen (draw) oder spähen (peek).
now-placing = eine Karte nehmen (take), anbieten (offer) oder unter den Stapel legen (bury).
now-buying = eine Legion kaufen (buy) oder nichts kaufen (skip).
now-playing = eine Karte auslegen (play) oder den Zug beenden (end).
now-answering = eine Karte auslegen (play) oder passen (pass).
now-over = nichts mehr, die Partie ist zu Ende.

error-illegal = { $move } ist nicht erlaubt. { $reason }
error-not-your-decision = { $you ->
    [yes] Du musst entscheiden.
   *[no] { $name } muss entscheiden.
}
error-cannot-take-back = { $possible ->
    [0] Du kannst nichts zurücknehmen: Du hast seitdem etwas Neues gesehen, oder jemand anders war an der Reihe.
    [one] Du kannst nur deine letzte Aktion zurücknehmen.
   *[other] Du kannst nur deine letzten { $possible } Aktionen zurücknehmen.
}
error-malformed = „{ $move }“ verstehe ich nicht. Wähle eine Nummer aus der Liste, schreib eine Aktion, wie sie dort steht, oder gib ? ein, wenn du Hilfe brauchst.
error-no-such-card = Eine Karte „{ $card }“ gibt es in diesem Kartensatz nicht. Eine Karte ist ein Buchstabe, ihre Symbole und ihr Wert, zum Beispiel F23.
error-form = So schreibt man diese Aktion nicht: „{ $move }“. Schreib { $form }.

form-lay = lay und eine Karte, zum Beispiel lay F23
form-keep = keep und eine Karte, zum Beispiel keep F23
form-draw = nur draw
form-peek = nur peek
form-take = take und eine Karte, zum Beispiel take F23
form-offer = offer, eine Karte und eine Legion, zum Beispiel offer F23 2
form-bury = bury und eine Karte, zum Beispiel bury F23
form-buy = buy und eine Legion, zum Beispiel buy 2
form-skip = nur skip
form-play = play und eine Karte, zum Beispiel play F23
form-end = nur end
form-pass = nur pass
