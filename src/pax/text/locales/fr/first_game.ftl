### La première partie guidée du navigateur : chaque idée du jeu en une ligne, et la suite en dessous.

first-title = Première partie guidée
first-progress = { $n } idées sur { $total }
first-next = Suite
first-leave = Continuer sans le guide

first-goal = Une catégorie est à Rome tant que personne n’y a plus de symboles qu’elle.
    .more = Les sept boucliers le montrent : ceux de Rome pendent en haut, contre sa rangée ; ceux qu’on lui a pris, en bas. Avec quatre ou plus à la fin, Rome gagne. Vous reprenez cette partie peu avant la fin : vos cartes sont dans la rangée à votre nom.
first-draw = Votre tour : piochez trois cartes, achetez peut-être une légion, jouez des cartes, touchez votre revenu.
    .more = On pioche d’abord : touchez la pioche ou le bouton « Piocher ».
first-place = Trois cartes, trois endroits : une dans votre main, une sous une légion, une sous la pioche.
    .more = Vous les voyez l’une après l’autre. Tout le monde peut acheter ce qui est sous une légion, vous aussi, juste après avoir pioché. À la fin de la manche, Rome prend la légion qui vaut le plus : mettez sous la pioche ce qui rendrait Rome forte.
first-buy = Vous pouvez maintenant acheter une légion : toutes ses cartes vont dans votre main.
    .more = Le prix est la somme de leurs valeurs, moins 1 aureus par groupe de 3 symboles Richesse dans votre zone de jeu. Ce que vous achetez échappe à Rome.
first-play = Jouez des cartes : la première est gratuite, la deuxième coûte 1, la troisième 2.
    .more = Seule votre zone de jeu compte contre Rome. Touchez une carte pour la jouer ; les nombres en dessous disent ce qu’elle coûte et ce qu’elle rapporterait.
first-limit = Certaines cartes restent grises : Flotte et Armée ont une limite.
    .more = Pour chacune, vous pouvez avoir autant de symboles que de symboles Terrain ou Intrigue (le plus grand des deux nombres compte). Touchez une carte grise pour lire la raison ; un Terrain ou une Intrigue fait de la place.
first-income = En finissant votre tour, vous êtes payé pour la plus grande catégorie que vous avez complétée.
    .more = 1 aureus par carte (et non par symbole), 1 de plus si vous avez joué un Sénateur, rien du tout si vous avez joué une Intrigue. Si vous ne jouez rien, vous recevez 2 aurei.
first-rome = La manche est finie : Rome a pris la légion qui valait le plus.
    .more = Ses cartes sont maintenant dans la rangée de Rome. Regardez les boucliers : là où Rome a autant de symboles que vous, la catégorie lui revient.
first-conspirator = Avec une Intrigue, vous devenez conspirateur et gagnez si Rome gagne.
    .more = Le conspirateur est celui qui a le plus de symboles Intrigue ; une égalité ne change rien. Il commence chaque manche, et marque 1 point si Rome est battue. Mais une Intrigue vous coûte le revenu de ce tour.
first-conspirator-there = Il y a maintenant un conspirateur : il gagne si Rome gagne.
    .more = Il commence chaque manche, et marque 1 point si Rome est battue. Qui joue plus de symboles Intrigue que lui prend sa place.
first-peek = Trois cartes de Rome sont cachées. Au lieu de piocher, vous pouvez les regarder.
    .more = Vous seul les voyez ; vous recevez 2 aurei, et votre tour s’arrête là. Dès lors, vos boucliers comptent aussi les cartes cachées.
first-last = La pioche est presque vide : c’est peut-être la dernière manche.
    .more = Si Rome est battue, les points décident : 2 par catégorie dans votre zone de jeu, 3 par catégorie où vous dépassez Rome, votre force en Armée et en Flotte, 1 pour le conspirateur, et 4 pour le plus riche en aurei et cartes en main réunis. À la fin, on retourne les cartes cachées de Rome.
first-free = À vous de décider.
    .more = Vous connaissez déjà. Dans le doute, voici une suggestion.
first-watch = Votre adversaire joue.
    .more = Suivez les cartes : ce qui reste sous une légion peut encore être à vous.

first-why-draw = De nouvelles cartes, et trois choix
first-why-peek = Une fois par partie, cela vaut un tour
first-why-new = Une catégorie qui vous manque encore
first-why-beats = Vous y dépassez Rome
first-why-room = Fait de la place pour Flotte et Armée
first-why-useful = Vous rend plus fort
first-why-rome = Pour que Rome ne l’ait pas
first-why-spare = C’est celle qui vous sert le moins
first-why-skip = Rien ici ne vaut son prix
first-why-end = Gardez vos aurei pour le prochain tour

first-end = Vous avez rencontré { $n } des { $total } idées de Pax.
first-end-all = Vous avez rencontré toutes les idées de Pax.
first-end-next = Une partie entière a les mêmes décisions et dure un quart d’heure.
first-end-play = Jouer une partie entière
