# La ligne de commande : son aide, ce que disent ses commandes et ce qu’elle refuse.

## Pages d’aide

help-usage = Utilisation :
help-options = Options :
help-commands = Commandes :
help-example = Exemple : { $line }
help-default = par défaut : { $value }
help-help = Afficher cette aide.
help-version = Afficher la version.
help-lang = La langue, par exemple de ; sinon celle de ton système, ou l’anglais.
help-of-games = { $about }  [{ $games }]

# Ce qui tient la place d’un mot à toi.
placeholder-options = OPTIONS
placeholder-command = COMMANDE
placeholder-args = MOTS
placeholder-game = JEU
placeholder-file = FICHIER
placeholder-agent = JOUEUR
placeholder-rule = RÈGLE
placeholder-who = QUI
placeholder-name = NOM
placeholder-seconds = SECONDES
placeholder-address = ADRESSE
placeholder-days = JOURS
placeholder-hours = HEURES
placeholder-folder = DOSSIER
placeholder-worse = PIRE
placeholder-better = MIEUX

## Ce que plusieurs commandes partagent

help-seed = Ce nombre décide de tout le hasard : même nombre, mêmes cartes.
help-resume = Reprendre une partie enregistrée.
help-memory = Jouer de mémoire, ou avec tout ce qu’on pourrait retenir sous les yeux.
help-jobs = Nombre de processus ; par défaut, un par cœur.
help-deal = Tirer le hasard d’un fichier de donne ou d’une partie enregistrée.
help-components = Remplacer un plateau, les pattes, les objectifs ou une pioche.
help-records = Enregistrer chaque partie.
help-record-number = Quelle partie du fichier.
help-json-figures = Donner les chiffres en JSON.
help-json-found = Donner le résultat en JSON.
help-db = sqlite:///CHEMIN ou postgresql://… ; par défaut, le dossier des données.

## Les commandes

help-tanglewood = Joue au Renard des bois et aux jeux de sa famille, et étudie-les.

help-play =
    Jouer à JEU ; sans lui, un menu aide à choisir.

    JEU est fox, fox-manual, fox-mini, deluxe, duet ou woods ; « tanglewood games » en dit plus.

    Tape le numéro d’un choix ou son code ; « ? » montre les autres commandes.
help-play-seats = Qui joue où : human (une personne) ou une IA (seedling, sapling, hazel, birch, beech, old-oak ou strongest, heuristic, uniform …), avec un nom si tu veux : Ann=human,birch ; « cmd:PROGRAMME MOTS … » est un programme qui parle le protocole des bots.
help-play-save = Enregistrer la partie dans FICHIER à la fin ou quand tu pars.

help-tui =
    Jouer en plein écran, au clavier ; sans JEU, l’accueil montre les jeux.

    JEU est fox, fox-manual, fox-mini, deluxe, duet ou woods ; « tanglewood games » en dit plus.

    La partie est gardée après chaque coup : elle survit à tout ce qui arrive au terminal.
help-tui-short = Jouer en plein écran, au clavier.
help-tui-seats = Qui joue où : human (une personne) ou une IA (seedling … old-oak), avec un nom si tu veux.
help-tui-theme = Les couleurs, sinon les dernières choisies ; NO_COLOR les enlève.
help-tui-ascii = Seulement des caractères ASCII ; d’office là où le terminal n’en a pas d’autres.

help-serve =
    Offrir des tables aux navigateurs.

    Sans options, le serveur n’est visible que sur cette machine et garde ses parties dans le dossier des données.
help-serve-host = À quelle adresse ; 0.0.0.0 ouvre les tables au réseau.
help-serve-port = Le port ; 0 prend n’importe lequel qui soit libre.
help-serve-broker = redis://…, quand plusieurs serveurs partagent un PostgreSQL.
help-serve-origin = Une autre adresse par laquelle les navigateurs atteignent le serveur.
help-serve-proxy = Croire ce proxy quand il dit qui appelle.
help-serve-limit = Change une limite, comme connections_an_address=500 ; la documentation les donne toutes.
help-serve-takeover = Combien de temps quelqu’un s’absente avant qu’une IA puisse le remplacer.
help-serve-claim = Combien de temps quelqu’un s’absente avant que l’autre puisse réclamer la victoire.
help-serve-open = Ouvrir la page dans le navigateur.
help-serve-verbose = Journaliser chaque requête.

