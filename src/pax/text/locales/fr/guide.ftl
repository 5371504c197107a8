### Le guide du navigateur : ce qui se présente pour la première fois, en une ligne, et la suite en dessous.

guide-title = Nouveau pour vous
guide-more = En dire plus
guide-understood = Compris
guide-off = Ne plus rien expliquer
guide-rules = En savoir plus dans les règles

guide-laying = « Richesse 1/2 » : 1 symbole, valeur 2 aurei. Les symboles font votre force.
    .more = Il faudra finalement les sept catégories. Avant le premier tour, les cartes se posent gratuitement et sans limite : une occasion rare pour une Flotte ou une Armée sans Terre.
guide-keeping = « Richesse 1/2 » : 1 symbole, valeur 2 aurei. Les symboles font votre force.
    .more = Dans chaque catégorie les symboles de votre tableau comptent contre Rome. La valeur compte tant que la carte est sous une légion : là, il faut la payer. Les cartes que vous ne gardez pas vont sous la pioche, où vous les retrouverez peut-être bien plus tard.
guide-beginning = À votre tour, vous piochez trois cartes, pouvez acheter une légion et jouez des cartes.
    .more = Des trois cartes, une va dans votre main, une est proposée sous une légion, une va sous la pioche. Espionner, quand c'est permis, vous montre à la place les cartes cachées de Rome et met fin à votre tour.
guide-placing = Une carte pour votre main, une sous une légion, une sous la pioche.
    .more = Chacune exactement une fois, dans l'ordre que vous voulez. Tout le monde peut acheter ce qui est sous une légion, vous aussi, juste après avoir pioché. À la fin de la manche, Rome prend la légion qui vaut le plus : une carte forte à cet endroit renforce Rome.
guide-buying = Vous pouvez acheter une légion : toutes ses cartes vont dans votre main.
    .more = Le prix est leur valeur, moins votre remise pour la Richesse. À la fin de la manche, Rome prend la légion qui vaut le plus ; ce que vous achetez lui échappe.
guide-playing = Jouez ce que vous voulez : la première carte est gratuite, la deuxième coûte 1, la troisième 2.
    .more = Puis vous recevez votre revenu : autant d'aurei que vous avez de cartes (et non de symboles) dans la meilleure des catégories jouées ce tour-ci ; 1 de plus pour un Sénateur, mais rien si vous avez joué une Intrigue. Si vous ne jouez rien, vous en recevez 2. Sous chaque carte, vous lisez ce qu'elle coûte et ce qu'elle rapporterait.
guide-answering = Qui joue un Sénateur permet à tous les autres de jouer aussi une carte.
    .more = L'un après l'autre, une carte chacun, pour 1 aureus. Cela ne rapporte aucun revenu, et un Sénateur joué ainsi n'appelle personne.
guide-rome = La manche est finie : Rome a pris la légion qui valait le plus.
    .more = Ce que Rome ramasse la rend plus forte. Une catégorie est à Rome à moins qu'un joueur n'y soit plus fort.
guide-conspirator = Il y a maintenant un conspirateur : il gagne si Rome gagne.
    .more = De plus, il commence chaque manche. Qui a plus de symboles Intrigue que lui prend sa place.
guide-blocked = Toutes les cartes ne sont pas jouables : Flotte et Armée ont une limite.
    .more = De chacune, vous pouvez avoir au plus autant de symboles que de Terre ou d'Intrigue, selon ce que vous avez le plus. Jouez d'abord une Terre ou une Intrigue.
