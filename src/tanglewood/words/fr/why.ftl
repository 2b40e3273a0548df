# Why an action is better than another: one sentence, at most one number.

why-seventh-safe = Si tu le prends, tu en as { $n } : Victorieux, et { $who } ne peut plus l’empêcher.
why-seventh = C’est ton pli numéro { $n } : Victorieux, tant que tu restes sous dix.
why-tenth = Tu as { $n } plis, un de plus serait Avide : perds celui-ci avec { $card }.
why-humble =
    { $n ->
        [0] Aucun pli pour l’instant : reste Humble et perds celui-ci avec { $card }.
        [one] Un seul pli pour l’instant : reste Humble et perds celui-ci avec { $card }.
       *[other] Seulement { $n } plis : reste Humble et perds celui-ci avec { $card }.
    }
why-humble-last = { $n } plis pour l’instant, et avec un de plus tu ne serais plus Humble : perds celui-ci avec { $card }.
why-deny = Prends-le toi-même : avec le pli numéro { $n }, { $who } serait Victorieux.
why-feed = Laisse-le à { $who } : le pli numéro { $n } rend { $who } Avide et te laisse Humble.
why-costly =
    { $n ->
        [0] Aucun pli te rapporte { $points }, un pli rapporterait moins : perds celui-ci avec { $card }.
        [one] Un pli te rapporte { $points }, un deuxième rapporterait moins : perds celui-ci avec { $card }.
       *[other] { $n } plis te rapportent { $points }, un de plus rapporterait moins : perds celui-ci avec { $card }.
    }
why-rising =
    { $n ->
        [one] Prends-le : un pli te rapporte { $points }, plus qu’aucun.
       *[other] Prends-le : { $n } plis te rapportent { $points }, plus qu’avec un de moins.
    }
why-likelier = { $band } devient plus probable qu’avec { $other }.
why-likelier-often = Ainsi tu finis « { $band } » environ { $n } fois sur dix, plus souvent qu’avec { $other }.
why-avoids = Avec { $other }, tu finirais plus souvent « { $band } ».

why-treasure = { $card } prend le pli, et le Trésor avec.
why-treasure-home = { $card } gagne son propre pli : le point est à toi.
why-treasure-kept = Garde { $card } : ici { $who } aurait sans doute son point.
why-swan = { $card } perd le pli, et pourtant c’est toi qui entames le suivant.
why-swan-kept = Les deux perdraient le pli. Garde { $card } : elle peut te donner l’entame plus tard.
why-witch = Seule dans le pli, { $card } compte comme atout et le prend.
why-trumped = Tu n’as pas de { $suit } : { $card } est atout et prend le pli.
why-enough = { $card } suffit juste à prendre le pli ; { $kept } reste pour plus tard.
why-unbeaten = Rien de ce qui peut répondre à { $card } ne la bat.
why-forces = { $card } oblige { $who } à répondre avec le 1 ou sa plus haute carte de { $suit }.
why-still-out = { $card } n’est pas encore sortie et battrait { $other }.
why-thrown = Le pli est perdu de toute façon : défais-toi de { $card } tant qu’elle ne gagne rien.
why-spared = Le pli est perdu de toute façon : { $card } suffit, et { $kept } reste pour plus tard.
why-lets-go = Laisse filer celui-ci avec { $card } ; { $other } le prendrait.
why-grabs = { $card } prend le pli ; avec { $other } tu le perdrais.
why-hands-over = { $card } donne l’entame à { $who }, et cela t’arrange maintenant.
why-mostly = { $card } prend le pli environ { $n } fois sur dix, plus souvent que les autres.

why-new-trump =
    Avec { $card } comme décret, { $suit } devient atout, et tu en auras { $n }.
why-away =
    { $n ->
        [0] Tu n’as pas de { $suit } : détourne le décret de cette couleur avec { $card }.
       *[other] Tu n’as qu’une carte de { $suit } : détourne le décret de cette couleur avec { $card }.
    }
why-picked = L’atout reste ; tu donnes { $card } et prends { $taken } en main.
why-gained = { $suit } devient atout, et { $taken } vient dans ta main contre { $card }.
why-kept-trump = Laisse { $suit } comme atout : tu en as { $n }.
why-kept-card = { $card } vaut plus dans ta main que n’y vaudrait { $decree }.
why-void = { $card } est ta seule carte de { $suit } : sans elle, tu peux couper cette couleur.
why-too-high = { $card } gagnerait des plis dont tu ne veux pas : écarte-la.
why-too-low = { $card } ne gagnera guère de pli : écarte-la.
why-buried = Des deux, { $kept } vaut d’être gardée, et { $card } non.

why-close = { $other } est à peu près aussi bon ici ; aucun des deux n’est une erreur.
why-little = C’est un peu mieux que { $other } ; la différence est petite.
why-points =
    Cela rapporte environ { $n ->
        [one] un point
       *[other] { $n } points
    } de plus que { $other }.
why-chance =
    Cela gagne environ { $n ->
        [one] une partie
       *[other] { $n } parties
    } sur cent de plus que { $other }.
