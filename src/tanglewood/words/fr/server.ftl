# Ce que disent la table, la base, le serveur, les IA et leurs programmes quand quelque chose n’est pas possible.

session-over = La partie est finie.
session-not-begun = La partie commence quand tout le monde a pris place.
session-rematch-early = Une revanche se joue après la partie.
session-no-seat = Il n’y a pas de place { $seat } dans ce jeu.
session-undo-nothing = Il n’y a encore rien à annuler.
session-undo-chance = On a pioché ou distribué depuis, et tu l’as vu.
session-undo-acted = { $name } a joué depuis, et tu l’as vu.
session-undo-new = Cette décision t’a montré quelque chose de nouveau.
session-undo-seen = { $name } l’a déjà vu.

store-address = La base doit être sqlite:///CHEMIN ou postgresql://NOM@MACHINE/BASE.
store-address-postgres = Ce n’est pas l’adresse d’une base PostgreSQL : elle doit être postgresql://NOM:MOT_DE_PASSE@MACHINE:PORT/BASE ; dans le mot de passe, les signes autres que lettres et chiffres s’écrivent %XX.
store-foreign = { $path } n’est pas une base de Tanglewood : { $what }.
store-refuses = PostgreSQL refuse : { $what }.
store-unreachable = PostgreSQL est injoignable : { $what }.
store-unasked = Impossible d’interroger PostgreSQL : { $what }.
store-no-answer = pas de réponse à temps
store-newer = Cette base a un format inconnu ici : un Tanglewood plus récent l’a écrite. Rien n’a été modifié ; utilise le plus récent, ou indique une autre base.
store-no-place = Rien ne peut être conservé dans { $path } : { $what }.
store-in-use = { $path } est déjà utilisé : { $who } y conserve ses parties. Arrête-le d’abord, ou donne à celui-ci sa propre base avec --db ; plusieurs serveurs peuvent partager un même PostgreSQL.
store-user = un autre serveur
store-user-at = le serveur à l’adresse { $address }

agent-unknown = Il n’y a pas d’IA « { $name } » ; les IA sont { $known }.
agent-iterations = « { $name } » demande un nombre d’itérations de 1 à { $most } après les deux-points.
bot-quotation = Il manque un guillemet fermant dans « { $command } ».
bot-no-program = Il n’y a pas de programme « { $name } » à lancer après « cmd: ».
arena-file = { $path } contient autre chose que les donnes d’un match.

server-spectator = En spectateur, tu regardes ; prends une place pour jouer.
server-seat-yours = Cette place est déjà à toi.
server-ai-sits = Une IA joue à ta place ; reprends-la d’abord.
server-no-ai = Il n’y a pas d’IA « { $agent } ».
server-team-waits = Une équipe ne gagne pas en attendant : laisse plutôt une IA prendre le relais.
server-away-seat = C’est seulement pour la place d’une autre personne absente.
server-is-here = { $name } est à la table.
server-may-come-back = { $name } va peut-être revenir : attends encore { $n } s.
server-chat-form = Un message a de 1 à 300 caractères imprimables.
server-chat-silent = L’équipe garde le silence pendant une manche.
server-hint-people = Les conseils sont pour les parties sans autre personne.
server-hint-busy = Un conseil est déjà en préparation.
server-hint-failed = Pas de conseil cette fois : quelque chose s’est mal passé en le préparant. La partie continue.
server-stale = La partie a continué entre-temps ; regarde de nouveau.
server-not-your-turn = Ce n’est pas ton tour.
server-time-up = Le temps est écoulé.
server-deleted = Cette table a été supprimée.
server-wrong-token = Cette clé n’ouvre aucune place à cette table.
server-full-seats = Trop de monde joue déjà ici ; réessaie plus tard.
server-full-watchers = Trop de monde regarde déjà ; réessaie plus tard.
server-full-address = Trop de pages sont ouvertes ici depuis ton réseau. Ferme-en une ou deux, puis réessaie.
server-chat-rate = Ça fait beaucoup d’un coup : dis la suite dans { $n } s.
server-game-long = Cette partie est trop longue pour reprendre un coup ou changer qui joue.
server-messages-rate = Trop de messages à la fois.
server-much-waits = Beaucoup de demandes attendent déjà la réponse de la base.
server-unknown = Le serveur ne sait pas encore si c’est enregistré. Il va le découvrir tout seul ; un instant, s’il te plaît.
server-disk-full = Le disque du serveur est plein, rien de nouveau ne peut être enregistré pour l’instant. Tout ce qui a été joué est en sécurité, et le serveur réessaie de lui-même jusqu’à ce qu’il y ait de la place.
server-failed = Quelque chose s’est mal passé ici ; c’est noté dans le journal du serveur.
server-cannot = Ce serveur ne sait pas encore faire cela.
server-message-long = Un message a { $most } octets au plus.
server-message-wrong = Ce n’est pas un message du protocole : { $what }.
server-message-none = Ce n’est pas un message du protocole.

