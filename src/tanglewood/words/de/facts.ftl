# Was den empfohlenen Zug eines Fuchs-Spiels von schlechteren trennt.

aim-fewer-with =
    { $n ->
        [0] Mit Karten wie { $cards } kommst du leicht auf zehn Stiche, und das ist Gierig
        [one] Du hast einen Stich, und mit Karten wie { $cards } kommst du leicht auf zehn, und das ist Gierig
       *[other] Du hast { $n } Stiche, und mit Karten wie { $cards } kommst du leicht auf zehn, und das ist Gierig
    }
own-for = { $aim }. { $say }
why-end-alike-both = Mit { $card } oder mit { $other } zuerst gewinnst du die beiden letzten Stiche, außer { $who } hat { $cards }: dann einen davon.
why-end-alike-one = Mit { $card } oder mit { $other } zuerst gewinnst du einen der beiden letzten Stiche, außer { $who } hat { $cards }: dann keinen.
aim-point-likely = Du wirst am Ende wohl Besiegt sein, und da bringt dir jeder Stich noch einen Punkt
said-or = { $first } Etwa so gut: { $others }.
said-or-most = { $first } Die meisten anderen Möglichkeiten sind etwa so gut.
said-next = { $first } Knapp dahinter: { $others }.
said-all-close = Zwischen { $others } liegt hier wenig.
aim-many = Du willst hier Stiche
aim-few = Du willst hier wenige Stiche
said-all-take = Was du auch spielst, nimmt diesen Stich, und die Wahl macht kaum etwas aus.
said-all-lose = Was du auch spielst, verliert diesen Stich, und die Wahl macht kaum etwas aus.
said-all-top = Was du auch ausspielst, gewinnt den Stich, und die Reihenfolge macht kaum etwas aus.
said-all-beaten = { $who } kann wahrscheinlich alles schlagen, was du ausspielst, also macht die Wahl kaum etwas aus.
said-every-turn-takes = Was du auch ablegst, du nimmst diesen Stich, und die Wahl macht kaum etwas aus.
said-every-turn-loses = Was du auch ablegst, du verlierst diesen Stich, und die Wahl macht kaum etwas aus.
said-prize = Mit { $card } nimmst du den Stich, und den Punkt von { $prize } dazu.
said-prize-left = Mit { $others } würdest du { $who } den Punkt von { $prize } lassen.
said-pulls-prize = Mit { $card } gewinnst du { $prize }, die { $who } dazu spielen muss.
said-treasure-given = Auch mit { $others } würdest du verlieren, und { $who } bekäme den Punkt.
said-treasure-home = { $card } nimmt diesen Stich, und ihr Punkt ist sicher.
said-treasure-led = { $card } nimmt wahrscheinlich den Stich, mit ihrem Punkt.
said-treasure-risked = { $others } würde den Punkt wahrscheinlich an { $who } verlieren.
said-treasure-kept =
    { $n ->
        [one] Behalte { $all }: Der Punkt kann noch dir gehören.
       *[other] Behalte { $all }: Die Punkte können noch dir gehören.
    }
said-poison-eaten = Mit { $others } würdest du Gift nehmen, und das kostet dich einen Punkt.
said-poison-left = Mit { $card } lässt du { $who } das Gift.
said-poison-led = { $who } muss { $card } wahrscheinlich nehmen, und ihr Gift.
said-poison-risked = { $others } kann dir ihr Gift einbringen.
said-goal = Mit { $card } erreichst du wahrscheinlich das Ziel { $goal }.
said-goal-costs = Mit { $card } kostest du { $who } wahrscheinlich Punkte beim Ziel { $goal }.
said-goal-theirs = Mit { $others } würdest du { $who } wahrscheinlich das Ziel { $goal } schenken.
said-goal-lost = Mit { $others } würdest du wahrscheinlich Punkte beim Ziel { $goal } verlieren.
said-takes = Mit { $card } nimmst du diesen Stich.
said-take-others = Mit { $others } würdest du diesen Stich nehmen.
said-loses = Mit { $card } verlierst du diesen Stich.
said-lose-others = Mit { $others } würdest du diesen Stich verlieren.
said-fox-takes = Mit { $card } legst du { $down } ab: { $suit } werden Trumpf, und du nimmst diesen Stich.
said-swan = { $card } verliert diesen Stich, und du spielst den nächsten aus: Dann kann { $next } gewinnen.
said-swan-few = { $card } verliert diesen Stich, und du spielst den nächsten aus: Dann { $next }, die { $who } leicht schlagen kann.
said-swan-kept =
    { $n ->
        [one] Behalte { $all }: Verliert sie, spielst du als Nächstes aus.
       *[other] Behalte { $all }: Wer damit verliert, spielt als Nächstes aus.
    }