help-games = Montrer les jeux, le nombre de joueurs, les options et les sources.
help-games-json = Donner un objet JSON par nom de jeu.

help-rules =
    Montrer les règles de JEU, ou une seule RÈGLE par son identifiant ou le nom de sa carte.

    JEU est fox, fox-manual, fox-mini, deluxe, duet ou woods ; les pages « rulings » et « glossary » vont avec. Une RÈGLE seule suffit : tanglewood rules fox.monarch, tanglewood rules fairy. Les noms de toutes les langues sont compris.
help-rules-short = Montrer les règles de JEU, ou l’une d’elles.

help-simulate =
    Faire jouer des IA à JEU un grand nombre de fois ; montrer victoires, scores, plis et durées.

    Ctrl-C arrête plus tôt et montre ce qui a été trouvé jusque-là.

    JEU est fox, fox-manual, fox-mini, deluxe, duet ou woods ; « tanglewood games » en dit plus.
help-simulate-short = Faire jouer des IA à JEU un grand nombre de fois, et compter.
help-simulate-games = Combien de parties.
help-simulate-seed = Même nombre, mêmes parties.
help-simulate-seats = Les IA par place ; par défaut, uniform partout.
help-simulate-table = Écrire une ligne par partie.

help-arena =
    Faire jouer A, B, … les uns contre les autres à JEU : chaque paire sur les mêmes donnes, places échangées. Montre les points par manche ou par partie, les victoires et l’Elo, tous avec leurs intervalles à 95 %, et le temps pris. Ctrl-C arrête plus tôt et montre ce qui a été trouvé jusque-là.

    Peut jouer : un niveau (seedling, sapling, hazel, birch, beech, old-oak, strongest), heuristic, uniform ou un programme à toi.
help-arena-short = Faire jouer des IA les unes contre les autres.
help-arena-agent = Un joueur de plus ; « cmd:PROGRAMME MOTS … » est un programme qui parle le protocole des bots.
help-arena-seconds = Le temps d’un tel programme pour une décision.
help-arena-game = Le jeu.
help-arena-unit = Jeux du Renard et Deluxe : manches seules (par défaut) ou parties entières.
help-arena-pairs = Combien de donnes ; chacune est jouée une fois dans chaque ordre équitable des places.
help-arena-seed = Même nombre, mêmes donnes.
help-arena-sprt = S’arrêter dès qu’un test séquentiel des points (5 % d’erreur) tranche entre les deux.
help-arena-luck = Montrer aussi les chiffres sans la chance : celle des donnes et des cartes piochées, et celle des joueurs qui tirent au sort.
help-arena-keep = Garder chaque donne ici ; la même commande reprend là où elle s’est arrêtée.

help-bot =
    Jouer comme JOUEUR avec le programme qui écrit sur stdin : une ligne de JSON à l’aller, une ligne de JSON au retour.

    JOUEUR est un niveau (seedling, sapling, hazel, birch, beech, old-oak, strongest), heuristic ou uniform.
help-bot-short = Jouer comme JOUEUR par stdin et stdout.

help-replay =
    Raconter une partie enregistrée, entrée par entrée, jusqu’à sa fin ou jusqu’à --at.

    Chaque entrée est vérifiée selon les règles ; celle qui est fausse est nommée (code de sortie 2).
help-replay-short = Raconter une partie enregistrée.
help-replay-at = S’arrêter après l’entrée N et montrer la position.
help-replay-seat = Raconter la partie telle que la place S l’a vue ; sinon, tout est montré.
help-replay-json = Donner la position atteinte en JSON.

help-daily =
    Joue la donne du jour, ligne par ligne : le même jour (UTC), les mêmes cartes pour tous, contre le même adversaire avec la même chance.

    La première partie d’un jour compte. À la fin, tu reçois quelques lignes à partager, avec le par : ce que le niveau le plus fort fait des mêmes cartes.
