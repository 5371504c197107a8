### What an operator reads in the terminal.

serve-metrics = Metrics for Prometheus are at { $address }
backup-done = { $n ->
    [one] 1 game
   *[other] { $n } games
} saved in { $file }
restore-done = { $n ->
    [one] 1 game
   *[other] { $n } games
} restored
restore-not-empty = This database contains games already. Restore into a new one.
prune-done = { $n ->
    [one] 1 table deleted
   *[other] { $n } tables deleted
}
prune-would = { $n ->
    [one] 1 table would be deleted
   *[other] { $n } tables would be deleted
}
admin-no-table = There is no table { $table }.
admin-no-open-table = There is no open table { $table }.
admin-closed = Table { $table } is closed.
admin-deleted = Table { $table } is deleted with all its games.
admin-announced = The announcement will be shown to everybody.
admin-withdrawn = No announcement is shown any more.
admin-no-limit = There is no limit { $name }. The limits are: { $names }.
admin-limit-set = { $name } is { $value } from now on.
admin-limit-reset = { $name } is again what each server was started with.
admin-banned = { $network } is banned.
admin-unbanned = { $network } is no longer banned.
admin-not-banned = { $network } is not banned.
admin-not-an-address = { $address } is neither an address nor a network.
admin-no-person = No person has seat { $seat }.
admin-erased = { $n ->
    [one] 1 game is overwritten.
   *[other] { $n } games are overwritten.
}
serve-push-contact = --push-key also needs --push-contact: an address at which push services reach you, beginning with mailto or https.
serve-notices-extra = Notices need more libraries: install pax-card-game with the extra “notices”.
serve-push-key = The key of web push cannot be used: { $why }
serve-test-ca = There is no authority for tests at { $file }.
serve-waits = Another server has { $file } open. This one starts when it has ended.
database-failed = The database cannot be used: { $why }
restore-no-backup = { $file } is not a backup of PAX.
prune-campaigns-done = { $n ->
    [one] 1 campaign deleted
   *[other] { $n } campaigns deleted
}
prune-campaigns-would = { $n ->
    [one] 1 campaign would be deleted
   *[other] { $n } campaigns would be deleted
}
prune-records-done = { $n ->
    [one] 1 imported record deleted
   *[other] { $n } imported records deleted
}
prune-records-would = { $n ->
    [one] 1 imported record would be deleted
   *[other] { $n } imported records would be deleted
}
admin-notices-deleted = { $n ->
    [one] 1 notice address is deleted.
   *[other] { $n } notice addresses are deleted.
}
admin-webhooks-stay = The host of this table has set up webhooks. If that is the same person, run the command again with the word host in place of the seat number: { $table } host
