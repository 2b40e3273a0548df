# What happened. `$you` says whether it is the one who reads it.

event-and-then = { $first } { $then }
whom-you = dir
event-dealer-chosen =
    { $you ->
        [yes] Du gibst in Runde 1.
       *[no] { $who } gibt in Runde 1.
    }
event-dealt =
    { $you ->
        [yes] Runde { $round }: Du gibst. Das Dekret ist { $decree }, also sind { $suit } Trumpf.
       *[no] Runde { $round }: { $who } gibt. Das Dekret ist { $decree }, also sind { $suit } Trumpf.
    }
event-dealt-no-trump =
    { $you ->
        [yes] Runde { $round }: Du gibst. Das Dekret ist { $decree }, also gibt es keinen Trumpf.
       *[no] Runde { $round }: { $who } gibt. Das Dekret ist { $decree }, also gibt es keinen Trumpf.
    }
event-hand =
    { $you ->
        [yes] Du hältst { $cards }.
       *[no] { $who } hält { $cards }.
    }
event-set-up = Das Spiel beginnt mit einer Stellung, die aufgebaut wurde.
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
event-played-mirrored =
    { $you ->
        [yes] Du spielst { $card } mit dem Spiegel als Krone.
       *[no] { $who } spielt { $card } mit dem Spiegel als Krone.
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
        [yes] Du nimmst den Stich mit { $card } und findest { $n } { $n ->
            [one] Schatz
           *[other] Schätze
        }.
       *[no] { $who } nimmt den Stich mit { $card } und findet { $n } { $n ->
            [one] Schatz
           *[other] Schätze
        }.
    }
event-round-scored = Runde { $round } ist zu Ende. { $first }; { $second }.
event-round-scored-part =
    { $you ->
        [yes] Du
       *[no] { $who }
    }: { $n } { $n ->
        [one] Stich
       *[other] Stiche
    }, { $points }, jetzt { $score } { $score ->
        [one] Punkt
       *[other] Punkte
    }
event-round-scored-standing =
    { $you ->
        [yes] Du
       *[no] { $who }
    }: { $n } { $n ->
        [one] Stich
       *[other] Stiche
    } ({ $standing }), { $points }, jetzt { $score } { $score ->
        [one] Punkt
       *[other] Punkte
    }
event-resigned =
    { $you ->
        [yes] Du gibst auf.
       *[no] { $who } gibt auf.
    }
event-resigned-team = Das Team gibt auf.

# Duet: Foxes, Gifts, and the way through the forest.

