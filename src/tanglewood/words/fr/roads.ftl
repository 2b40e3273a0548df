# Why an action is better than another in the Duet: where it takes the tracker, and what is kept.

near-here = il y a encore une gemme au même endroit
near-under = la case plus pose une gemme juste sous le pion à la fin de la manche
near-one =
    { $n ->
        [one] la prochaine gemme est à un pas, sur la case { $one }
       *[other] la prochaine gemme est à { $n } pas, sur la case { $one }
    }
near-two =
    { $n ->
        [one] il y a des gemmes à un pas des deux côtés, sur les cases { $one } et { $two }
       *[other] il y a des gemmes à { $n } pas des deux côtés, sur les cases { $one } et { $two }
    }

why-same-trick-space = Quel que soit l’atout, ce pli finit sur la case { $space }, où il n’y a pas de gemme : le choix ne compte que pour les plis d’après.
why-covers-under =
    { $n ->
        [one] Couvre la case { $space } : sa gemme glisse sur la case { $to }, là même où se tient le pion.
       *[other] Couvre la case { $space } : ses { $n } gemmes glissent sur la case { $to }, là même où se tient le pion.
    }
why-covers-behind =
    { $n ->
        [0] Le pion est sur la case { $at } : { $many ->
            [one] une gemme se trouve
           *[other] { $many } gemmes se trouvent
        } de là à la case { $far }, aucune vers la case { $space }. Couvre le bout dont vous avez le moins besoin.
        [one] Le pion est sur la case { $at } : { $many } gemmes se trouvent de là à la case { $far }, une seule vers la case { $space }. Couvre le bout dont vous avez le moins besoin.
       *[other] Le pion est sur la case { $at } : { $many } gemmes se trouvent de là à la case { $far }, seulement { $n } vers la case { $space }. Couvre le bout dont vous avez le moins besoin.
    }
why-covers-slides =
    { $n ->
        [one] La gemme de la case { $space } est à { $away } pas du pion : si tu couvres cette case, elle glisse sur la case { $to }, un pas plus près.
       *[other] Les { $n } gemmes de la case { $space } sont à { $away } pas du pion : si tu couvres cette case, elles glissent sur la case { $to }, un pas plus près.
    }
why-covers-empty = Il n’y a pas de gemme sur la case { $space }, et il y en a sur la case { $far } : couvre le bout où rien ne doit bouger.
why-covers-room =
    { $n ->
        [one] Le pion est sur la case { $at } : si tu couvres la case { $space }, il reste un pas jusqu’au bout le plus proche ; avec la case { $far }, { $less ->
            [0] aucun
           *[other] { $less }
        }.
       *[other] Le pion est sur la case { $at } : si tu couvres la case { $space }, il reste { $n } pas jusqu’au bout le plus proche ; avec la case { $far }, seulement { $less }.
    }
why-sure-gem =
    { $n ->
        [one] Quoi que { $who } réponde à { $card }, le pion finit sur la gemme de la case { $spaces }.
       *[other] Quoi que { $who } réponde à { $card }, le pion finit sur une case avec une gemme, parmi { $spaces }.
    }
why-takes-higher = L’atout reste : pour { $card }, tu prends { $taken }, un atout plus haut, et { $side }.
side-mine =
    { $n ->
        [one] vu de la case { $at }, une gemme se trouve de ton côté
       *[other] vu de la case { $at }, { $n } gemmes se trouvent de ton côté
    }
at-then =
    { $space } ({ $sure ->
        [yes] où finit ce pli
       *[no] où finit très probablement ce pli
    })
why-named-more-mate =
    { $n ->
        [one] Vu de la case { $at }, une gemme se trouve du côté de { $who }, et aucune du tien : laisse { $who } choisir l’atout.
       *[other] Vu de la case { $at }, { $n } gemmes se trouvent du côté de { $who }, plus que du tien : laisse { $who } choisir l’atout.
    }
why-stays-on-likely = { $other } enverra très probablement le pion hors du sentier.
near-grown = { $near }, une fois les gemmes des cases plus posées
choice-me = tu prends le pli et peux choisir
choice-me-mostly = tu prendras le plus souvent le pli et pourras choisir
choice-mate = { $who } prend le pli et peut choisir
choice-mate-mostly = { $who } prendra le plus souvent le pli et pourra choisir
choice-gem-each =
    { $n ->
        [one] il y a une gemme à cet endroit
       *[other] il y a une gemme sur chacune
    }
choice-gem-on =
    { $n ->
        [0] il n’y a pas de gemme à cet endroit
        [one] il y a une gemme sur la case { $spaces }
       *[other] il y a des gemmes sur les cases { $spaces }
    }
why-choice = Avec { $do }, { $wins } entre les cases { $spaces } : { $lie }.
why-choice-stay = Avec { $do }, { $wins } de rester sur le sentier, sur la case { $space } : { $lie }.
why-choice-led =
    { $n ->
        [one] Après { $card }, qui prend le pli choisit le chemin, et peut le plus souvent atteindre la gemme de la case { $spaces }.
       *[other] Après { $card }, qui prend le pli choisit le chemin, et peut le plus souvent atteindre une gemme, surtout une de celles des cases { $spaces }.
    }
why-duet-gem-me =
    { $n ->
        [one] { $do } prend le pli : { $n } patte amène le pion de ton côté sur la case { $space }, où il y a une gemme.
       *[other] { $do } prend le pli : { $n } pattes amènent le pion de ton côté sur la case { $space }, où il y a une gemme.
    }
