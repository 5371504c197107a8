### Waarom een zet beter is dan een andere. De waarden komen uit partijen die na beide zijn uitgespeeld.

cause-better = Van 100 partijen wint hij er { $gain } meer dan “{ $other }”:
cause-equal = Ongeveer even goed als “{ $other }”: het verschil valt binnen de foutmarge.
cause-none = In de partijen die na beide zijn uitgespeeld, verschilt niets wat telt.
# $what is een van de berichten hieronder.
cause-share = { $what }: in { NUMBER($value, maximumFractionDigits: 0) }% van de partijen in plaats van { NUMBER($other, maximumFractionDigits: 0) }%
cause-number = { $what }: { NUMBER($value, maximumFractionDigits: 1) } in plaats van { NUMBER($other, maximumFractionDigits: 1) }

cause-rome-takes = Rome neemt { $cards } vóór de volgende beurt
cause-rival-buys = { $name } koopt { $cards } vóór de volgende beurt
cause-income = aurei ontvangen in deze beurt
cause-aurei = aurei bij de volgende beurt
cause-cards = kaarten op hand en in de display bij de volgende beurt
cause-limit = limiet voor Vloot en Leger bij de volgende beurt
cause-discount = korting bij de volgende beurt
cause-sight = kaarten die je bij het trekken samen ziet
cause-knows-rome = Romes verborgen kaarten bekend
cause-conspires = samenzweerder bij de volgende beurt
cause-rival-conspires = { $name } samenzweerder bij de volgende beurt
cause-plays-it = de kaart die de zet oplevert, wordt nog gespeeld
cause-plays = vóór het einde gespeeld: { $cards }
cause-beats-rome = aan het einde sterker dan Rome in { $category }
cause-rival-beats-rome = { $name } aan het einde sterker dan Rome in { $category }
cause-rome-holds = Rome heeft aan het einde { $category }
cause-has-category = { $category } aan het einde in de display
cause-richest = aan het einde de rijkste
cause-symbols = kracht in Vloot en Leger aan het einde
cause-conspirator = samenzweerder aan het einde
cause-rival-conspirator = { $name } samenzweerder aan het einde
cause-rounds = rondes die nog komen
cause-rome-wins = Rome wint
cause-beaten = categorieën waarin Rome aan het einde zwakker is
cause-lead = punten voorsprong op de beste tegenstander aan het einde
