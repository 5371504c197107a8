### What an operator reads in the terminal.

serve-metrics = De meetwaarden voor Prometheus staan op { $address }
backup-done = { $n ->
    [one] 1 partij
   *[other] { $n } partijen
} bewaard in { $file }
restore-done = { $n ->
    [one] 1 partij
   *[other] { $n } partijen
} teruggezet
restore-not-empty = Deze database bevat al partijen. Zet de reservekopie terug in een nieuwe.
prune-done = { $n ->
    [one] 1 tafel verwijderd
   *[other] { $n } tafels verwijderd
}
prune-would = { $n ->
    [one] 1 tafel zou worden verwijderd
   *[other] { $n } tafels zouden worden verwijderd
}
admin-no-table = Tafel { $table } bestaat niet.
admin-no-open-table = Er is geen open tafel { $table }.
admin-closed = Tafel { $table } is gesloten.
admin-deleted = Tafel { $table } is met al haar partijen verwijderd.
admin-announced = De mededeling wordt aan iedereen getoond.
admin-withdrawn = Er wordt geen mededeling meer getoond.
admin-no-limit = De grens { $name } bestaat niet. De grenzen zijn: { $names }.
admin-limit-set = { $name } is vanaf nu { $value }.
admin-limit-reset = { $name } is weer zoals elke server is gestart.
admin-banned = { $network } is geweerd.
admin-unbanned = { $network } is niet meer geweerd.
admin-not-banned = { $network } is niet geweerd.
admin-not-an-address = { $address } is geen adres en geen netwerk.
admin-no-person = Op plaats { $seat } zit geen mens.
admin-erased = { $n ->
    [one] 1 partij is overschreven.
   *[other] { $n } partijen zijn overschreven.
}
serve-push-contact = Bij --push-key hoort --push-contact: een adres waarop pushdiensten je bereiken, dat begint met mailto of https.
serve-notices-extra = Meldingen hebben meer bibliotheken nodig: installeer pax-card-game met de extra ‘notices’.
serve-push-key = De sleutel voor web push is niet te gebruiken: { $why }
serve-test-ca = Er is geen testcertificaat in { $file }.
serve-waits = Een andere server heeft { $file } geopend. Deze begint zodra die gestopt is.
database-failed = De database kan niet worden gebruikt: { $why }
restore-no-backup = { $file } is geen reservekopie van PAX.
prune-campaigns-done = { $n ->
    [one] 1 campagne verwijderd
   *[other] { $n } campagnes verwijderd
}
prune-campaigns-would = { $n ->
    [one] 1 campagne zou worden verwijderd
   *[other] { $n } campagnes zouden worden verwijderd
}
prune-records-done = { $n ->
    [one] 1 geïmporteerde partij verwijderd
   *[other] { $n } geïmporteerde partijen verwijderd
}
prune-records-would = { $n ->
    [one] 1 geïmporteerde partij zou worden verwijderd
   *[other] { $n } geïmporteerde partijen zouden worden verwijderd
}
admin-notices-deleted = { $n ->
    [one] 1 adres voor meldingen is verwijderd.
   *[other] { $n } adressen voor meldingen zijn verwijderd.
}
admin-webhooks-stay = Deze tafel heeft webhooks van de gastheer. Is dat dezelfde persoon, schrijf dan host in plaats van de plaats: { $table } host
