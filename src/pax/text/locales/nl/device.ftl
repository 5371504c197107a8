### What this device can do: links, notifications and keys. Only the web client uses these.

device-link-local = Deze link werkt alleen op deze computer.
device-link-lan = Voor andere apparaten in je netwerk: start PAX met { $command }, open het adres dat dan verschijnt en maak daar een nieuwe tafel.
device-link-address = Voor andere apparaten in je netwerk: open { $address } in deze browser en maak de tafel daar.
device-link-by-hand = Deze browser kan niet zelf kopiëren. Kopieer de link hier:
device-keys = Losse letters bedienen knoppen
device-notify-works = De meldingen staan aan.
device-notify-blocked = Meldingen zijn geblokkeerd. Sta ze voor deze pagina toe in de instellingen van de browser.
device-notify-insecure = Meldingen zijn hier niet beschikbaar: browsers staan ze alleen toe op pagina’s die via https zijn geopend.
device-notify-unavailable = Meldingen zijn op dit apparaat niet beschikbaar: de browser toont ze niet voor een webpagina.
device-push-on = Je krijgt ook een melding als PAX gesloten is.
device-push-off = Je krijgt alleen een melding zolang PAX in deze browser openstaat.
device-quiet = Stille uren
device-quiet-from = van
device-quiet-to = tot
