# Was ein Tausch in Into the Woods bringt, und was gegen einen spricht.

why-this-trade = Dieser Tausch
why-this-trade-too = Er
why-this-trade-only = Nur dieser Tausch
why-this-trade-only-too = Nur er
why-trade-set = { $do } macht deine drei { $value }en voll: Das sind { $points } Punkte auf einmal.
why-trade-set-solo = { $do } macht deine drei { $value }en voll: Ein Satz weniger, der dir fehlt.
why-trade-sets = { $do } macht zwei Sätze auf einmal voll, die { $one }en und die { $two }en.
why-trade-denies = { $do } nimmt { $who } die dritte { $value } weg: Zwei sind dort schon auf der Hand, und eine Karte zum Bezahlen auch.
why-trade-waits =
    Die drei { $value }en können warten: { $sure ->
        [sure] Im nächsten Zug macht deine { $payer } sie immer noch voll
       *[likely] Im nächsten Zug kann deine { $payer } sie sehr wahrscheinlich noch voll machen
    }.
why-trade-next-one =
    { $do } lässt dir zwei { $value }en, und eine dritte liegt in der Reihe: { $sure ->
        [sure] Im nächsten Zug bezahlt deine { $payer } sie
       *[likely] Im nächsten Zug kann deine { $payer } sie sehr wahrscheinlich bezahlen
    }.
why-trade-next-two =
    { $do } lässt dir eine { $value }, und zwei weitere liegen in der Reihe: { $sure ->
        [sure] Im nächsten Zug kauft deine { $payer } beide
       *[likely] Im nächsten Zug kann deine { $payer } sehr wahrscheinlich beide kaufen
    }.
why-trade-pair =
    { $n ->
        [one] { $do } macht ein Paar { $value }en, und eine weitere ist noch zu haben.
       *[other] { $do } macht ein Paar { $value }en, und { $n } weitere sind noch zu haben.
    }
why-trade-token = { $do } nimmt die ferne Karte, { $card }, und damit ein Punkteplättchen: einen Punkt mehr.
why-trade-fresh =
    { $n ->
        [one] { $do } nimmt das Letzte der Reihe: Fünf neue Karten werden für dich ausgelegt.
       *[other] { $do } nimmt das Letzte der Reihe: Fünf neue Karten werden ausgelegt, und du hast { $n }, um sie dafür zu tauschen.
    }
why-trade-keeps =
    { $n ->
        [one] { $do } lässt deine zwei { $value }en beisammen, und eine weitere ist noch zu haben.
       *[other] { $do } lässt deine zwei { $value }en beisammen, und { $n } weitere sind noch zu haben.
    }
why-trade-buyer = { $do } lässt dir die { $card }, die im nächsten Zug { $one } und { $two } der Reihe zusammen kaufen kann.
why-trade-full = { $do } schafft eine { $value } fort, und die hast du schon eingesteckt.
why-trade-dead =
    { $n ->
        [0] { $do } schafft eine { $value } fort: Keine andere ist mehr zu haben, drei kommen also nie zusammen.
        [one] { $do } schafft eine { $value } fort: Nur eine andere ist noch zu haben, drei kommen also nie zusammen.
       *[other] { $do } schafft eine { $value } fort: Nur { $n } andere sind noch zu haben, drei kommen also nie zusammen.
    }
why-trade-two = { $do } bringt zwei Karten für eine, { $one } und { $two }: Mit { $n } auf der Hand hast du mehr, womit du kaufen kannst.
why-trade-two-most = { $do } bringt { $one } und { $two }, die zwei höchsten Karten, die deine Hand zusammen kaufen kann.
why-trade-cheap = { $do } wird mit deiner niedrigsten Karte bezahlt, { $given }: Die höheren bleiben und kaufen mehr.
why-trade-pays = { $do } wird mit einer { $given } bezahlt: Deine { $kept } bleibt, die mehr kaufen kann.
why-trade-leaves = { $do } lässt dir { $cards } zum Kaufen.
why-trade-rises = { $do } macht aus { $given } { $card }, die später zwei niedrigere Karten kaufen kann.
why-trade-rises-buys = { $do } macht aus { $given } { $card }, die im nächsten Zug { $one } und { $two } der Reihe zusammen kaufen kann.
why-trade-plenty =
    { $n ->
        [one] Von den { $value }en ist noch eine zu haben, von den anderen der Reihe keine.
       *[other] Von den { $value }en sind noch { $n } zu haben, von nichts sonst in der Reihe so viele.
    }
why-trade-missing =
    { $n ->
        [0] { $do } bringt eine { $value }, von denen dir der Satz noch fehlt.
        [one] { $do } bringt eine { $value }, von denen dir der Satz noch fehlt, und eine weitere ist zu haben.
       *[other] { $do } bringt eine { $value }, von denen dir der Satz noch fehlt, und { $n } weitere sind zu haben.
    }
why-trade-same = { $do } tauscht eine { $value } gegen eine andere, alles Übrige auf deiner Hand bleibt also.
why-flaw-stuck = { $do } würde das Spiel beenden: Nichts auf deiner Hand ließe sich gegen { $left } in der Reihe tauschen.
why-flaw-few =
    { $n ->
        [0] { $do } brächte jetzt { $points } Punkte, ließe dir aber keine Karte zum Kaufen.
       *[other] { $do } brächte jetzt { $points } Punkte, ließe dir aber nur { $cards } zum Kaufen.
    }
why-flaw-few-solo =
    { $n ->
        [0] { $do } machte jetzt einen Satz voll, ließe dir aber keine Karte zum Kaufen.
       *[other] { $do } machte jetzt einen Satz voll, ließe dir aber nur { $cards } zum Kaufen.
    }
why-flaw-low = { $do } brächte nur { $value } Punkte und kostete drei Karten, die noch andere kaufen können.
why-flaw-over = { $do } ließe die { $value } in der Reihe liegen: { $who } hat schon zwei davon.
why-flaw-parts =
    { $n ->
        [one] { $do } würde deine zwei { $value }en trennen, von denen noch eine weitere zu haben ist.
       *[other] { $do } würde deine zwei { $value }en trennen, von denen noch { $n } weitere zu haben sind.
    }
why-flaw-sells = { $do } gäbe deine einzige Karte her, die { $one } und { $two } der Reihe zusammen kaufen kann.
why-flaw-full = { $do } brächte eine { $value }, und die hast du schon eingesteckt.
why-flaw-dead = { $do } brächte eine { $value }, von denen drei nicht mehr zusammenkommen.
why-flaw-token = { $do } ließe die ferne Karte, { $card }, mit ihrem Plättchen für den Nächsten liegen.
why-flaw-one = { $do } brächte nur eine Karte für eine.
why-flaw-row = { $do } ließe dir für den nächsten Zug nur { $left } in der Reihe.
why-flaw-dear = { $do } gäbe deine höchste Karte her, die { $value }, die mehr kauft als jede andere.
why-flaw-lows = { $do } brächte nur { $cards }, womit sich kaum etwas kaufen lässt.
why-flaw-same = { $do } würde nur eine { $value } gegen eine andere tauschen.
why-woods-even-solo = Kein Tausch macht jetzt einen Satz voll, und deine Aussichten sind bei allen gleich.