said-enough = { $card } ist die schwächste Karte, die diesen Stich nimmt.
said-enough-too = { $card } nimmt diesen Stich, und ist eine der schwächeren Karten, die das können.
said-spent = { $card } nimmt diesen Stich, und dann ist deine stärkste Karte weg.
said-spent-too = { $card } nimmt diesen Stich, und dann ist eine deiner stärksten Karten weg.
said-weakest = { $card } verliert diesen Stich, und ist die schwächste Karte, die das tut.
said-weakest-too = { $card } verliert diesen Stich, und ist eine deiner schwächeren Karten.
said-weakest-anyway = Der Stich ist ohnehin verloren: { $card } ist die schwächste Karte, die du spielen darfst.
said-shed = { $card } verliert diesen Stich, und ist die stärkste Karte, die das tut.
said-shed-too = { $card } verliert diesen Stich, und ist eine deiner stärkeren Karten.
said-shed-anyway = Der Stich ist ohnehin verloren: So wirst du { $card } los, die stärkste Karte, die du spielen darfst.
said-draws = { $card } zieht eine neue Karte, und { $useless } kann dafür weg.
said-draws-few = { $card } zieht eine neue Karte, und { $useless } kann weg, bevor sie einen Stich gewinnt.
said-fox-swaps = Mit { $card } tauschst du { $down } gegen { $decree }, und { $suit } bleiben Trumpf.
said-trump-kept =
    { $n ->
        [one] Behalte { $all } für später: Das ist ein Trumpf.
       *[other] Behalte { $all } für später: Das sind Trümpfe.
    }
said-void = { $card } ist deine letzte Karte von { $suit }: Danach kannst du sie stechen.
said-void-few = { $card } ist deine letzte Karte von { $suit }: Danach kannst du alles abwerfen, wenn sie ausgespielt werden.
said-top = Nichts, was { $who } haben kann, schlägt { $card }.
said-top-others = Mit { $others } würdest du den Stich sicher nehmen.
said-likely = Nur { $cards } kann { $card } schlagen.
said-likely-others = Mit { $others } würdest du den Stich wahrscheinlich nehmen.
said-forced = { $who } muss { $card } wahrscheinlich nehmen.
said-beaten = { $who } kann { $card } wahrscheinlich schlagen.
said-beaten-others = { $who } könnte { $others } wahrscheinlich schlagen.
said-trumped = { $who } hat wahrscheinlich keine { $suit } und kann { $card } stechen.
said-trumped-others = { $who } könnte { $others } wahrscheinlich stechen.
said-monarch = { $who } muss auf { $card } die 1 oder die höchste der { $suit } spielen.
said-monarch-highest = { $who } muss auf { $card } die höchste der { $suit } spielen.
said-swan-led = Auch wenn { $card } verliert, spielst du wieder aus: Dann kann { $next } gewinnen.
said-swan-led-few = Auch wenn { $card } verliert, spielst du wieder aus: Dann { $next }, die { $who } leicht schlagen kann.
said-swan-led-kept = Du spielst jetzt ohnehin aus: Behalte { $all }, um es später wieder zu tun.
said-turn-takes = Mit { $card } als Dekret sind { $suit } Trumpf, und du nimmst diesen Stich.
said-turn-takes-stay = Mit { $suit } als Trumpf nimmst du diesen Stich.
said-turn-loses = Mit { $card } als Dekret sind { $suit } Trumpf, und du verlierst diesen Stich.
said-turn-loses-stay = Mit { $suit } als Trumpf verlierst du diesen Stich.
said-gained = Für { $card } bekommst du { $decree }, die kaum etwas schlägt.
said-turned =
    { $n ->
        [0] Mit { $card } als Dekret werden { $suit } Trumpf: Davon hast du keine, und von { $old } { $less } von { $every }.
       *[other] Mit { $card } als Dekret werden { $suit } Trumpf: Davon hast du { $n } der { $all } übrigen, und von { $old } { $less } von { $every }.
    }
said-turned-same = { $suit } bleiben Trumpf, und mit { $decree } für { $card } hast du { $n } der { $all } übrigen.
said-turned-stay =
    { $n ->
        [0] { $suit } bleiben Trumpf: Davon hast du keine.
       *[other] { $suit } bleiben Trumpf: Davon hast du { $n } der { $all } übrigen.
    }
said-fox-turns =
    { $n ->
        [0] Mit { $card } kannst du { $down } ablegen: Dann sind { $suit } Trumpf, und davon hast du keine, von { $old } { $less } von { $every }.
       *[other] Mit { $card } kannst du { $down } ablegen: Dann sind { $suit } Trumpf, und davon hast du { $n } der { $all } übrigen, von { $old } { $less } von { $every }.
    }
