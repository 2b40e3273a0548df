# Why an action is better than another: one sentence, at most one number.

aim-humble =
    { $n ->
        [0] Aucun pli pour l’instant, et « Humble » est à ta portée
        [one] Un seul pli pour l’instant, et « Humble » est à ta portée
       *[other] { $n } plis seulement, et « Humble » est à ta portée
    }
aim-enough = Tu as { $n } plis, et dix seraient « Avide »
aim-fewer =
    { $n ->
        [0] Ces cartes risquent de gagner trop de plis
        [one] Tu as { $n } pli, et ces cartes risquent d’en gagner trop
       *[other] Tu as { $n } plis, et ces cartes risquent d’en gagner trop
    }
aim-more =
    { $n ->
        [one] Il te faut encore un pli pour être « Victorieux »
       *[other] Il te faut encore { $n } plis pour être « Victorieux »
    }
aim-less-theirs = Tu seras Victorieux de toute façon, et chaque pli que tu prends fait un point de moins pour { $who }
aim-points =
    { $n ->
        [one] Tu as { $n } pli, et jusqu’à { $last } chacun rapporte un point
       *[other] Tu as { $n } plis, et jusqu’à { $last } chacun rapporte un point
    }
aim-every =
    { $n ->
        [one] Tu as { $n } pli, et désormais chacun rapporte un point
       *[other] Tu as { $n } plis, et désormais chacun rapporte un point
    }

why-and = { $first } { $then }
why-or-one = { $first } À peu près aussi bien : { $one }.
why-or-two = { $first } À peu près aussi bien : { $one } et { $two }.
why-or-more = { $first } À peu près aussi bien : { $n } autres choix.
why-avoid =
    { $n ->
        [one] Ici, { $n } autre choix vaut à peu près autant. { $first }
       *[other] Ici, { $n } autres choix valent à peu près autant. { $first }
    }

why-close = C’est ici à peu près aussi bon que { $other } ; aucun des deux n’est une erreur.
why-little = C’est un peu mieux que { $other } ; la différence est petite.
why-settled = Quoi que tu choisisses ici, le résultat ne changera guère.
why-better = Cela promet plus que { $other }.
why-points =
    Cela rapporte environ { $n ->
        [one] un point
       *[other] { $n } points
    } de plus que { $other }.
why-chance =
    Tu gagnes ainsi environ { $n ->
        [one] une partie
       *[other] { $n } parties
    } sur cent de plus qu’avec { $other }.

why-fairy = { $aim } : avec { $card }, tu vois deux cartes cachées et peux en échanger une contre { $useless }.
why-shovel = Avec { $card }, tu rejoues une carte de ton dernier pli et gardes les autres en main.
why-shovel-two = Avec { $card }, tu rejoues { $one } ou { $two } de ton dernier pli et gardes les autres en main.

why-hammered = { $aim } : le Marteau ne bat que les cartes impaires, donc { $card } prend le pli.
why-hammered-few = { $aim } : le Marteau ne bat que les cartes impaires, donc { $card } perd le pli.
why-hammer-named =
    { $n ->
        [0] Le Marteau ne bat que les cartes impaires, et en { $suit } { $who } ne peut en avoir d’autres.
        [one] Le Marteau ne bat que les cartes impaires, et en { $suit } { $who } ne peut avoir qu’une carte paire.
       *[other] Le Marteau ne bat que les cartes impaires, et en { $suit } { $who } ne peut avoir plus de { $n } cartes paires.
    }
aim-stop = Tu as { $n } plis pour { $points } points, et un de plus rapporterait moins
why-takes-trump = { $aim } : prends { $card }, qui est atout.
why-takes-high = { $aim } : prends { $card }, que presque rien ne bat dans sa couleur.
why-settled-end = Quoi que tu choisisses ici, tu finiras presque sûrement { $band } : cela ne change guère.
why-end-alike = Quoi que { $who } ait en main, { $card } et { $other } te rapportent la même chose dans ces derniers plis.
why-end-alike-all = Quoi que { $who } ait en main, tu gagnes tous les derniers plis, avec { $card } comme avec { $other } : l’ordre ne change rien.
why-end-alike-won =
    { $n ->
        [0] Quoi que { $who } ait en main, tu ne gagnes aucun des derniers plis, avec { $card } comme avec { $other } : l’ordre ne change rien.
        [one] Quoi que { $who } ait en main, tu gagnes un des derniers plis, avec { $card } comme avec { $other } : l’ordre ne change rien.
       *[other] Quoi que { $who } ait en main, tu gagnes { $n } des derniers plis, avec { $card } comme avec { $other } : l’ordre ne change rien.
    }
why-digs = { $aim } : la Pelle seule perd ce pli, mais avec { $one } ou { $two } de ton dernier pli, tu peux encore le gagner.
