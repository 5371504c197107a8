### Les règles du jeu, pour les joueurs. Une ligne vide sépare les paragraphes ; une ligne qui
### commence par "-" est un élément de liste.

rules-title = Les règles de PAX
rules-sections = Chapitres : { $sections }. Pour n'en lire qu'un : pax rules { $example }

rules-goal = PAX est un jeu de cartes de Bernd Eisenstein, publié par Irongames en 2011. Il se joue
    de 1 à 4, et de 5 à 8 avec deux exemplaires des cartes.

    Rome devient plus puissante à chaque manche. Ensemble, vous pourriez lui tenir tête, et pourtant
    chacun de vous veut être le premier. À la fin de la partie, on compare Rome aux joueurs dans
    sept catégories. Une catégorie revient à Rome, à moins qu'un joueur n'y soit plus fort ; en cas
    d'égalité, elle est à Rome.

    - Rome gagne avec { $needs } catégories ou plus sur sept. Le conspirateur, c'est-à-dire celui
      qui a le plus intrigué, gagne alors avec elle. S'il n'y a pas de conspirateur, personne ne
      gagne.
    - Sinon ce sont les joueurs qui gagnent, et celui qui a le plus de points l'emporte.

    Il y a donc deux façons de gagner : faire tomber Rome et avoir le plus de points, ou être le
    conspirateur et laisser Rome debout.
    .title = De quoi il s'agit

rules-cards = Une carte a une catégorie, un ou plusieurs symboles, et une valeur en aurei, la
    monnaie du jeu. Elle s'écrit en trois caractères : F23 est une Flotte à 2 symboles, valeur 3.
    Voici les catégories, et à quoi elles vous servent en cours de partie :

    - { $wealth } : pour chaque groupe de { $discount_for } symboles Richesse dans votre tableau,
      une légion vous coûte 1 aureus de moins.
    - { $fleet } et { $army } : des points à la fin, et pour chaque groupe de { $bonus_for }
      symboles de l'une, 1 de force en plus dans l'autre. Vos Terres et vos Intrigues les limitent
      toutes deux.
    - { $religion } : avec { $sees_two } symboles, vous voyez ensemble deux des cartes que vous
      piochez, avec { $sees_all } les trois.
    - { $senator } : 1 aureus de revenu en plus. De 5 à 8 joueurs, les autres peuvent répondre.
    - { $land } : fait de la place pour les Flottes et les Armées.
    - { $intrigue } : fait aussi de la place, et peut faire de vous le conspirateur ; mais elle vous
      coûte le revenu du tour.

    Pour le revenu, on compte les cartes. Pour tout le reste, on compte les symboles : la remise, ce
    que vous voyez, la limite, le conspirateur et la force.

    Où se trouvent les cartes : dans la pioche, face cachée ; face visible sous les légions, qui
    forment le marché ; chez Rome, visibles ou cachées ; dans la main secrète des joueurs ; et dans
    leur tableau, face visible. Rien ne quitte jamais un tableau.
    .title = Les cartes

rules-setup = On mélange le jeu de { $cards } cartes ; celles qui sont en trop pour votre nombre de
    joueurs sont mises de côté sans être vues. De 5 à 8 joueurs, on mélange un deuxième jeu, on met
    de côté son excédent, et on mélange le reste avec tout le premier jeu.

    Rome reçoit { $hidden } cartes cachées ; de 5 à 8 joueurs, elle reçoit d'abord { $shown } cartes
    face visible. Chaque joueur a { $coins } aurei. Dans l'ordre des places, les joueurs piochent 2,
    3, 4, 5, 5, 5, 5 et 5 cartes ; chacun en garde une et met les autres sous la pioche. Puis chaque
    légion reçoit une carte.
    .title = Mise en place
rules-setup-players = { $players ->
    [one] seul
   *[other] { $players } joueurs
} : { $pile } cartes dans la pioche au départ, { $aside ->
    [0] aucune de côté
   *[other] { $aside } de côté
}, { $legions } légions