said-fox-kept = Behalte { $all }: Später lassen sich damit { $suit } zum Trumpf machen, und davon hast du mehr.
said-ripe = Jetzt gewinnt { $card } eher einen Stich als später.
said-ripe-others = Jetzt würde { $others } eher einen Stich gewinnen als später.
said-unripe = Jetzt lässt sich { $card } verlieren, und später würde sie wohl einen Stich gewinnen.
said-unripe-others =
    { $n ->
        [one] Behalte { $all }: Später gewinnt sie eher einen Stich als jetzt.
       *[other] Behalte { $all }: Später gewinnen sie eher Stiche als jetzt.
    }
said-unripe-others-until =
    { $n ->
        [one] Behalte { $all }: Jetzt kann { $cards } sie schlagen, und später gewinnt sie eher.
       *[other] Behalte { $all }: Jetzt kann { $cards } sie schlagen, und später gewinnen sie eher.
    }
said-helps = Mit { $card } gewinnt { $other } später eher einen Stich.
said-spares = Mit { $card } lässt sich { $other } später leichter verlieren.
said-treasure-comes = Mit { $card } bekommst du eher den Punkt von { $prize }.
said-treasure-comes-own = { $card } bringt dir ihren Punkt jetzt eher als später.
said-treasure-goes = Mit { $others } ginge der Punkt von { $prize } eher an { $who }.
said-poison-comes = Mit { $card } geht das Gift von { $prize } eher an { $who }.
said-poison-comes-own = { $card } lässt ihr Gift jetzt eher bei { $who } als später.
said-poison-goes = Mit { $others } würdest du eher das Gift von { $prize } nehmen.
said-deed-led = Mit { $card } nimmst du den Stich wahrscheinlich.
said-deed-led-lost = { $who } schlägt { $card } wahrscheinlich.
said-deed-takes = Mit { $card } nimmst du diesen Stich wahrscheinlich.
said-deed-takes-sure = Mit { $card } nimmst du diesen Stich.
said-deed-loses = Mit { $card } verlierst du diesen Stich wahrscheinlich.
said-deed-loses-sure = Mit { $card } verlierst du diesen Stich.
said-costs-more = Mit { $others } würdest du weniger Stiche gewinnen.
said-costs-fewer = Mit { $others } würdest du mehr Stiche gewinnen.
said-costs-treasure = Mit { $others } ginge mehr vom Schatz an { $who }.
said-costs-poison = Mit { $others } würdest du mehr Gift nehmen.
said-costs-goals = Mit { $others } würdest du bei den Zielen mehr verlieren.
aim-block = Mit sechs Stichen hältst du { $who } vom achten ab, der Punkte brächte
said-swan-lead = { $card } verliert diesen Stich, und du spielst den nächsten aus.
said-swan-led-lead = Auch wenn { $card } verliert, spielst du wieder aus.
aim-from =
    { $n ->
        [one] Ab { $first } Stichen zählen sie wieder, und dir fehlt noch einer
       *[other] Ab { $first } Stichen zählen sie wieder, und dir fehlen noch { $n }
    }
said-turn-likely = Mit { $card } als Dekret werden { $suit } Trumpf, und du nimmst diesen Stich wahrscheinlich.
said-turn-likely-stay = Mit { $suit } als Trumpf nimmst du diesen Stich wahrscheinlich.
said-wins-kept = Also geht { $card } weg, die sonst wahrscheinlich einen Stich gewinnen würde.
said-wins-kept-others =
    { $n ->
        [one] Behalte { $all }: Sie kann wahrscheinlich einen Stich gewinnen.
       *[other] Behalte { $all }: Sie können wahrscheinlich Stiche gewinnen.
    }
said-lost-kept = Also geht { $card } weg, die kaum einen Stich gewinnen würde.
said-lost-kept-others =
    { $n ->
        [one] Behalte { $all }: Sie gewinnt kaum einen Stich.
       *[other] Behalte { $all }: Sie gewinnen kaum Stiche.
    }
said-deed-led-keeps =
    { $n ->
        [one] { $who } schlägt { $card } wahrscheinlich, und du behältst { $cards }: Damit lässt sich später ein Stich gewinnen.
       *[other] { $who } schlägt { $card } wahrscheinlich, und du behältst { $cards }: Damit lassen sich später Stiche gewinnen.
    }
said-few-worse = Nur { $others } wäre hier klar schlechter; zwischen den anderen liegt wenig.
said-close = Zwischen { $others } liegt wenig, und der Rest ist schlechter.
