# La donne du jour, et les résultats à partager.

daily-title = La donne du jour
daily-lead = Les mêmes cartes pour tout le monde, partout, jusqu’à minuit (UTC). Ta première partie compte.
daily-no-date = { $text } n’est pas une date ; une date s’écrit comme 2026-11-16.
daily-other-date = Il y a des donnes du jour du { $first } au { $last }.
daily-not-one = Ce n’était pas une donne du jour.
daily-again = Tu as déjà joué cette donne : { $score } est ce qui compte. Cette partie est un entraînement.
daily-late = Son jour est passé, cette partie est donc un entraînement.
daily-par-thinking = Le niveau le plus fort joue maintenant la même donne, pour le par …
daily-streak =
    { $n ->
        [one] { $n } jour de suite.
       *[other] { $n } jours de suite.
    }

daily-name = Ton nom pour le tableau du jour (peut rester vide)
daily-play = Jouer la donne du jour
daily-continue = Reprendre ta partie
daily-replay = La rejouer pour t’entraîner
daily-against = Contre { $name }
daily-played = Jouée aujourd’hui
daily-played-score = Jouée : { $score }
daily-par = Par : { $score }
daily-par-why = Le par est ce que le niveau le plus fort fait des mêmes cartes, à ta place et contre le même adversaire.
daily-counts-not = Cette partie ne compte pas : ce n’était pas ta première, ou elle est devenue un entraînement.
daily-adjusted = Sans la chance : { $points }
daily-adjusted-why = « Sans la chance » est l’écart en points que valent tes décisions et les erreurs des autres, sans la chance des cartes.
daily-table = Résultats du jour
daily-table-why = Seulement les premières parties. Tous avaient les mêmes cartes et le même adversaire.
daily-table-empty = Personne n’a encore fini la donne d’aujourd’hui. Commence.
daily-place = Place { $place } sur { $many }
daily-column-name = Nom
daily-column-score = Résultat
daily-column-adjusted = Sans la chance
daily-calendar = Calendrier
daily-calendar-none = Aucune donne du jour jouée. Aujourd’hui est un bon jour pour commencer.
daily-day-done =
    { $n ->
        [one] { $date } : { $n } donne jouée
       *[other] { $date } : { $n } donnes jouées
    }
daily-day-open = { $date } : pas jouée
daily-see = Voir la donne du jour
home-daily = La donne du jour

known-deal-daily = La donne du jour du { $date } : tous ceux qui la jouent ont ces cartes. La partie ne compte pour aucun classement.

share-score = { $own } : { $other }
share-score-alone =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
share-par = { $score } (par { $par })
share-other = { $score } (l’autre partie : { $other })
share-text = Résultat à partager
share-copy = Copier
share-device = Partager
share-picture = Enregistrer l’image
share-picture-about = { $title }, { $date } : { $score }, par { $par }
