# Why an action is better than another in the Duet and in Into the Woods.

why-last-gem = Auf Feld { $space } liegt der letzte Edelstein: Nimm ihn mit.
why-off-the-path = { $other } würde ein Waldplättchen und Feld { $space } kosten, das Ende des Pfads.
why-stays-on = { $other } könnte die Figur leicht vom Pfad schicken.
why-gift-trump =
    { $n ->
        [one] Von Feld { $at } aus liegt ein Edelstein auf der Seite von { $who }, mehr als auf deiner: Gib { $card }; die ist Trumpf und kann dorthin einen Stich nehmen.
       *[other] Von Feld { $at } aus liegen { $n } Edelsteine auf der Seite von { $who }, mehr als auf deiner: Gib { $card }; die ist Trumpf und kann dorthin einen Stich nehmen.
    }
why-gift-void =
    { $n ->
        [one] { $card } ist deine einzige Karte in { $suit }: Ohne sie kann dein { $trump } einen Stich nehmen, in dem sie angespielt werden, und von Feld { $at } aus liegt ein Edelstein auf deiner Seite.
       *[other] { $card } ist deine einzige Karte in { $suit }: Ohne sie kann dein { $trump } einen Stich nehmen, in dem sie angespielt werden, und von Feld { $at } aus liegen { $n } Edelsteine auf deiner Seite.
    }
why-names-me = Nenn dich selbst: Mit { $card } als Dekret sind { $suit } Trumpf, und du behältst { $cards }; { $side }.
why-names-mate = { $who } hat wahrscheinlich eine Farbe, die als Trumpf besser ist als { $suit }, und du hast keine: Lass { $who } wählen.
why-names-nobody = Lass { $suit } Trumpf bleiben: Davon hast du { $n }, und { $side }.
why-heaped = Auf Feld { $space } liegen { $n } Edelsteine: Nimm jetzt einen, dann steht die Figur gut für den nächsten.

why-gems-safe =
    { $n ->
        [one] Ein Edelstein ist übrig, und ihr bekommt ihn sehr wahrscheinlich, was du hier auch wählst.
       *[other] { $n } Edelsteine sind übrig, und ihr bekommt sie sehr wahrscheinlich, was du hier auch wählst.
    }
why-watch-me = Von Feld { $at } aus { $mine ->
        [one] liegt { $mine } davon
       *[other] liegen { $mine } davon
    } auf deiner Seite und { $theirs ->
        [0] keiner
       *[other] { $theirs }
    } auf der Seite von { $who }: Versuche die nächsten Stiche zu nehmen.
why-watch-mate = Von Feld { $at } aus { $theirs ->
        [one] liegt { $theirs } davon
       *[other] liegen { $theirs } davon
    } auf der Seite von { $who } und { $mine ->
        [0] keiner
       *[other] { $mine }
    } auf deiner: Versuche die nächsten Stiche { $who } zu überlassen.
why-watch-both = Von Feld { $at } aus liegen auf deiner Seite so viele davon wie auf der von { $who }: Nimm einen Stich, wenn seine Pfoten in deiner Richtung auf einem Edelstein enden, und überlass ihn, wenn sie es in der anderen tun.
why-keeps-for =
    { $n ->
        [one] Für den nächsten Stich hast du dann { $cards } auf der Hand, und { $suit } sind Trumpf.
       *[other] Für die nächsten Stiche hast du dann { $cards } auf der Hand, und { $suit } sind Trumpf.
    }
why-gems-far =
    { $n ->
        [one] Ein Edelstein ist übrig und kaum noch zu erreichen, was du hier auch wählst.
       *[other] { $n } Edelsteine sind übrig und kaum noch zu erreichen, was du hier auch wählst.
    }
why-woods-safe =
    { $n ->
        [one] Eine Karte ist noch im Stapel, und dein Vorsprung ist sicher, was du hier auch wählst.
       *[other] { $n } Karten sind noch im Stapel, und dein Vorsprung ist sicher, was du hier auch wählst.
    }
why-woods-far =
    { $n ->
        [one] Du liegst einen Punkt zurück, und was du hier auch wählst, gewinnt kaum noch.
       *[other] Du liegst { $n } Punkte zurück, und was du hier auch wählst, gewinnt kaum noch.
    }
why-woods-even =
    { $n ->
        [one] Kein Tausch macht jetzt einen Satz voll, und eine Karte ist noch im Stapel: Diese Wahl ist kaum von Belang.
       *[other] Kein Tausch macht jetzt einen Satz voll, und { $n } Karten sind noch im Stapel: Diese Wahl ist kaum von Belang.
    }
