# Everything outside the table.

app-name = Tanglewood
app-skip = Aller au contenu
app-motto = De petits jeux de cartes et de renards, pour un soir ou pour beaucoup.

nav-label = Menu principal
nav-home = Jeux
nav-mine = Mes parties
nav-settings = Réglages
nav-open = Revoir

home-title = On joue à quoi ?
home-play = Jouer
home-learn = Apprendre
home-rules = Règles
home-continue = Reprendre la partie
home-new = Tu débutes ?
home-new-about = Apprends le jeu du Renard en un quart d’heure, pli par pli. Ensuite, un adversaire tout en douceur t’attend.
home-new-learn = Commencer la première leçon

setup-title = Préparer la table
setup-who = Qui joue ?
setup-with = Contre
setup-with-team = Avec
setup-ai = Une IA
setup-friend = Quelqu’un, par un lien
setup-here = Quelqu’un devant cet écran
setup-guest = Invité
setup-level = Force
setup-seat = Place { $n }
setup-name = Ton nom
setup-name-other = Nom de l’autre personne
setup-name-seat = Nom, place { $n }
setup-options = Options
setup-clock = Pendule
setup-clock-none = Sans pendule
setup-clock-value = { $m } min + { $s } s par coup
setup-deal = Code de donne (facultatif)
setup-deal-about = Le même code donne les mêmes cartes.
setup-swapped = Les places sont échangées.
setup-start = Distribuer les cartes
setup-sources = Tout ici ne vient pas d’une règle imprimée
setup-players = Personnes
setup-first = C’est ta première fois ?
setup-first-link = Apprends en jouant une main préparée
setup-no-friend = Pour l’instant, seul cet ordinateur peut ouvrir le lien. La personne qui a lancé Tanglewood peut l’ouvrir au réseau de la maison.

terms-title = Ce à quoi tu joues
terms-of = { $name } : { $value }
terms-yes = oui
terms-no = non

wait-title = On attend l’autre personne
wait-text = Envoie ce lien à une seule personne. Il ne sert qu’une fois.
wait-own = Tu es déjà à cette table. Le lien est pour quelqu’un d’autre, dans un autre navigateur ou sur un autre appareil.
wait-qr = Ou fais-lui scanner ceci.
wait-link = Lien d’invitation
wait-seat = Place { $n }
wait-taken = { $who } est à cette place.
wait-watch = La table attend son monde.

join-title = On t’invite
join-text = { $game } : { $who } t’attend à sa table.
join-sit = M’asseoir
join-watch = Seulement regarder

mine-title = Mes parties
mine-running = En cours
mine-finished = Finies
mine-none = Pas encore de partie. Distribue les cartes.
mine-none-link = Vers les jeux
mine-turn = À toi de jouer
mine-theirs = C’est à { $who } de jouer
mine-waiting = on attend du monde
mine-resume = Retourner à la table
mine-look = Regarder
mine-forget = Oublier
mine-forget-sure = Oublier cette partie ? Ce navigateur rend sa place.
mine-statistics = Statistiques
mine-stat-played = Jouées
mine-stat-won = Gagnées
mine-stat-lost = Perdues
mine-stat-drawn = Nulles
mine-stat-best = Record
mine-stat-average = Moyenne
mine-game = Jeu

settings-title = Réglages
settings-kept = Gardés dans ce navigateur.
settings-language = Langue
settings-language-auto = Comme le navigateur
settings-theme = Couleurs
settings-theme-auto = Comme l’appareil
settings-theme-light = Brume du matin
settings-theme-dark = Crépuscule
settings-pace = Mouvements et pauses
settings-pace-none = Aucun
settings-pace-quick = Rapides
settings-pace-normal = Tranquilles
settings-pace-slow = Lents
settings-cards = Taille des cartes
settings-cards-small = Petite
settings-cards-medium = Moyenne
settings-cards-large = Grande
settings-sort = Trier la main
settings-sort-suit = Par couleur
settings-sort-trump = Par couleur, l’atout en dernier
settings-sort-rank = Par rang
settings-confirm = Demander avant de jouer une carte
settings-confirm-touch = Sur un écran tactile
settings-confirm-always = Toujours
settings-confirm-never = Jamais
settings-forced = Jouer pour moi une carte qui est le seul choix
settings-sound = Sons
settings-notify = Me prévenir quand c’est mon tour
settings-notify-denied = Le navigateur n’autorise pas les notifications.
settings-mode = Ce que tu retiens
settings-mode-assist = Aide : la table s’en souvient
settings-mode-memory = Mémoire : comme à une vraie table
settings-name = Nom

replay-title = Revoir la partie
replay-first = Au début
replay-back = Précédent
replay-next = Suivant
replay-last = À la fin
replay-at = Moment { $n } sur { $m }
replay-beyond = Il n’y a pas de moment { $n } : la partie finit au moment { $m }, celui que tu vois ici.
replay-viewer = Vu par
replay-link = Lien vers ce moment
replay-did = { $who } : { $action }

open-title = Ouvrir une partie enregistrée
open-text = Choisis un fichier : une partie (.json) ou plusieurs (.jsonl). Rien n’en est gardé.
open-file = Fichier
open-which = Laquelle des { $n } parties ?
open-choose = Choisis-en une…
open-game = { $n } · { $game } : { $players }
open-bad = Ce fichier n’est pas une partie enregistrée : { $why }

rules-title = Règles : { $game }
rules-language = Les pages de règles sont en anglais.

error-title = Quelque chose a mal tourné
error-unreachable = Le serveur ne répond pas. Tes parties sont en sécurité ; réessaie dans un moment.
error-status = Le serveur a répondu par l’erreur { $status }. Essaie encore une fois, s’il te plaît.
error-again = Réessayer
error-lost = Cette page n’existe pas.

loading = Un instant…
