### Pages of the web client that replace a screen. They are in its first file, in all languages.

page-outdated = Cette page n’est plus à jour
page-outdated-lead = Le serveur a une version plus récente. Rechargez la page ; vos parties sont conservées.
page-reload = Recharger
page-load-failed = Cette partie de la page n’a pas pu être chargée
page-load-failed-lead = Le réseau a fait défaut, ou le serveur a une version plus récente.
page-try-again = Réessayer
page-unreachable = Le serveur est injoignable. Réessayez dans un instant.
