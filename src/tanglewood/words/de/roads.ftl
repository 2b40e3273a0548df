# Why an action is better than another in the Duet: where it takes the tracker, and what is kept.

near-here = liegt genau dort noch ein Edelstein
near-under = legt das Plus-Feld am Ende der Runde einen Edelstein genau unter die Figur
near-one =
    { $n ->
        [one] ist der nächste Edelstein einen Schritt entfernt, auf Feld { $one }
       *[other] ist der nächste Edelstein { $n } Schritte entfernt, auf Feld { $one }
    }
near-two =
    { $n ->
        [one] liegen auf beiden Seiten Edelsteine einen Schritt entfernt, auf Feld { $one } und { $two }
       *[other] liegen auf beiden Seiten Edelsteine { $n } Schritte entfernt, auf Feld { $one } und { $two }
    }

why-same-trick-space = Was auch Trumpf wird, dieser Stich endet auf Feld { $space }, wo kein Edelstein liegt: Die Wahl zählt nur für die Stiche danach.
why-covers-under =
    { $n ->
        [one] Deck Feld { $space } zu: Sein Edelstein rutscht auf Feld { $to }, genau dorthin, wo die Figur steht.
       *[other] Deck Feld { $space } zu: Seine { $n } Edelsteine rutschen auf Feld { $to }, genau dorthin, wo die Figur steht.
    }
why-covers-behind =
    { $n ->
        [0] Die Figur steht auf Feld { $at }: { $many ->
            [one] Ein Edelstein liegt
           *[other] { $many } Edelsteine liegen
        } von dort bis Feld { $far }, keiner in Richtung Feld { $space }. Deck das Ende zu, das ihr weniger braucht.
        [one] Die Figur steht auf Feld { $at }: { $many } Edelsteine liegen von dort bis Feld { $far }, nur einer in Richtung Feld { $space }. Deck das Ende zu, das ihr weniger braucht.
       *[other] Die Figur steht auf Feld { $at }: { $many } Edelsteine liegen von dort bis Feld { $far }, nur { $n } in Richtung Feld { $space }. Deck das Ende zu, das ihr weniger braucht.
    }
why-covers-slides =
    { $n ->
        [one] Der Edelstein auf Feld { $space } liegt { $away } Schritte von der Figur entfernt: Deckst du das Feld zu, rutscht er auf Feld { $to }, einen Schritt näher.
       *[other] Die { $n } Edelsteine auf Feld { $space } liegen { $away } Schritte von der Figur entfernt: Deckst du das Feld zu, rutschen sie auf Feld { $to }, einen Schritt näher.
    }
why-covers-empty = Auf Feld { $space } liegt kein Edelstein, auf Feld { $far } dagegen einer: Deck das Ende zu, an dem nichts weichen muss.
why-covers-room =
    { $n ->
        [one] Die Figur steht auf Feld { $at }: Ist Feld { $space } zugedeckt, bleibt bis zum näheren Ende ein Schritt; bei Feld { $far } { $less ->
            [0] keiner
           *[other] { $less }
        }.
       *[other] Die Figur steht auf Feld { $at }: Ist Feld { $space } zugedeckt, bleiben bis zum näheren Ende { $n } Schritte; bei Feld { $far } nur { $less }.
    }
why-sure-gem =
    { $n ->
        [one] Was { $who } auf { $card } auch antwortet, die Figur endet beim Edelstein auf Feld { $spaces }.
       *[other] Was { $who } auf { $card } auch antwortet, die Figur endet auf einem Feld mit Edelstein, einem von { $spaces }.
    }
why-takes-higher = Der Trumpf bleibt: Für { $card } nimmst du { $taken }, einen höheren Trumpf, und { $side }.
side-mine =
    { $n ->
        [one] von Feld { $at } aus liegt ein Edelstein auf deiner Seite
       *[other] von Feld { $at } aus liegen { $n } Edelsteine auf deiner Seite
    }
at-then =
    { $space } ({ $sure ->
        [yes] dort endet dieser Stich
       *[no] dort endet dieser Stich sehr wahrscheinlich
    })