help-daily-short = Joue la donne du jour.
help-daily-date = La donne d’un jour passé, pour t’entraîner.
help-daily-name = Ton nom à la table.

help-hint =
    Dire quel coup est le meilleur à un moment d’une partie enregistrée, pourquoi, et ce que promet chaque coup permis.

    Le conseil ne voit que ce que peut savoir la place qui doit jouer. Chaque nombre a sa marge d’erreur (à 95 %).
help-hint-short = Dire quel coup est le meilleur, et pourquoi.
help-hint-at = Le moment après l’entrée N ; par défaut, la dernière décision.
help-hint-seat = Sans --at : la dernière décision de la place S.
help-hint-iterations = Combien de temps réfléchir ; 2000 par défaut.
help-hint-seed = Même nombre, même conseil.
help-hint-json = Donner tous les nombres en JSON.

help-puzzle =
    Résoudre des problèmes d’un jeu, fox par défaut : des moments où un coup est nettement le meilleur.

    Tu vois ce que la place peut savoir, et ta réponse est jugée d’après cela. Cote, série et problèmes résolus sont gardés dans le dossier de données.
help-puzzle-short = Résoudre des problèmes.
help-puzzle-theme = Seulement les problèmes de ce thème.
help-puzzle-themes = Donner la liste des thèmes du jeu.
help-puzzle-key = Commencer par ce problème.
help-puzzle-seed = Même nombre, mêmes problèmes.

help-review =
    Revoir une partie finie pour une place : moments clés, hauts et bas de la chance de gagner, chaque décision, et d’où vient le résultat.

    Une décision n’est jugée que d’après ce que sa place pouvait savoir.
help-review-short = Revoir une partie finie.
help-review-seat = Pour la place S ; sinon pour la première personne, ou la place 0.
help-review-seed = Même nombre, même revue.
help-review-json = Écrire la revue en JSON.
help-review-html = Écrire la revue en page web.

help-check = Vérifier chaque partie de FICHIER selon les règles ; la première entrée fausse est nommée (code de sortie 2).
help-check-short = Vérifier des parties selon les règles.

help-verify =
    Vérifier comment les cartes de chaque partie de FICHIER ont été mélangées : si le secret du serveur correspond à son engagement
    pris avant la donne, et si chaque tirage en découle, avec les parts de celles et ceux qui jouent. Ce qui est faux est nommé,
    avec l’endroit (code de sortie 2, aussi quand aucune partie ne révèle son mélange).
help-verify-short = Vérifier comment les cartes ont été mélangées.
help-verify-commitment = L’engagement que tu as noté avant la donne ; FICHIER ne contient alors que cette partie.

help-perft =
    Compter les suites de 1 à D décisions dans JEU.

    JEU est fox, fox-manual, fox-mini, deluxe, duet ou woods ; « tanglewood games » en dit plus.

    Le hasard vient de --seed ou du fichier de donne et ne compte pas.
help-perft-depth = Jusqu’à combien de décisions.
help-perft-json = Donner les nombres en JSON.

help-store = Exporter, sauvegarder ou supprimer les parties que le serveur a gardées.
help-store-where = Montrer où sont les parties, et combien.
help-store-export = Écrire toutes les parties finies dans FICHIER, une par ligne.
help-store-running = Avec les parties qui ne sont pas finies, comme elles sont.
help-store-delete = Supprimer des parties avec tout ce qui en fait partie : places, coups, messages.
help-store-table = Supprimer cette table.
help-store-older = Supprimer les tables que personne n’a touchées depuis autant de jours.
help-store-everything = Supprimer toutes les tables.
help-store-yes = Ne pas demander.

help-doctor = Montrer les versions, les extras, le noyau compilé et le dossier des données.
help-doctor-short = Montrer les versions, les extras et le dossier des données.

help-completion =
    Donner le script avec lequel SHELL complète ce que tu tapes ; mets l’exemple dans le fichier de démarrage de ton shell.

    SHELL est bash, zsh ou fish.
help-completion-short = Donner le script de complétion pour SHELL.

