# The levels of the AI and how they play, and why a hint says what it says.

level-seedling = Keimling
level-sapling = Schössling
level-hazel = Hasel
level-birch = Birke
level-beech = Buche
level-old-oak = Alte Eiche
level-strongest = Alte Eiche
level-humble-seeker = Die Bescheidene
level-greedy-baiter = Die Verführerin
level-treasure-hunter = Die Schatzsucherin
level-uniform = Wanderer
level-heuristic = Försterin
level-search = Eule
level-ismcts = Schleiereule
level-rated = { $level } · { $rating }
level-rating = Wertung { $rating } ± { $error } in diesem Spiel.

manner-feel = Spielt nach Gefühl und nimmt oft das Zweitbeste.
manner-thumb = Spielt nach Faustregeln, und nicht immer nach der besten.
manner-steady = Spielt nach Faustregeln und wird nie müde dabei.
manner-glance = Schaut ein wenig voraus und vergisst bald, was gespielt wurde.
manner-look = Schaut voraus und merkt sich die letzten Stiche.
manner-plan = Vergisst nichts und denkt bis zum Ende voraus.
manner-deep = Am stärksten: vergisst nichts und denkt am längsten.
manner-humble-seeker = Endet am liebsten bescheiden und gibt dafür Punkte her.
manner-greedy-baiter = Schenkt dir Stiche und hofft, dass du gierig endest.
manner-treasure-hunter = Läuft jedem Schatz nach.

hint-thinking = Denke nach …
hint-all = Was jede Wahl verspricht
hint-close = Tipp schließen
hint-choice = Wahl
hint-points = Punkte vorn
hint-worth = Wert von 100
hint-outlook-tricks = { $n } Stiche
hint-chance = Sieg
hint-you = du endest
hint-they = die andere Seite endet
hint-note = ± gilt mit 95 %. Nur aus dem, was du wissen darfst.
hint-H = bescheiden
hint-D = besiegt
hint-V = siegreich
hint-G = gierig
hint-and = und
hint-amount-points = { $value } ± { $error } Punkte
hint-amount-worth = { $value } ± { $error } von 100
hint-trade = { $card } für Platz { $slots }
hint-gap = ;{ " " }
hint-treasures =
    { $n ->
        [one] mit einem Schatz darin
       *[other] mit Schätzen darin
    }
hint-is-only = es ist die einzige Wahl
hint-is-thumb = eine Faustregel sagt es; diese Stellung lässt sich nicht durchsuchen
hint-is-takes = es nimmt den Stich
hint-is-gives = es überlässt den Stich
hint-is-may-take = es nimmt den Stich nach { $share } % der wahrscheinlichen Antworten
hint-is-still-leads = und trotzdem spielst du als Nächstes aus
hint-is-other-takes = { $other } würde ihn nehmen
hint-is-other-may-take = { $other } würde ihn in { $share } % nehmen
hint-is-other-gives = { $other } würde ihn nicht nehmen
hint-is-gems =
    der Stich bringt im Mittel { $n } { $n ->
        [one] Edelstein
       *[other] Edelsteine
    }
hint-is-gems-sure =
    der Stich bringt { $n } { $n ->
        [one] Edelstein
       *[other] Edelsteine
    }
hint-is-no-gem = der Stich bringt keinen Edelstein
hint-is-beyond = die Figur verlässt den Pfad in { $share } %
hint-is-pocket = es legt einen Drilling aus ({ $values })
hint-is-token = es bringt ein Plättchen
hint-is-pairs = du behältst ein Paar ({ $values })
hint-is-pass = du verzichtest auf den Tausch
hint-is-alike = vielleicht ebenso gut: { $others }
hint-is-end-more = du endest { $end } in { $chance } (mit { $other }: { $instead })
hint-is-end-less = du endest { $end } nur in { $chance } (mit { $other }: { $instead })
hint-is-win = das Spiel ist in { $chance } gewonnen (mit { $other }: { $instead })
hint-is-better = es ist { $amount } mehr wert als { $other }
hint-is-close = nichts ist klar schlechter: { $other } weicht um { $amount } ab
hint-is-target = { $other } bringt { $amount } mehr in dieser Runde, aber bei diesem Stand zählt das Spiel
