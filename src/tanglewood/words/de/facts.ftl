# Was den empfohlenen Zug eines Fuchs-Spiels von schlechteren trennt.

aim-open =
    { $n ->
        [0] Du hast noch keinen Stich, und Bescheiden wie Siegreich sind noch möglich
        [one] Du hast einen Stich, und Bescheiden wie Siegreich sind noch möglich
       *[other] Du hast { $n } Stiche, und Bescheiden wie Siegreich sind noch möglich
    }
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
said-worst = Zwischen { $others } liegt hier wenig. { $first }
said-few-worse = Nur { $others } wäre hier klar schlechter; zwischen den anderen liegt wenig.
said-close = Zwischen { $others } liegt wenig, und der Rest ist schlechter.
said-all-close = Zwischen { $others } liegt hier wenig.
aim-many = Du willst hier Stiche
aim-few = Du willst hier wenige Stiche
aim-greedy = Zehn Stiche wären Gierig
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
said-better-kept = Behalte { $all } für einen anderen Stich.
said-wasted = Behalte { $all }: Damit lässt sich noch ein Stich gewinnen.
said-weakest = { $card } verliert diesen Stich, und ist die schwächste Karte, die das tut.
said-weakest-too = { $card } verliert diesen Stich, und ist eine deiner schwächeren Karten.
said-weakest-anyway = Der Stich ist ohnehin verloren: { $card } ist die schwächste Karte, die du spielen darfst.
said-shed = { $card } verliert diesen Stich, und ist die stärkste Karte, die das tut.
said-shed-too = { $card } verliert diesen Stich, und ist eine deiner stärkeren Karten.
said-shed-anyway = Der Stich ist ohnehin verloren: So wirst du { $card } los, die stärkste Karte, die du spielen darfst.
said-lower-kept = Behalte { $all }: Sie lässt sich später leichter verlieren.
said-stronger-kept = Behalte { $all } für später: Sie ist die stärkere Karte.
said-draws = { $card } zieht eine neue Karte, und { $useless } kann dafür weg.
said-draws-any = { $card } zieht eine neue Karte, und du wählst, welche weggeht.
said-draws-few = { $card } zieht eine neue Karte, und { $useless } kann weg, bevor sie einen Stich gewinnt.
said-cutter-kept = Behalte { $all }: Damit ziehst du später eine bessere Karte.
said-fox-kept = Behalte { $all }: Damit lässt sich später der Trumpf wechseln.
said-monarch-kept =
    { $n ->
        [one] Behalte { $all }: Ausgespielt holt sie die höchste Karte ihrer Farbe heraus.
       *[other] Behalte { $all }: Ausgespielt holen sie die höchsten Karten ihrer Farben heraus.
    }
said-special-kept = Behalte { $all } für einen späteren Stich.
said-fox-swaps = Mit { $card } tauschst du { $down } gegen { $decree }, und { $suit } bleiben Trumpf.
said-fox-turns = Mit { $card } legst du { $down } ab: { $suit } werden Trumpf, und du hast { $cards }.
said-fox-turns-few = Mit { $card } legst du { $down } ab: { $suit } werden Trumpf, und davon hast du weniger.
said-fox-turns-none = Mit { $card } legst du { $down } ab: { $suit } werden Trumpf, und davon hast du keine.
said-trump-kept =
    { $n ->
        [one] Behalte { $all } für später: Das ist ein Trumpf.
       *[other] Behalte { $all } für später: Das sind Trümpfe.
    }
said-top-trump = { $card } ist dein höchster Trumpf, und würde einen Stich gewinnen.
said-void = { $card } ist deine letzte Karte von { $suit }: Danach kannst du sie stechen.
said-void-few = { $card } ist deine letzte Karte von { $suit }: Danach kannst du alles abwerfen, wenn sie ausgespielt werden.
said-weak-suit = In { $suit } hast du nichts Starkes: Gib { $card } her.
said-strong-suit = Mit { $suit } würdest du die meisten Stiche gewinnen: Gib { $card } her.
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
said-swan-led = Auch wenn { $card } verliert, spielst du wieder aus: Dann kann { $next } gewinnen.
said-swan-led-few = Auch wenn { $card } verliert, spielst du wieder aus: Dann { $next }, die { $who } leicht schlagen kann.
said-swan-led-kept = Du spielst jetzt ohnehin aus: Behalte { $all }, um es später wieder zu tun.
said-waits =
    { $n ->
        [one] Behalte { $all }, bis { $cards } weg ist.
       *[other] Behalte { $all }, bis { $cards } weg sind.
    }
said-weakest-lead = { $card } kann { $who } am leichtesten schlagen: So verlierst du nichts Besseres.
said-strongest-lead = { $card } ist deine stärkste Karte und nimmt früher oder später einen Stich.
said-low-kept =
    { $n ->
        [one] Behalte { $all }: Sie lässt sich später leicht verlieren.
       *[other] Behalte { $all }: Sie lassen sich später leicht verlieren.
    }
said-strong-kept = Behalte { $all }: Damit lässt sich noch ein Stich gewinnen.
said-away-weakest = { $card } ist die schwächste Karte deiner Hand.
said-away-weakest-too = { $card } ist eine deiner schwächeren Karten.
said-away-strongest = { $card } ist die stärkste Karte deiner Hand.
said-away-strongest-too = { $card } ist eine deiner stärksten Karten.
said-give-weakest = { $card } ist die schwächste Karte, die du geben kannst.
said-give-weakest-too = { $card } ist eine deiner schwächeren Karten.
said-give-strongest = { $card } ist die stärkste Karte, die du geben kannst.
said-give-strongest-too = { $card } ist eine deiner stärksten Karten.
said-turn-takes = Mit { $card } als Dekret sind { $suit } Trumpf, und du nimmst diesen Stich.
said-turn-takes-stay = Mit { $suit } als Trumpf nimmst du diesen Stich.
said-turn-loses = Mit { $card } als Dekret sind { $suit } Trumpf, und du verlierst diesen Stich.
said-turn-loses-stay = Mit { $suit } als Trumpf verlierst du diesen Stich.
said-trump = Mit { $card } als Dekret werden { $suit } Trumpf, und du hast { $cards }.
said-trump-stay = { $suit } bleiben Trumpf, und du hast { $cards }.
said-trump-same = { $suit } bleiben Trumpf, und du hast dann { $cards }.
said-trump-few = Mit { $card } als Dekret werden { $suit } Trumpf, und davon hast du nur { $cards }.
said-trump-stay-few = { $suit } bleiben Trumpf, und davon hast du nur { $cards }.
said-trump-same-few = { $suit } bleiben Trumpf, und davon hast du dann nur { $cards }.
said-trump-none = Mit { $card } als Dekret werden { $suit } Trumpf, und davon hast du keine.
said-trump-stay-none = { $suit } bleiben Trumpf, und davon hast du keine.
said-trump-same-none = { $suit } bleiben Trumpf, und davon hast du dann keine.
said-gained = Für { $card } bekommst du { $decree }, die kaum etwas schlägt.
said-gained-able = Für { $card } bekommst du { $decree }, { $power }.
said-keeps-over = Behalte { $all }: { $decree }, die du dafür bekämst, ist schwächer.
said-keeps-under = Behalte { $all }: { $decree }, die du dafür bekämst, ist stärker.
