# Why an action is better than another: one sentence, at most one number.

aim-humble =
    { $n ->
        [0] Noch kein Stich, und Bescheiden ist in Reichweite
        [one] Erst ein Stich, und Bescheiden ist in Reichweite
       *[other] Erst { $n } Stiche, und Bescheiden ist in Reichweite
    }
aim-enough = Du hast { $n } Stiche, und zehn wären Gierig
aim-fewer =
    { $n ->
        [0] Diese Karten gewinnen leicht zu viele Stiche
        [one] Du hast einen Stich, und diese Karten gewinnen leicht zu viele
       *[other] Du hast { $n } Stiche, und diese Karten gewinnen leicht zu viele
    }
aim-more =
    { $n ->
        [one] Dir fehlt noch ein Stich, um Siegreich zu sein
       *[other] Dir fehlen noch { $n } Stiche, um Siegreich zu sein
    }
aim-less-theirs = Siegreich wirst du ohnehin, und mit jedem Stich, den du nimmst, bekommt { $who } einen Punkt weniger
aim-points =
    { $n ->
        [one] Du hast einen Stich, und bis { $last } bringt jeder einen Punkt
       *[other] Du hast { $n } Stiche, und bis { $last } bringt jeder einen Punkt
    }
aim-every =
    { $n ->
        [one] Du hast einen Stich, und von hier an bringt jeder einen Punkt
       *[other] Du hast { $n } Stiche, und von hier an bringt jeder einen Punkt
    }

why-and = { $first } { $then }
why-or-one = { $first } Etwa so gut: { $one }.
why-or-two = { $first } Etwa so gut: { $one } und { $two }.
why-or-more = { $first } Etwa so gut: { $n } andere Möglichkeiten.
why-avoid =
    { $n ->
        [one] Noch eine andere Wahl ist hier etwa so gut. { $first }
       *[other] { $n } andere sind hier etwa so gut. { $first }
    }

why-close = Das ist hier etwa so gut wie { $other }; keins von beiden ist ein Fehler.
why-little = Das ist etwas besser als { $other }; viel macht es nicht aus.
why-settled = Was du hier auch wählst, am Ergebnis ändert es kaum etwas.
why-better = Das verspricht mehr als { $other }.
why-points =
    Das bringt etwa { $n ->
        [one] einen Punkt
       *[other] { $n } Punkte
    } mehr als { $other }.
why-chance =
    Das gewinnt von hundert Spielen etwa { $n ->
        [one] eines
       *[other] { $n }
    } mehr als { $other }.

why-fairy = { $aim }: Mit { $card } siehst du zwei verdeckte Karten und darfst eine gegen { $useless } tauschen.
why-shovel = Mit { $card } spielst du eine Karte deines letzten Stichs noch einmal und behältst die anderen auf der Hand.
why-shovel-two = Mit { $card } spielst du { $one } oder { $two } aus deinem letzten Stich noch einmal und behältst die anderen auf der Hand.

why-hammered = { $aim }: Der Hammer schlägt nur ungerade Karten, also nimmt { $card } den Stich.
why-hammered-few = { $aim }: Der Hammer schlägt nur ungerade Karten, also verliert { $card } den Stich.
why-hammer-named =
    { $n ->
        [0] Der Hammer schlägt nur ungerade Karten, und in { $suit } kann { $who } keine anderen haben.
        [one] Der Hammer schlägt nur ungerade Karten, und in { $suit } kann { $who } nur eine gerade haben.
       *[other] Der Hammer schlägt nur ungerade Karten, und in { $suit } kann { $who } höchstens { $n } gerade haben.
    }
aim-stop = Du hast { $n } Stiche für { $points } Punkte, und einer mehr brächte weniger
why-takes-trump = { $aim }: Nimm { $card }, die Trumpf ist.
why-takes-high = { $aim }: Nimm { $card }, die in ihrer Farbe kaum etwas schlägt.
why-settled-end = Was du hier auch wählst, du endest so gut wie sicher { $band }: Es macht kaum etwas aus.
why-end-alike = Was { $who } auch hat: { $card } und { $other } bringen dir in diesen letzten Stichen dasselbe.
why-end-alike-all = Was { $who } auch hat: Mit { $card } wie mit { $other } gewinnst du alle letzten Stiche, die Reihenfolge ändert nichts.
why-end-alike-won =
    { $n ->
        [0] Was { $who } auch hat: Mit { $card } wie mit { $other } gewinnst du keinen der letzten Stiche, die Reihenfolge ändert nichts.
        [one] Was { $who } auch hat: Mit { $card } wie mit { $other } gewinnst du einen der letzten Stiche, die Reihenfolge ändert nichts.
       *[other] Was { $who } auch hat: Mit { $card } wie mit { $other } gewinnst du { $n } der letzten Stiche, die Reihenfolge ändert nichts.
    }
why-digs = { $aim }: Die Schaufel allein verliert diesen Stich, aber mit { $one } oder { $two } aus deinem letzten Stich kannst du ihn noch gewinnen.
