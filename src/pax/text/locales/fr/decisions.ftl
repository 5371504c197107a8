### De quoi il s'agit dans chaque décision, pour qui demande de l'aide dans le terminal.

help-laying = Avant le premier tour, vous posez gratuitement des cartes dans votre tableau. Toute carte est permise, quoi qu'en dise la limite. Il vous faudra finalement les sept catégories, et l'occasion rare de poser une Flotte ou une Armée sans Terre vaut quelque chose.
help-keeping = Gardez une carte en main. Les autres vont sous la pioche, où vous les retrouverez peut-être bien plus tard.
help-beginning = Piocher (draw) ouvre votre tour : vous recevez trois cartes, une pour votre main, une à proposer sous une légion, une à mettre sous la pioche ; ensuite vous pouvez acheter une légion et jouer des cartes. Espionner (peek), quand c'est permis, vous montre à la place les cartes cachées de Rome et met fin à votre tour.
help-placing = Des trois cartes que vous piochez, une va dans votre main (take), une face visible sous la légion de votre choix, où tout le monde peut l'acheter (offer), et une sous la pioche (bury). Chacune exactement une fois. À la fin de la manche, Rome prend la légion qui vaut le plus : une carte forte proposée là renforce donc Rome. Mais vous pouvez acheter une légion vous-même juste après avoir pioché.
help-buying = Vous pouvez acheter une légion : toutes ses cartes vont dans votre main. Le prix est leur valeur, moins votre remise pour la Richesse.
help-playing = Vous pouvez jouer autant de cartes que vous voulez et pouvez payer : la première est gratuite, la deuxième coûte 1, la troisième 2, et ainsi de suite. Puis vous recevez votre revenu : autant d'aurei que vous avez de cartes dans votre tableau dans la meilleure des catégories jouées ce tour-ci, 1 de plus pour un Sénateur, mais rien si vous avez joué une Intrigue. Si vous ne jouez rien, vous en recevez 2.
help-answering = Quelqu'un d'autre a joué un Sénateur, vous pouvez donc jouer une carte pour 1 aureus, sans revenu.
help-over = La partie est finie.
