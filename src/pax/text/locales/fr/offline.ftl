### L’édition sans serveur : chargement, stockage, nouvelles versions.

offline-loading = Chargement du jeu : { $percent } %
offline-starting = Le jeu démarre…
offline-failed = Le jeu n’a pas pu être chargé. Réessayez avec une connexion au réseau.
offline-retry = Réessayer
offline-storage-none = Ce navigateur n’enregistre rien ici, peut-être parce que la fenêtre est privée : les parties sont perdues quand vous la fermez.
offline-storage-full = L’espace de stockage de ce navigateur est plein : la dernière action n’a pas été enregistrée. Supprimez des parties terminées dans « Mes tables » ; la partie continue ensuite.
offline-friends = Jouer en réseau demande un serveur. Cette page n’en a pas : tout se passe sur cet appareil.
offline-friends-server = Jouer sur ce serveur : { $server }
offline-new-version = Il y a une nouvelle version de cette page. Vos parties restent.
offline-new-version-take = La charger
offline-close = Fermer
offline-everything = Tout ce qui est sur cet appareil
offline-everything-about = Toutes les parties, tous les réglages et tous les jeux de cartes de cette page sont enregistrés dans ce seul navigateur. Sauvegardez-les dans un fichier pour les garder ou les emporter sur un autre appareil.
offline-export = Tout sauvegarder
offline-import = Charger une sauvegarde
offline-import-question = Remplacer tout ce qui est enregistré ici ?
offline-import-format = Ce fichier ne vient pas de cette page ou est abîmé. Rien n’a été modifié.
offline-import-full = Ce navigateur n’a pas assez de place pour le contenu du fichier. Rien n’a été modifié.
offline-import-failed = Le fichier n’a pas pu être chargé. Rien n’a été modifié.
offline-your-data-about = Votre nom, vos actions et vos tables sont enregistrés dans ce seul navigateur. Rien n’est envoyé.
