# Why an action is better than another in the Duet and in Into the Woods.

why-picks-up =
    { $n ->
        [one] Auf Feld { $space } liegt ein Edelstein: Nimm ihn mit, dann fehlt noch einer.
       *[other] Auf Feld { $space } liegt ein Edelstein: Nimm ihn mit, dann fehlen noch { $n }.
    }
why-last-gem = Auf Feld { $space } liegt der letzte Edelstein: Nimm ihn mit.
why-off-the-path = Mit { $other } würde die Figur den Pfad verlassen.
why-nearer =
    { $n ->
        [0] Auf Feld { $space } bleibt noch ein Edelstein liegen.
        [one] Von Feld { $space } ist der nächste Edelstein einen Schritt entfernt, mit { $other } wäre er weiter weg.
       *[other] Von Feld { $space } ist der nächste Edelstein { $n } Schritte entfernt, mit { $other } wäre er weiter weg.
    }
why-room =
    { $n ->
        [0] Feld { $space } liegt noch auf dem Pfad, anders als nach { $other }.
        [one] Von Feld { $space } ist es ein Schritt bis zum Ende des Pfads, mehr als nach { $other }.
       *[other] Von Feld { $space } sind es { $n } Schritte bis zum Ende des Pfads, mehr als nach { $other }.
    }
why-covers =
    { $n ->
        [0] Bei Feld { $space } liegt kein Edelstein: Deck dieses Ende zu.
        [one] Bei Feld { $space } liegt nur ein Edelstein, weniger als am anderen Ende: Deck dieses zu.
       *[other] Bei Feld { $space } liegen { $n } Edelsteine, weniger als am anderen Ende: Deck dieses zu.
    }
why-covers-far = Feld { $space } liegt weiter vom Start entfernt als das andere Ende: Deck dieses zu.
why-to-gem = { $card } bringt die Figur zum Edelstein auf Feld { $space }.
why-to-gem-likely = Mit { $card } kommt die Figur höchstwahrscheinlich zum Edelstein auf Feld { $space }.
why-stays-gem = Mit { $card } bleibt die Figur höchstwahrscheinlich auf Feld { $space }, wo noch ein Edelstein liegt.
why-stays-on = { $other } könnte die Figur leicht vom Pfad schicken.
why-gazelle = Mit { $card } darf, wer gewinnt, die Pfoten einer Karte weglassen und so den Edelstein auf Feld { $one } oder { $two } erreichen.
why-my-way =
    { $card } nimmt den Stich, also kommt die Figur zu dir, wo { $n ->
        [one] ein Edelstein liegt
       *[other] { $n } Edelsteine liegen
    }.
why-my-way-likely =
    { $card } nimmt wahrscheinlich den Stich, und die Figur kommt zu dir, wo { $n ->
        [one] ein Edelstein liegt
       *[other] { $n } Edelsteine liegen
    }.
why-their-way =
    { $card } überlässt { $who } den Stich, und die Figur geht dorthin, wo { $n ->
        [one] ein Edelstein liegt
       *[other] { $n } Edelsteine liegen
    }.
why-their-way-likely =
    Den Stich mit { $card } nimmt wahrscheinlich { $who }, und die Figur geht dorthin, wo { $n ->
        [one] ein Edelstein liegt
       *[other] { $n } Edelsteine liegen
    }.
why-short-step =
    { $card } hat weniger Pfoten als { $other }, und { $n ->
        [0] die Figur steht am Ende des Pfads
        [one] der Pfad endet nach einem Schritt
       *[other] der Pfad endet nach { $n } Schritten
    }.
why-long-step = { $card } hat mehr Pfoten als { $other }: Der nächste Edelstein ist { $n } Schritte entfernt.
why-closer =
    { $n ->
        [one] Nach { $card } steht die Figur meist höchstens einen Schritt von einem Edelstein, näher als nach { $other }.
       *[other] Nach { $card } steht die Figur meist höchstens { $n } Schritte von einem Edelstein, näher als nach { $other }.
    }