why-stays-on-lost = { $other } könnte die Figur leicht vom Pfad schicken, und kein Waldplättchen ist übrig: Damit wäre das Spiel verloren.
why-leaves-path = { $other } würde die Figur vom Pfad schicken.
why-leaves-path-lost = { $other } würde die Figur vom Pfad schicken, und kein Waldplättchen ist übrig: Das Spiel wäre verloren.
power-duet-1 = mit der, wer gewinnt, den Weg wählt
power-duet-3 = die den Trumpf noch ändern kann
power-duet-5 = mit der, wer gewinnt, Pfoten weglassen darf
power-duet-7 = mit der ihr noch Karten tauschen könnt
why-gems-many =
    { $n ->
        [one] Ein Edelstein ist übrig, und kein Stich mehr dafür: Hier hängt kaum etwas davon ab.
       *[other] { $n } Edelsteine sind übrig, mehr als noch Stiche kommen: Hier hängt kaum etwas davon ab.
    }
why-gift-answers = Gib { $card }: Damit kann { $who } antworten, und die Figur kommt meist zum Edelstein auf Feld { $space }.
why-trump-side =
    { $n ->
        [one] Von Feld { $space } aus liegt ein Edelstein auf deiner Seite, und mit deinen { $trumps } Trümpfen kannst du die nächsten Stiche gewinnen.
       *[other] Von Feld { $space } aus liegen { $n } Edelsteine auf deiner Seite, und mit deinen { $trumps } Trümpfen kannst du die nächsten Stiche gewinnen.
    }
why-duet-stays = Mit { $do } bleibt die Figur auf dem Pfad.
why-duet-around = Höchstens zwei Schritte von Feld { $space }, wohin { $do } die Figur bringt, liegen { $n } Edelsteine.
why-duet-around-likely = Höchstens zwei Schritte von Feld { $space }, wohin { $do } die Figur sehr wahrscheinlich bringt, liegen { $n } Edelsteine.
why-duet-around-gem =
    { $n ->
        [one] Auf Feld { $space }, wohin { $do } die Figur bringt, nimmt sie einen Edelstein auf, und höchstens zwei Schritte entfernt liegt noch einer.
       *[other] Auf Feld { $space }, wohin { $do } die Figur bringt, nimmt sie einen Edelstein auf, und höchstens zwei Schritte entfernt liegen noch { $n }.
    }
why-duet-around-gem-likely =
    { $n ->
        [one] Auf Feld { $space }, wohin { $do } die Figur sehr wahrscheinlich bringt, nimmt sie einen Edelstein auf, und höchstens zwei Schritte entfernt liegt noch einer.
       *[other] Auf Feld { $space }, wohin { $do } die Figur sehr wahrscheinlich bringt, nimmt sie einen Edelstein auf, und höchstens zwei Schritte entfernt liegen noch { $n }.
    }
why-duet-room = Feld { $space }, wohin { $do } die Figur bringt, liegt { $n } Schritte vom näheren Ende des Pfads.
why-duet-room-likely = Feld { $space }, wohin { $do } die Figur sehr wahrscheinlich bringt, liegt { $n } Schritte vom näheren Ende des Pfads.
why-duet-spares-gem = { $do } findet hier etwa so oft einen Edelstein wie { $kept }: Behalte { $kept }, { $stays }.
why-duet-spares-none = Dieser Stich findet selten einen Edelstein, mit { $kept } nicht öfter als mit { $do }: Behalte { $kept }, { $stays }.
stays-trump =
    { $n ->
        [one] deinen einzigen Trumpf
       *[other] einen deiner { $n } Trümpfe
    }
stays-higher = die höhere der beiden
why-duet-end =
    { $n ->
        [0] { $do } brächte die Figur auf Feld { $space }, das Ende des Pfads: Der nächste Stich führt vielleicht darüber hinaus.
       *[other] { $do } brächte die Figur auf Feld { $space }, einen Schritt vor dem Ende des Pfads: Der nächste Stich führt vielleicht darüber hinaus.
    }
why-duet-end-likely =
    { $n ->
        [0] { $do } brächte die Figur sehr wahrscheinlich auf Feld { $space }, das Ende des Pfads: Der nächste Stich führt vielleicht darüber hinaus.
       *[other] { $do } brächte die Figur sehr wahrscheinlich auf Feld { $space }, einen Schritt vor dem Ende des Pfads: Der nächste Stich führt vielleicht darüber hinaus.
    }