rules-turn = Une manche compte un tour par joueur, dans le sens horaire à partir du premier joueur.
    À votre tour, vous faites l'une de ces deux choses :

    - Espionner : vous voyez les cartes cachées de Rome et recevez { $peek }. Votre tour est fini.
    - Ou bien vous piochez, puis achetez, puis jouez, puis recevez votre revenu, dans cet ordre.
      Piocher est obligatoire ; acheter et jouer ne le sont pas.

    Les cartes que vous gardez, prenez ou mettez sous la pioche, vous êtes seul à les voir. Celles
    qui sont proposées, achetées ou jouées, tout le monde les voit. Les mains et les aurei sont
    secrets, mais tout se paie et se déplace au grand jour : qui compte, sait.
    .title = Un tour

rules-draw = Vous piochez trois cartes. Vous en prenez une en main, en proposez une face visible
    sous la légion de votre choix, même vide, et en mettez une sous la pioche. Chacune de ces
    actions exactement une fois, dans n'importe quel ordre.

    Vous placez chaque carte avant de voir la suivante. Avec { $sees_two } à { $sees_two_until }
    symboles Religion, vous voyez deux cartes ensemble : proposez-en une ou mettez-la sous la
    pioche, puis vous voyez la troisième et placez les deux qui vous restent. Avec { $sees_all } ou
    plus, vous voyez les trois avant d'en placer une.

    Quand la pioche n'a plus que deux cartes, vous en prenez une et proposez l'autre. Quand elle
    n'en a plus qu'une, vous la prenez ou la proposez. On ne met alors rien sous la pioche. Quand la
    pioche est vide, vous recevez { $empty } à la place.
    .title = Piocher

rules-buy = Vous pouvez acheter un groupe : toutes les cartes sous une légion. Vous payez la somme
    de leurs valeurs, moins 1 aureus pour chaque groupe de { $discount_for } symboles Richesse dans
    votre tableau, mais jamais moins de 0. Les cartes vont dans votre main, et vous pouvez les jouer
    ce tour-ci. La légion reste vide jusqu'à la fin de la manche, sauf si quelqu'un y propose une
    carte.
    .title = Acheter

rules-play = Vous pouvez jouer des cartes de votre main dans votre tableau, l'une après l'autre. La
    première d'un tour est gratuite, la deuxième coûte 1 aureus, la troisième 2, et ainsi de suite.

    La limite : vous ne pouvez jouer une Flotte que si vos symboles Flotte, y compris les nouveaux,
    ne dépassent pas vos symboles Terre ou vos symboles Intrigue. C'est le plus grand des deux
    nombres qui compte, pas la somme. Il en va de même pour une Armée et vos symboles Armée. On
    vérifie carte par carte : une Terre jouée d'abord fait donc de la place pour une Flotte dans le
    même tour.
    .title = Jouer

rules-income = À la fin de votre tour, vous recevez :

    - { $idle } si vous n'avez joué aucune carte ;
    - rien du tout si vous avez joué une Intrigue ;
    - sinon, autant d'aurei que vous avez de cartes dans votre tableau dans une des catégories
      jouées ce tour-ci : celle qui a le plus de cartes. Et { $senator } aureus de plus si vous avez
      joué un Sénateur, une seule fois, quel qu'en soit le nombre.
    .title = Le revenu

