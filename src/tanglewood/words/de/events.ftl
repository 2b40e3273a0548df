# What happened. `.you` is the form for the one who reads it.

event-dealer-chosen =
    { $you ->
        [yes] Du gibst in Runde 1.
       *[no] { $who } gibt in Runde 1.
    }
event-dealt = Runde { $round }: Das Dekret ist { $decree }, also sind { $suit } Trumpf.
event-dealt-no-trump = Runde { $round }: Das Dekret ist { $decree }, also gibt es keinen Trumpf.
event-played =
    { $you ->
        [yes] Du spielst { $card }.
       *[no] { $who } spielt { $card }.
    }
event-played-crowned =
    { $you ->
        [yes] Du spielst { $card } mit der Krone.
       *[no] { $who } spielt { $card } mit der Krone.
    }
event-exchanged =
    { $you ->
        [yes] Du machst { $decree } zum Dekret und nimmst { $taken }. { $suit } sind Trumpf.
       *[no] { $who } macht { $decree } zum Dekret und nimmt { $taken }. { $suit } sind Trumpf.
    }
event-exchanged-no-trump =
    { $you ->
        [yes] Du machst { $decree } zum Dekret und nimmst { $taken }. Keine Farbe ist Trumpf.
       *[no] { $who } macht { $decree } zum Dekret und nimmt { $taken }. Keine Farbe ist Trumpf.
    }
event-kept =
    { $you ->
        [yes] Du lässt das Dekret liegen.
       *[no] { $who } lässt das Dekret liegen.
    }
event-drew =
    { $you ->
        [yes] Du ziehst { $card }.
       *[no] { $who } zieht { $card }.
    }
event-put-under =
    { $you ->
        [yes] Du legst { $card } unter den Stapel.
       *[no] { $who } legt { $card } unter den Stapel.
    }
event-trick-won =
    { $you ->
        [yes] Du nimmst den Stich mit { $card }.
       *[no] { $who } nimmt den Stich mit { $card }.
    }
event-trick-won-treasure =
    { $you ->
        [yes] Du nimmst den Stich mit { $card } und findest { $points } { $points ->
            [one] Schatz
           *[other] Schätze
        }.
       *[no] { $who } nimmt den Stich mit { $card } und findet { $points } { $points ->
            [one] Schatz
           *[other] Schätze
        }.
    }
event-round-scored = Runde { $round } ist zu Ende. { $parts }.
event-round-scored-part =
    { $who }: { $tricks } { $tricks ->
        [one] Stich
       *[other] Stiche
    }, { $points }, jetzt { $score } { $score ->
        [one] Punkt
       *[other] Punkte
    }
event-named =
    { $you ->
        [yes] Die Füchse: Du benennst { $whom }.
       *[no] Die Füchse: { $who } benennt { $whom }.
    }
event-named-self =
    { $you ->
        [yes] Die Füchse: Du darfst das Dekret tauschen.
       *[no] Die Füchse: { $who } darf das Dekret tauschen.
    }
event-named-nobody =
    { $you ->
        [yes] Die Füchse: Du benennst niemanden.
       *[no] Die Füchse: { $who } benennt niemanden.
    }
event-named-suit =
    { $you ->
        [yes] Der Hammer: Du nennst { $suit }.
       *[no] Der Hammer: { $who } nennt { $suit }.
    }
event-sealed =
    { $you ->
        [yes] Dein Geschenk ist versiegelt: { $card }.
       *[no] { $who } hat ein Geschenk gewählt.
    }
event-swapped = Die Geschenke wechseln: { $first } gibt { $gave0 }, { $second } gibt { $gave1 }.
event-moved =
    Die Füchse gehen { $n } { $n ->
        [one] Schritt
       *[other] Schritte
    } zu { $whom }.
event-moved-stay = Die Füchse bleiben stehen.
event-went-beyond =
    { $n } { $n ->
        [one] Schritt
       *[other] Schritte
    } zu { $whom } { $n ->
        [one] führt
       *[other] führen
    } über den Pfad hinaus: zurück zum Start.
event-went-beyond-lost = Über den Pfad hinaus, und kein Waldplättchen ist übrig.
event-covered = Der Wald wächst über den Pfad. Noch { $tokens } Plättchen.
event-covered-slid =
    Der Wald wächst über den Pfad; { $slid } { $slid ->
        [one] Edelstein rückt
       *[other] Edelsteine rücken
    } weiter. Noch { $tokens } Plättchen.
