### Les quelques textes des pages pour les joueurs que le jeu lui-même ne montre pas.

title = Comment jouer
ways = Façons de jouer
way-bots = seul contre des bots, dont vous choisissez le nombre et la force.
begin = Pour commencer
begin-link = Si quelqu’un héberge le jeu, ouvrez son lien dans un navigateur. Ni compte ni installation.
begin-own = Sur votre propre ordinateur, { $command } dans le dossier du programme lance le jeu et ouvre le navigateur.
begin-offline = Le jeu existe aussi comme page sans serveur : les règles et les bots tournent dans votre navigateur, même hors ligne, et vos parties restent sur votre appareil. Seules les parties en réseau n’y sont pas.
publish = La publier soi-même (en anglais)
install = Installer et lancer (en anglais)
first = Votre première partie
first-guided = À la première visite, une première partie guidée est proposée : proche de la fin, contre un bot. Elle explique chaque idée une fois et suggère un coup à chaque décision. Vous pouvez la quitter à tout moment.
first-lead = La table propose exactement les coups permis. Le jeu affiche ces conseils lorsqu’une situation se présente pour la première fois :
help = De l’aide pendant la partie
help-text = Les règles sont toujours à portée de clic. Si la table autorise les conseils, le conseiller estime les chances de victoire de chaque coup, d’après ce que vous pouvez savoir vous-même. Après la partie, vous voyez qui tenait chaque catégorie et comment les chances ont évolué, et vous pouvez revoir chaque coup.
picture-table = Une table à quatre : Rome en haut, les légions au milieu, les joueurs autour, votre main en bas.
picture-phone = Le même jeu sur un téléphone.
picture-end = La fin : les sept catégories, les points et l’évolution des chances.
picture-level = Le niveau le plus élevé de la campagne.
bots-lead = Un bot ne voit que ce que voit un joueur à sa place. Il existe cinq niveaux de force, et deux bots au caractère bien à eux.
bots-measured = Comment cela a été mesuré (en anglais)
campaign-progress = Chaque niveau gagné ouvre le suivant. La campagne est enregistrée : reprenez-la quand vous voulez.
