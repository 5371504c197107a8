### Ce qui se passe à la table, ligne par ligne.
### $you vaut "yes" si cela arrive à la personne qui lit ; sinon $name dit à qui.
### L’attribut .brief sert dans une liste derrière le nom : "Livia : pioche, prend une carte."

event-rome-showed = Rome reçoit { $card }, face visible.
event-rome-hid = Rome reçoit { $n } cartes cachées.
event-saw = { $you ->
        [yes] Vous voyez { $card }.
       *[no] { $name } voit { $card }.
    }
    .brief = voit { $card }
event-laid = { $you ->
        [yes] Vous placez { $card } dans votre zone de jeu.
       *[no] { $name } place { $card } dans sa zone de jeu.
    }
    .brief = pose { $card }
event-kept = { $you ->
        [yes] Vous gardez { $card }.
       *[no] { $name } garde { $card }.
    }
    .brief = garde { $card }
event-drew = { $you ->
        [yes] Vous piochez.
       *[no] { $name } pioche.
    }
    .brief = pioche
event-drew-nothing = { $you ->
        [yes] La pioche est vide : vous recevez des aurei au lieu de cartes.
       *[no] La pioche est vide : { $name } reçoit des aurei au lieu de cartes.
    }
    .brief = ne peut pas piocher (pioche vide)
event-took = { $you ->
        [yes] Vous prenez { $card } en main.
       *[no] { $name } prend { $card }.
    }
    .brief = prend { $card }
event-offered = { $you ->
        [yes] Vous placez { $card } sous la légion { $legion }.
       *[no] { $name } place { $card } sous la légion { $legion }.
    }
    .brief = place { $card } sous la légion { $legion }
event-buried = { $you ->
        [yes] Vous mettez { $card } sous la pioche.
       *[no] { $name } met { $card } sous la pioche.
    }
    .brief = met { $card } sous la pioche
event-bought = { $you ->
        [yes] Vous achetez la légion { $legion } ({ $cards }) pour { $aurei }.
       *[no] { $name } achète la légion { $legion } ({ $cards }) pour { $aurei }.
    }
    .brief = achète la légion { $legion } ({ $cards }) pour { $aurei }
event-skipped = { $you ->
        [yes] Vous n’achetez rien.
       *[no] { $name } n’achète rien.
    }
    .brief = n’achète rien
event-played = { $you ->
        [yes] Vous jouez { $card } et payez { $aurei }.
       *[no] { $name } joue { $card } et paie { $aurei }.
    }
    .brief = joue { $card } pour { $aurei }
event-played-free = { $you ->
        [yes] Vous jouez { $card }.
       *[no] { $name } joue { $card }.
    }
    .brief = joue { $card }
event-stopped = { $you ->
        [yes] Vous terminez votre tour.
       *[no] { $name } termine son tour.
    }
    .brief = ne joue plus de cartes
event-passed = { $you ->
        [yes] Vous passez.
       *[no] { $name } passe.
    }
    .brief = passe
event-peeked = { $you ->
        [yes] Vous regardez en secret les cartes cachées de Rome.
       *[no] { $name } regarde en secret les cartes cachées de Rome.
    }
    .brief = regarde en secret les cartes cachées de Rome
event-shown = { $you ->
        [yes] La carte cachée n° { $place } de Rome est { $card }.
       *[no] { $name } voit la carte cachée n° { $place } de Rome : { $card }.
    }
    .brief = voit la carte cachée n° { $place } de Rome, { $card }
event-received = { $you ->
        [yes] { $n ->
            [0] Vous ne recevez aucun revenu.
           *[other] Vous recevez { $aurei }.
        }
       *[no] { $n ->
            [0] { $name } ne reçoit aucun revenu.
           *[other] { $name } reçoit { $aurei }.
        }
    }
    .brief = { $n ->
        [0] ne reçoit aucun revenu
       *[other] reçoit { $aurei }
    }
event-conspired = { $you ->
        [yes] Vous prenez la carte Primus Conspiratus : vous êtes maintenant le conspirateur.
       *[no] { $name } prend la carte Primus Conspiratus et devient le conspirateur.
    }
    .brief = prend Primus Conspiratus
event-rome-took = Rome prend la légion { $legion } : { $cards }.
event-filled = La légion { $legion } reçoit { $card }.
event-round-began = La manche { $round } commence ; { $you ->
        [yes] vous êtes
       *[no] { $name } est
    } premier joueur.
event-round-began-solo = La manche { $round } commence.
event-turn-began = { $you ->
        [yes] C’est à vous de jouer.
       *[no] C’est à { $name } de jouer.
    }
event-turned = Rome retourne sa carte cachée n° { $place } : { $card }.
event-took-back = { $you ->
        [yes] Vous annulez { $moves ->
            [one] votre dernier coup
           *[other] vos { $moves } derniers coups
        }.
       *[no] { $name } annule { $moves ->
            [one] un coup
           *[other] { $moves } coups
        }.
    }
    .brief = annule { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }
event-list = { $name } : { $what }.

event-ended-rome = La partie est finie : Rome gagne, et { $you ->
    [yes] vous gagnez avec elle : vous êtes le conspirateur
   *[no] le conspirateur, { $name }, gagne avec elle
}.
event-ended-nobody = La partie est finie : Rome gagne, et il n’y a pas de conspirateur. Personne ne gagne.
event-ended-player = La partie est finie : Rome est battue, et { $you ->
    [yes] vous gagnez
   *[no] la victoire revient à { $name }
}.
event-ended-shared = La partie est finie : Rome est battue, et la victoire est partagée entre { $names }.
event-ended-level-won = La partie est finie : le niveau est réussi !
event-ended-level-lost = La partie est finie : le niveau est perdu.