why-changes-trump = Mach { $suit } zum Trumpf: Du behältst { $n } davon, und von { $old } nur { $left }; { $side }.
why-leaves-trump = Lass { $suit } Trumpf bleiben: Davon hast du { $n }, und { $side }.
why-gift-trump =
    { $n ->
        [one] Von Feld { $at } aus liegt ein Edelstein auf der Seite von { $who }, mehr als auf deiner: Gib { $card }; die ist Trumpf und kann dorthin einen Stich nehmen.
       *[other] Von Feld { $at } aus liegen { $n } Edelsteine auf der Seite von { $who }, mehr als auf deiner: Gib { $card }; die ist Trumpf und kann dorthin einen Stich nehmen.
    }
why-gift-void = { $card } ist deine einzige Karte in { $suit }: Ohne sie darfst du dort mit allem antworten.
why-names-me = Du hast { $n } { $suit }: Nenn dich selbst, dann kannst du sie zum Trumpf machen; { $side }.
why-names-mate = { $who } hat wahrscheinlich eine Farbe, die als Trumpf besser ist als { $suit }, und du hast keine: Lass { $who } wählen.
why-names-nobody = Lass { $suit } Trumpf bleiben: Davon hast du { $n }, und { $side }.
why-takes-over-to = { $card } nimmt { $who } den Stich ab: Die Figur kommt auf Feld { $space }.
why-heaped = Auf Feld { $space } liegen { $n } Edelsteine: Nimm jetzt einen, dann steht die Figur gut für den nächsten.
why-edge-gem =
    { $n ->
        [0] Beide Züge finden einen Edelstein; Feld { $space } ist das Ende des Pfads, wo die Figur selten hinkommt: Nimm den zuerst.
       *[other] Beide Züge finden einen Edelstein; Feld { $space } liegt neben dem Ende des Pfads, wo die Figur selten hinkommt: Nimm den zuerst.
    }
why-gem-stays-mostly = Mit { $card } bleibt die Figur meist auf Feld { $one }, wo noch ein Edelstein liegt.
why-gem-stays-maybe = Mit { $card } bleibt die Figur vielleicht auf Feld { $one }, wo noch ein Edelstein liegt.
why-gem-mostly-one = Mit { $card } kommt die Figur meist auf Feld { $one }, wo ein Edelstein liegt.
why-gem-mostly-two = Mit { $card } kommt die Figur meist auf Feld { $one } oder { $two }, und auf jedem liegt ein Edelstein.
why-gem-mostly-three = Mit { $card } kommt die Figur meist auf Feld { $one }, { $two } oder { $three }, und auf jedem liegt ein Edelstein.
why-gem-maybe-one = Mit { $card } kommt die Figur vielleicht auf Feld { $one }, wo ein Edelstein liegt.
why-gem-maybe-two = Mit { $card } kommt die Figur vielleicht auf Feld { $one } oder { $two }, und auf jedem liegt ein Edelstein.
why-gem-maybe-three = Mit { $card } kommt die Figur vielleicht auf Feld { $one }, { $two } oder { $three }, und auf jedem liegt ein Edelstein.
why-trump-stays = So kommt die Figur höchstwahrscheinlich auf Feld { $space } und bleibt auf dem Pfad.
why-trump-moves-me = So nimmst höchstwahrscheinlich du den Stich, und die Figur kommt zum Edelstein auf Feld { $space }.
why-trump-moves-mate = So nimmt höchstwahrscheinlich { $who } den Stich, und die Figur kommt zum Edelstein auf Feld { $space }.
why-edge-space = { $card } und { $other } finden beide einen Edelstein; mit { $card } ist es höchstwahrscheinlich der auf Feld { $space }, nahe am Ende des Pfads, wohin die Figur selten kommt.
why-richer-space = Mit { $card } { $comes } auf Feld { $space }, wo { $n } Edelsteine liegen, mehr als nach { $other }.


