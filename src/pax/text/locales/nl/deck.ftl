### De gebruikte kaarten.

deck-title = De kaartenset “{ $name }”: { $n } kaarten, { $symbols } symbolen, samen { $value } waard
deck-title-unnamed = Je eigen kaartenset: { $n } kaarten, { $symbols } symbolen, samen { $value } waard
deck-category = { $category }: { $n } kaarten, { $symbols } symbolen, waarde { $value }: { $cards }
deck-reconstruction = Deze kaartenset is een reconstructie. Geen enkel regelboekje somt de kaarten op; hoeveel kaarten elke categorie telt is bekend, hun symbolen en waarden zijn afgeleid uit voorbeelden en verslagen.
deck-correct = Heb je het spel zelf, dan kun je de kaarten tellen en een bestand maken met een regel per soort, bijvoorbeeld “W11 3”: drie kaarten Rijkdom met 1 symbool en waarde 1. W, F, A, R en S hebben elk 10 kaarten, L en I elk 12; met # begint een opmerking. “pax deck --file > BESTAND” maakt zo’n bestand om mee te beginnen. Speel daarna met je eigen set: pax table --deck BESTAND
deck-copies = Met 1 t/m 4 spelers gebruik je één exemplaar van de kaartenset, met 5 t/m 8 twee.