event-collected = Ein Edelstein ist gesammelt; noch { $left }.
event-round-ended = Runde { $round } ist vorbei. Neue Edelsteine: { $n }.
event-round-ended-bare = Runde { $round } ist vorbei.
event-game-ended-victory =
    Alle Edelsteine gesammelt: { $score } { $score ->
        [one] Punkt
       *[other] Punkte
    }!
event-game-ended-lost = Das Team hat sich im Wald verlaufen.
event-game-ended-time = Die Zeit ist um, und Edelsteine sind übrig.
event-game-ended-resign = Das Team gibt auf.
event-first-chosen =
    { $you ->
        [yes] Du beginnst.
       *[no] { $who } beginnt.
    }
event-dealt-row = Jede Hand bekommt zwei Karten; die Reihe ist { $cards }.
event-traded =
    { $you ->
        [yes] Du wirfst { $card } ab und nimmst { $cards }.
       *[no] { $who } wirft { $card } ab und nimmt { $cards }.
    }
event-traded-token =
    { $you ->
        [yes] Du wirfst { $card } ab und nimmst { $cards } mit einem Punkteplättchen.
       *[no] { $who } wirft { $card } ab und nimmt { $cards } mit einem Punkteplättchen.
    }
event-traded-pocket =
    { $you ->
        [yes]  Du legst einen Drilling aus { $card } aus.
       *[no]  { $who } legt einen Drilling aus { $card } aus.
    }
event-passed =
    { $you ->
        [yes] Du kannst nicht tauschen und passt.
       *[no] { $who } kann nicht tauschen und passt.
    }
event-revealed = Der Stapel bringt { $cards }; noch { $deck }.
event-reshuffled = Der Stapel ist leer; die Abwürfe werden neu gemischt.
event-swept = Kein Tausch war möglich: Die Reihe wird abgeräumt.
event-specials-in =
    { $n } { $n ->
        [one] Sonderkarte ist
       *[other] Sonderkarten sind
    } im Stapel.
event-goals-renewed =
    { $n } { $n ->
        [one] Ziel wird
       *[other] Ziele werden
    } neu gemischt.
event-goals-opened = Ziele dieser Runde: { $cards }.
event-goal-scored =
    { $you ->
        [yes] Das Ziel { $goal }: { $points } für dich.
       *[no] Das Ziel { $goal }: { $points } für { $who }.
    }
event-poisoned =
    { $you ->
        [yes] Du nimmst Gift: { $points }.
       *[no] { $who } nimmt Gift: { $points }.
    }
event-poisoned-none =
    { $you ->
        [yes] Du nimmst Gift und hast keinen Punkt zu verlieren.
       *[no] { $who } nimmt Gift und hat keinen Punkt zu verlieren.
    }
event-sent-under =
    { $you ->
        [yes] Von dir unter den Stapel: { $cards }.
       *[no] Von { $who } unter den Stapel: { $cards }.
    }
event-forced =
    { $you ->
        [yes] Der Baum: Eine zufällige Karte von dir antwortet.
       *[no] Der Baum: Eine zufällige Karte von { $who } antwortet.
    }
event-dug =
    { $you ->
        [yes] Du gräbst { $card } aus.
       *[no] { $who } gräbt { $card } aus.
    }
event-idle =
    { $you ->
        [yes] Die Schaufel gräbt nicht: Du verlierst den Stich.
       *[no] Die Schaufel gräbt nicht: { $who } verliert den Stich.
    }
event-felled =
    { $you ->
        [yes] Die Axt trifft auf einen Holzfäller: Du nimmst den Stich.
       *[no] Die Axt trifft auf einen Holzfäller: { $who } nimmt den Stich.
    }
event-looked =
    { $you ->
        [yes] Die Fee: Du siehst { $cards }.
       *[no] Die Fee: { $who } sieht { $cards }.
    }
event-took =
    { $you ->
        [yes] Die Fee: Du nimmst { $card }.
       *[no] Die Fee: { $who } nimmt { $card }.
    }
event-took-none =
    { $you ->
        [yes] Die Fee: Du nimmst nichts.
       *[no] Die Fee: { $who } nimmt nichts.
    }
event-gave =
    { $you ->
        [yes] Du gibst dafür { $card }.
       *[no] { $who } gibt dafür { $card }.
    }
