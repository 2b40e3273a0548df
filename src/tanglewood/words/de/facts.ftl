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
fact-or = { $first } Etwa so gut: { $others }.
fact-or-most = { $first } Die meisten anderen Möglichkeiten sind etwa so gut.
fact-next = { $first } Knapp dahinter: { $others }.
fact-worst = Zwischen { $others } liegt hier wenig. { $first }
fact-few-worse = Nur { $others } wäre hier klar schlechter; zwischen den anderen liegt wenig.
fact-close = Zwischen { $others } liegt wenig, und der Rest ist schlechter.
fact-all-close = Zwischen { $others } liegt hier wenig.
aim-many = Du willst hier Stiche
aim-few = Du willst hier wenige Stiche
aim-greedy = Zehn Stiche wären Gierig
fact-all-take = Was du auch spielst, nimmt diesen Stich, und die Wahl macht kaum etwas aus.
fact-all-lose = Was du auch spielst, verliert diesen Stich, und die Wahl macht kaum etwas aus.
fact-all-top = Was du auch ausspielst, gewinnt den Stich, und die Reihenfolge macht kaum etwas aus.
fact-all-beaten = { $who } kann wahrscheinlich alles schlagen, was du ausspielst, also macht die Wahl kaum etwas aus.
fact-every-turn-takes = Was du auch ablegst, du nimmst diesen Stich, und die Wahl macht kaum etwas aus.
fact-every-turn-loses = Was du auch ablegst, du verlierst diesen Stich, und die Wahl macht kaum etwas aus.
fact-prize = { $card } nimmt den Stich, und den Punkt von { $prize } dazu.
fact-prize-left = { $others } würde { $who } den Punkt von { $prize } lassen.
fact-pulls-prize = { $card } bringt dir { $prize }, die { $who } dazu spielen muss.
fact-treasure-given = Auch { $others } würde verlieren, und { $who } bekäme den Punkt.
fact-treasure-home = { $card } nimmt diesen Stich, und ihr Punkt ist sicher.
fact-treasure-led = { $card } nimmt wahrscheinlich den Stich, mit ihrem Punkt.
fact-treasure-risked = { $others } würde den Punkt wahrscheinlich an { $who } verlieren.
fact-treasure-kept = Behalte { $all }: Der Punkt kann noch dir gehören.
fact-poison-eaten = { $others } würde Gift nehmen, und das kostet dich einen Punkt.
fact-poison-left = { $card } lässt { $who } das Gift.
fact-poison-led = { $who } muss { $card } wahrscheinlich nehmen, und ihr Gift.
fact-poison-risked = { $others } kann dir ihr Gift einbringen.
fact-goal = { $card } bringt dir wahrscheinlich das Ziel { $goal } ein.
fact-goal-lost = { $others } würde dich beim Ziel { $goal } wahrscheinlich Punkte kosten.
fact-takes = { $card } nimmt diesen Stich.
fact-take-others = { $others } würde diesen Stich nehmen.
fact-loses = { $card } verliert diesen Stich.
fact-lose-others = { $others } würde diesen Stich verlieren.
fact-fox-takes = Mit { $card } legst du { $down } ab: { $suit } werden Trumpf, und du nimmst diesen Stich.
fact-swan = { $card } verliert diesen Stich, und du spielst den nächsten aus: Dann kann { $next } gewinnen.
fact-swan-few = { $card } verliert diesen Stich, und du spielst den nächsten aus: Dann { $next }, die { $who } leicht schlagen kann.
fact-swan-kept = Behalte { $all }: Wer damit verliert, spielt als Nächstes aus.
fact-enough = { $card } ist die schwächste Karte, die diesen Stich nimmt.
fact-enough-too = { $card } nimmt diesen Stich, und ist eine der schwächeren Karten, die das können.
fact-spent = { $card } nimmt diesen Stich, und dann ist deine stärkste Karte weg.
fact-spent-too = { $card } nimmt diesen Stich, und dann ist eine deiner stärksten Karten weg.
fact-better-kept = Behalte { $all } für einen anderen Stich.
fact-wasted = Behalte { $all }: Damit lässt sich noch ein Stich gewinnen.
fact-weakest = { $card } verliert diesen Stich, und ist die schwächste Karte, die das tut.
fact-weakest-too = { $card } verliert diesen Stich, und ist eine deiner schwächeren Karten.
fact-weakest-anyway = Der Stich ist ohnehin verloren: { $card } ist die schwächste Karte, die du spielen darfst.
fact-shed = { $card } verliert diesen Stich, und ist die stärkste Karte, die das tut.
fact-shed-too = { $card } verliert diesen Stich, und ist eine deiner stärkeren Karten.
fact-shed-anyway = Der Stich ist ohnehin verloren: So wirst du { $card } los, die stärkste Karte, die du spielen darfst.
fact-lower-kept = Behalte { $all }: Sie lässt sich später leichter verlieren.
fact-stronger-kept = Behalte { $all } für später: Sie ist die stärkere Karte.
fact-draws = { $card } zieht eine neue Karte, und { $useless } kann dafür weg.
fact-draws-few = { $card } zieht eine neue Karte, und { $useless } kann weg, bevor sie einen Stich gewinnt.
fact-cutter-kept = Behalte { $all }: Damit ziehst du später eine bessere Karte.
fact-fox-kept = Behalte { $all }: Damit lässt sich später der Trumpf wechseln.
fact-monarch-kept = Behalte { $all }: Ausgespielt holt sie die höchste Karte ihrer Farbe heraus.
fact-special-kept = Behalte { $all } für einen späteren Stich.
fact-fox-swaps = Mit { $card } tauschst du { $down } gegen { $decree }, und { $suit } bleiben Trumpf.
fact-fox-turns = Mit { $card } legst du { $down } ab: { $suit } werden Trumpf, und du hast { $cards }.
fact-fox-turns-few = Mit { $card } legst du { $down } ab: { $suit } werden Trumpf, und davon hast du weniger.
fact-fox-turns-none = Mit { $card } legst du { $down } ab: { $suit } werden Trumpf, und davon hast du keine.
fact-trump-kept =
    { $n ->
        [one] Behalte { $all } für später: Das ist ein Trumpf.
       *[other] Behalte { $all } für später: Das sind Trümpfe.
    }
