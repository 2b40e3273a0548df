# What hosts read: the options of a server for strangers, and the care of its store.

help-serve-user = When started as root: take the port, then run as this user only.
help-serve-contact = Whom people can ask; the privacy page shows it.
help-serve-finished = Delete finished games that nobody has touched for this many days.
help-serve-abandoned = Delete unfinished games that nobody has touched for this many days.
help-serve-backup = Make backups in this folder while serving.
help-serve-every = Hours between two backups.
help-serve-keep = How many backups are kept; older ones are deleted.
help-serve-least = Warn when the disk of the store has fewer megabytes left than this.
help-serve-token = Show /metrics to whoever sends the word in this file; by default only to this machine.

help-store-backup = Copy the whole store to FILE, even while the server runs. A backup is always a SQLite store, even of a PostgreSQL one.
help-store-restore =
    Restore the backup FILE to an empty store of either kind.

    Every table is loaded before anything is written, and again afterwards; FILE itself is only read.
help-store-replace = Replace everything in the store. This cannot be undone.
help-store-check = Load every table of the store, and count what is in it.
help-store-expire = Delete old tables with everything that belongs to them, but never one where somebody is present.
help-store-finished = Finished games that nobody has touched for this many days.
help-store-abandoned = Unfinished games that nobody has touched for this many days.
help-store-dry = Only say how many there are.

serve-as-root = This server runs as root, but needs none of root's rights: start it as another user, or add --user NAME.
serve-user-system = --user works only on systems with users and groups like those of Unix; start the server as the user it should run as.
serve-user-unknown = There is no user '{ $name }' on this machine.
serve-user-root = --user must not be root, whose rights are to be given up: name another user, such as nobody.
serve-user-needs-root = Only root can become { $name }: start the server as root, or as { $name } without --user.
serve-user-blind = { $name } cannot read { $path }, where Tanglewood or its Python is installed: install it where everybody can read it, such as /opt.
serve-contact = --contact takes one line with at most { $most } printable characters.
serve-backup-place = Backups cannot be written to { $folder }: { $what }.
serve-token-form = { $file } must hold one word of at least 16 letters, digits or symbols, such as the output of openssl rand -hex 32.

store-not-yours = { $user } cannot write to { $path }, where the games are kept: give it to that user (chown { $user } …), or name another store with --db.
store-no-copy = No copy could be made at { $path }: { $what }. Nothing else was changed.
store-upgraded = This store had an older format and has been upgraded to the newest. A copy of the old one is at { $copy }; delete it once all is well.
store-broken = The table { $table } cannot be loaded: { $what }
store-no-backup = { $file } is not a backup of a store.
store-not-empty =
    { $tables ->
        [one] This store already has { $tables } table. Restore to an empty one, or replace everything in it with --replace.
       *[other] This store already has { NUMBER($tables, useGrouping: 0) } tables. Restore to an empty one, or replace everything in it with --replace.
    }
store-served = A server or another command is using this store: stop it first.
store-differs = The restored store does not match the backup: something else wrote to it in the meantime. Restore again with --replace.
store-copied =
    { $tables ->
        [one] { $tables } table with { NUMBER($changes, useGrouping: 0) } changes was copied to { $file }; serve it with --db sqlite:///{ $file }, or restore it.
       *[other] { NUMBER($tables, useGrouping: 0) } tables with { NUMBER($changes, useGrouping: 0) } changes were copied to { $file }; serve it with --db sqlite:///{ $file }, or restore it.
    }
store-restored =
    { $tables ->
        [one] { $place } now has { $tables } table with { NUMBER($changes, useGrouping: 0) } changes; it loads.
       *[other] { $place } now has { NUMBER($tables, useGrouping: 0) } tables with { NUMBER($changes, useGrouping: 0) } changes; every one of them loads.
    }
store-proven =
    { $tables ->
        [one] { $tables } table with { NUMBER($changes, useGrouping: 0) } changes loads.
       *[other] { NUMBER($tables, useGrouping: 0) } tables with { NUMBER($changes, useGrouping: 0) } changes: every one of them loads.
    }
store-expire-what = Say which tables expire: --finished DAYS, --abandoned DAYS or both.
store-would-expire =
    { $tables ->
        [one] { $tables } table would be deleted.
       *[other] { NUMBER($tables, useGrouping: 0) } tables would be deleted.
    }
