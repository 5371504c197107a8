### What the server says in the terminal.

serve-at = Les tables de PAX vous attendent sur { $address } (Ctrl-C pour arrêter)
serve-cannot-listen = Impossible d’écouter à cette adresse : { $why }
serve-one-writer = Plusieurs processus demandent PostgreSQL : donnez son URL avec --database.
database-cannot-open = La base de données ne peut pas être ouverte : { $why }
database-missing = { $file } : cette base de données n’existe pas
export-cannot-write = { $file } : écriture impossible : { $why }
export-none = Aucune partie n’est encore terminée : rien n’a été écrit.
export-done = { $n ->
    [one] { $n } partie écrite
   *[other] { $n } parties écrites
} dans { $file }
import-done = Nouvelles : { $new }, déjà présentes : { $old }

### `pax play`.

private-at = PAX est prêt : ouvrez { $address } dans un navigateur. Ctrl-C pour arrêter ; les parties sont conservées.
private-lan = PAX est prêt : ouvrez { $address } sur cette machine et sur tout autre appareil du même réseau.
private-qr = Les téléphones du même réseau peuvent se joindre à vous avec ce code. Toute personne de ce réseau peut ouvrir des tables ici.
private-no-network = Cet ordinateur n’est connecté à aucun réseau : personne d’autre ne peut entrer pour l’instant.
private-stop = Ctrl-C pour arrêter ; les parties sont conservées.
private-stopped = Arrêté. Les parties sont conservées.
private-port-taken = Le port { $port } est déjà utilisé : sans --port, un port libre est choisi.
no-web-client = Ce PAX n’a pas de client web : il a été construit avec PAX_WEB=off. Construisez-le de nouveau sans cela (make play), ou jouez au terminal : pax table joue sur cette machine, pax table --join LIEN à une table de ce serveur. /api/openapi.json dit comment un programme ouvre des tables et prend des places.
database-in-use = Un autre serveur a ouvert { $file }. Arrêtez-le d’abord, ou indiquez un autre fichier avec --database.
serve-wrong-proxy = Un proxy s’indique par son adresse ou son réseau : { $why }
deal-key-unusable = La clé de distribution est inutilisable : { $why }
