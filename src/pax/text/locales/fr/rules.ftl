### Les règles du jeu, pour les joueurs. Une ligne vide sépare les paragraphes ; une ligne qui
### commence par "-" est un élément de liste. Le navigateur les montre aussi : aucune commande ici.

rules-title = Les règles de PAX

rules-goal = PAX est un jeu de cartes de Bernd Eisenstein, publié par Irongames en 2011. Il se joue
    de 1 à 4 joueurs, et de 5 à 8 avec deux exemplaires du jeu.

    Rome devient plus puissante à chaque manche. Ensemble, vous pouvez lui tenir tête, mais chacun
    veut l’emporter. À la fin de la partie, on compare Rome aux joueurs dans sept catégories. Une
    catégorie revient à Rome, à moins qu’un joueur n’y soit plus fort ; en cas d’égalité, elle est à
    Rome.

    - Rome gagne avec { $needs } catégories ou plus sur sept. Le conspirateur, c’est-à-dire celui
      qui a le plus intrigué, gagne alors avec elle. S’il n’y a pas de conspirateur, personne ne
      gagne.
    - Sinon ce sont les joueurs qui gagnent, et celui qui a le plus de points l’emporte.

    Il y a donc deux façons de gagner : faire tomber Rome et avoir le plus de points, ou être le
    conspirateur et maintenir Rome au pouvoir.
    .title = But du jeu

rules-cards = Une carte a une catégorie, un ou plusieurs symboles, et une valeur en aurei, la
    monnaie du jeu. Elle s’écrit en trois caractères, la lettre de sa catégorie, ses symboles et sa
    valeur : F23 est une Flotte à 2 symboles, valeur 3. Les lettres sont celles des noms anglais.
    Voici les catégories, et à quoi elles vous servent en cours de partie :

    - { $wealth } : pour chaque groupe de { $discount_for } symboles Richesse dans votre zone de
      jeu, une légion vous coûte 1 aureus de moins.
    - { $fleet } et { $army } : des points à la fin, et pour chaque groupe de { $bonus_for }
      symboles de l’une, 1 de force en plus dans l’autre. Vos Terrains et vos Intrigues les limitent
      toutes deux.
    - { $religion } : avec { $sees_two } symboles, vous voyez ensemble deux des cartes que vous
      piochez, avec { $sees_all } les trois.
    - { $senator } : 1 aureus de revenu en plus. De 5 à 8 joueurs, tous les autres peuvent ensuite
      jouer une carte.
    - { $land } : autorise les Flottes et les Armées.
    - { $intrigue } : les autorise aussi, et peut faire de vous le conspirateur ; mais elle vous
      coûte le revenu du tour.

    Il y a { $cards_of_five } cartes de chacune des catégories Richesse, Flotte, Armée, Religion et
    Sénateur, et { $cards_of_two } de Terrain comme d’Intrigue.

    Pour le revenu, on compte les cartes. Pour tout le reste, on compte les symboles : la remise, ce
    que vous voyez, la limite, le conspirateur et la force.

    Où se trouvent les cartes : dans la pioche, face cachée ; face visible sous les légions, qui
    forment le marché ; chez Rome, visibles ou cachées ; dans la main secrète des joueurs ; et dans
    leur zone de jeu, face visible. Rien ne quitte jamais une zone de jeu.
    .title = Les cartes

rules-setup = On mélange le jeu de { $cards } cartes ; celles qui sont en trop pour votre nombre de
    joueurs sont mises de côté sans être vues. De 5 à 8 joueurs, on mélange un deuxième jeu, on met
    de côté les cartes en trop, et on mélange le reste avec tout le premier jeu.

    Rome reçoit { $hidden } cartes cachées ; de 5 à 8 joueurs, elle reçoit d’abord { $shown } cartes
    face visible. Chaque joueur reçoit { $coins } aurei. Le joueur de la première place prend la
    carte Primus et est premier joueur. Dans l’ordre, les joueurs piochent 2, 3, 4 puis, à partir du
    quatrième, 5 cartes ; chacun en garde une et glisse les autres sous la pioche. Puis chaque
    légion reçoit une carte.
    .title = Mise en place
rules-setup-players = { $players ->
    [one] en solo
   *[other] { $players } joueurs
} : { $pile } cartes dans la pioche au départ, { $aside ->
    [0] aucune de côté
   *[other] { $aside } de côté
}, { $legions } légions

rules-turn = Une manche compte un tour par joueur, dans le sens horaire à partir du premier joueur.
    À votre tour, vous faites l’une de ces deux choses :

    - Regarder : vous regardez en secret les cartes cachées de Rome et recevez { $peek }. Votre tour
      est fini, sans autre revenu. Tout le monde voit que vous les regardez, mais vous seul les
      voyez.
    - Ou bien vous piochez, puis achetez, puis jouez, puis recevez votre revenu, dans cet ordre.
      Piocher est obligatoire ; acheter et jouer ne le sont pas.

    Les cartes que vous gardez, prenez ou mettez sous la pioche, vous êtes seul à les voir. Celles
    qui sont placées sous une légion, achetées ou jouées, tout le monde les voit. Les mains et les
    aurei sont secrets, mais tout se paie et se déplace au grand jour : il suffit de compter pour
    savoir.
    .title = Un tour

