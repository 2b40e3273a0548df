# What a trade brings in Into the Woods: by itself, and at the next turn.

why-brings-pair =
    { $n ->
        [one] Du bekommst ein Paar { $value }en, und eine weitere ist noch zu haben.
       *[other] Du bekommst ein Paar { $value }en, und { $n } weitere sind noch zu haben.
    }
why-brings-pair-token =
    { $n ->
        [one] Du bekommst ein Punkteplättchen und ein Paar { $value }en, von denen noch eine zu haben ist.
       *[other] Du bekommst ein Punkteplättchen und ein Paar { $value }en, von denen noch { $n } zu haben sind.
    }
why-brings-two =
    { $n ->
        [one] Für deine { $given } bekommst du zwei Karten, { $one } und { $two }; eine weitere { $value } ist noch zu haben.
       *[other] Für deine { $given } bekommst du zwei Karten, { $one } und { $two }; { $n } weitere { $value }en sind noch zu haben.
    }
why-brings-two-token =
    { $n ->
        [one] Für deine { $given } bekommst du ein Punkteplättchen und zwei Karten, { $one } und { $two }; eine weitere { $value } ist noch zu haben.
       *[other] Für deine { $given } bekommst du ein Punkteplättchen und zwei Karten, { $one } und { $two }; { $n } weitere { $value }en sind noch zu haben.
    }
why-brings-two-done = Für deine { $given } bekommst du zwei Karten: { $one } und { $two }.
why-brings-two-done-token = Für deine { $given } bekommst du ein Punkteplättchen und zwei Karten: { $one } und { $two }.
why-brings-buyer = Du bekommst { $card } für { $given }: Im nächsten Zug kann sie { $one } und { $two } der Reihe zusammen kaufen, sonst kann das keine deiner Karten.
why-brings-buyer-token = Du bekommst ein Punkteplättchen und { $card } für { $given }: Im nächsten Zug kann sie { $one } und { $two } der Reihe zusammen kaufen, sonst kann das keine deiner Karten.
why-brings-higher =
    { $n ->
        [0] Du bekommst { $card } für { $given }.
        [one] Du bekommst { $card } für { $given }, und eine weitere dieses Werts ist noch zu haben.
       *[other] Du bekommst { $card } für { $given }, und { $n } weitere dieses Werts sind noch zu haben.
    }
why-brings-higher-token =
    { $n ->
        [0] Du bekommst ein Punkteplättchen und { $card } für { $given }.
        [one] Du bekommst ein Punkteplättchen und { $card } für { $given }; eine weitere dieses Werts ist noch zu haben.
       *[other] Du bekommst ein Punkteplättchen und { $card } für { $given }; { $n } weitere dieses Werts sind noch zu haben.
    }
why-set-next-one = Dann hast du zwei { $value }en, und eine dritte liegt in der Reihe: Im nächsten Zug kauft deine { $payer } sie.
why-set-next-one-likely = Dann hast du zwei { $value }en, und eine dritte liegt in der Reihe: Im nächsten Zug kann deine { $payer } sie meist kaufen.
why-set-next-two = Dann hast du eine { $value }, und zwei weitere liegen in der Reihe: Im nächsten Zug kauft deine { $payer } beide.
why-set-next-two-likely = Dann hast du eine { $value }, und zwei weitere liegen in der Reihe: Im nächsten Zug kann deine { $payer } meist beide kaufen.
why-set-still = Der Satz { $value }en kann warten: Im nächsten Zug kannst du ihn mit deiner { $payer } noch voll machen.
why-set-still-likely = Der Satz { $value }en kann warten: Im nächsten Zug kannst du ihn mit deiner { $payer } meist noch voll machen.
why-fresh-row-not = Das nimmt den Rest der Reihe, und fünf neue Karten werden ausgelegt; { $other } ließe dir im nächsten Zug nur { $left } zum Tauschen.
why-gives-lower-row = Gib dafür die { $given } her, und behalte die { $kept }: Die kann auch die { $more } der Reihe kaufen.
why-gives-dead =
    { $n ->
        [0] Drei { $value }en kommen nicht mehr zusammen, denn keine andere ist mehr zu haben: Die gibst du her.
        [one] Drei { $value }en kommen nicht mehr zusammen, denn nur noch eine andere ist zu haben: Die gibst du her.
       *[other] Drei { $value }en kommen nicht mehr zusammen, denn nur noch { $n } andere sind zu haben: Die gibst du her.
    }
why-brings-same = Du tauschst eine { $value } gegen die in der Reihe: Deine Hand bleibt, wie sie ist, und { $left } liegen weiter für dich da.
why-dearer-pair = Drei { $value }en sind mehr wert als drei { $less }en, und nicht weniger { $value }en sind noch zu haben.
why-breaks-no-pair = Gib die { $given } her, die allein steht, und behalte deine zwei { $kept }en zusammen.
why-keeps-dearer = Gib die { $given } her, und behalte die { $kept }: Die kann { $one } und { $two } der Reihe zusammen kaufen, die { $given } könnte es nicht.
