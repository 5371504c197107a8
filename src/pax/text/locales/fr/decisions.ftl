### De quoi il s’agit dans chaque décision, pour qui demande de l’aide dans le terminal.

help-laying = Avant le premier tour, vous placez gratuitement des cartes dans votre zone de jeu, sans tenir compte de la limite. À la fin, il vous faudra les sept catégories : c’est une occasion rare de placer une Flotte ou une Armée sans Terrain.
help-keeping = Gardez une carte en main. Les autres vont sous la pioche ; vous les reverrez peut-être en fin de partie.
help-beginning = Votre tour commence par la pioche (draw) de trois cartes : une pour votre main, une sous une légion, une sous la pioche ; ensuite vous pouvez acheter une légion et jouer des cartes. Si vous regardez plutôt les cartes cachées de Rome (peek), quand c’est permis, votre tour s’arrête là.
help-placing = Des trois cartes piochées, une va dans votre main (take), une face visible sous la légion de votre choix (offer) et une sous la pioche (bury). Tout le monde peut acheter ce qui est sous une légion, vous aussi, juste après avoir pioché. À la fin de la manche, Rome prend la légion qui vaut le plus : une carte forte laissée là renforce donc Rome.
help-buying = Vous pouvez acheter une légion : toutes ses cartes vont dans votre main. Le prix est leur valeur, moins votre remise pour la Richesse.
help-playing = Jouez autant de cartes que vous voulez et pouvez payer : la première est gratuite, la deuxième coûte 1, la troisième 2, et ainsi de suite. Puis vous recevez votre revenu : 1 aureus par carte de votre plus grande catégorie parmi celles jouées ce tour-ci, 1 de plus si vous avez joué un Sénateur, mais rien si vous avez joué une Intrigue. Si vous ne jouez rien, vous recevez 2 aurei.
help-answering = Quelqu’un d’autre a joué un Sénateur, vous pouvez donc jouer une carte pour 1 aureus, sans revenu.
help-over = La partie est finie.