rules-draw = Vous piochez trois cartes. Vous en prenez une en main, en placez une face visible sous
    la légion de votre choix, même vide, et en mettez une sous la pioche. Chacune de ces actions
    exactement une fois, dans n’importe quel ordre.

    Vous décidez du sort de chaque carte avant de voir la suivante. Avec { $sees_two } à
    { $sees_two_until } symboles Religion, vous voyez deux cartes ensemble : placez-en une sous une
    légion ou sous la pioche, puis vous voyez la troisième et décidez des deux qui vous restent.
    Avec { $sees_all } ou plus, vous voyez les trois avant de décider.

    Quand la pioche n’a plus que deux cartes, vous en prenez une et placez l’autre sous une légion.
    Quand elle n’en a plus qu’une, vous la prenez ou la placez sous une légion. On ne met alors rien
    sous la pioche. Quand la pioche est vide, vous recevez { $empty } à la place et passez à
    l’achat.
    .title = Piocher

rules-buy = Vous pouvez acheter un groupe : toutes les cartes sous une légion. Vous payez la somme
    de leurs valeurs, moins 1 aureus pour chaque groupe de { $discount_for } symboles Richesse dans
    votre zone de jeu, mais jamais moins de 0. Les cartes vont dans votre main, et vous pouvez les
    jouer ce tour-ci. La légion reste vide jusqu’à la fin de la manche, sauf si quelqu’un y place
    une carte.
    .title = Acheter

rules-play = Vous pouvez jouer des cartes de votre main dans votre zone de jeu, l’une après l’autre.
    La première d’un tour est gratuite, la deuxième coûte 1 aureus, la troisième 2, et ainsi de
    suite.

    La limite : vous ne pouvez jouer une Flotte que si vos symboles Flotte, y compris les nouveaux,
    ne dépassent pas vos symboles Terrain ou vos symboles Intrigue. C’est le plus grand des deux
    nombres qui compte, pas la somme. Il en va de même pour une Armée et vos symboles Armée. On
    vérifie carte par carte : un Terrain joué d’abord permet donc une Flotte dans le même tour.
    .title = Jouer

rules-income = À la fin de votre tour, vous recevez :

    - { $idle } si vous n’avez joué aucune carte ;
    - rien du tout si vous avez joué une Intrigue ;
    - sinon, 1 aureus par carte de votre plus grande catégorie parmi celles jouées ce tour-ci, et
      { $senator } aureus de plus si vous avez joué un Sénateur ({ $senator } seul, même s’il y en a
      plusieurs).
    .title = Le revenu

