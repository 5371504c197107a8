### Jouer au terminal.

play-welcome = PAX, le jeu de cartes de Bernd Eisenstein. Tapez ? à tout moment pour obtenir de l’aide, et rules pour lire les règles.
play-aim = Votre but : si, à la fin, aucun joueur n’est plus fort que Rome dans { $needs } catégories ou plus sur sept, Rome gagne, et le conspirateur avec elle. Sinon, le plus grand total de points l’emporte.
play-aim-solo = Niveau { $level }. Votre but : quand la pioche s’épuise, avoir dans votre zone de jeu une carte de chacune des sept catégories, et être plus fort que Rome dans au moins { $goal } d’entre elles.
play-cards = Une carte s’écrit lettre, symboles, valeur : F23 est une Flotte à 2 symboles, valeur 3. Les lettres : { $categories }.
play-deck = Le jeu de cartes « { $name } » est une reconstitution ; tapez deck pour le voir.
play-resumed = La partie reprend après { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}.
play-since = Ce qui s’est passé
play-prompt = { $name }, votre choix : {""}
play-prompt-one = { $name }, Entrée pour { $move }, ou ? pour de l’aide : {""}
play-no-number = Il n’y a pas de numéro { $number } dans la liste, seulement { $numbers }.
play-pick = Choisissez un numéro dans la liste, ou tapez ? pour de l’aide.

play-hide = { $name }, appuyez sur Entrée pour cacher vos cartes : {""}
play-hide-or-undo = { $name }, appuyez sur Entrée pour cacher vos cartes, ou tapez undo : {""}
play-pass-on = À { $name } de jouer. Passez-lui l’écran.
play-ready = { $name }, appuyez sur Entrée quand personne d’autre ne voit l’écran : {""}

play-allowed = { $move } est permis : { $meaning }.
play-why-what = Dites de quel coup il s’agit, par exemple why play F23.
play-log = La partie jusqu’ici
play-saved = Une copie est conservée dans { $file }
play-save-what = Dites où la conserver, par exemple save ma-partie.json.
play-save-failed = Impossible de l’enregistrer dans { $file } : { $why }. Essayez ailleurs : save FICHIER.
play-save-many = Un fichier qui finit par .jsonl contient de nombreuses parties et ne peut pas être rechargé : choisissez un nom qui finit par .json, par exemple save ma-partie.json.
play-save-no-folder = Le dossier { $folder } n’existe pas : créez-le d’abord, ou choisissez un autre endroit.
play-save-exists = Il y a autre chose dans { $file }, rien n’a donc été écrit : choisissez un autre nom.
play-save-in-use = La partie de { $file } est en cours dans une autre fenêtre, rien n’a donc été écrit : choisissez un autre nom.
play-goodbye = La partie est enregistrée. Pour la reprendre : { $command }
play-goodbye-unkept = La partie n’a pas pu être enregistrée.
play-finished = L’enregistrement de cette partie est dans { $file }
play-again-solo = Retenter ce niveau : { $command }
play-next-level = En route pour le niveau suivant : { $command }
play-campaign-won = C’était le dernier niveau : vous avez gagné la campagne !
play-no-section = Il n’y a pas de chapitre « { $section } ». Il y a : { $sections }
rules-sections = Chapitres : { $sections }. Pour n’en lire qu’un : pax rules { $example }
play-rules-options = Selon une édition : pax table --printing pt, ou avec le code de langue de toute autre règle (nl, de, fr, en). Avec les totaux visibles : pax table --open-counts
play-rules-credits = Toutes les cartes du jeu intégré, et comment jouer avec les vôtres : pax deck
play-watch = Seuls des bots jouent à cette table : vous regardez.

help-commands = Ce que vous pouvez taper
help-pick = un numéro : jouer le coup qui porte ce numéro dans la liste
help-move = un coup tel qu’il est écrit dans la liste, par exemple take F23, offer F23 2, buy 1, play F23, end
help-undo = undo : annuler votre dernier coup, tant qu’il ne vous a rien appris de nouveau
help-why = why COUP : pourquoi un coup n’est pas permis, par exemple why play F23
help-ask = hint : demander au conseiller ce que vaut chaque coup
help-view = view : de nouveau toute la table (v) ; view all : avec ce que vous avez retenu
help-memory = memory : ce que vous avez retenu des autres mains et de la pioche (m)
help-log = log : ce qui s’est passé jusqu’ici
help-rules = rules : les règles, ou un seul chapitre, par exemple rules draw
help-deck = deck : les cartes qui existent
help-save = save FICHIER : conserver une copie de la partie dans un fichier (la partie elle-même est de toute façon enregistrée après chaque coup)
help-quit = quit : quitter ; vous pourrez continuer plus tard (q)

help-now = Ce qu’il faut décider