## Ce qui ne va pas dans les mots d’une ligne de commande

error = Erreur : { $sentence }
error-command = Il n’y a pas de commande « { $command } ». { $hint }
error-language = Il n’y a pas de langue « { $code } » ici. Il y a : { $there }.
error-file = { $file } : { $why }.
system-error =
    { $name ->
        [ENOENT] ce fichier ou ce dossier n’existe pas
        [EACCES] l’accès n’est pas permis
        [EEXIST] le fichier existe déjà
        [EISDIR] c’est un dossier
        [ENOTDIR] ce n’est pas un dossier
        [ENOSPC] il n’y a plus de place
        [EROFS] on ne peut rien écrire ici
        [ENAMETOOLONG] le nom du fichier est trop long
       *[other] { $text }
    }

usage-quoted = « { $word } »
usage-see = Voir « { $command } --help ».
usage-near = Voulais-tu dire { $near } ?
usage-nears = (Voulais-tu dire l’un de ceux-ci : { $near } ?)
usage-choices = Au choix : { $choices }.
usage-missing = Il manque { $name }.
usage-no-command = Il manque une commande.
usage-no-option = Il n’y a pas d’option { $name }.
usage-needs-value = L’option { $name } demande une valeur.
usage-needs-values = L’option { $name } demande { $n } valeurs.
usage-takes-none = L’option { $name } ne prend pas de valeur.
usage-too-many = Il y a des mots en trop : ({ $words }).
usage-invalid = Valeur impossible pour { $name } : { $why }
usage-not-whole = { $value } n’est pas un nombre entier.
usage-not-number = { $value } n’est pas un nombre.
usage-not-seconds = { $value } n’est pas un nombre de secondes.
usage-not-between = { $value } n’est pas entre { $low } et { $high }.
usage-not-above = { $value } ne convient pas : il faut plus de { $low } et au plus { $high }.
usage-too-small = { $value } est plus petit que { $low }.
usage-not-one-of = { $value } n’est pas parmi { $choices }.
usage-no-file = Il n’y a pas de fichier { $file }.
usage-folder = { $file } est un dossier.
usage-unreadable = Le fichier { $file } ne peut pas être lu.
usage-unwritable = Le fichier { $file } ne peut pas être écrit.
usage-no-name = Il faut un nom de fichier.
usage-no-folder = Il n’y a pas de dossier « { $folder } ».

seats-number =
    { $seats ->
        [one] { $game } a { $seats } place avec ces options, mais --seats en nomme { $named }.
       *[other] { $game } a { $seats } places avec ces options, mais --seats en nomme { $named }.
    }
seats-player = Joueur
seats-name = Un nom dans --seats compte de 1 à 40 caractères imprimables.
seats-twice = Deux places dans --seats ont le même nom.
seats-program = Un programme dans --seats s’écrit en caractères imprimables.
seats-starts-none = { $name }, à la place { $seat }, est un programme, et une partie enregistrée n’en lance pas d’elle-même : nomme-le encore, par exemple --seats { $example }.
seats-kept = Une partie enregistrée garde ses places : pour celle-ci, écris --seats { $example }.

## Ce que disent les commandes

play-keeps-options = Une partie enregistrée garde ses options : ne les donne pas avec --resume.
play-other-game = { $file } est une partie de { $saved }, pas de { $game }.

tui-terminal = tui demande un terminal ; sans lui, il y a « tanglewood play ».
tui-needs = Le client plein écran demande le paquet { $package } : pip install 'tanglewood[tui]'.
tui-keeps = Une partie enregistrée garde son jeu, ses places et ses options : ne les donne pas.
tui-which-game = Nomme le jeu de ces places et de ces options : tanglewood tui fox.