why-duet-wastes-gem = { $do } fände nicht öfter einen Edelstein als { $instead }: Behalte { $do }, { $stays }.
why-duet-wastes-none = { $do } fände so selten einen Edelstein wie { $instead }: Behalte { $do }, { $stays }.
why-move-gem =
    { $close ->
        [yes] Auf Feld { $space } nimmt die Figur einen Edelstein, und von dort { $near }.
       *[no] Auf Feld { $space } liegt ein Edelstein: Nimm ihn.
    }
why-move-edge =
    { $n ->
        [0] Der Edelstein auf Feld { $space } liegt am Ende des Pfads, wo die Figur selten hinkommt: Nimm ihn jetzt.
       *[other] Der Edelstein auf Feld { $space } liegt neben dem Ende des Pfads, wo die Figur selten hinkommt: Nimm ihn jetzt.
    }
why-move-near = Von Feld { $space } aus { $near }.
why-move-between = Auf Feld { $space } selbst liegt kein Edelstein, aber dort { $near }: Ob du oder { $who } den nächsten Stich gewinnt, die Figur hat ein Ziel.
why-move-around = Höchstens zwei Schritte von Feld { $space } liegen { $n } Edelsteine.
why-move-around-gem =
    { $n ->
        [one] Auf Feld { $space } nimmt die Figur einen Edelstein auf, und höchstens zwei Schritte entfernt liegt noch einer.
       *[other] Auf Feld { $space } nimmt die Figur einen Edelstein auf, und höchstens zwei Schritte entfernt liegen noch { $n }.
    }
why-move-gem-more = Auf Feld { $space } nimmt die Figur einen Edelstein auf, und ein weiterer bleibt dort.
why-move-gem-new = Auf Feld { $space } nimmt die Figur einen Edelstein auf, und am Ende der Runde legt das Plus-Feld dort einen neuen hin.
why-move-under = Am Ende der Runde legt das Plus-Feld einen Edelstein auf Feld { $space }, genau unter die Figur: Ihr nehmt ihn, wenn die Figur in einem Stich dort bleibt oder zurückkommt.
why-move-room = Auf Feld { $space } steht die Figur { $n } Schritte vom näheren Ende des Pfads.
why-move-back = Das kostet ein Waldplättchen, aber die Figur kehrt auf Feld { $space } zurück, und von dort { $near }.
why-off-the-path-lost = { $other } würde das Spiel verlieren, denn kein Waldplättchen ist übrig.
why-move-none = Auf Feld { $space } liegt kein Edelstein, und von dort { $near }.
why-move-far = Nach dem Edelstein auf Feld { $space } stünde die Figur weiter weg: Von dort { $near }.
why-move-end =
    { $n ->
        [0] Feld { $space } ist das Ende des Pfads: Der nächste Stich führt vielleicht darüber hinaus.
       *[other] Feld { $space } liegt einen Schritt vor dem Ende des Pfads: Der nächste Stich führt vielleicht darüber hinaus.
    }
why-named-me =
    { $taker ->
        [me] Diesen Stich solltest du
       *[mate] Diesen Stich sollte { $who }
    } gewinnen: Dann { $good ->
        [gem] kommt die Figur zum Edelstein auf Feld { $space }
       *[path] bleibt die Figur auf dem Pfad, auf Feld { $space }
    }. Nenn dich selbst, und mach { $suits } zum Trumpf.
why-named-mate =
    Diesen Stich sollte { $who } gewinnen: Dann { $good ->
        [gem] kommt die Figur zum Edelstein auf Feld { $space }
       *[path] bleibt die Figur auf dem Pfad, auf Feld { $space }
    }. Nur { $who } weiß, mit welchem Trumpf.
why-named-nobody =
    Mit { $suit } als Trumpf { $taker ->
        [me] nimmst du
       *[mate] nimmt { $who }
    } diesen Stich, und dann { $good ->
        [gem] kommt die Figur zum Edelstein auf Feld { $space }
       *[path] bleibt die Figur auf dem Pfad, auf Feld { $space }
    }: Lass es dabei.