why-named-more-mate =
    { $n ->
        [one] Von Feld { $at } aus liegt ein Edelstein auf der Seite von { $who }, auf deiner keiner: Lass { $who } den Trumpf wählen.
       *[other] Von Feld { $at } aus liegen { $n } Edelsteine auf der Seite von { $who }, mehr als auf deiner: Lass { $who } den Trumpf wählen.
    }
why-stays-on-likely = { $other } schickt die Figur höchstwahrscheinlich vom Pfad.
near-grown = { $near }, wenn die Plus-Felder ihre Edelsteine bekommen haben
choice-me = nimmst du den Stich und hast die Wahl
choice-me-mostly = nimmst du meist den Stich und hast die Wahl
choice-mate = nimmt { $who } den Stich und hat die Wahl
choice-mate-mostly = nimmt { $who } meist den Stich und hat die Wahl
choice-gem-each =
    { $n ->
        [one] Dort liegt ein Edelstein
       *[other] Auf jedem liegt ein Edelstein
    }
choice-gem-on =
    { $n ->
        [0] Dort liegt kein Edelstein
        [one] Auf Feld { $spaces } liegt ein Edelstein
       *[other] Auf den Feldern { $spaces } liegen Edelsteine
    }
why-choice = Mit { $do } { $wins } zwischen den Feldern { $spaces }: { $lie }.
why-choice-stay = Mit { $do } { $wins }, auf dem Pfad zu bleiben, auf Feld { $space }: { $lie }.
why-choice-led =
    { $n ->
        [one] Nach { $card } kann, wer den Stich nimmt, den Weg wählen und meist den Edelstein auf Feld { $spaces } erreichen.
       *[other] Nach { $card } kann, wer den Stich nimmt, den Weg wählen und meist einen Edelstein erreichen, vor allem einen auf den Feldern { $spaces }.
    }
why-duet-gem-me =
    { $n ->
        [one] { $do } nimmt den Stich: Eine Pfote bringt die Figur in deine Richtung auf Feld { $space }, wo ein Edelstein liegt.
       *[other] { $do } nimmt den Stich: { $n } Pfoten bringen die Figur in deine Richtung auf Feld { $space }, wo ein Edelstein liegt.
    }
why-duet-gem-mate =
    { $n ->
        [one] { $do } überlässt { $who } den Stich: Eine Pfote bringt die Figur dorthin auf Feld { $space }, wo ein Edelstein liegt.
       *[other] { $do } überlässt { $who } den Stich: { $n } Pfoten bringen die Figur dorthin auf Feld { $space }, wo ein Edelstein liegt.
    }
why-duet-gem-stays-me = { $do } nimmt den Stich ohne eine Pfote darin: Die Figur bleibt auf Feld { $space }, wo noch ein Edelstein liegt.
why-duet-gem-stays-mate = { $do } überlässt { $who } den Stich ohne eine Pfote darin: Die Figur bleibt auf Feld { $space }, wo noch ein Edelstein liegt.
duet-gem-at =
    { $n ->
        [one] zum Edelstein auf Feld { $spaces }
       *[other] zu einem Edelstein, auf Feld { $spaces }
    }
duet-comes =
    { $often ->
        [sure] kommt die Figur { $gem }
        [mostly] kommt die Figur meist { $gem }
       *[maybe] kommt die Figur vielleicht { $gem }
    }
why-duet-finds-me = { $do } nimmt meist den Stich, und dann { $comes }.
why-duet-finds-mate = { $who } gewinnt den Stich meist gegen { $do }, und dann { $comes }.
why-duet-finds-open = Wer den Stich auch nimmt, nach { $do } { $comes }.
why-duet-next = Von Feld { $space } aus, wohin { $do } die Figur bringt, { $near }.
why-duet-edge = { $do } findet den Edelstein auf Feld { $space }, nahe am Ende des Pfades, wohin die Figur selten kommt.
why-duet-heap = { $do } findet einen der { $n } Edelsteine auf Feld { $space }: So viele Stiche braucht es, um es zu leeren.
why-duet-sheds =
    { $n ->
        [one] { $do } bringt die Figur genauso auf Feld { $space } wie { $kept }, und von dort aus liegt ein Edelstein auf der Seite von { $who }: Behalte die niedrigere Karte, { $kept }, mit der du { $who } leichter Stiche überlässt.
       *[other] { $do } bringt die Figur genauso auf Feld { $space } wie { $kept }, und von dort aus liegen { $n } Edelsteine auf der Seite von { $who }: Behalte die niedrigere Karte, { $kept }, mit der du { $who } leichter Stiche überlässt.
    }