serve-needs = Le serveur demande le paquet { $package } : pip install 'tanglewood[server]'.
serve-no-host = --host demande une adresse : 127.0.0.1 pour cette machine seule, 0.0.0.0 pour le réseau.
serve-proxies = --trust-proxy prend les adresses de proxys, comme 127.0.0.1 ou 10.0.0.0/8.
serve-broker-refuses = Le broker refuse : { $why }.
serve-broker-away = Le broker ne répond pas : { $why }. Le serveur démarre sans lui et continue d’essayer ; en attendant, ce qui se passe sur d’autres serveurs se voit quelques secondes plus tard.
serve-broker-url = Le broker s’écrit redis://HÔTE:PORT ; un port est un nombre.
serve-no-answer = pas de réponse à temps

games-entry = { $name } : { $title } ({ $players })
games-option = { $flag } : { $about }
games-option-default = { $flag } : { $about } (par défaut { $default })
games-on = oui
games-off = non
games-sources = sources : { $sources }
games-source = { $fact } ({ $source })
source-rulebook = livret de règles

rules-in-english = Il n’y a pas encore de pages de règles en français ; les voici en anglais.

simulate-people = simulate joue sans humains : nomme des IA dans --seats.
simulate-jsonl = --records contient beaucoup de parties : nomme un fichier qui finit en .jsonl.
simulate-same-file = --records et --table nomment le même fichier.
simulate-at-work = Parties en cours

figures-title =
    { $games ->
        [one] { $title } : { $games } partie
       *[other] { $title } : { NUMBER($games, useGrouping: 0) } parties
    }
figures-endings = Fins : { $endings }
figures-ending =
    { $ending ->
        [win] victoire { NUMBER($games, useGrouping: 0) }
        [draw] match nul { NUMBER($games, useGrouping: 0) }
        [shared] victoire partagée { NUMBER($games, useGrouping: 0) }
        [victory] gagné { NUMBER($games, useGrouping: 0) }
        [defeat] perdu { NUMBER($games, useGrouping: 0) }
        [solo] en solo { NUMBER($games, useGrouping: 0) }
       *[other] { $ending } { NUMBER($games, useGrouping: 0) }
    }
figures-wins = Victoires (intervalle à 95 %)
figures-team = équipe
figures-seat = place { $seat }
figures-shared = , partagées { NUMBER($games, useGrouping: 0) }
figures-score = Score final à la place { $seat }
figures-score-team = Score final de l’équipe
figures-tricks = Plis par manche à la place { $seat }
figures-rounds = Manches
figures-decisions = Décisions
figures-spread = { $what } : { $mean } en moyenne, écart type { $deviation }

stopped-games =
    { $done ->
        [one] Arrêté : { $done } partie sur { NUMBER($wished, useGrouping: 0) } a été jouée et compte ici.
       *[other] Arrêté : { NUMBER($done, useGrouping: 0) } parties sur { NUMBER($wished, useGrouping: 0) } ont été jouées et comptent ici.
    }
stopped-deals =
    { $done ->
        [one] Arrêté : { $done } donne sur { NUMBER($wished, useGrouping: 0) } a été jouée et compte ici.
       *[other] Arrêté : { NUMBER($done, useGrouping: 0) } donnes sur { NUMBER($wished, useGrouping: 0) } ont été jouées et comptent ici.
    }
stopped-before-game = Arrêté avant la fin de la première partie.
stopped-before-deal = Arrêté avant la fin de la première donne.

arena-two = arena demande au moins deux joueurs : tanglewood arena heuristic uniform.
arena-sprt-order = --sprt prend deux nombres de points, le plus petit d’abord.
arena-no-rounds = { $game } n’a pas de manches à jouer une par une ; enlève --unit.
arena-target = --target vaut pour des parties entières : ajoute --unit game.
arena-luck-unknown = --luck demande un jeu qu’un réseau a appris ; voir docs/training.md.
arena-goes-on = La même commande reprend de là.
arena-title =
    { $deals ->
        [one] { $title } : { $deals } donne par paire, avec intervalles à 95 %
       *[other] { $title } : { NUMBER($deals, useGrouping: 0) } donnes par paire, avec intervalles à 95 %
    }
arena-points =
    { $unit ->
        [round] points par manche
       *[game] points par partie
    }