why-duet-gem-mate =
    { $n ->
        [one] { $do } laisse le pli à { $who } : { $n } patte y amène le pion sur la case { $space }, où il y a une gemme.
       *[other] { $do } laisse le pli à { $who } : { $n } pattes y amènent le pion sur la case { $space }, où il y a une gemme.
    }
why-duet-gem-stays-me = { $do } prend le pli sans aucune patte : le pion reste sur la case { $space }, où il y a encore une gemme.
why-duet-gem-stays-mate = { $do } laisse le pli à { $who } sans aucune patte : le pion reste sur la case { $space }, où il y a encore une gemme.
duet-gem-at =
    { $n ->
        [one] la gemme de la case { $spaces }
       *[other] une gemme, sur la case { $spaces }
    }
duet-comes =
    { $often ->
        [sure] le pion rejoint { $gem }
        [mostly] le pion rejoint le plus souvent { $gem }
       *[maybe] le pion pourrait bien rejoindre { $gem }
    }
why-duet-finds-me = { $do } prendra le plus souvent le pli, et { $comes }.
why-duet-finds-mate = { $who } gagnera le plus souvent le pli contre { $do }, et { $comes }.
why-duet-finds-open = Quel que soit celui qui prend le pli, après { $do } { $comes }.
why-duet-next = Vu de la case { $space }, où { $do } amène le pion, { $near }.
why-duet-edge = { $do } trouve la gemme de la case { $space }, près du bout du sentier, où le pion va rarement.
why-duet-heap = { $do } trouve l’une des { $n } gemmes de la case { $space } : il faut autant de plis pour la vider.
why-duet-sheds =
    { $n ->
        [one] { $do } amène le pion sur la case { $space } tout comme { $kept }, et de là { $n } gemme se trouve du côté de { $who } : garde la carte la plus basse, { $kept }, avec laquelle tu laisses plus facilement des plis à { $who }.
       *[other] { $do } amène le pion sur la case { $space } tout comme { $kept }, et de là { $n } gemmes se trouvent du côté de { $who } : garde la carte la plus basse, { $kept }, avec laquelle tu laisses plus facilement des plis à { $who }.
    }
why-duet-stands = Avec { $do }, le pion va sur la case { $space } : de là, { $near }.
why-duet-stands-likely = Avec { $do }, le pion sera très probablement sur la case { $space } : de là, { $near }.
why-duet-far = { $do } amènerait le pion sur la case { $space } : de là, { $near }.
why-duet-none = { $do } amènerait le pion sur la case { $space }, où il n’y a pas de gemme.
why-duet-seldom = Après { $do }, le pli finirait rarement sur une gemme.
why-duet-keep = Garde { $card }, { $power }.
why-duet-keep-trump =
    { $n ->
        [one] Garde { $card }, ton seul atout, pour un pli dont tu as besoin.
       *[other] Garde { $card }, l’un de tes { $n } atouts, pour un pli dont tu as besoin.
    }
why-gift-stays =
    Donne { $card }, et garde { $cards } : { $trumps ->
        [one] un atout prend des plis et amène
       *[other] des atouts prennent des plis et amènent
    } ainsi le pion de ton côté, et vu de la case { $at }, { $n ->
        [one] { $n } gemme s’y trouve
       *[other] { $n } gemmes s’y trouvent
    }.
why-gift-highest =
    { $n ->
        [one] Vu de la case { $at }, { $n } gemme se trouve du côté de { $who } : donne { $card }, ta plus haute carte de { $suit }, pour y prendre un pli.
       *[other] Vu de la case { $at }, { $n } gemmes se trouvent du côté de { $who } : donne { $card }, ta plus haute carte de { $suit }, pour y prendre des plis.
    }
why-gift-weakest = { $card } est la plus faible de tes cartes qui ne sont pas atout et ne peuvent rien : donne-la, car { $side }.
why-gift-no-trump =
    { $n ->
        [one] Garde { $card } : vu de la case { $at }, { $n } gemme se trouve de ton côté, et un atout y prend des plis.
       *[other] Garde { $card } : vu de la case { $at }, { $n } gemmes se trouvent de ton côté, et un atout y prend des plis.
    }
why-gift-no-help =
    { $n ->
        [one] { $card } n’aiderait guère { $who } à prendre un pli, et vu de la case { $at } { $n } gemme s’y trouve.
       *[other] { $card } n’aiderait guère { $who } à prendre un pli, et vu de la case { $at } { $n } gemmes s’y trouvent.
    }
why-duet-close-me =
    { $n ->
        [one] { $do } prendra le plus souvent le pli, et le pion sera alors à environ { $n } pas d’une gemme.
       *[other] { $do } prendra le plus souvent le pli, et le pion sera alors à environ { $n } pas d’une gemme.
    }
why-duet-close-mate =
    { $n ->
        [one] { $who } gagnera le plus souvent le pli contre { $do }, et le pion sera alors à environ { $n } pas d’une gemme.
       *[other] { $who } gagnera le plus souvent le pli contre { $do }, et le pion sera alors à environ { $n } pas d’une gemme.
    }
why-duet-close-open =
    { $n ->
        [one] Quel que soit celui qui prend le pli, après { $do } le pion est à environ { $n } pas d’une gemme.
       *[other] Quel que soit celui qui prend le pli, après { $do } le pion est à environ { $n } pas d’une gemme.
    }
why-beyond-even = Chaque chemin dépasse le bout du sentier, coûte un jeton forêt et finit sur la case { $start } : peu importe lequel tu prends.
why-duet-far-likely = { $do } amènerait très probablement le pion sur la case { $space } : de là, { $near }.
why-duet-none-likely = { $do } amènerait très probablement le pion sur la case { $space }, où il n’y a pas de gemme.