rules-conspirator = Le premier joueur qui a une Intrigue dans son tableau devient le conspirateur.
    Dès qu'un autre joueur a plus de symboles Intrigue, c'est lui le conspirateur ; une égalité ne
    change rien. Rome ne compte pas ici.

    Le conspirateur commence chaque nouvelle manche, reçoit { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin, et gagne la partie si Rome gagne.
    .title = Le conspirateur

rules-senators = De 5 à 8 joueurs : quand vous avez joué un Sénateur, alors, après votre revenu,
    chacun des autres joueurs peut, dans l'ordre du tour, jouer une carte pour { $answer }. La
    limite s'applique, et cela ne donne pas de revenu. Une telle carte peut faire de son joueur le
    conspirateur. Un Sénateur joué ainsi ne déclenche rien de plus, et tout cela n'arrive qu'une
    fois par tour, quel que soit le nombre de Sénateurs que vous avez joués.
    .title = Les Sénateurs à plus de quatre

rules-round = Quand tout le monde a joué son tour, la manche est finie :

    - Si la pioche est vide, la partie s'arrête aussitôt.
    - Rome prend toutes les cartes de la légion qui vaut le plus d'après les valeurs imprimées. S'il
      y en a plusieurs, elle prend celle qui porte le plus petit numéro. Rome ne connaît ni limite
      ni remise.
    - Le conspirateur, s'il y en a un, devient premier joueur.
    - Chaque légion vide reçoit une carte de la pioche. S'il n'y a pas assez de cartes, on n'en
      place aucune et la partie s'arrête.

    Les cartes qui restent dans la pioche, sous les légions ou de côté ne comptent pour personne.
    .title = La fin d'une manche

rules-end = Rome retourne ses cartes cachées. La force dans une catégorie est le nombre de symboles,
    pour Rome comme pour les joueurs, avec deux bonus : 1 Armée de plus pour chaque groupe de
    { $bonus_for } symboles Flotte, et 1 Flotte de plus pour chaque groupe de { $bonus_for }
    symboles Armée. Seuls les symboles imprimés donnent des bonus, et la limite ne s'applique pas
    aux bonus.

    Rome tient une catégorie si aucun joueur n'y est, à lui seul, plus fort qu'elle. Une égalité est
    à Rome, même à 0 contre 0. Avec { $needs } catégories ou plus, Rome gagne, et le conspirateur
    avec elle. Sinon, ce sont vos points qui décident :

    - { $present } pour chaque catégorie où vous avez une carte ;
    - { $stronger } pour chaque catégorie où vous êtes plus fort que Rome ;
    - votre force en Armée, et votre force en Flotte ;
    - { $conspirator } si vous êtes le conspirateur ;
    - { $richest } si vous êtes le plus riche : aurei plus cartes en main. Tous les ex æquo les
      reçoivent.

    À égalité de points, la victoire est partagée.
    .title = La fin de la partie

rules-solo = Seul, vous jouez contre Rome une campagne en cinq niveaux. Il y a 3 légions, et une
    manche ne compte qu'un tour. Vous ne pouvez pas espionner.

    Un niveau est réussi si vous avez dans votre tableau des cartes des 7 catégories et si vous êtes
    plus fort que Rome dans au moins autant de catégories que le niveau le demande. Il n'y a pas de
    points, et peu importe qui est le conspirateur.

    Aux niveaux 3 à 5, vous piochez d'abord quelques cartes de plus et les posez gratuitement dans
    votre tableau, quoi qu'en dise la limite. Des deux dernières cartes, vous gardez l'une et mettez
    l'autre sous la pioche. On mélange à nouveau toutes les cartes pour chaque niveau, et un niveau
    perdu peut être retenté.
    .title = Jouer seul
rules-solo-level = Niveau { $level } : dépasser Rome dans { $goal } catégories{ $lays ->
    [0] { "" }
    [one] , d'abord { $lays } carte à poser
   *[other] , d'abord { $lays } cartes à poser
}

rules-options = Les règles imprimées diffèrent sur deux points. Ce sont ici des options, et une
    édition les fixe comme le veulent ses règles (pax table --printing pt) :

    - En solo, on peut espionner : dans les règles nl, fr et pt.
    - Quand la pioche est épuisée, Rome prend une dernière légion avant la fin de la partie : dans
      les règles pt.

    Une option de plus ne change que l'affichage : avec les comptes ouverts, tout le monde voit
    combien d'aurei et de cartes a chaque joueur (pax table --open-counts).
    .title = Options

rules-credits = PAX est une création de Bernd Eisenstein, publiée par Irongames. Ceci est une
    édition non officielle, faite par des admirateurs, sans leur participation. Si le jeu vous
    plaît, achetez-le.

    Les règles sont racontées ici avec nos propres mots. Le nombre d'exemplaires de chaque carte du
    jeu imprimé n'est pas publié : le jeu de cartes intégré est une reconstitution. pax deck le
    montre, et qui possède le jeu peut compter les cartes et jouer avec les vraies.
    .title = Crédits
