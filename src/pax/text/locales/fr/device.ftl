### What this device can do: links, notifications and keys. Only the web client uses these.

device-link-local = Ce lien ne fonctionne que sur cette machine.
device-link-lan = Pour les autres appareils de votre réseau : lancez PAX avec { $command }, ouvrez l’adresse affichée et créez-y une nouvelle table.
device-link-address = Pour les autres appareils de votre réseau, ouvrez { $address } dans ce navigateur et créez-y la table.
device-link-by-hand = Ce navigateur ne peut pas copier lui-même. Copiez le lien ici :
device-keys = Les touches d’une lettre actionnent les boutons
device-notify-works = Les notifications sont activées.
device-notify-blocked = Les notifications sont bloquées. Autorisez-les pour cette page dans les réglages du navigateur.
device-notify-insecure = Les notifications ne sont pas disponibles ici : les navigateurs ne les permettent que sur les pages ouvertes en https.
device-notify-unavailable = Les notifications ne sont pas disponibles sur cet appareil : son navigateur n’en affiche pas pour une page web.
device-push-on = Vous êtes prévenu même quand PAX est fermé.
device-push-off = Vous n’êtes prévenu que tant que PAX est ouvert dans ce navigateur.
device-quiet = Heures calmes
device-quiet-from = de
device-quiet-to = à
