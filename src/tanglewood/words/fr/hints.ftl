# Why a hint says what it says, and what every choice promises.

hint-thinking = Je réfléchis…
hint-all = Ce que promet chaque choix
hint-close = Fermer le conseil
hint-choice = Choix
hint-points = Points d’avance
hint-worth = Valeur sur 100
hint-outlook-tricks = { $n } plis
hint-chance = Victoire
hint-you = tu finis
hint-they = l’autre finit
hint-note = ± vaut à 95 %. D’après ce que tu as le droit de savoir.
hint-H = Humble
hint-D = Vaincu
hint-V = Victorieux
hint-G = Avide
hint-trade = { $card } pour l’emplacement { $slots }
hint-says = Conseil : { $action }. { $why }
hint-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-percent = { $value } ± { $error } %
hint-amount-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
hint-amount-worth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } sur 100

hint-is-only = C’est le seul choix.
hint-is-thumb = C’est ce que dit une règle simple ; cette position ne peut pas être explorée.
hint-is-takes = Cela prend le pli.
hint-is-takes-treasure =
    Cela prend le pli, avec { $n ->
        [one] un Trésor
       *[other] { $n } Trésors
    } dedans.
hint-is-gives = Cela laisse le pli à l’autre.
hint-is-gives-treasure =
    Cela laisse à l’autre le pli, avec { $n ->
        [one] un Trésor
       *[other] { $n } Trésors
    } dedans.
hint-is-may-take = Cela prend le pli après { $share } % des réponses probables.
hint-is-may-take-treasure =
    Cela prend le pli, avec { $n ->
        [one] un Trésor
       *[other] { $n } Trésors
    } dedans, après { $share } % des réponses probables.
hint-is-still-leads = Et pourtant c’est toi qui entames ensuite.
hint-is-other-takes = Avec { $other }, tu le prendrais.
hint-is-other-may-take = Avec { $other }, tu le prendrais dans { $share } % des cas.
hint-is-other-gives = Avec { $other }, tu ne le prendrais pas.
hint-is-gems =
    Le pli rapporte en moyenne { $n } { $n ->
        [one] gemme
       *[other] gemmes
    }.
hint-is-gems-sure =
    Le pli { $n ->
        [0] ne rapporte aucune gemme
        [one] rapporte une gemme
       *[other] rapporte { $n } gemmes
    }.
hint-is-beyond = Le pion quitte le sentier dans { $share } % des cas.
hint-is-pocket = Cela empoche un brelan : { $values }.
hint-is-token = Cela rapporte un jeton.
hint-is-pairs = Tu gardes une paire : { $values }.
hint-is-pass = Tu renonces à cet échange.
hint-is-alike = Peut-être aussi bon : { $others }.
hint-is-end-more = Tu finis « { $end } » dans { $chance } des cas (avec { $other } : { $instead }).
hint-is-end-less = Tu ne finis « { $end } » que dans { $chance } des cas (avec { $other } : { $instead }).
hint-is-win = La partie est gagnée dans { $chance } des cas (avec { $other } : { $instead }).
hint-is-better = Cela vaut { $amount } de plus que { $other }.
hint-is-close = Rien n’est nettement moins bon : l’écart avec { $other } est de { $amount }.
hint-is-target = Dans cette manche, { $other } rapporte { $amount } de plus, mais à ce score c’est la partie qui compte.

hint-column-points = points
hint-column-worth = valeur
hint-column-tricks = plis
hint-column-win = vict. %
hint-column-Humble = Hu/Av
hint-column-Defeated = Va/Vi
hint-column-Victorious = Vi/Va
hint-column-Greedy = Av/Hu
hint-notes-points = points : d’avance à la fin de la manche ; plis : combien tu en auras alors ; ± vaut à 95 %.
hint-notes-worth = valeur : sur 100, plus elle est haute, plus la victoire est proche ; ± vaut à 95 %.
hint-notes-win = vict. % : la chance de gagner la partie.
hint-notes-ends = Hu/Av : la chance en % que tu finisses « Humble » et l’autre « Avide » ; Va/Vi : « Vaincu » et « Victorieux » ; et ainsi de suite, ± la dernière colonne au plus.
