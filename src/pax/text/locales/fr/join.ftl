### À la table d'un serveur, au terminal.

join-no-link = « { $link } » n'est pas un lien vers une table ; il ressemble à { $example }
join-unreachable = Le serveur est injoignable : { $why }
join-no-table = Cette table n'existe pas.
join-seated = Vous êtes à la table sous le nom de { $name }.
join-watching = Vous regardez.
join-waiting = La partie commence quand tout le monde est là et prêt.
join-sat = { $name } prend place.
join-ready = { $name } attend le début.
join-left = Un bot joue pour { $name }, qui a quitté la table.
join-replaced = Un bot joue pour { $name }, à la demande de l'hôte.
join-late = Un bot joue pour { $name }, le temps étant écoulé.
join-back = { $name } est de retour.
join-said = { $name } dit : { $text }
join-closed = L'hôte a fermé la table.
join-lost = La connexion est perdue. Nouvel essai …
join-found = Connexion rétablie.
join-hint = { $move } : { $percent } % de chances de gagner
join-hints = L'avis du conseiller
join-over = La partie est finie. Tapez rematch pour rejouer, ou quit.
join-goodbye = Vous êtes parti ; votre place est gardée. Pour revenir : { $command }
join-goodbye-watcher = Vous êtes parti.
help-say = say TEXTE : dire quelque chose à la table
help-hint = hint : demander au conseiller, là où la table le permet
help-leave = quit : partir ; votre place est gardée et vous pouvez revenir (q)