fact-top-trump = { $card } ist dein höchster Trumpf, und würde einen Stich gewinnen.
fact-void = { $card } ist deine letzte Karte von { $suit }: Danach kannst du sie stechen.
fact-void-few = { $card } ist deine letzte Karte von { $suit }: Danach kannst du alles abwerfen, wenn sie ausgespielt werden.
fact-weak-suit = In { $suit } hast du nichts Starkes: Gib { $card } her.
fact-strong-suit = Mit { $suit } würdest du die meisten Stiche gewinnen: Gib { $card } her.
fact-top = Nichts, was { $who } haben kann, schlägt { $card }.
fact-top-others = { $others } würde den Stich sicher nehmen.
fact-likely = Nur { $cards } kann { $card } schlagen.
fact-likely-others = { $others } würde den Stich wahrscheinlich nehmen.
fact-forced = { $who } muss { $card } wahrscheinlich nehmen.
fact-beaten = { $who } kann { $card } wahrscheinlich schlagen.
fact-beaten-others = { $who } könnte { $others } wahrscheinlich schlagen.
fact-trumped = { $who } hat wahrscheinlich keine { $suit } und kann { $card } stechen.
fact-trumped-others = { $who } könnte { $others } wahrscheinlich stechen.
fact-monarch = { $who } muss auf { $card } die 1 oder die höchste der { $suit } spielen.
fact-swan-led = Auch wenn { $card } verliert, spielst du wieder aus: Dann kann { $next } gewinnen.
fact-swan-led-few = Auch wenn { $card } verliert, spielst du wieder aus: Dann { $next }, die { $who } leicht schlagen kann.
fact-swan-led-kept = Du spielst jetzt ohnehin aus: Behalte { $all }, um es später wieder zu tun.
fact-waits = Behalte { $all }, bis { $cards } weg ist.
fact-weakest-lead = { $card } kann { $who } am leichtesten schlagen: So verlierst du nichts Besseres.
fact-strongest-lead = { $card } ist deine stärkste Karte und nimmt früher oder später einen Stich.
fact-low-kept = Behalte { $all }: Das lässt sich später leicht verlieren.
fact-strong-kept = Behalte { $all }: Damit lässt sich noch ein Stich gewinnen.
fact-away-weakest = { $card } ist die schwächste Karte deiner Hand.
fact-away-weakest-too = { $card } ist eine deiner schwächeren Karten.
fact-away-strongest = { $card } ist die stärkste Karte deiner Hand.
fact-away-strongest-too = { $card } ist eine deiner stärksten Karten.
fact-give-weakest = { $card } ist die schwächste Karte, die du geben kannst.
fact-give-weakest-too = { $card } ist eine deiner schwächeren Karten.
fact-give-strongest = { $card } ist die stärkste Karte, die du geben kannst.
fact-give-strongest-too = { $card } ist eine deiner stärksten Karten.
fact-turn-takes = Mit { $card } als Dekret sind { $suit } Trumpf, und du nimmst diesen Stich.
fact-turn-takes-stay = Mit { $suit } als Trumpf nimmst du diesen Stich.
fact-turn-loses = Mit { $card } als Dekret sind { $suit } Trumpf, und du verlierst diesen Stich.
fact-turn-loses-stay = Mit { $suit } als Trumpf verlierst du diesen Stich.
fact-trump = Mit { $card } als Dekret werden { $suit } Trumpf, und du hast { $cards }.
fact-trump-stay = { $suit } bleiben Trumpf, und du hast { $cards }.
fact-trump-same = { $suit } bleiben Trumpf, und du hast dann { $cards }.
fact-trump-few = Mit { $card } als Dekret werden { $suit } Trumpf, und davon hast du nur { $cards }.
fact-trump-stay-few = { $suit } bleiben Trumpf, und davon hast du nur { $cards }.
fact-trump-same-few = { $suit } bleiben Trumpf, und davon hast du dann nur { $cards }.
fact-trump-none = Mit { $card } als Dekret werden { $suit } Trumpf, und davon hast du keine.
fact-trump-stay-none = { $suit } bleiben Trumpf, und davon hast du keine.
fact-trump-same-none = { $suit } bleiben Trumpf, und davon hast du dann keine.
fact-gained = Für { $card } bekommst du { $decree }, die kaum etwas schlägt.
fact-gained-able = Für { $card } bekommst du { $decree }, { $power }.
fact-keeps-over = Behalte { $all }: { $decree }, die du dafür bekämst, ist schwächer.
fact-keeps-under = Behalte { $all }: { $decree }, die du dafür bekämst, ist stärker.
