### What this device can do: links, notifications and keys. Only the web client uses these.

device-link-local = This link works only on this machine.
device-link-lan = For other devices on your network: start PAX with { $command }, open the address that it shows, and make a new table there.
device-link-address = For other devices on your network, open { $address } in this browser and make the table there.
device-link-by-hand = This browser cannot copy by itself. Copy the link from here:
device-keys = Single-letter keys press buttons
device-notify-works = Notifications are on.
device-notify-blocked = Notifications are blocked. Allow them for this page in the browser’s settings.
device-notify-insecure = Notifications are not available here: browsers allow them only on pages opened by https.
device-notify-unavailable = Notifications are not available on this device: its browser shows none for a web page.
device-push-on = You are told even while PAX is closed.
device-push-off = You are told only while PAX is open in this browser.
device-quiet = Quiet hours
device-quiet-from = from
device-quiet-to = to