event-named =
    { $you ->
        [yes] Die Füchse: Du benennst { $whom }.
       *[no] Die Füchse: { $who } benennt { $toyou ->
            [yes] dich
           *[no] { $whom }
        }.
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
event-sealed =
    { $you ->
        [yes] Dein Geschenk ist gewählt: { $card }.
       *[no] { $who } hat ein Geschenk gewählt.
    }
event-swapped = Die Geschenke wechseln den Besitzer: { $first } gibt { $gave0 }, { $second } gibt { $gave1 }.
event-swapped-hidden = Die Geschenke wechseln den Besitzer.
event-moved =
    Die Figur geht { $n } { $n ->
        [one] Schritt
       *[other] Schritte
    } zu { $whom }, auf Feld { $space }.
event-moved-stay = Die Figur bleibt auf Feld { $space } stehen.
event-went-beyond =
    { $n } { $n ->
        [one] Schritt
       *[other] Schritte
    } zu { $whom } { $n ->
        [one] führt
       *[other] führen
    } über den Pfad hinaus: zurück zum Start, Feld { $space }.
event-went-beyond-lost =
    { $n } { $n ->
        [one] Schritt
       *[other] Schritte
    } zu { $whom } { $n ->
        [one] führt
       *[other] führen
    } über den Pfad hinaus, und kein Waldplättchen ist übrig.
event-covered =
    Ein Waldplättchen bedeckt Feld { $space }; { $tokens ->
        [0] kein Plättchen ist übrig
        [one] 1 Plättchen ist übrig
       *[other] { $tokens } Plättchen sind übrig
    }.
event-covered-slid =
    Ein Waldplättchen bedeckt Feld { $space }; { $tokens ->
        [0] kein Plättchen ist übrig
        [one] 1 Plättchen ist übrig
       *[other] { $tokens } Plättchen sind übrig
    }. { $n ->
        [one] Sein Edelstein rückt
       *[other] Seine { $n } Edelsteine rücken
    } weiter auf Feld { $to }.
event-collected =
    Ein Edelstein auf Feld { $space } ist gesammelt; { $left ->
        [0] keiner ist mehr übrig
        [one] 1 ist noch übrig
       *[other] { $left } sind noch übrig
    }.
event-round-ended =
    Runde { $round } ist zu Ende. { $n ->
        [one] Ein neuer Edelstein kommt auf Feld { $spaces }
       *[other] Neue Edelsteine kommen auf die Felder { $spaces }
    }.
event-round-ended-bare = Runde { $round } ist zu Ende.
event-game-ended-victory =
    Alle Edelsteine gesammelt: Sieg mit { $score } { $score ->
        [one] Punkt
       *[other] Punkten
    }!
event-game-ended-lost = Das Team hat sich im Wald verlaufen.
event-game-ended-time = Die Zeit ist um, und Edelsteine sind übrig.
event-game-ended-resign = Das Team gibt auf.

# Into the Woods: trades.

event-first-chosen =
    { $you ->
        [yes] Du beginnst.
       *[no] { $who } beginnt.
    }
event-dealt-row = Jede Hand bekommt zwei Karten; in der Reihe liegen { $cards }.
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
event-pocketed =
    { $you ->
        [yes] Du legst drei { $value }er aus.
       *[no] { $who } legt drei { $value }er aus.
    }
event-passed =
    { $you ->
        [yes] Du kannst nicht tauschen und passt.
       *[no] { $who } kann nicht tauschen und passt.
    }
event-revealed =
    Der Stapel bringt { $cards }; { $deck ->
        [0] keine Karte ist übrig
        [one] 1 Karte ist übrig
       *[other] { $deck } Karten sind übrig
    }.
event-reshuffled =
    Der Stapel ist leer; aus { $n } { $n ->
        [one] abgeworfenen Karte
       *[other] abgeworfenen Karten
    } wird ein neuer gemischt.
event-swept = Kein Tausch ist möglich; die Reihe verliert { $cards }.

# Deluxe: special cards, goals, Poison.

event-specials-in =
    { $n } { $n ->
        [one] Sonderkarte wird
       *[other] Sonderkarten werden
    } ungesehen eingemischt.
event-specials-known =
    Die { $n ->
        [one] Sonderkarte
       *[other] Sonderkarten
    } dieses Spiels: { $cards }.
event-goals-renewed =
    { $n } { $n ->
        [one] Ziel wird
       *[other] Ziele werden
    } neu gemischt.
event-goals-opened = Ziele dieser Runde: { $goals }.
event-goal-scored =
    { $you ->
        [yes] Das Ziel { $goal }: { $points } für dich.
       *[no] Das Ziel { $goal }: { $points } für { $who }.
    }
event-goal-scored-none =
    { $you ->
        [yes] Das Ziel { $goal }: Du hast keinen Punkt zu verlieren.
       *[no] Das Ziel { $goal }: { $who } hat keinen Punkt zu verlieren.
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
        [yes] { $n ->
            [one] Deine Karte kommt
           *[other] Deine Karten kommen
        } unter den Stapel: { $cards }.
       *[no] { $n ->
            [one] Die Karte von { $who } kommt
           *[other] Die Karten von { $who } kommen
        } unter den Stapel: { $cards }.
    }
event-named-suit =
    { $you ->
        [yes] Der Hammer: Du nennst { $suit }.
       *[no] Der Hammer: { $who } nennt { $suit }.
    }
event-forced =
    { $you ->
        [yes] Der Baum: Eine zufällige Karte von dir antwortet.
       *[no] Der Baum: Eine zufällige Karte von { $who } antwortet.
    }
event-dug =
    { $you ->
        [yes] Die Schaufel: Du gräbst { $card } aus.
       *[no] Die Schaufel: { $who } gräbt { $card } aus.
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
        [yes] Die Fee: Du siehst bei { $whom } { $cards }.
       *[no] Die Fee: { $who } sieht bei { $whom } { $cards }.
    }
event-looked-hidden =
    { $you ->
        [yes] Die Fee: Du siehst Karten von { $whom }.
       *[no] Die Fee: { $who } sieht Karten von { $whom }.
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
