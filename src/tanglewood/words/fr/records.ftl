# Ce qui ne va pas dans une partie enregistrée, un fichier de donne ou de composants, et les pages de règles qui existent.

record-in-game = Partie { $game } : { $what }
record-at-entry = Entrée { $entry } : { $what }
record-in-game-at-entry = Partie { $game }, entrée { $entry } : { $what }
record-in-file = { $file } : { $what }

record-none = Il n’y a aucune partie enregistrée dans { $file }.
record-many-file = Plusieurs enregistrements vont dans un fichier en .jsonl, pas dans « { $file } ».
record-not-utf8 = l’octet { $byte } n’est pas du texte UTF-8.
record-not-json = ce n’est pas un texte JSON complet : { $what } (ligne { $line }, colonne { $column }).
record-too-deep = ce texte JSON est trop imbriqué pour une partie enregistrée.
record-long-number = ce texte JSON contient un nombre trop long.
record-key-twice = la clé { $key } apparaît deux fois dans un même objet.
record-not-a-number = { $text } n’est pas un nombre JSON.

record-foreign = ce n’est pas une partie enregistrée de Tanglewood : son « format » doit être « { $format } ».
record-version = la version { $version } n’est pas connue ici ; version connue : { $known }.
record-key-missing = la clé « { $key } » manque.
record-key-unknown = { $key } n’est pas une clé d’une partie enregistrée.
record-game = « game » doit être le nom d’un jeu.
record-options = « options » et « components » doivent être des objets.
record-option = l’option « { $option } » doit s’écrire { $right }.
record-components = « components » doit contenir tout ce avec quoi on joue à { $game }.
record-components-option = « components » a sa propre clé et n’est pas une option d’une partie enregistrée.
record-seats =
    { $n ->
        [one] « seats » doit être une liste de { $n } élément, un par place de { $game }.
       *[other] « seats » doit être une liste de { $n } éléments, un par place de { $game }.
    }
record-seat = chaque élément de « seats » doit être un objet avec « name » et « agent ».
record-seat-text = « { $key } » d’une place doit avoir de 1 à 80 caractères imprimables.
record-seed = « seed » doit être un nombre entier de 0 à { $most }.
record-entries = « entries » doit être une liste.
record-not-an-object = { $found } n’est pas un objet.
record-result = « result » doit être un objet, ou null tant que la partie continue.
record-no-beginning = Une partie commencée à partir d’une position n’a pas d’enregistrement : il commence par la donne.

record-no-entry = { $entry } n’est pas une entrée : une entrée a les clés chance et outcome, seat et action, resign ou check.
record-over-before = la partie était finie avant cette entrée.
record-no-check-due = il n’y a rien à vérifier ici : { $entry }.
record-nothing-drawn = rien n’est tiré au sort ici, pas même { $found }.
record-other-chance = on tire ici au sort « { $due } », pas { $found }.
record-outcome = « outcome » doit être une liste de textes.
record-no-item = { $item } ne fait pas partie de { $chance }.
record-no-seat = { $seat } n’est pas une place de ce jeu.
record-action = un coup doit être un texte.
record-action-spelling = le coup s’écrit { $right }, pas { $found }.
record-team-resigns = une équipe abandonne ensemble : « resign » doit être "all".
record-cannot-resign = { $seat } n’est pas une place qui peut abandonner.
record-check-missing = la vérification « { $name } » manque avant cette entrée.
record-check-part = { $key } ne fait pas partie de la vérification « { $name } ».
record-check-differs = selon les règles, { $key } vaut ici { $right }.
record-ends-before-check = la partie enregistrée s’arrête avant la vérification « { $name } ».
record-ends-early = la partie enregistrée a un résultat, mais s’arrête avant la fin du jeu.
record-no-result = la partie se termine ici, mais il manque son résultat.
record-wrong-result = le résultat après la dernière entrée doit être { $right }.

record-not-one = { $file } contient { $n } parties ; il faut ici un fichier avec une seule partie.
record-resume-finished = La partie de { $file } est finie ; lis-la avec « tanglewood replay { $file } ».

deal-open = Aucun tirage n’est donné pour « { $chance } » numéro { $number }, ni aucune graine (seed).
deal-file-several = { $file } : un fichier de donne contient une seule donne ou partie ; il y en a plusieurs ici.
deal-file-empty = { $file } : un fichier de donne contient une donne ou une partie ; il n’y en a pas ici.
deal-format = le « format » d’un fichier de donne doit être « { $deal } » ou « { $record } ».
deal-version = la version { $version } n’est pas connue ici.
deal-other-game = c’est une donne de { $found }, pas de { $game }.
deal-keys = un fichier de donne a les clés format, version, game et outcomes.
deal-outcomes = « outcomes » doit être une liste.
deal-outcome = un tirage est un objet avec les clés chance et outcome.
deal-outcome-kinds = « chance » doit être un nom et « outcome » une liste de textes.

deal-code-form = Un code de donne a { $n } ou { $long } lettres et chiffres ; « { $code } » n’en est pas un.
deal-code-slip = Il y a une faute de frappe dans le code de donne « { $code } » ; compare-le encore une fois.

components-file-long = { $file } est trop long : les éléments tiennent en { $most } octets au plus.
components-file-toml = { $file } n’est pas du TOML : { $what }.
components-file-deep = { $file } est trop imbriqué.
components-file-number = { $file } contient un nombre trop long.
components-file-empty = { $file } est vide : il doit nommer au moins un élément.
components-file-dots = { $file } : la ligne { $line } a plus de { $most } points ; aucun élément n’a une clé d’autant de parties.
components-file-kind = { $file } : { $key } est de type { $kind } ; les éléments sont des nombres entiers, des textes, true ou false, des listes et des tables.

rulebook-no-rule = Il n’y a pas de règle « { $rule } ». Les règles ont des identifiants comme « fox.follow » ou « ruling.S10 ».
rulebook-no-rule-near = Il n’y a pas de règle « { $rule } ». Voulais-tu dire { $near } ?
rulebook-or = { $some } ou { $last }
rulebook-no-page = Il n’y a pas de page de règles « { $page } ». Les pages sont : { $pages }.
rulebook-no-language = Il n’y a pas de pages de règles dans la langue « { $language } ». Il y a : { $known }.
