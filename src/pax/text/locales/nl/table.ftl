### Een blik op de tafel, en wat een plaats onthoudt.

turn-over = Het spel is afgelopen.
turn-setup = Voorbereiding: { $you ->
    [yes] kies je eerste kaarten.
   *[no] { $name } kiest de eerste kaarten.
}
turn-solo = Ronde { $round }.
turn = Ronde { $round }: { $you ->
    [yes] jouw beurt
   *[no] beurt van { $name }
}.
turn-answer = Ronde { $round }: { $active } heeft een Senator gespeeld, en { $you ->
    [yes] jij mag
   *[no] { $name } mag
} één kaart spelen.
starter = { $you ->
    [yes] Jij bent
   *[no] { $name } is
} startspeler in deze ronde.
conspirator = { $you ->
    [yes] Jij bent
   *[no] { $name } is
} de samenzweerder.
no-conspirator = Er is nog geen samenzweerder.

pile = Stapel: { $n } kaarten.
pile-last-round = Stapel: { $n ->
    [0] leeg
    [one] 1 kaart
   *[other] { $n } kaarten
}. Dit is de laatste ronde.
pile-rounds-exact = Stapel: { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}. Na deze ronde { $fewest ->
    [one] komt er nog 1 ronde
   *[other] komen er nog { $fewest } ronden
}.
pile-rounds = Stapel: { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}. Na deze ronde { $fewest ->
    [0] { $most ->
        [one] komt er hoogstens nog 1 ronde
       *[other] komen er hoogstens nog { $most } ronden
    }
   *[other] komen er nog minstens { $fewest } en hoogstens { $most ->
        [one] 1 ronde
       *[other] { $most } ronden
    }
}.

rome = Rome: { $n ->
    [0] geen open kaarten
    [one] 1 open kaart
   *[other] { $n } open kaarten
}
rome-hidden = { $n } verborgen kaarten, omgedraaid aan het einde van het spel
rome-hidden-known = { $n } verborgen kaarten, die je hebt gezien: { $cards }

display-group = { $category } { $n } ({ $cards })
display-empty = geen kaarten in de display

legions = Legioenen
legion-empty = Legioen { $legion }: leeg
legion = Legioen { $legion }: { $cards }, waarde { $worth }
legion-price = { $legion }, kost je { $aurei }
legion-romes = { $legion } — dit zou Rome nemen
discount = Je Rijkdom bespaart je { $aurei } op elk legioen.

players = Displays
other-players = De andere displays
player = { $name }: { $display }
player-counts = { $name } ({ $aurei }, { $cards } op hand): { $display }
your-side = { $you ->
    [yes] Jij
   *[no] { $name }
}
hand = { $aurei } en { $n ->
    [0] geen kaarten op hand
    [one] 1 kaart op hand: { $cards }
   *[other] { $n } kaarten op hand: { $cards }
}
in-view = Getrokken en nog te plaatsen: { $cards }
limit = Limiet: { $limit ->
    [0] nog geen Vloot of Leger (speel eerst Land of Intrige)
    [one] 1 symbool { $fleet } (je hebt er { $fleets }) en 1 symbool { $army } (je hebt er { $armies })
   *[other] { $limit } symbolen { $fleet } (je hebt er { $fleets }) en { $limit } symbolen { $army } (je hebt er { $armies })
}

standing = Sterkte per categorie, zonder de { $n } verborgen kaarten van Rome
standing-certain = Sterkte per categorie, met de { $n } verborgen kaarten van Rome
strength = { $name } { $n }
standing-category = { $category }  Rome { $rome }, { $players } — { $holder }
holder-rome = voor Rome
holder-players = { $n ->
    [one] { $you ->
        [yes] jij verslaat Rome
       *[no] { $names } verslaat Rome
    }
   *[other] { $names } verslaan Rome
}
would-lose = Rome zou met { $held } van de 7 categorieën verliezen ({ $needs } nodig). Wie de meeste punten heeft, zou winnen.
would-win = Rome zou met { $held } van de 7 categorieën winnen ({ $needs } nodig), en { $you ->
    [yes] jij, als samenzweerder,
   *[no] de samenzweerder ({ $name })
} zou meewinnen.
would-win-nobody = Rome zou met { $held } van de 7 categorieën winnen ({ $needs } nodig). Geen speler zou meewinnen.
solo-goal = { $present } van de 7 categorieën in je display (nog niet: { $missing }), sterker dan Rome in { $beaten }. Voor dit niveau: alle 7, en sterker in minstens { $goal }.
solo-goal-all = Alle 7 categorieën in je display, sterker dan Rome in { $beaten }. Voor dit niveau: sterker in minstens { $goal }.

memory = Wat je hebt onthouden
memory-spectator = Wat iedereen kan weten
memory-hand = { $name }: { $aurei }, { $cards } op hand{ $known ->
    [none] { "" }
    [all] : { $which }
   *[some] , waaronder { $which }
}
memory-place = { $card } op plaats { $place }
memory-pile = Bekend in de stapel van { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}, vanaf boven geteld: { $cards }
memory-pile-unknown = { $n ->
    [0] De stapel is leeg.
    [one] De laatste kaart in de stapel is onbekend.
   *[other] In de stapel van { $n } kaarten is geen kaart bekend.
}
memory-unseen = { $n ->
    [one] 1 kaart is
   *[other] { $n } kaarten zijn
} nooit gezien: in de stapel, in andere handen, verborgen of apart gelegd
memory-unseen-none = Elke kaart is gezien.
memory-unseen-category = { $category }: { $cards }
count-of-kind = { $n } × { $kind }
memory-points = Punten als het spel nu afgelopen was, zonder de verborgen kaarten van Rome: { $points }
memory-points-certain = Punten als het spel nu afgelopen was: { $points }