why-around =
    { $n ->
        [one] Mit { $do } { $comes } auf Feld { $space }: Höchstens { $reach } Schritte davon liegt ein Edelstein, nach { $other } keiner.
       *[other] Mit { $do } { $comes } auf Feld { $space }: Höchstens { $reach } Schritte davon liegen { $n } Edelsteine, mehr als nach { $other }.
    }
why-apart = Mit { $do } { $comes } auf Feld { $space } und nicht nahe ans Ende des Pfads auf Feld { $end } wie mit { $other }.
why-trump-kept =
    { $n ->
        [one] Gib { $card } her, und heb { $kept }, deinen einzigen Trumpf, für einen Stich auf, den du nehmen willst.
       *[other] Gib { $card } her, und heb { $kept }, einen deiner { $n } Trümpfe, für einen Stich auf, den du nehmen willst.
    }
why-way-chosen =
    { $n ->
        [one] Gib { $card } her, und behalte { $kept }: Damit kann die Figur umkehren, wenn sie am Edelstein vorbei ist.
       *[other] Gib { $card } her, und behalte { $kept }: Alle { $n } Edelsteine liegen auf einer Seite, und damit kann die Figur später umkehren.
    }
why-paws-given = Gib { $card }: Nach diesem Stich steht die Figur auf Feld { $start }. Von dort hat { $card } mehr Pfoten, als Schritte bis zum nächsten Edelstein sind, { $kept } dagegen nicht.
why-gems-safe =
    { $n ->
        [one] Ein Edelstein ist übrig, und ihr bekommt ihn sehr wahrscheinlich, was du hier auch wählst.
       *[other] { $n } Edelsteine sind übrig, und ihr bekommt sie sehr wahrscheinlich, was du hier auch wählst.
    }
why-gems-far =
    { $n ->
        [one] Ein Edelstein ist übrig und kaum noch zu erreichen, was du hier auch wählst.
       *[other] { $n } Edelsteine sind übrig und kaum noch zu erreichen, was du hier auch wählst.
    }
why-swaps-card = Der Trumpf bleibt: Für { $card } nimmst du { $taken } auf die Hand, { $power }.
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
why-around-gem =
    { $n ->
        [one] Mit { $do } { $comes } zum Edelstein auf Feld { $space }, und höchstens { $reach } Schritte davon liegt noch einer, anders als nach { $other }.
       *[other] Mit { $do } { $comes } zum Edelstein auf Feld { $space }, und höchstens { $reach } Schritte davon liegen noch { $n }, mehr als nach { $other }.
    }
why-woods-even =
    { $n ->
        [one] Kein Tausch macht jetzt einen Satz voll, und eine Karte ist noch im Stapel: Diese Wahl ist kaum von Belang.
       *[other] Kein Tausch macht jetzt einen Satz voll, und { $n } Karten sind noch im Stapel: Diese Wahl ist kaum von Belang.
    }
