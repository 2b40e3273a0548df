# Jouer ligne par ligne : ce qui se dit et se demande à la table, à part le jeu lui-même.

line-start = Graine { $seed } · places : { $names } · « ? » pour l’aide
line-misbehaved = { $name } ne joue pas comme il faut : { $why }.
line-refused = { $why } Tape « ? » pour l’aide.
line-no-undo = Cela ne peut pas être annulé : { $why }
line-undone = C’est annulé.
line-turn = C’est à { $name } de jouer.
line-hand-over = Passe l’écran, puis appuie sur Entrée :
line-hand-over-undo = Passe l’écran, puis appuie sur Entrée ({ $name } peut encore taper « annuler ») :
line-yes = oui
line-resign-sure = Tape « abandonner oui » pour abandonner.
line-resign-agree = { $name }, veux-tu abandonner aussi ? (oui ou non)
line-goes-on = La partie continue.
line-rules = Les règles de ce jeu (« règles NOM » en montre une, par son nom ou son identifiant) :

## Ce qu’on peut taper ; les mots anglais sont compris dans toutes les langues

line-word-help = aide
line-word-show = table
line-word-log = récit
line-word-rules = règles
line-word-hint = conseil
line-word-undo = annuler
line-word-save = enregistrer
line-word-resign = abandonner
line-word-quit = partir

line-help-number = un numéro
line-help-number-why = prend ce choix
line-help-text = un code comme B3
line-help-text-why = prend le choix qui s’écrit ainsi
line-help-show = table
line-help-show-why = montre encore la table
line-help-log = récit
line-help-log-why = raconte encore ce qui s’est passé (de mémoire : depuis ta dernière décision)
line-help-rules = règles [NOM]
line-help-rules-why = montre les règles de ce jeu, ou d’une carte
line-help-hint = conseil
line-help-hint-why = dit quel choix est le meilleur, et pourquoi
line-help-undo = annuler
line-help-undo-why = annule ta dernière décision, tant que tu n’as rien vu de nouveau
line-help-save = enregistrer FICHIER
line-help-save-why = enregistre la partie telle qu’elle est dans un fichier
line-help-resign = abandonner
line-help-resign-why = abandonne (on te redemande)
line-help-quit = partir
line-help-quit-why = quitte la partie

## Le menu

line-which-game = À quel jeu veux-tu jouer ?
line-choose-game = Jeu (numéro ou nom, q pour partir) :
line-goodbye = Au revoir.

## Garder des parties

line-save-where = Dis où : enregistrer FICHIER, par exemple enregistrer partie.json
line-file-exists = { $file } existe déjà ; choisis un autre nom.
line-file-bad = On ne peut pas enregistrer la partie là ; choisis un autre nom.
line-saved = Enregistré dans { $file }. Pour reprendre plus tard : tanglewood play --resume { $file }
line-saved-moment = { $file } contient la partie telle qu’elle était quand tu l’as enregistrée.
line-unfinished = La partie n’est pas finie.
line-unfinished-in = La partie en cours est dans { $file }.
line-go-on = Pour reprendre : tanglewood play --resume { $file }
line-how-to-keep = Avec --save FICHIER, une partie est enregistrée, et play --resume FICHIER la reprend.
line-not-written = { $file } ne peut pas être écrit : { $why }.
line-record-in = La partie enregistrée est dans { $file }.
line-not-kept = Elle n’a pas pu être enregistrée dans le dossier des données.

## Ce qu’a fait un programme qui ne peut plus jouer

misbehaved-start = il n’a pas pu être lancé ({ $why })
misbehaved-unasked = il a parlé sans qu’on lui demande
misbehaved-time =
    { $seconds ->
        [one] il n’a pas répondu en { $seconds } seconde
       *[other] il n’a pas répondu en { $seconds } secondes
    }
misbehaved-flood = il a écrit plus qu’il n’en a le droit
misbehaved-closed = il a fermé sa sortie
misbehaved-crash = il s’est arrêté avec le code { $code }
misbehaved-crash-words = il s’est arrêté avec le code { $code } : { $last }
misbehaved-view = son « hello » ne demande aucune des vues { $views }
misbehaved-json = il a répondu { $answer }, qui n’est pas du JSON
misbehaved-type = sa réponse n’est pas un message du type « { $type } »
misbehaved-index = il n’y a pas de coup numéro { $index }
misbehaved-move = son coup n’a ni « action » ni « index »
misbehaved-illegal = { $action } n’est pas permis maintenant

## Comment une partie a fini ; d’abord les points de qui gagne

over-win = { $winners } gagne { $scores }.
over-draw = Match nul, { $scores }.
over-shared = { $winners } se partagent la victoire, { $scores }.
over-victory = Gagné ! Score : { $scores }.
over-defeat = Perdu.
over-solo = La partie est finie. Score : { $scores }.
over-scores = { $score }-{ $rest }
line-undo-practice = Cela ne peut pas être repris tel quel : { $why } Écris « undo practice » pour le reprendre quand même : la partie devient alors un entraînement et ne compte pas.
line-practice = Repris. Cette partie est maintenant un entraînement et ne compte pas.
line-word-practice = entraînement