arena-wins = victoires pour { $side }
arena-matrix = { $points }, ligne contre colonne
arena-forfeit =
    { $reason ->
        [start] { NUMBER($games, useGrouping: 0) } × pas démarré
        [garbled] { NUMBER($games, useGrouping: 0) } × incompréhensible
        [time] { NUMBER($games, useGrouping: 0) } × trop lent
        [flood] { NUMBER($games, useGrouping: 0) } × trop bavard
        [crash] { NUMBER($games, useGrouping: 0) } × planté
        [illegal] { NUMBER($games, useGrouping: 0) } × contre les règles
       *[other] { NUMBER($games, useGrouping: 0) } × { $reason }
    }
arena-forfeits =
    { $games ->
        [one] { $agent } a perdu { $lost } partie sur { $games } pour mauvaise conduite ({ $reasons }) ; la dernière fois : { $last }.
       *[other] { $agent } a perdu { NUMBER($lost, useGrouping: 0) } parties sur { NUMBER($games, useGrouping: 0) } pour mauvaise conduite ({ $reasons }) ; la dernière fois : { $last }.
    }
arena-less-luck =
    { $unit ->
        [round] { $a } – { $b } sans la chance : { $points } points par manche, { $wins } de victoires de a. Un intervalle de 0,1 point de chaque côté demande { NUMBER($plain, useGrouping: 0) } donnes telles quelles et { NUMBER($needed, useGrouping: 0) } sans leur chance, un de 2 % de victoires { NUMBER($plainwins, useGrouping: 0) } et { NUMBER($neededwins, useGrouping: 0) }.
       *[game] { $a } – { $b } sans la chance : { $points } points par partie, { $wins } de victoires de a. Un intervalle de 0,1 point de chaque côté demande { NUMBER($plain, useGrouping: 0) } donnes telles quelles et { NUMBER($needed, useGrouping: 0) } sans leur chance, un de 2 % de victoires { NUMBER($plainwins, useGrouping: 0) } et { NUMBER($neededwins, useGrouping: 0) }.
    }
arena-sprt = { $a } – { $b } : { $better } contre { $worse } points : { $state } (rapport de log-vraisemblance { $ratio })
arena-sprt-state =
    { $state ->
        [better] meilleur
        [worse] moins bon
       *[open] indécis
    }

replay-after = Après l’entrée { NUMBER($at, useGrouping: 0) } sur { NUMBER($entries, useGrouping: 0) } :
replay-position = Position : { $position }
replay-unfinished = L’enregistrement s’arrête ici, après l’entrée { NUMBER($entry, useGrouping: 0) } : la partie n’est pas finie.

hint-moment = Après l’entrée { NUMBER($entry, useGrouping: 0) }, c’est à { $name } de jouer.
hint-nobody = Personne n’a rien à décider ici ; choisis un autre --at.
hint-nobody-at = Personne n’a rien à décider après l’entrée { NUMBER($entry, useGrouping: 0) } ; choisis un autre --at.
hint-other-seat = Après l’entrée { NUMBER($entry, useGrouping: 0) }, c’est à la place { $acting } de jouer, pas à la place { $seat }.

replay-seats =
    { $seats ->
        [one] { $game } n’a que la place { $last }.
       *[other] { $game } a { $seats } places ici, de 0 à { $last }.
    }
replay-entries =
    { $entries ->
        [one] La partie enregistrée a { $entries } entrée, pas { NUMBER($at, useGrouping: 0) }.
       *[other] La partie enregistrée a { NUMBER($entries, useGrouping: 0) } entrées, pas { NUMBER($at, useGrouping: 0) }.
    }
replay-no-game = Il n’y a pas de partie { NUMBER($number, useGrouping: 0) } dans { $file } ; la dernière est la { NUMBER($last, useGrouping: 0) }.

check-finished =
    { $entries ->
        [one] { $file } : une partie finie de { $game }, { $entries } entrée, tout est juste.
       *[other] { $file } : une partie finie de { $game }, { NUMBER($entries, useGrouping: 0) } entrées, tout est juste.
    }
check-unfinished =
    { $entries ->
        [one] { $file } : une partie en cours de { $game }, { $entries } entrée, tout est juste.
       *[other] { $file } : une partie en cours de { $game }, { NUMBER($entries, useGrouping: 0) } entrées, tout est juste.
    }
