### Le guide du navigateur : ce qui se présente pour la première fois, en une ligne, et la suite en dessous.

guide-title = Nouveau
guide-more = Plus de détails
guide-understood = Compris
guide-off = Désactiver les explications
guide-rules = Voir les règles

guide-laying = « Richesse 1/2 » : 1 symbole, valeur 2 aurei. Les symboles font votre force.
    .more = À la fin, il vous faudra les sept catégories. Avant le premier tour, les cartes sont gratuites et sans limite : une occasion rare pour une Flotte ou une Armée sans Terrain.
guide-keeping = « Richesse 1/2 » : 1 symbole, valeur 2 aurei. Les symboles font votre force.
    .more = Dans chaque catégorie, on compare les symboles de votre zone de jeu à ceux de Rome. La valeur est le prix de la carte tant qu’elle est sous une légion. Les cartes que vous ne gardez pas vont sous la pioche ; vous les reverrez peut-être en fin de partie.
guide-beginning = À votre tour, vous piochez trois cartes, pouvez acheter une légion et jouez des cartes.
    .more = Des trois cartes, une va dans votre main, une sous une légion, une sous la pioche. Si vous regardez plutôt les cartes cachées de Rome (quand c’est permis), votre tour s’arrête là.
guide-placing = Une carte pour votre main, une sous une légion, une sous la pioche.
    .more = Chaque endroit une seule fois, dans l’ordre que vous voulez. Tout le monde peut acheter ce qui est sous une légion, vous aussi, juste après avoir pioché. À la fin de la manche, Rome prend la légion qui vaut le plus : une carte forte à cet endroit renforce Rome.
guide-buying = Vous pouvez acheter une légion : toutes ses cartes vont dans votre main.
    .more = Le prix est leur valeur, moins votre remise pour la Richesse. À la fin de la manche, Rome prend la légion qui vaut le plus ; ce que vous achetez lui échappe.
guide-playing = Jouez ce que vous voulez : la première carte est gratuite, la deuxième coûte 1, la troisième 2.
    .more = Puis vous recevez votre revenu : 1 aureus par carte (et non par symbole) de votre plus grande catégorie parmi celles jouées ce tour-ci, 1 de plus pour un Sénateur, mais rien si vous avez joué une Intrigue. Si vous ne jouez rien, vous recevez 2 aurei. Sous chaque carte figurent son coût et ce qu’elle rapporterait.
guide-answering = Un Sénateur a été joué : tous les autres peuvent jouer une carte.
    .more = Chacun à son tour, une carte, pour 1 aureus. Cela ne rapporte aucun revenu, et un Sénateur joué ainsi ne déclenche rien de plus.
guide-rome = La manche est finie : Rome a pris la légion qui valait le plus.
    .more = Ce que Rome ramasse la rend plus forte. Une catégorie est à Rome à moins qu’un joueur n’y soit plus fort.
guide-conspirator = Il y a maintenant un conspirateur : il gagne si Rome gagne.
    .more = De plus, il commence chaque manche. Qui a plus de symboles Intrigue que lui prend sa place.
guide-blocked = Toutes les cartes ne sont pas jouables : Flotte et Armée ont une limite.
    .more = Pour chacune, vous pouvez avoir au plus autant de symboles que de symboles Terrain ou Intrigue (le plus grand des deux nombres compte). Jouez d’abord un Terrain ou une Intrigue.