why-trump-finds = So { $comes }.
why-turn-finds-me = Mit { $suit } als Trumpf nimmst du meist diesen Stich, und dann { $comes }.
why-turn-comes-me = Mit { $suit } als Trumpf nimmst du meist diesen Stich, und dann kommt die Figur auf Feld { $space }: Dort { $near }.
why-turn-finds-me-sure = Mit { $suit } als Trumpf nimmst du diesen Stich, und dann { $comes }.
why-turn-comes-me-sure = Mit { $suit } als Trumpf nimmst du diesen Stich, und dann kommt die Figur auf Feld { $space }: Dort { $near }.
why-turn-finds-mate = Mit { $suit } als Trumpf nimmt { $who } meist diesen Stich, und dann { $comes }.
why-turn-comes-mate = Mit { $suit } als Trumpf nimmt { $who } meist diesen Stich, und dann kommt die Figur auf Feld { $space }: Dort { $near }.
why-turn-finds-mate-sure = Mit { $suit } als Trumpf nimmt { $who } diesen Stich, und dann { $comes }.
why-turn-comes-mate-sure = Mit { $suit } als Trumpf nimmt { $who } diesen Stich, und dann kommt die Figur auf Feld { $space }: Dort { $near }.
why-turn-finds-open = Mit { $suit } als Trumpf { $comes }.
why-turn-comes-open = Mit { $suit } als Trumpf kommt die Figur auf Feld { $space }: Dort { $near }.
why-turn-stays = Mit { $suit } als Trumpf bleibt die Figur auf dem Pfad.
why-turn-held = Mit { $suit } als Trumpf hast du { $cards }, und { $side }.
why-turn-over =
    { $who } sollte die nächsten Stiche gewinnen: Von Feld { $at } aus { $gems ->
        [one] liegt dort ein Edelstein
       *[other] liegen dort { $gems } Edelsteine
    }. Mit { $suit } als Trumpf hast du { $n ->
        [0] keinen
       *[other] nur einen
    }.
why-turn-gets = Für { $card } nimmst du { $taken } auf die Hand, { $power }.
why-turn-lowest = { $card } ist deine niedrigste Karte in { $suit }: Die höheren bleiben, als Trümpfe.
why-turn-leaves =
    Mit { $suit } als Trumpf { $likely ->
        [yes] verlässt die Figur vielleicht
       *[no] verließe die Figur
    } den Pfad.
why-turn-none = Mit { $suit } als Trumpf käme die Figur auf Feld { $space }, wo kein Edelstein liegt.
why-turn-few =
    { $n ->
        [0] Mit { $suit } als Trumpf hättest du keinen davon, und { $side }.
        [one] Mit { $suit } als Trumpf hättest du nur einen davon, und { $side }.
       *[other] Mit { $suit } als Trumpf hättest du nur { $n } davon, und { $side }.
    }
why-turn-many =
    Mit { $suit } als Trumpf hättest du { $n } davon, gewinnen sollte aber { $who }: Von Feld { $at } aus { $gems ->
        [one] liegt dort ein Edelstein
       *[other] liegen dort { $gems } Edelsteine
    }.
why-same-trick-finds = Was auch Trumpf wird, in diesem Stich { $comes }: Die Wahl zählt nur für die Stiche danach.
why-gift-lowest =
    { $n ->
        [one] { $card } ist die niedrigste deiner { $suit }: Gib sie, und behalte { $kept }; von Feld { $at } aus liegt ein Edelstein auf deiner Seite.
       *[other] { $card } ist die niedrigste deiner { $suit }: Gib sie, und behalte { $kept }; von Feld { $at } aus liegen { $n } Edelsteine auf deiner Seite.
    }
why-gift-power =
    { $n ->
        [one] Von Feld { $at } aus liegt ein Edelstein auf der Seite von { $who }: Gib { $card }, { $power }.
       *[other] Von Feld { $at } aus liegen { $n } Edelsteine auf der Seite von { $who }: Gib { $card }, { $power }.
    }
why-named-close-me =
    { $n ->
        [one] So nimmst du meist diesen Stich, und dann steht die Figur etwa einen Schritt von einem Edelstein entfernt.
       *[other] So nimmst du meist diesen Stich, und dann steht die Figur etwa { $n } Schritte von einem Edelstein entfernt.
    }
why-named-close-mate =
    { $n ->
        [one] So nimmt { $who } meist diesen Stich, und dann steht die Figur etwa einen Schritt von einem Edelstein entfernt.
       *[other] So nimmt { $who } meist diesen Stich, und dann steht die Figur etwa { $n } Schritte von einem Edelstein entfernt.
    }
why-named-close-open =
    { $n ->
        [one] So steht die Figur etwa einen Schritt von einem Edelstein entfernt.
       *[other] So steht die Figur etwa { $n } Schritte von einem Edelstein entfernt.
    }