why-duet-stands = Mit { $do } kommt die Figur auf Feld { $space }: Dort { $near }.
why-duet-stands-likely = Mit { $do } steht die Figur dann sehr wahrscheinlich auf Feld { $space }: Dort { $near }.
why-duet-far = { $do } brächte die Figur auf Feld { $space }: Dort { $near }.
why-duet-none = { $do } brächte die Figur auf Feld { $space }, wo kein Edelstein liegt.
why-duet-seldom = Nach { $do } endet der Stich selten auf einem Edelstein.
why-duet-keep = Behalte { $card }, { $power }.
why-duet-keep-trump =
    { $n ->
        [one] Behalte { $card }, deinen einzigen Trumpf, für einen Stich, den du brauchst.
       *[other] Behalte { $card }, einen deiner { $n } Trümpfe, für einen Stich, den du brauchst.
    }
why-gift-stays =
    Gib { $card }, und behalte { $cards }: { $trumps ->
        [one] Ein Trumpf nimmt Stiche und bringt
       *[other] Trümpfe nehmen Stiche und bringen
    } die Figur so in deine Richtung, und von Feld { $at } aus { $n ->
        [one] liegt ein Edelstein
       *[other] liegen { $n } Edelsteine
    } auf deiner Seite.
why-gift-highest =
    { $n ->
        [one] Von Feld { $at } aus liegt ein Edelstein auf der Seite von { $who }: Gib { $card }, deine höchste in { $suit }, für einen Stich dorthin.
       *[other] Von Feld { $at } aus liegen { $n } Edelsteine auf der Seite von { $who }: Gib { $card }, deine höchste in { $suit }, für Stiche dorthin.
    }
why-gift-weakest = { $card } ist die schwächste deiner Karten, die kein Trumpf sind und nichts können: Gib sie, denn { $side }.
why-gift-no-trump =
    { $n ->
        [one] Behalte { $card }: Von Feld { $at } aus liegt ein Edelstein auf deiner Seite, und ein Trumpf nimmt Stiche dorthin.
       *[other] Behalte { $card }: Von Feld { $at } aus liegen { $n } Edelsteine auf deiner Seite, und ein Trumpf nimmt Stiche dorthin.
    }
why-gift-no-help =
    { $n ->
        [one] { $card } hülfe { $who } kaum zu einem Stich, und von Feld { $at } aus liegt dort ein Edelstein.
       *[other] { $card } hülfe { $who } kaum zu einem Stich, und von Feld { $at } aus liegen dort { $n } Edelsteine.
    }
why-duet-close-me =
    { $n ->
        [one] { $do } nimmt meist den Stich, und die Figur steht dann etwa einen Schritt von einem Edelstein.
       *[other] { $do } nimmt meist den Stich, und die Figur steht dann etwa { $n } Schritte von einem Edelstein.
    }
why-duet-close-mate =
    { $n ->
        [one] { $who } gewinnt den Stich meist gegen { $do }, und die Figur steht dann etwa einen Schritt von einem Edelstein.
       *[other] { $who } gewinnt den Stich meist gegen { $do }, und die Figur steht dann etwa { $n } Schritte von einem Edelstein.
    }
why-duet-close-open =
    { $n ->
        [one] Wer den Stich auch nimmt, nach { $do } steht die Figur etwa einen Schritt von einem Edelstein.
       *[other] Wer den Stich auch nimmt, nach { $do } steht die Figur etwa { $n } Schritte von einem Edelstein.
    }
why-beyond-even = Jeder Weg führt über das Ende des Pfades hinaus, kostet ein Waldplättchen und endet auf Feld { $start }: Es ist gleich, welchen du nimmst.
why-duet-far-likely = { $do } brächte die Figur sehr wahrscheinlich auf Feld { $space }: Dort { $near }.
why-duet-none-likely = { $do } brächte die Figur sehr wahrscheinlich auf Feld { $space }, wo kein Edelstein liegt.
