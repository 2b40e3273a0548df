# Ce que lisent les hôtes : les options d’un serveur ouvert à tous, et le soin de ses données.

help-serve-user = Lancé en tant que root : prendre le port, puis tourner sous ce seul utilisateur.
help-serve-contact = À qui s’adresser ; la page sur la vie privée le montre.
help-serve-finished = Supprimer les parties finies que personne n’a touchées depuis ce nombre de jours.
help-serve-abandoned = Supprimer les parties inachevées que personne n’a touchées depuis ce nombre de jours.
help-serve-backup = Faire des sauvegardes dans ce DOSSIER pendant le service.
help-serve-every = Combien d’heures séparent deux sauvegardes.
help-serve-keep = Combien de sauvegardes sont gardées ; les plus anciennes sont supprimées.
help-serve-least = Avertir quand le disque des données a moins de mégaoctets libres que ce nombre.
help-serve-token = Montrer /metrics à qui envoie le mot de ce FICHIER ; sans lui, à cette machine seule.

help-store-backup = Copie toutes les données dans FICHIER, même pendant que le serveur tourne. Une sauvegarde est toujours un fichier SQLite, même celle d’un PostgreSQL.
help-store-restore =
    Remet la sauvegarde FICHIER dans un endroit vide, d’une sorte ou de l’autre.

    Chaque table est chargée avant toute écriture, et encore une fois après ; FICHIER est seulement lu.
help-store-replace = Remplacer tout ce qui s’y trouve. On ne peut pas revenir en arrière.
help-store-check = Charge chaque table et compte ce qui est gardé.
help-store-expire = Supprime les vieilles tables avec tout ce qui leur appartient ; jamais une où quelqu’un se trouve.
help-store-finished = Les parties finies que personne n’a touchées depuis ce nombre de jours.
help-store-abandoned = Les parties inachevées que personne n’a touchées depuis ce nombre de jours.
help-store-dry = Dire seulement combien il y en a.

serve-as-root = Ce serveur tourne en tant que root et n’a besoin d’aucun de ses droits : lance-le sous un autre nom, ou ajoute --user NOM.
serve-user-system = --user est pour les systèmes qui ont des utilisateurs et des groupes comme Unix ; lance le serveur en tant que l’utilisateur voulu.
serve-user-unknown = Il n’y a pas d’utilisateur « { $name } » sur cette machine.
serve-user-root = --user nomme root, dont les droits doivent être abandonnés : nomme quelqu’un d’autre, par exemple nobody.
serve-user-needs-root = Seul root peut devenir { $name } : lance le serveur en tant que root, ou en tant que { $name } sans --user.
serve-user-blind = { $name } ne peut pas lire { $path }, où Tanglewood ou son Python est installé : installe-le là où tous peuvent lire, par exemple sous /opt.
serve-contact = --contact prend une ligne d’au plus { $most } caractères imprimables.
serve-backup-place = Aucune sauvegarde ne peut être écrite dans { $folder } : { $what }.
serve-token-form = { $file } doit contenir un mot d’au moins 16 lettres, chiffres ou symboles, comme ce qu’écrit openssl rand -hex 32.

store-not-yours = { $user } ne peut pas écrire dans { $path }, où les parties sont gardées : donne-le à cet utilisateur (chown { $user } …), ou nomme un autre endroit avec --db.
store-no-copy = Aucune copie n’a pu être faite dans { $path } : { $what }. Rien d’autre n’a changé.
store-upgraded = Ces données avaient un format plus ancien et ont maintenant le plus récent. Une copie de l’ancien est dans { $copy } ; supprime-la quand tout va bien.
store-broken = La table { $table } ne peut pas être chargée : { $what }
store-no-backup = { $file } n’est pas une sauvegarde.
store-not-empty =
    { $tables ->
        [one] Il y a déjà { $tables } table ici. Choisis un endroit vide, ou remplace tout ce qui s’y trouve avec --replace.
       *[other] Il y a déjà { NUMBER($tables, useGrouping: 0) } tables ici. Choisis un endroit vide, ou remplace tout ce qui s’y trouve avec --replace.
    }
store-served = Un serveur, ou une autre commande, utilise ces données : arrête-le d’abord.
store-differs = Les données restaurées ne sont pas celles de la sauvegarde : autre chose a écrit entre-temps. Recommence avec --replace.
store-copied =
    { $tables ->
        [one] { $tables } table avec { NUMBER($changes, useGrouping: 0) } changements est copiée dans { $file } ; ouvre-la avec --db sqlite:///{ $file }, ou restaure-la.
       *[other] { NUMBER($tables, useGrouping: 0) } tables avec { NUMBER($changes, useGrouping: 0) } changements sont copiées dans { $file } ; ouvre-le avec --db sqlite:///{ $file }, ou restaure-le.
    }
store-restored =
    { $tables ->
        [one] { $place } a maintenant { $tables } table avec { NUMBER($changes, useGrouping: 0) } changements ; elle se charge.
       *[other] { $place } a maintenant { NUMBER($tables, useGrouping: 0) } tables avec { NUMBER($changes, useGrouping: 0) } changements ; chacune se charge.
    }
store-proven =
    { $tables ->
        [one] { $tables } table avec { NUMBER($changes, useGrouping: 0) } changements se charge.
       *[other] { NUMBER($tables, useGrouping: 0) } tables avec { NUMBER($changes, useGrouping: 0) } changements : chacune se charge.
    }
store-expire-what = Dis quelles tables expirent : --finished JOURS, --abandoned JOURS ou les deux.
store-would-expire =
    { $tables ->
        [one] { $tables } table serait supprimée.
       *[other] { NUMBER($tables, useGrouping: 0) } tables seraient supprimées.
    }