why-more-gems = Mit { $do } kommt die Figur öfter zu einem Edelstein als mit { $other }, meist zu dem auf Feld { $space }.
way-comes = kommt die Figur
way-mostly = kommt die Figur meist
why-stays-on-lost = { $other } könnte die Figur leicht vom Pfad schicken, und kein Waldplättchen ist übrig: Damit wäre das Spiel verloren.
why-leaves-path = { $other } würde die Figur vom Pfad schicken.
why-leaves-path-lost = { $other } würde die Figur vom Pfad schicken, und kein Waldplättchen ist übrig: Das Spiel wäre verloren.
why-finds = Nach { $card } findet die Figur meist einen Edelstein auf Feld { $space }, öfter als nach { $other }.
why-finds-last = Nach { $card } findet die Figur meist den letzten Edelstein auf Feld { $space }, öfter als nach { $other }.
why-named-gem-me = Du musst diesen Stich gewinnen: Dann kommt die Figur zum Edelstein auf Feld { $space }. Nenn dich selbst und wähl den Trumpf dafür.
why-named-gem-mate = { $who } muss diesen Stich gewinnen: Dann kommt die Figur zum Edelstein auf Feld { $space }. Nur { $who } weiß, mit welchem Trumpf.
why-named-inside-me = Du musst diesen Stich gewinnen: Sonst verlässt die Figur den Pfad. Nenn dich selbst und wähl den Trumpf dafür.
why-named-inside-mate = { $who } muss diesen Stich gewinnen: Sonst verlässt die Figur den Pfad. Nur { $who } weiß, mit welchem Trumpf.
why-named-inside-me-lost = Du musst diesen Stich gewinnen: Sonst verlässt die Figur den Pfad, und kein Waldplättchen ist übrig. Nenn dich selbst und wähl den Trumpf dafür.
why-named-inside-mate-lost = { $who } muss diesen Stich gewinnen: Sonst verlässt die Figur den Pfad, und kein Waldplättchen ist übrig. Nur { $who } weiß, mit welchem Trumpf.
why-named-side-me =
    { $n ->
        [one] Der letzte Edelstein liegt auf deiner Seite, also musst du Stiche gewinnen: Nenn dich selbst und wähl den Trumpf dafür.
       *[other] Alle { $n } Edelsteine liegen auf deiner Seite, also musst du Stiche gewinnen: Nenn dich selbst und wähl den Trumpf dafür.
    }
why-named-side-mate =
    { $n ->
        [one] Der letzte Edelstein liegt auf der Seite von { $who }, und dafür müssen dort Stiche gewonnen werden: Lass { $who } den Trumpf wählen.
       *[other] Alle { $n } Edelsteine liegen auf der Seite von { $who }, und dafür müssen dort Stiche gewonnen werden: Lass { $who } den Trumpf wählen.
    }
why-decree-power = Gib { $card } für { $taken }: Auf beiden Seiten liegen Edelsteine, und mit ihr kann, wer gewinnt, den Weg wählen.
why-paws-fit =
    { $n ->
        [one] Mit { $card } { $comes } auf Feld { $space }, einen Schritt vor den Edelstein auf { $gem }: genau die Pfote von { $kept }, die du behältst.
       *[other] Mit { $card } { $comes } auf Feld { $space }, { $n } Schritte vor den Edelstein auf { $gem }: genau die Pfoten von { $kept }, die du behältst.
    }
power-duet-1 = mit der, wer gewinnt, den Weg wählt
power-duet-3 = die den Trumpf noch ändern kann
power-duet-5 = mit der, wer gewinnt, Pfoten weglassen darf
power-duet-7 = mit der ihr noch Karten tauschen könnt
why-foxes-same = Beide Karten sind { $suit }: Was auch Trumpf wird, { $high } nimmt diesen Stich, also hängt wenig davon ab.
why-foxes-led-me =
    { $n ->
        [one] Der letzte Edelstein liegt auf deiner Seite, also musst du gewinnen: Mit { $card } kannst du den Trumpf dafür ändern.
       *[other] Alle { $n } Edelsteine liegen auf deiner Seite, also musst du gewinnen: Mit { $card } kannst du den Trumpf dafür ändern.
    }
why-foxes-led-mate =
    { $n ->
        [one] Der letzte Edelstein liegt auf der Seite von { $who }, wo gewonnen werden muss: Mit { $card } kannst du { $who } den Trumpf dafür ändern lassen.
       *[other] Alle { $n } Edelsteine liegen auf der Seite von { $who }, wo gewonnen werden muss: Mit { $card } kannst du { $who } den Trumpf dafür ändern lassen.
    }
why-nearer-too =
    { $n ->
        [0] Beide Züge finden einen Edelstein, und auf Feld { $space } bleibt noch einer.
        [one] Beide Züge finden einen Edelstein, und von Feld { $space } ist der nächste einen Schritt entfernt.
       *[other] Beide Züge finden einen Edelstein, und von Feld { $space } ist der nächste nur { $n } Schritte entfernt.
    }
