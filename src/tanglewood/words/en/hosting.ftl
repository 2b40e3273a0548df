# What hosts read: the options of a server for strangers, and the care of its store.

help-serve-user = As root: take the port, then be this user and nobody else.
help-serve-contact = Whom people may ask; the privacy page shows it.
help-serve-finished = Delete finished games that nobody has touched for this many days.
help-serve-abandoned = Delete unfinished games that nobody has touched for this many days.
help-serve-backup = Make backups in this folder while serving.
help-serve-every = How many hours lie between two backups.
help-serve-keep = How many backups are kept; older ones are deleted.
help-serve-least = Warn when the disk of the store has fewer megabytes left.
help-serve-token = Show /metrics to whoever sends the word in this file, else to this machine only.

help-store-backup = Copy the whole store into FILE, also while the server runs. A backup is a SQLite store, also that of a PostgreSQL.
help-store-restore =
    Put what is in the backup FILE into an empty store, of either kind.

    Every table is loaded before anything is written and again afterwards; FILE itself is only read.
help-store-replace = Replace what the store has, for good.
help-store-check = Load every table of the store, and count what is in it.
help-store-expire = Delete old tables with all that belongs to them; never one at which somebody is.
help-store-finished = Finished games that nobody has touched for this many days.
help-store-abandoned = Unfinished games that nobody has touched for this many days.
help-store-dry = Only say how many there are.

serve-as-root = This server runs as root, and needs none of root's rights: start it as another user, or add --user NAME.
serve-user-system = --user is for systems that have users and groups as Unix does; start the server as the user it should be.
serve-user-unknown = There is no user '{ $name }' on this machine.
serve-user-root = --user names root, whose rights are to be given up: name somebody else, such as nobody.
serve-user-needs-root = Only root can become { $name }: start the server as root, or as { $name } without --user.
serve-user-blind = { $name } may not read { $path }, where Tanglewood or its Python is installed: install it where everybody may read, such as /opt.
serve-contact = --contact takes one line with at most { $most } printable characters.
serve-backup-place = No backup can be written to { $folder }: { $what }.
serve-token-form = { $file } must hold one word of at least 16 letters, digits or signs, such as openssl rand -hex 32 makes.

store-not-yours = { $user } may not write to { $path }, where the games are kept: give it to that user (chown { $user } …), or name another store with --db.
store-no-copy = No copy could be made at { $path }: { $what }. Nothing else was changed.
store-upgraded = This store had an older form and has the newest one now. A copy of the old one is at { $copy }; delete it when all is well.
store-broken = The table { $table } cannot be loaded: { $what }
store-no-backup = { $file } is not a backup of a store.
store-not-empty =
    { $tables ->
        [one] This store has { $tables } table already. Restore to an empty one, or replace all that is in it with --replace.
       *[other] This store has { NUMBER($tables, useGrouping: 0) } tables already. Restore to an empty one, or replace all that is in it with --replace.
    }
store-served = A server, or another command, uses this store: stop it first.
store-differs = The restored store does not hold what the backup does: something else wrote to it meanwhile. Restore again with --replace.
store-copied =
    { $tables ->
        [one] { $tables } table with { NUMBER($changes, useGrouping: 0) } changes is copied to { $file }; serve it with --db sqlite:///{ $file }, or restore it.
       *[other] { NUMBER($tables, useGrouping: 0) } tables with { NUMBER($changes, useGrouping: 0) } changes are copied to { $file }; serve it with --db sqlite:///{ $file }, or restore it.
    }
store-restored =
    { $tables ->
        [one] { $place } has { $tables } table with { NUMBER($changes, useGrouping: 0) } changes now; it loads.
       *[other] { $place } has { NUMBER($tables, useGrouping: 0) } tables with { NUMBER($changes, useGrouping: 0) } changes now; every one of them loads.
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
