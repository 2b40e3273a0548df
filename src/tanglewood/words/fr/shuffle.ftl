# Comment les cartes sont mélangées : ce que révèle une partie, comment on le vérifie, et les donnes choisies.

record-shuffle = « shuffle » est un objet avec les clés { $keys }.
record-shuffle-scheme = « scheme » du mélange doit être « { $scheme } ».
record-shuffle-table = « table » du mélange doit être l’identifiant d’une table.
record-shuffle-shares =
    { $n ->
        [one] « shares » du mélange doit être une liste de { $n } objet.
       *[other] « shares » du mélange doit être une liste de { $n } objets, un par place.
    }
record-shuffle-share = une part est un objet avec les clés pledge et share.
record-shuffle-hash = « { $key } » du mélange doit avoir 64 chiffres hexadécimaux.
record-shuffle-early = une partie en cours ne révèle pas de mélange.
record-mark = « { $key } » doit être true, ou manquer.
record-shuffle-none = la partie ne révèle pas de mélange.
record-commitment-broken = le secret ne correspond pas à l’engagement pris avant la donne.
record-pledge-broken = la part de { $name } ne correspond pas à ce qui était promis avant la donne.
record-not-shuffled = ce tirage de « { $chance } » ne découle pas du secret et des parts.

server-share-late = Les cartes étaient déjà données quand la part de ton navigateur est arrivée ; elle n’y est pas.
server-share-wrong = Ce n’est pas la part promise pour cette place.
server-share-early = Les parts se donnent une fois que tout le monde est assis.
server-pledge-of-me = Seule une place de type « me » promet une part.

known-deal = { $who } a choisi cette donne et connaît peut-être les cartes. La partie ne compte pour aucun classement.
known-deal-yours = Tu as choisi cette donne. La partie ne compte pour aucun classement.
known-deal-somebody = La personne qui a ouvert cette table a choisi la donne et connaît peut-être les cartes. La partie ne compte pour aucun classement.
known-deal-brief =
    { $why ->
        [daily] Donne du jour
        [duplicate] Match en duplicate
       *[chosen] Donne choisie
    } · sans classement

wait-shuffle = On mélange
wait-shuffle-text = Chaque navigateur à la table apporte sa part.

shuffle-checking = Vérification du mélange…
shuffle-right = Le mélange a été vérifié : il est correct.
shuffle-wrong = Le mélange n’est pas correct.
shuffle-wrong-why = Le mélange n’est pas correct : { $what }
shuffle-unasked = Le mélange n’a pas pu être vérifié pour le moment.
shuffle-more = Comment le sait-on ?
shuffle-why = Le serveur a fixé son secret avant la donne, chaque navigateur y a ajouté sa part, et les cartes découlent des deux. Personne n’a donc pu les choisir.
shuffle-remembered = L’engagement est celui que ce navigateur a vu avant la donne :
shuffle-unseen = Ce navigateur n’a pas vu d’engagement avant la donne. La partie indique :
shuffle-own = Ta part y est :
shuffle-own-late = Ta part est arrivée trop tard et n’y est pas.
shuffle-of = Il contient les parts de { $who }.
shuffle-alone = Personne n’a donné de part : le serveur a mélangé seul.
shuffle-outcomes =
    { $n ->
        [one] L’unique tirage a été recalculé, et c’est le même.
       *[other] Les { $n } tirages ont été recalculés, et ce sont les mêmes.
    }
shuffle-yourself = Pas besoin de croire cette page : enregistre la partie et laisse « tanglewood verify » la vérifier sur ta propre machine.
shuffle-bad-memory = l’engagement ou une promesse n’est pas ce que ce navigateur a vu avant la donne.
shuffle-bad-own = la partie porte une autre part que celle que ce navigateur a donnée.
