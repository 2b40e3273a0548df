# La page sur la vie privée. Chaque phrase doit être vraie pour le programme tel qu’il est.

privacy-title = Vie privée
privacy-lead = Ce que ce serveur garde sur toi, pendant combien de temps, et qui peut le voir.

privacy-short = En bref
privacy-short-text = Il n’y a ni comptes, ni cookies, ni publicité, ni rien qui vienne d’autres sites. Le serveur garde les parties qui y sont jouées, sous les noms que chacun tape, et ne te connaît que par les clés que garde ton navigateur.

privacy-kept = Ce qui est gardé
privacy-kept-table = De chaque table : le jeu et ses options, la donne avec ce que chaque navigateur a mis dans le mélange, quand elle a été ouverte et quand la partie s’est terminée, son résultat, et le nom de tous ceux qui ont pris place. N’importe quel nom convient ; ce n’est pas forcément le tien.
privacy-kept-play = De chaque action : ce que c’était, quand, et après quel temps de réflexion. C’est seulement ainsi qu’on peut reprendre une partie, annuler un coup et revoir le tout.
privacy-kept-chat = De chaque ligne de discussion : qui l’a écrite, quand, et le texte.
privacy-kept-keys = Des clés des places et des invitations : une empreinte (SHA-256), dont personne ne peut tirer la clé.
privacy-kept-daily = Des donnes du jour : quelle table était la première partie d’un navigateur ce jour-là, par l’empreinte d’un texte aléatoire que le navigateur invente pour chacune. Les résultats du jour sont montrés avec les noms tapés.
privacy-kept-not = Ce qui n’est pas gardé : ton adresse sur le réseau, ton adresse de courriel, ton navigateur ou ton appareil, où tu es, et les parties que tu as regardées.

privacy-time = Pendant combien de temps
privacy-time-finished =
    { $days ->
        [one] Une partie finie est supprimée quand personne n’y a rien écrit depuis { $days } jour.
       *[other] Une partie finie est supprimée quand personne n’y a rien écrit depuis { $days } jours.
    }
privacy-time-finished-no = Les parties finies restent jusqu’à ce que l’hôte les supprime.
privacy-time-abandoned =
    { $days ->
        [one] Une partie inachevée est supprimée quand personne n’y a rien fait depuis { $days } jour et que personne n’y est.
       *[other] Une partie inachevée est supprimée quand personne n’y a rien fait depuis { $days } jours et que personne n’y est.
    }
privacy-time-abandoned-no = Les parties inachevées restent jusqu’à ce que l’hôte les supprime.
privacy-time-backup =
    { $hours ->
        [one] Chaque heure, tout est sauvegardé, et les { $keep } dernières sauvegardes restent : ce qui est supprimé en a disparu aussi après { $days } jours au plus.
       *[other] Toutes les { $hours } heures, tout est sauvegardé, et les { $keep } dernières sauvegardes restent : ce qui est supprimé en a disparu aussi après { $days } jours au plus.
    }
privacy-time-backup-no = Ce serveur ne fait pas de sauvegardes de lui-même ; son hôte peut faire des copies par d’autres moyens.

privacy-seen = Qui voit quoi
privacy-seen-table = Qui connaît l’adresse d’une table peut la regarder : les noms, la discussion, les cartes visibles, qui est là et qui prend combien de temps. Il n’y a pas de liste des tables, et une adresse a douze caractères tirés au hasard que personne ne peut deviner.
privacy-seen-cards = Tes cartes cachées ne sont envoyées qu’à ta place tant que la partie dure.
privacy-seen-after = Après la partie, tout est ouvert à qui connaît l’adresse : chaque carte, chaque action, les noms. Qui a joué peut la garder dans un fichier et la transmettre.
privacy-seen-host = L’hôte de ce serveur peut lire tout ce qui est gardé.

privacy-log = Le journal du serveur
privacy-log-lines = Il indique ce qui a échoué et ce qui a été nettoyé, avec l’identifiant de la table : pas de noms, pas de discussion, pas de cartes, pas de clés.
privacy-log-requests = Il a une ligne pour chaque demande : quand, quelle page ou quelle table, la réponse et le temps qu’elle a pris. Il ne contient ni noms, ni discussion, ni cartes, ni clés.
privacy-log-address = Les adresses du réseau n’y sont jamais écrites. Le serveur les a seulement en mémoire, pour que personne n’envoie trop de demandes, et les oublie quand il en a vu assez d’autres ou qu’il s’arrête.
privacy-log-proxy = Ce qui se trouve devant le serveur, comme un proxy ou le réseau de son hôte, peut tenir ses propres journaux.

privacy-device = Dans ton navigateur
privacy-device-kept = Ton navigateur garde tes réglages, avec le nom que tu as tapé, tes résultats aux problèmes, les donnes du jour que tu as jouées, les résultats de tes parties finies, et les clés des places que tu as prises avec ta part de chaque mélange, 200 au plus. Elles restent jusqu’à ce que tu effaces les données de ce site ; sans clé, seul le nom que tu as tapé dit qu’une place était à toi.
privacy-device-gone = Les parties que tu joues pendant que le serveur est injoignable restent dans ton navigateur ; le serveur ne les reçoit jamais.
privacy-device-nothing = La page ne charge rien d’autres serveurs et ne leur envoie rien.

privacy-ask = Questions, et supprimer une partie
privacy-ask-contact = L’hôte de ce serveur : { $contact }
privacy-ask-none = L’hôte de ce serveur n’a pas dit comment le joindre : demande à qui t’a donné l’adresse.
privacy-ask-delete = L’hôte peut supprimer n’importe quelle table tout de suite, par l’identifiant qui est dans son adresse.