why-little-between = Mit { $card } kommt die Figur auf Feld { $space }, mit { $other } auf Feld { $instead }: Keine findet einen Edelstein, und es liegt wenig dazwischen.
why-names-more =
    { $n ->
        [one] Du hast eine Karte in { $suit } und keine in { $trump }: Nenn dich selbst, dann kannst du { $suit } zum Trumpf machen; { $side }.
       *[other] Du hast { $n } { $suit }, mehr als { $trump }: Nenn dich selbst, dann kannst du sie zum Trumpf machen; { $side }.
    }
why-trump-side-me =
    { $n ->
        [one] Mit { $do } nimmst du diesen Stich, und die Figur kommt zu dir, wo ein Edelstein liegt; mit { $other } geht sie in die andere Richtung.
       *[other] Mit { $do } nimmst du diesen Stich, und die Figur kommt zu dir, wo { $n } Edelsteine liegen; mit { $other } geht sie in die andere Richtung.
    }
why-trump-side-mate =
    { $n ->
        [one] Mit { $do } nimmt { $who } diesen Stich, und die Figur geht dorthin, wo ein Edelstein liegt; mit { $other } kommt sie zu dir.
       *[other] Mit { $do } nimmt { $who } diesen Stich, und die Figur geht dorthin, wo { $n } Edelsteine liegen; mit { $other } kommt sie zu dir.
    }
why-gems-time =
    { $n ->
        [one] Ein Edelstein ist übrig, und es kommt noch mindestens eine ganze Runde: Hier hängt kaum etwas davon ab.
       *[other] { $n } Edelsteine sind übrig, und es kommt noch mindestens eine ganze Runde: Hier hängt kaum etwas davon ab.
    }
why-gems-many =
    { $n ->
        [one] Ein Edelstein ist übrig, und kein Stich mehr dafür: Hier hängt kaum etwas davon ab.
       *[other] { $n } Edelsteine sind übrig, mehr als noch Stiche kommen: Hier hängt kaum etwas davon ab.
    }
why-gift-answers = Gib { $card }: Damit kann { $who } antworten, und die Figur kommt meist zum Edelstein auf Feld { $space }.
why-trump-for-mate =
    { $n ->
        [0] Die nächsten Stiche sollte { $who } gewinnen: Von Feld { $at } aus liegen dort mehr Edelsteine ({ $gems }) als bei dir. Mach { $suit } zum Trumpf, von denen du dann keine hast, und nicht { $more }.
        [one] Die nächsten Stiche sollte { $who } gewinnen: Von Feld { $at } aus liegen dort mehr Edelsteine ({ $gems }) als bei dir. Sind { $suit } Trumpf, hast du nur einen, weniger als von { $more }.
       *[other] Die nächsten Stiche sollte { $who } gewinnen: Von Feld { $at } aus liegen dort mehr Edelsteine ({ $gems }) als bei dir. Sind { $suit } Trumpf, hast du nur { $n }, weniger als von { $more }.
    }
why-both-find = Auf beiden Wegen findet die Figur einen Edelstein, auf Feld { $space } oder auf Feld { $other }: Welcher, ist gleich.
why-trump-side =
    { $n ->
        [one] Von Feld { $space } aus liegt ein Edelstein auf deiner Seite, und mit deinen { $trumps } Trümpfen kannst du die nächsten Stiche gewinnen.
       *[other] Von Feld { $space } aus liegen { $n } Edelsteine auf deiner Seite, mehr als von Feld { $other } aus, und mit deinen { $trumps } Trümpfen kannst du die nächsten Stiche gewinnen.
    }
why-little-same = { $card } und { $other } bringen die Figur beide auf Feld { $space }: Es macht kaum einen Unterschied.
why-alike-gem = Mit { $do } wie mit { $other } findet dieser Stich meist einen Edelstein: Es macht kaum einen Unterschied.
why-alike-none = Weder mit { $do } noch mit { $other } findet dieser Stich meist einen Edelstein, und die Figur steht danach etwa gleich nah an einem: Es macht kaum einen Unterschied.
