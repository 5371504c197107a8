### Waarom een zet niet mag, en wat wel goed zou zijn.

reason-game-over = Het spel is afgelopen: er zijn geen zetten meer.
reason-not-now = Dat kan nu niet. Je kunt { $now }
reason-no-such-legion = Dat legioen is er niet: ze zijn genummerd van 1 t/m { $legions }.
reason-no-solo-peek = In het solospel mag je de verborgen kaarten van Rome niet bekijken: trek in plaats daarvan (draw). (In de Nederlandse, Franse en Portugese spelregels mag het wel.)
reason-not-in-view = Die kaart hoort niet bij de kaarten die je net hebt getrokken.
reason-already-taken = Je hebt deze beurt al een kaart genomen: bied de rest aan of schuif die onder de stapel.
reason-already-offered = Je hebt deze beurt al een kaart aangeboden: neem de rest of schuif die onder de stapel.
reason-already-buried = Je hebt deze beurt al een kaart onder de stapel geschoven: neem de rest of bied die aan.
reason-third-to-come = Er komt nog een derde kaart: bied eerst een van deze twee aan of schuif er een onder de stapel. Daarna mag je nemen.
reason-pile-too-small-to-bury = Je schuift alleen een kaart onder de stapel als je er drie trekt, en de stapel had { $cards ->
    [one] er maar 1
   *[other] er maar { $cards }
}: neem de kaart of bied hem aan.
reason-empty-legion = Legioen { $legion } is leeg: er valt niets te kopen.
reason-not-in-hand = Die kaart heb je niet op hand.
reason-too-few-aurei = Dat kost { $costs }, en je hebt { $has }.
reason-fleet-limit = Je mag niet meer Vlootsymbolen hebben dan Landsymbolen of Intrigesymbolen (het hoogste aantal telt). Je limiet is { $limit }, en je zou er { $would_be } hebben: speel eerst Land of Intrige.
reason-army-limit = Je mag niet meer Legersymbolen hebben dan Landsymbolen of Intrigesymbolen (het hoogste aantal telt). Je limiet is { $limit }, en je zou er { $would_be } hebben: speel eerst Land of Intrige.

now-laying = een van de getrokken kaarten in je display leggen (lay).
now-keeping = een van de getrokken kaarten houden (keep).
now-beginning = trekken (draw) of gluren (peek).
now-placing = een kaart nemen (take), aanbieden (offer) of onder de stapel schuiven (bury).
now-buying = een legioen kopen (buy) of niets kopen (skip).
now-playing = een kaart spelen (play) of je beurt beëindigen (end).
now-answering = één kaart spelen (play) of passen (pass).
now-over = niets meer doen: het spel is afgelopen.

error-illegal = { $move } mag niet. { $reason }
error-not-your-decision = { $you ->
    [yes] Jij moet beslissen.
   *[no] { $name } moet beslissen.
}
error-cannot-take-back = { $possible ->
    [0] Er valt niets terug te nemen: je bent sindsdien iets nieuws te weten gekomen, of een andere speler heeft een zet gedaan.
    [one] Je kunt alleen je laatste zet terugnemen.
   *[other] Je kunt alleen je laatste { $possible } zetten terugnemen.
}
error-malformed = “{ $move }” begrijp ik niet. Kies een nummer uit de lijst, schrijf een zet zoals hij daar staat, of typ ? voor hulp.
error-no-such-card = Er is geen kaart “{ $card }” in deze kaartenset. Een kaart is een letter, het aantal symbolen en de waarde, bijvoorbeeld F23.
error-form = Zo schrijf je die zet niet: “{ $move }”. Schrijf { $form }.

form-lay = lay en een kaart, bijvoorbeeld lay F23
form-keep = keep en een kaart, bijvoorbeeld keep F23
form-draw = alleen draw
form-peek = alleen peek
form-take = take en een kaart, bijvoorbeeld take F23
form-offer = offer, een kaart en een legioen, bijvoorbeeld offer F23 2
form-bury = bury en een kaart, bijvoorbeeld bury F23
form-buy = buy en een legioen, bijvoorbeeld buy 2
form-skip = alleen skip
form-play = play en een kaart, bijvoorbeeld play F23
form-end = alleen end
form-pass = alleen pass