check-games = { $file } : { NUMBER($games, useGrouping: 0) } parties, dont { NUMBER($finished, useGrouping: 0) } finies, tout est juste.
check-at-work = Vérification
check-at-game = Vérification de la partie { NUMBER($number, useGrouping: 0) }

verify-right =
    { $outcomes ->
        [one] Partie { $game } ({ $name }) : le mélange est juste. Le secret correspond à son engagement, et l’unique tirage en découle. { $shares }
       *[other] Partie { $game } ({ $name }) : le mélange est juste. Le secret correspond à son engagement, et les { NUMBER($outcomes, useGrouping: 0) } tirages en découlent tous. { $shares }
    }
verify-added = Il contient les parts de { $names }.
verify-added-not = Il contient les parts de { $names }, mais rien de { $without }.
verify-alone = Personne n’a donné de part : le serveur a mélangé seul.
verify-wrong = Partie { $game } ({ $name }) : le mélange est faux : { $what }
verify-known = Partie { $game } ({ $name }) : quelqu’un a choisi cette donne, il n’y a donc pas de mélange à vérifier.
verify-none = Partie { $game } ({ $name }) : la partie ne révèle pas de mélange, il n’y a rien à vérifier.
verify-commitment-other = La partie porte un autre engagement : { $found }
verify-commitment-form = Un engagement a 64 chiffres hexadécimaux ; « { $text } » n’en est pas un.
verify-commitment-one = Avec --commitment, le fichier doit contenir une seule partie ; { $file } en contient plus.

perft-needs = perft demande --seed S ou --deal FICHIER, pour que tout le monde compte pareil.
perft-at-work = Comptage jusqu’à la profondeur { $depth }

store-where =
    { $tables ->
        [one] { $place } : { $tables } table, dont { $over } finie.
       *[other] { $place } : { NUMBER($tables, useGrouping: 0) } tables, dont { NUMBER($over, useGrouping: 0) } finies.
    }
store-exported =
    { $records ->
        [one] { $records } partie est dans { $file }.
       *[other] { NUMBER($records, useGrouping: 0) } parties sont dans { $file }.
    }
store-none = Il n’y a pas encore de base à { $path }.
store-exists = { $file } existe déjà ; nomme un nouveau fichier.
store-delete-what = Dis quoi supprimer : l’un de --table, --older-than et --everything.
store-no-table = Il n’y a pas de table « { $table } ».
store-nothing = Il n’y a rien à supprimer.
store-sure =
    { $tables ->
        [one] Supprimer { $tables } table pour de bon ? [o/N]
       *[other] Supprimer { NUMBER($tables, useGrouping: 0) } tables pour de bon ? [o/N]
    }
store-yes = o oui
store-kept = Rien n’a été supprimé.
store-deleted =
    { $tables ->
        [one] { $tables } table a été supprimée.
       *[other] { NUMBER($tables, useGrouping: 0) } tables ont été supprimées.
    }
store-needs = La base demande le paquet { $package } : pip install 'tanglewood[server]'.

doctor-line = { $name } :
doctor-platform = système
doctor-games = jeux
doctor-extra = extra { $name }
doctor-missing = il manque { $modules }
doctor-installed = installé
doctor-kernel = noyau
doctor-built = compilé
doctor-folder = dossier des données
doctor-there = { $folder } (présent)
doctor-not-there = { $folder } (pas encore créé)
kernel-missing = Le noyau compilé manque : les recherches sont plus lentes, et il n’y a ni résolution exacte ni lots. Installe un compilateur C++20 et les en-têtes de Python, puis Tanglewood de nouveau.
kernel-broken = Le noyau compilé manque : les recherches sont plus lentes, et il n’y a ni résolution exacte ni lots. Installe un compilateur C++20 et les en-têtes de Python, puis Tanglewood de nouveau ({ $why }).
review-written = La partie revue est dans { $file }.
daily-start = La donne du jour du { $date } contre { $name }. Tous ceux qui la jouent ont ces cartes, et { $name } la même chance. '?' pour l’aide