rules-conspirator = Le premier joueur qui a une Intrigue dans sa zone de jeu prend la carte Primus
    Conspiratus et devient le conspirateur. Dès qu’un autre joueur a plus de symboles Intrigue, il
    prend la carte et c’est lui le conspirateur ; une égalité ne change rien. Rome ne compte pas
    ici.

    Le conspirateur devient premier joueur (Primus) à chaque nouvelle manche, reçoit { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin, et gagne la partie si Rome gagne.
    .title = Le conspirateur

rules-senators = De 5 à 8 joueurs : quand vous avez joué un Sénateur, alors, après votre revenu,
    chacun des autres joueurs peut, dans l’ordre du tour, jouer une carte pour { $answer }. La
    limite s’applique ; cela ne donne pas de revenu et ne compte pas dans le tour de ce joueur, ni
    pour le prix ni pour le revenu. Une telle carte peut faire aussitôt de son joueur le
    conspirateur. Un Sénateur joué ainsi ne déclenche rien de plus, et tout cela n’arrive qu’une
    fois par tour, quel que soit le nombre de Sénateurs que vous avez joués.
    .title = Les Sénateurs de 5 à 8 joueurs

rules-round = Quand tout le monde a joué son tour, la manche est finie :

    - Si la pioche est vide, la partie s’arrête aussitôt.
    - Rome prend toutes les cartes de la légion qui vaut le plus d’après les valeurs imprimées. S’il
      y en a plusieurs, elle prend celle qui porte le plus petit numéro. Rome ne connaît ni limite
      ni remise.
    - Le conspirateur prend la carte Primus et devient premier joueur ; s’il n’y en a pas, le
      premier joueur reste le même.
    - Chaque légion vide reçoit une carte de la pioche. S’il n’y a pas assez de cartes, on n’en
      place aucune et la partie s’arrête.

    Les cartes qui restent dans la pioche, sous les légions ou de côté ne comptent pour personne.
    .title = La fin d’une manche

rules-end = Rome retourne ses cartes cachées. La force dans une catégorie est le nombre de symboles,
    pour Rome comme pour les joueurs, avec deux bonus : 1 Armée de plus pour chaque groupe de
    { $bonus_for } symboles Flotte, et 1 Flotte de plus pour chaque groupe de { $bonus_for }
    symboles Armée. Seuls les symboles imprimés donnent des bonus, et la limite ne s’applique pas
    aux bonus.

    Rome tient une catégorie si aucun joueur n’y est, à lui seul, plus fort qu’elle. Une égalité est
    à Rome, même à 0 contre 0. Avec { $needs } catégories ou plus, Rome gagne, et le conspirateur
    avec elle. Sinon, ce sont vos points qui décident :

    - { $present } pour chaque catégorie présente dans votre zone de jeu ;
    - { $stronger } pour chaque catégorie où vous êtes plus fort que Rome ;
    - votre force en Armée, et votre force en Flotte ;
    - { $conspirator } si vous êtes le conspirateur ;
    - { $richest } si vous êtes le plus riche : aurei plus cartes en main, chaque carte valant 1
      aureus. Tous les ex æquo reçoivent les { $richest } points.

    À égalité de points, la victoire est partagée.
    .title = La fin de la partie

rules-solo = Seul, vous jouez contre Rome une campagne en cinq niveaux. Il y a 3 légions, et une
    manche ne compte qu’un tour. Vous ne pouvez pas regarder les cartes cachées de Rome.

    Un niveau est réussi si vous avez dans votre zone de jeu des cartes des 7 catégories et si vous
    êtes plus fort que Rome dans au moins autant de catégories que le niveau le demande. Il n’y a
    pas de points, et peu importe qui est le conspirateur.

    Aux niveaux 3, 4 et 5, vous piochez 3, 4 et 5 cartes. Choisissez-en d’abord 1, 2 ou 3 et
    placez-les gratuitement et sans limite dans votre zone de jeu ; des deux cartes restantes,
    gardez-en une et glissez l’autre sous la pioche. Une zone de jeu qui dépasse la limite dès le
    départ reste ainsi, mais les Flottes et les Armées jouées ensuite respectent la limite. On
    mélange à nouveau toutes les cartes pour chaque niveau, et un niveau perdu peut être retenté.
    .title = Jouer seul
rules-solo-level = Niveau { $level } : plus fort que Rome dans { $goal } catégories{ $lays ->
    [0] { "" }
    [one] , d’abord { $lays } carte à poser
   *[other] , d’abord { $lays } cartes à poser
}

rules-options = Les règles imprimées diffèrent sur deux points. Ce sont ici des options, et une
    édition les fixe comme le veulent ses règles :

    - En solo, on peut regarder les cartes cachées de Rome : dans les règles néerlandaises,
      françaises et portugaises.
    - Quand la pioche est épuisée, Rome prend une dernière légion avant la fin de la partie : dans
      les règles portugaises. La plupart des parties finissent avec une pioche vide, cela compte
      donc : entre bots, le vainqueur change dans une partie sur quinze environ, et dans une sur
      huit à quatre joueurs.

    Une option de plus ne change que l’affichage : avec les totaux visibles, tout le monde voit
    combien d’aurei et de cartes a chaque joueur.

    Là où les règles se taisent ou se contredisent, on joue ici ainsi :

    - Qui commence la première partie ? Les règles laissent les joueurs en décider. Ici, l’hôte de
      la table choisit un joueur ou le hasard. Sans choix de sa part, le hasard décide pour la
      première partie, et le joueur suivant commence à chaque revanche.
    - Les cartes que vous glissez sous la pioche à la mise en place y vont dans l’ordre où vous les
      avez piochées.
    - Les légions sont numérotées à partir de 1 d’après leur place dans la rangée, de 5 à 8 joueurs
      aussi.
    - Les cartes qui restent sous les légions à la fin ne vont pas à Rome.
    - Si Rome gagne et qu’il n’y a pas de conspirateur, personne ne gagne. Les joueurs à égalité au
      plus grand nombre de points partagent la victoire.
    - Au niveau 5 du solo aussi, il faut de vraies cartes des 7 catégories.
    - La réserve d’aurei ne s’épuise jamais.
    - Trois règles ne figurent que dans l’édition portugaise et ne contredisent aucune autre ; elles
      valent donc toujours : ce qu’on fait quand la pioche n’a plus qu’une ou deux cartes, aucun
      prix ne descend sous 0, et on mélange à nouveau toutes les cartes pour chaque niveau du solo.
    .title = Options et interprétations

rules-credits = PAX est une création de Bernd Eisenstein, publiée par Irongames. Ceci est une
    édition non officielle, réalisée par des passionnés, sans la participation de l’auteur ni de
    l’éditeur. Si le jeu vous plaît, achetez l’original.

    Les règles sont expliquées ici avec nos propres mots. Le nombre d’exemplaires de chaque carte du
    jeu imprimé n’est pas publié : le jeu de cartes intégré est une reconstitution. Qui possède le
    jeu peut compter les cartes et jouer avec les vraies.
    .title = Crédits
