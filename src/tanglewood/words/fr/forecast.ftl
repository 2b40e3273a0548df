# Ce que les prochains plis ou tours apportent le plus souvent après une action : dit quand rien sur la table ne distingue deux choix.

why-forecast = { $aim }. { $forecast }

forecast-treasure-mine =
    { $often ->
        [mostly] Avec { $do }, tu prends le plus souvent { $card } et son point dans ce pli ou les trois suivants ; avec { $other }, rarement.
       *[more] Avec { $do }, tu prends { $card } et son point dans ce pli ou les trois suivants plus souvent qu’avec { $other }.
    }
forecast-treasure-theirs =
    { $often ->
        [mostly] Avec { $other }, { $who } prend le plus souvent { $card } et son point dans ce pli ou les trois suivants ; avec { $do }, rarement.
       *[more] Avec { $other }, { $who } prend { $card } et son point dans ce pli ou les trois suivants plus souvent qu’avec { $do }.
    }
forecast-tricks =
    { $n ->
        [one] Avec { $do }, au moins un pli sur quatre, celui-ci et les trois suivants, est le plus souvent à toi ; avec { $other }, aucun le plus souvent.
       *[other] Avec { $do }, au moins { $n } plis sur quatre, celui-ci et les trois suivants, sont le plus souvent à toi ; avec { $other }, moins le plus souvent.
    }
forecast-tricks-few =
    { $n ->
        [one] Avec { $other }, tu prends le plus souvent au moins un pli sur quatre, celui-ci et les trois suivants ; avec { $do }, aucun le plus souvent.
       *[other] Avec { $other }, tu prends le plus souvent au moins { $n } plis sur quatre, celui-ci et les trois suivants ; avec { $do }, moins le plus souvent.
    }

forecast-poison-mine =
    { $often ->
        [mostly] Avec { $other }, tu prends le plus souvent { $card } et son poison dans ce pli ou les trois suivants ; avec { $do }, rarement.
       *[more] Avec { $other }, tu prends { $card } et son poison dans ce pli ou les trois suivants plus souvent qu’avec { $do }.
    }
forecast-poison-theirs =
    { $often ->
        [mostly] Avec { $do }, { $who } prend le plus souvent { $card } et son poison dans ce pli ou les trois suivants ; avec { $other }, rarement.
       *[more] Avec { $do }, { $who } prend { $card } et son poison dans ce pli ou les trois suivants plus souvent qu’avec { $other }.
    }
forecast-goal-gained-mine =
    { $often ->
        [mostly] Avec { $do }, tu remplis le plus souvent bientôt l’objectif « { $goal } » ; avec { $other }, rarement.
       *[more] Avec { $do }, tu remplis bientôt l’objectif « { $goal } » plus souvent qu’avec { $other }.
    }
forecast-goal-gained-theirs =
    { $often ->
        [mostly] Avec { $do }, l’objectif « { $goal } » coûte le plus souvent bientôt quelque chose à { $who } ; avec { $other }, rarement.
       *[more] Avec { $do }, l’objectif « { $goal } » coûte bientôt quelque chose à { $who } plus souvent qu’avec { $other }.
    }
forecast-goal-spared-mine =
    { $often ->
        [mostly] Avec { $other }, l’objectif « { $goal } » te coûte le plus souvent bientôt quelque chose ; avec { $do }, rarement.
       *[more] Avec { $other }, l’objectif « { $goal } » te coûte bientôt quelque chose plus souvent qu’avec { $do }.
    }
forecast-goal-spared-theirs =
    { $often ->
        [mostly] Avec { $other }, { $who } remplit le plus souvent bientôt l’objectif « { $goal } » ; avec { $do }, rarement.
       *[more] Avec { $other }, { $who } remplit bientôt l’objectif « { $goal } » plus souvent qu’avec { $do }.
    }

forecast-under = { $card } sous la pioche
forecast-decree = { $card } comme décret
forecast-treasure-mine-now =
    { $often ->
        [mostly] Jouée maintenant, { $card } te rapporte le plus souvent son point ; avec { $other } d’abord, rarement avant peu.
       *[more] Jouée maintenant, { $card } te rapporte son point plus souvent qu’avec { $other } d’abord.
    }
forecast-treasure-mine-kept =
    { $often ->
        [mostly] Joue { $do } et garde { $card } : elle te rapporte le plus souvent bientôt son point, et rarement si tu la joues maintenant.
       *[more] Joue { $do } et garde { $card } : elle te rapporte bientôt son point plus souvent que jouée maintenant.
    }
forecast-treasure-theirs-now =
    { $often ->
        [mostly] Joue { $card } maintenant : avec { $other } d’abord, { $who } la prend le plus souvent bientôt, avec son point.
       *[more] Joue { $card } maintenant : avec { $other } d’abord, { $who } la prend plus souvent, avec son point.
    }
forecast-treasure-theirs-kept =
    { $often ->
        [mostly] Jouée maintenant, { $card } donnerait le plus souvent son point à { $who } ; avec { $do }, c’est rare.
       *[more] Jouée maintenant, { $card } donnerait son point à { $who } plus souvent qu’avec { $do } d’abord.
    }
forecast-poison-mine-now =
    { $often ->
        [mostly] Lâche { $card } maintenant : avec { $other } d’abord, tu la prends le plus souvent bientôt toi-même, avec son poison.
       *[more] Lâche { $card } maintenant : avec { $other } d’abord, tu la prends plus souvent toi-même, avec son poison.
    }
forecast-poison-mine-kept =
    { $often ->
        [mostly] Jouée maintenant, { $card } t’apporterait le plus souvent son poison ; avec { $do }, c’est rare.
       *[more] Jouée maintenant, { $card } t’apporterait son poison plus souvent qu’avec { $do } d’abord.
    }
forecast-poison-theirs-now =
    { $often ->
        [mostly] Jouée maintenant, { $card } laisse le plus souvent son poison à { $who } ; avec { $other } d’abord, c’est rare.
       *[more] Jouée maintenant, { $card } laisse son poison à { $who } plus souvent qu’avec { $other } d’abord.
    }
forecast-poison-theirs-kept =
    { $often ->
        [mostly] Joue { $do } et garde { $card } : bientôt elle laisse le plus souvent son poison à { $who }, et rarement si tu la joues maintenant.
       *[more] Joue { $do } et garde { $card } : bientôt elle laisse son poison à { $who } plus souvent que jouée maintenant.
    }