server-request = Le serveur ne peut pas accepter cette demande : { $what }
server-body-deep = Le contenu est trop imbriqué.
server-body-text = Le contenu n’est pas du texte UTF-8.
server-body-large = C’est trop grand pour être envoyé ici.
server-slow = Le reste de cette demande n’est pas arrivé à temps.
server-store-away = Le serveur n’atteint pas sa base pour le moment : réessaie dans { $n } s.
server-full = Le disque du serveur est plein, rien de nouveau ne peut être enregistré : préviens son hôte. Tout ce qui a été joué est en sécurité.
server-metrics-private = Les compteurs de ce serveur sont pour son hôte.
server-host = Ce serveur ne répond pas à ce nom.
server-origin = Les pages d’une autre origine ne peuvent pas parler à ce serveur.
server-rate = Trop de demandes : réessaie dans { $n } s.
server-many-games = Depuis ton réseau, { NUMBER($n, useGrouping: 0) } parties sont en cours. Termines-en une, ou commences-en une autre demain.
server-nothing-at = Il n’y a rien à l’adresse /{ $path }.
server-no-rules = Il n’y a pas de page de règles « { $page } ».
server-no-table = Il n’y a pas de table « { $table } ».
server-no-review = Cette revue n’est plus là ; redemande-la.
server-not-over = Ce sera ouvert à tout le monde une fois la partie finie.
server-seat-taken = Cette place est prise : l’invitation a déjà servi.
server-no-invitation = Ce n’est pas une invitation à cette table.
server-seats =
    { $n ->
        [one] Avec ces options, { $game } a { $n } place, pas { $found }.
       *[other] Avec ces options, { $game } a { $n } places, pas { $found }.
    }
server-agent-of-ai = Seule une place de type « ai » a un « agent ».
server-name-of-me = Une place de type « me » demande un nom.
server-name = Un nom a de 1 à 40 caractères imprimables.
server-table-large = Les options d’une table ont au plus { $most } octets.
server-outcomes = Le début de { $game } demande moins de tirages de « { $chance } ».
server-record-long = une partie montrée ici a { $most } entrées au plus.
server-record-seat = ce jeu a les places 0 à { $last }, pas { $seat }.

server-origin-form = « { $origin } » n’est pas une origine comme https://fox.example.
server-broker-address = Le broker doit être redis://MACHINE:PORT ; pour Valkey, l’adresse est la même.
server-limit-number = La limite { $name } demande un nombre au-dessus de 0, comme { $name }=100.
server-limit-unknown = Il n’y a pas de limite « { $name } » ; les limites sont { $known }.
server-port = Impossible d’écouter sur { $host } port { $port } : { $what }. Un autre --port est peut-être libre ; 0 prend n’importe lequel.
server-here = Tanglewood est à l’adresse { $address }
server-devices = Autres appareils de ce réseau : { $address }
server-stop = Arrête avec Ctrl+C ; chaque partie est conservée.
server-bare = Cette installation n’a pas de client web, les navigateurs n’y trouveront donc pas de tables : lance make web dans le dossier du projet, ou réinstalle depuis ce dossier avec une connexion au réseau.

server-page-title = Tanglewood : des cartes dans la forêt
server-page-company = Des petits jeux de cartes et de renards, entre amis ou avec les créatures des bois.
server-page-home = Des petits jeux de cartes et de renards, sur ta propre machine.
server-page-about = Des petits jeux de cartes et de renards
server-page-picture = Un éventail de cartes devant une forêt au crépuscule : Renard, Cygne, Sorcière, Trésor et Monarque.
server-page-table = { $game } : { $names }
server-page-table-picture = Ce qui est visible sur la table, devant une forêt au crépuscule.
server-unbuilt-title = La table n’est pas encore mise
server-unbuilt-why = Le serveur tourne, mais cette installation n’a pas de client web. Lance make web dans le dossier du projet, ou réinstalle depuis ce dossier avec une connexion au réseau ; puis relance le serveur.
server-unbuilt-programs = Les programmes peuvent déjà jouer, selon cette description.
