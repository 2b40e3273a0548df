# What a trade brings in Into the Woods: by itself, and at the next turn.

why-brings-pair =
    { $n ->
        [one] Tu obtiens une paire de { $value }, et un autre peut encore venir.
       *[other] Tu obtiens une paire de { $value }, et { $n } autres peuvent encore venir.
    }
why-brings-pair-token =
    { $n ->
        [one] Tu obtiens un jeton point et une paire de { $value }, dont un autre peut encore venir.
       *[other] Tu obtiens un jeton point et une paire de { $value }, dont { $n } autres peuvent encore venir.
    }
why-brings-two =
    { $n ->
        [one] Pour ton { $given }, tu obtiens deux cartes, { $one } et { $two } ; un autre { $value } peut encore venir.
       *[other] Pour ton { $given }, tu obtiens deux cartes, { $one } et { $two } ; { $n } autres { $value } peuvent encore venir.
    }
why-brings-two-token =
    { $n ->
        [one] Pour ton { $given }, tu obtiens un jeton point et deux cartes, { $one } et { $two } ; un autre { $value } peut encore venir.
       *[other] Pour ton { $given }, tu obtiens un jeton point et deux cartes, { $one } et { $two } ; { $n } autres { $value } peuvent encore venir.
    }
why-brings-two-done = Pour ton { $given }, tu obtiens deux cartes : { $one } et { $two }.
why-brings-two-done-token = Pour ton { $given }, tu obtiens un jeton point et deux cartes : { $one } et { $two }.
why-brings-buyer = Tu obtiens { $card } pour { $given } : au tour suivant, cette carte peut acheter ensemble { $one } et { $two } de la rangée, ce qu’aucune autre de ta main ne peut.
why-brings-buyer-token = Tu obtiens un jeton point, et { $card } pour { $given } : au tour suivant, cette carte peut acheter ensemble { $one } et { $two } de la rangée, ce qu’aucune autre de ta main ne peut.
why-brings-higher =
    { $n ->
        [0] Tu obtiens { $card } pour { $given }.
        [one] Tu obtiens { $card } pour { $given }, et un autre de cette valeur peut encore venir.
       *[other] Tu obtiens { $card } pour { $given }, et { $n } autres de cette valeur peuvent encore venir.
    }
why-brings-higher-token =
    { $n ->
        [0] Tu obtiens un jeton point, et { $card } pour { $given }.
        [one] Tu obtiens un jeton point, et { $card } pour { $given } ; un autre de cette valeur peut encore venir.
       *[other] Tu obtiens un jeton point, et { $card } pour { $given } ; { $n } autres de cette valeur peuvent encore venir.
    }
why-set-next-one = Tu as alors deux { $value }, et un troisième est dans la rangée : au tour suivant, ton { $payer } l’achète.
why-set-next-one-likely = Tu as alors deux { $value }, et un troisième est dans la rangée : au tour suivant, ton { $payer } peut le plus souvent l’acheter.
why-set-next-two = Tu as alors un { $value }, et deux autres sont dans la rangée : au tour suivant, ton { $payer } achète les deux.
why-set-next-two-likely = Tu as alors un { $value }, et deux autres sont dans la rangée : au tour suivant, ton { $payer } peut le plus souvent acheter les deux.
why-set-still = La série de { $value } peut attendre : au tour suivant, tu peux encore la compléter avec ton { $payer }.
why-set-still-likely = La série de { $value } peut attendre : au tour suivant, tu peux le plus souvent encore la compléter avec ton { $payer }.
why-fresh-row-not = Cela prend le reste de la rangée, et cinq nouvelles cartes sont posées ; { $other } ne te laisserait que { $left } à échanger au tour suivant.
why-gives-lower-row = Donne le { $given } pour cela, et garde le { $kept } : lui peut aussi acheter { $more } dans la rangée.
why-gives-dead =
    { $n ->
        [0] Trois { $value } ne peuvent plus se réunir, car il n’y en a plus d’autre à prendre : c’est lui qu’il faut donner.
        [one] Trois { $value } ne peuvent plus se réunir, car il n’y en a plus qu’un autre à prendre : c’est lui qu’il faut donner.
       *[other] Trois { $value } ne peuvent plus se réunir, car il n’y en a plus que { $n } autres à prendre : c’est lui qu’il faut donner.
    }
why-brings-same = Tu échanges un { $value } contre celui de la rangée : ta main reste la même, et { $left } y restent pour toi.
why-dearer-pair = Trois { $value } valent plus que trois { $less }, et il n’y a pas moins de { $value } à venir.
why-breaks-no-pair = Donne le { $given }, qui est seul, et garde tes deux { $kept } ensemble.
why-keeps-dearer = Donne le { $given }, et garde le { $kept } : il peut acheter ensemble { $one } et { $two } de la rangée, ce que le { $given } ne pourrait pas.
