### De weinige teksten van de pagina's voor spelers die het spel zelf niet toont.

title = Zo speel je
ways = Manieren om te spelen
way-bots = alleen tegen bots; jij kiest hoeveel en hoe sterk.
begin = Zo begin je
begin-link = Als iemand het spel aanbiedt, open je de link in een browser. Je hebt geen account nodig en installeert niets.
begin-own = Op je eigen computer start { $command } in de map van het programma het spel en opent het je browser.
begin-offline = Het spel bestaat ook als pagina zonder server: regels en bots draaien in je browser, ook offline, en je partijen blijven op je apparaat. Alleen partijen via het netwerk ontbreken.
publish = Zelf publiceren (in het Engels)
install = Installeren en starten (in het Engels)
first = Je eerste partij
first-guided = Bij het eerste bezoek wordt een begeleide eerste partij aangeboden: vlak voor het einde, tegen één bot. Ze legt alles één keer uit en stelt bij elke beslissing een zet voor. Je kunt er altijd mee stoppen.
first-lead = De tafel biedt precies de zetten aan die mogen. Het spel toont deze tips als iets voor het eerst voorkomt:
help = Hulp tijdens het spelen
help-text = De regels zijn altijd één klik ver. Als de tafel hints toestaat, schat de adviseur hoe kansrijk elke zet is, op basis van wat jij zelf kunt weten. Na de partij zie je wie welke categorie had en hoe de kansen veranderden, en kun je elke zet opnieuw bekijken.
picture-table = Een tafel met vier spelers: Rome boven, de legioenen in het midden, de spelers eromheen, je hand onderaan.
picture-phone = Hetzelfde spel op een telefoon.
picture-end = Het einde: de zeven categorieën, de punten en het verloop van de kansen.
picture-level = Het hoogste niveau van de campagne.
bots-lead = Een bot ziet alleen wat een speler op die plaats mag zien. Er zijn vijf sterktes, en twee bots met een eigen karakter.
bots-measured = Hoe dit is gemeten (in het Engels)
campaign-progress = Elk gewonnen niveau opent het volgende. De campagne wordt bewaard, dus je kunt altijd verdergaan.
