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
aim-point-each = Du wirst am Ende Besiegt sein, und da bringt dir jeder Stich noch einen Punkt
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

why-seventh-safe = Nimmst du ihn, hast du { $n } Stiche: siegreich, und { $who } kann es nicht mehr verhindern.
why-seventh = Das ist dein Stich Nummer { $n }: siegreich, solange du unter zehn bleibst.
why-tenth = { $n } Stiche hast du, einer mehr wäre gierig: Verlier diesen mit { $card }.
why-humble =
    { $n ->
        [0] Noch kein Stich: Bleib bescheiden und verlier diesen mit { $card }.
        [one] Erst ein Stich: Bleib bescheiden und verlier diesen mit { $card }.
       *[other] Erst { $n } Stiche: Bleib bescheiden und verlier diesen mit { $card }.
    }
why-humble-last = { $n } Stiche bisher, und mit noch einem wärst du nicht mehr bescheiden: Verlier diesen mit { $card }.
why-deny = Nimm ihn selbst: Mit Stich Nummer { $n } wäre { $who } siegreich.
why-feed = Überlass ihn { $who }: Stich Nummer { $n } macht { $who } gierig, und du bleibst bescheiden.
why-costly =
    { $n ->
        [0] Ohne Stich bekommst du { $points }, mit einem weniger: Verlier diesen mit { $card }.
        [one] Ein Stich bringt dir { $points }, ein zweiter brächte weniger: Verlier diesen mit { $card }.
       *[other] { $n } Stiche bringen dir { $points }, einer mehr brächte weniger: Verlier diesen mit { $card }.
    }
why-costly-led =
    { $n ->
        [0] Ohne Stich bekommst du { $points }, mit einem weniger: Spiel { $card } aus, den Stich nimmt dann meist { $who }.
        [one] Ein Stich bringt dir { $points }, ein zweiter brächte weniger: Spiel { $card } aus, den Stich nimmt dann meist { $who }.
       *[other] { $n } Stiche bringen dir { $points }, einer mehr brächte weniger: Spiel { $card } aus, den Stich nimmt dann meist { $who }.
    }
why-rising =
    { $n ->
        [one] Nimm ihn: Dein erster Stich bringt { $points }.
       *[other] Nimm ihn: Mit { $n } Stichen bekommst du { $points }, mit einem weniger { $less }.
    }
why-likelier = „{ $band }“ wird damit wahrscheinlicher als mit { $other }.
why-likelier-often = So endest du etwa { $n }-mal von zehn als „{ $band }“, öfter als mit { $other }.
why-avoids = Mit { $other } würdest du öfter als „{ $band }“ enden.
why-enough-tricks = { $n } Stiche reichen: Überlass { $who } diesen mit { $card }.
why-too-many = { $aim }: Gib diesen mit { $card } ab.
why-spends = { $aim }. Dieser Stich gehört dir so oder so: Nimm ihn mit { $card }, dann gewinnt die Karte keinen weiteren.

why-treasure = Mit { $card } nimmst du den Stich und den Schatz darin.
why-treasure-home = { $card } holt den Stich, und der Punkt für den Schatz gehört dir.
why-treasure-kept = Spiel { $card }, und halte { $kept } zurück: Hier bekäme { $who } wohl den Punkt dafür.
why-treasure-kept-sure = Spiel { $card }, und halte { $kept } zurück: Hier bekäme { $who } den Punkt dafür.
why-swan-led = { $who } darf { $card } ruhig nehmen: Du spielst trotzdem als Nächstes aus, zum Beispiel { $next }.
why-swan-kept = Beide verlieren den Stich. Spiel { $card }, und behalte { $kept } für später: Jetzt am Ausspiel hättest du kaum etwas, das gewinnt.
why-witch = Allein im Stich zählt { $card } als Trumpf und nimmt ihn.
why-trumped = { $suit } hast du keine: { $card } ist Trumpf und nimmt den Stich.
why-enough = { $card } reicht für den Stich; { $kept } bleibt für später.
why-unbeaten = { $aim }: Was { $who } auch antwortet, { $card } nimmt den Stich.
why-still-out = { $card } ist noch nicht gespielt und würde { $other } schlagen.
why-can-wait = Gegen { $kept } kommt nichts an, was { $who } noch haben kann, also kann die Karte warten: Spiel zuerst { $card }.
why-pulls = Zieh { $who } mit { $card } die Trümpfe: Nichts anderes kann deine { $next } schlagen.
why-draws = { $aim }, und { $useless } gewinnt kaum einen: { $card } zieht dafür eine neue Karte.
why-draws-first = Spiel zuerst { $card }: Damit ziehst du eine neue Karte, und { $kept } bleibt für später.
why-turns = { $aim }: Spiel { $card } und leg { $down } als Dekret hin, dann sind { $suit } Trumpf, und davon hast du { $n }, mehr als von { $old }.
why-turns-away =
    { $n ->
        [0] { $aim }: Spiel { $card } und leg { $down } als Dekret hin, dann sind { $suit } Trumpf, und davon hast du keine.
        [one] { $aim }: Spiel { $card } und leg { $down } als Dekret hin, dann sind { $suit } Trumpf, und davon hast du nur eine, weniger als von { $old }.
       *[other] { $aim }: Spiel { $card } und leg { $down } als Dekret hin, dann sind { $suit } Trumpf, und davon hast du nur { $n }, weniger als von { $old }.
    }
why-thrown = { $aim }. Dieser Stich ist ohnehin verloren: Wirf { $card } ab, solange sie nichts gewinnt.
why-thrown-rather = { $aim }. { $card } verliert den Stich wie { $other }: Wirf die höhere ab, solange sie nichts gewinnt.
why-spared = Der Stich ist ohnehin verloren: { $card } genügt, und { $kept } bleibt für später.
why-lets-go = { $aim }: Lass diesen Stich mit { $card } gehen; { $other } würde ihn nehmen.
why-needed = { $aim }: Nimm diesen mit { $card }; { $other } würde ihn verlieren.
why-hands-over =
    { $n ->
        [0] Bescheiden ist in Reichweite: Spiel { $card } aus, den Stich nimmt dann meist { $who }, und du bleibst ohne Stich.
        [one] Bescheiden ist in Reichweite: Spiel { $card } aus, den Stich nimmt dann meist { $who }, und du bleibst bei einem.
       *[other] Bescheiden ist in Reichweite: Spiel { $card } aus, den Stich nimmt dann meist { $who }, und du bleibst bei { $n }.
    }
why-hands-over-enough = { $n } Stiche reichen: Spiel { $card } aus, den Stich nimmt dann meist { $who }.
why-hands-over-many = { $aim }: Spiel { $card } aus, den Stich nimmt dann meist { $who }.
why-mostly = Mit { $card } nimmst du den Stich etwa { $n }-mal von zehn, öfter als mit { $other }.
why-treasure-likely = { $card } nimmt den Stich höchstwahrscheinlich, und der Punkt gehört dir.
why-takes-as-well = { $card } nimmt den Stich so gut wie { $kept }: Heb { $kept } für später auf.
why-lost-as-well = Auch { $kept } würde { $who } meist nehmen: Spiel { $card } aus, und behalte { $kept }.
why-pulls-out = { $card } zieht { $answer } heraus, die { $who } hat: Nichts anderes schlägt deine { $kept }.
why-pulls-likely = { $card } zieht die höchste Karte der Farbe heraus, höchstwahrscheinlich { $one } oder { $two }: Nichts anderes, was { $who } haben kann, schlägt deine { $kept }.
why-clears = { $card } ist deine einzige Karte in { $suit }: Danach darfst du dort mit einem deiner { $n } Trümpfe antworten.
why-witch-saved = Spiel { $card } aus, und heb { $kept } für einen Stich auf, den { $who } ausspielt: Allein zählt sie als Trumpf, und kein höherer ist mehr im Spiel.
why-trump-for = Spiel lieber { $card } aus als { $kept }: { $suit } hast du keine, und { $kept } kann sie später stechen.
why-only-trump = Spiel lieber { $card } aus als { $kept }, deinen einzigen Trumpf: Der kann einen Stich nehmen, den { $who } ausspielt.
why-none-above = Von { $suit } schlägt nichts mehr { $card }: Sie nimmt den Stich höchstwahrscheinlich.
why-takes-surely = Nichts, was { $who } noch haben kann, nimmt { $card } diesen Stich ab.
why-one-above = Von { $suit } schlägt nur noch { $one } { $card }: Der Stich gehört wahrscheinlich dir.
why-two-above = Von { $suit } schlagen nur noch { $one } und { $two } { $card }: Der Stich gehört wahrscheinlich dir.
why-lost-draw = Der Stich ist ohnehin verloren: Zieh mit { $card } eine neue Karte.
why-lost-turn = Der Stich ist ohnehin verloren: Mit { $card } darfst du noch das Dekret, { $decree }, auf die Hand nehmen und { $down } dafür hinlegen.
why-witch-spared = Beide nehmen den Stich. { $kept } kann als Trumpf noch einen gewinnen, also nimm { $card }.
why-takes-decree = Das Dekret, { $decree }, ist eine starke Karte: Mit { $card } nimmst du es auf die Hand und legst { $down } dafür hin; der Trumpf bleibt.
why-needs-one =
    { $n ->
        [one] Dir fehlt noch ein Stich, und nur { $one } kann { $card } schlagen.
       *[other] Dir fehlen noch { $n } Stiche, und nur { $one } kann { $card } schlagen.
    }
why-needs-two =
    { $n ->
        [one] Dir fehlt noch ein Stich, und nur { $one } und { $two } können { $card } schlagen.
       *[other] Dir fehlen noch { $n } Stiche, und nur { $one } und { $two } können { $card } schlagen.
    }
why-far-behind =
    { $n ->
        [one] { $who } liegt einen Punkt vorn, und dieser Stich wendet das Spiel kaum noch.
       *[other] { $who } liegt { $n } Punkte vorn, und dieser Stich wendet das Spiel kaum noch.
    }
why-far-ahead =
    { $n ->
        [one] Du liegst einen Punkt vorn, und dieser Stich wendet das Spiel kaum noch.
       *[other] Du liegst { $n } Punkte vorn, und dieser Stich wendet das Spiel kaum noch.
    }

why-new-trump =
    Mit { $card } als Dekret werden { $suit } Trumpf, und davon hast du dann { $n }.
why-away =
    { $n ->
        [0] { $suit } hast du keine: Dreh das Dekret mit { $card } davon weg.
       *[other] Von { $suit } hast du nur eine: Dreh das Dekret mit { $card } davon weg.
    }
why-cheaper-few = Trumpf sind so oder so { $suit }; auf deiner Hand würde { $card } Stiche gewinnen, die du nicht willst.
why-away-humble = Bescheiden ist in Reichweite: Du hast { $n } { $suit }, also mach mit { $card } eine andere Farbe zum Trumpf.
why-cheaper = Trumpf sind so oder so { $suit }: Gib { $card }, und behalte { $kept }, die höhere von beiden.
why-gives-strong-humble = Bescheiden ist in Reichweite: Gib { $card } als Dekret weg, dann gewinnt die Karte keinen Stich.
why-gives-strong = { $aim }: Gib { $card } als Dekret weg.
why-gained = Sind { $suit } Trumpf, schlagen deine { $one } und { $two } jede andere Farbe, und { $taken } kommt auf deine Hand.
why-kept-trump = Lass { $suit } Trumpf bleiben: Davon hast du { $n }.
why-kept-from =
    Mit { $card } als Dekret wären { $suit } Trumpf, und davon hättest du dann { $n ->
        [0] keine mehr
       *[other] nur noch eine Karte
    }.
why-kept-card = { $card } für { $decree } ließe den Trumpf, wie er ist, und { $card } ist die höhere: Behalte sie.
why-kept-high = Lass das Dekret liegen: { $card } kann auf deiner Hand einen Stich gewinnen, { $decree } täte dort weniger.
why-void = { $card } ist deine einzige Karte in { $suit }: Ohne sie darfst du dort trumpfen.
why-void-few = { $aim }: { $card } ist deine einzige Karte in { $suit }, und ohne sie kannst du dort jede andere abwerfen.
why-keeps-trump = Leg { $card } weg und behalte { $kept }, denn das ist Trumpf.
why-too-high = { $aim }: Leg { $card } weg, bevor sie einen gewinnt.
why-too-low =
    { $n ->
        [one] Eine Karte in { $suit }, die sie schlägt, ist noch im Spiel: { $card } gewinnt kaum einen Stich, also leg sie weg.
       *[other] { $n } Karten in { $suit }, die sie schlagen, sind noch im Spiel: { $card } gewinnt kaum einen Stich, also leg sie weg.
    }
why-gained-one = Sind { $suit } Trumpf, schlägt deine { $one } jede andere Farbe, und { $taken } kommt auf deine Hand.
why-keeps-swan = Leg { $card } weg, die noch { $many } Karten schlagen, und behalte { $kept }: Verliert die Karte, spielst du den nächsten Stich aus, etwa mit { $next }.
why-keeps-fox = Leg { $card } weg, die noch { $many } Karten schlagen, und behalte { $kept }: Damit kannst du noch { $suit } zum Trumpf machen, und davon hast du { $n }.
why-keeps-woodcutter = Leg { $card } weg, die noch { $many } Karten schlagen, und behalte { $kept }: Damit kannst du noch eine neue Karte für { $useless } ziehen.
why-keeps-witch =
    { $n ->
        [0] Leg { $card } weg, die noch { $many } Karten schlagen, und behalte { $kept }: Du hast keinen Trumpf, und allein in einem Stich zählt sie als einer.
        [one] Leg { $card } weg, die noch { $many } Karten schlagen, und behalte { $kept }: Du hast nur einen Trumpf, und allein in einem Stich zählt sie als noch einer.
       *[other] Leg { $card } weg, die noch { $many } Karten schlagen, und behalte { $kept }: Du hast nur { $n } Trümpfe, und allein in einem Stich zählt sie als noch einer.
    }
why-keeps-highest = Leg { $card } weg, die noch { $many } Karten schlagen, und behalte { $kept }: Von ihrer Farbe schlägt sie nichts mehr.
why-keeps-strong = Leg { $card } weg, die noch { $many } Karten schlagen, und behalte { $kept }: Von ihrer Farbe schlägt sie nur noch { $one }.

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

why-poison-given = Mit { $card } überlässt du { $who } das Gift: dort ein Punkt weniger.
why-poison-avoided = Spiel lieber { $card } als { $other }: Damit würdest du das Gift wahrscheinlich selbst nehmen.
why-poison-taken = Spiel lieber { $card } als { $other }: Damit würdest du das Gift selbst nehmen.
why-goal = Mit { $card } erreichst du das Ziel „{ $goal }“.
why-goal-likely = Mit { $card } erreichst du wahrscheinlich das Ziel „{ $goal }“.
why-special = Jetzt ist der Augenblick für { $card }: Die Karte schlägt { $lead }, und { $other } täte es nicht.
why-crowned = Mit der Krone zählt { $card } als 11 und nimmt den Stich.
why-crowned-likely = Mit der Krone zählt { $card } als 11 und nimmt wahrscheinlich den Stich.
why-special-kept = Spiel { $card }, und heb { $kept } auf: Hier nähme die Karte den Stich kaum, in einem anderen kann sie mehr.
why-fairy = { $aim }: Mit { $card } siehst du zwei verdeckte Karten und darfst eine gegen { $useless } tauschen.
why-shovel = Mit { $card } spielst du eine Karte deines letzten Stichs noch einmal und behältst die anderen auf der Hand.
why-shovel-two = Mit { $card } spielst du { $one } oder { $two } aus deinem letzten Stich noch einmal und behältst die anderen auf der Hand.

why-wins-one = { $aim }: Nichts, was noch im Spiel ist, schlägt { $card }, also leg sie weg.
why-wins-one-but = { $aim }: Nur { $one } kann { $card } noch schlagen, also leg sie weg.
why-draws-few = { $aim }: { $card } zieht eine neue Karte, und eine starke wie { $useless } kann weg.
why-draws-led = { $who } nimmt { $card } meist ebenso wie { $other }, aber { $card } zieht dir eine neue Karte, und { $useless } kann weg.
why-draws-takes = { $card } nimmt den Stich wie { $other } und zieht noch eine neue Karte: { $useless } kann weg.
why-draws-loses = { $card } verliert den Stich wie { $other }, zieht aber eine neue Karte: { $useless } kann weg.
why-lost-turn-to = Der Stich ist ohnehin verloren: Mit { $card } darfst du noch { $down } als Dekret hinlegen, dann sind { $suit } Trumpf, und du behältst { $n } davon.
why-lost-turn-away = Der Stich ist ohnehin verloren, und du willst wenige: Spiel { $card } und leg { $down } als Dekret hin, damit { $suit } nicht mehr Trumpf sind; davon hast du { $n }.
why-witch-saved-one = Spiel { $card } aus, und heb { $kept } für später auf: Allein in einem Stich zählt sie als Trumpf, und nur { $one } ist darüber.
why-grabs-lead = Mit { $card } nimmst du den Stich und spielst dann { $next } aus, gegen die nichts ankommt, was { $who } noch haben kann.
why-keeps-over = Lass diesen Stich mit { $card } gehen, und behalte { $kept }: Von ihrer Farbe schlägt sie nichts mehr.
why-keeps-over-one = Lass diesen Stich mit { $card } gehen, und behalte { $kept }: Von ihrer Farbe schlägt sie nur noch { $one }.
why-fewer-theirs =
    { $n ->
        [0] { $who } kann keine { $suit } mehr haben, wohl aber { $less }: Lass { $suit } Trumpf sein.
        [one] { $who } kann nur eine Karte in { $suit } haben, und mehr in { $less }: Lass { $suit } Trumpf sein.
       *[other] { $who } kann höchstens { $n } { $suit } haben, und mehr { $less }: Lass { $suit } Trumpf sein.
    }
why-lead-lost = Spiel { $kept } nicht aus, solange { $one } noch im Spiel ist: Gib dafür { $card } her.
why-lead-lost-two = Spiel { $kept } nicht aus, solange { $one } und { $two } noch im Spiel sind: Gib dafür { $card } her.
why-top-waits = In { $suit } schlägt { $kept } nichts mehr, also kann die Karte warten: Spiel zuerst { $card }.
why-draws-out = { $aim }: { $card } zieht { $who } meist { $one } oder { $two } aus der Hand, und nichts anderes schlägt deine { $kept }.
why-each-trick = Mit { $card } nimmst du Stich Nummer { $n } und bekommst { $points } statt { $less }; { $other } würde ihn verlieren.
why-same-trump-power = So oder so sind { $suit } Trumpf: Gib { $card }, und behalte { $kept }, { $power }.
why-keeps-better =
    { $n ->
        [0] Der Stich ist ohnehin verloren: Lass { $card } gehen, die noch { $many } Karten schlagen, und behalte { $kept }, die keine mehr schlägt.
        [one] Der Stich ist ohnehin verloren: Lass { $card } gehen, die noch { $many } Karten schlagen, und behalte { $kept }, die nur eine schlägt.
       *[other] Der Stich ist ohnehin verloren: Lass { $card } gehen, die noch { $many } Karten schlagen, und behalte { $kept }, die nur { $n } schlagen.
    }
why-keeps-better-under =
    { $n ->
        [0] Leg { $card } weg, die noch { $many } Karten schlagen, und behalte { $kept }, die keine mehr schlägt.
        [one] Leg { $card } weg, die noch { $many } Karten schlagen, und behalte { $kept }, die nur eine schlägt.
       *[other] Leg { $card } weg, die noch { $many } Karten schlagen, und behalte { $kept }, die nur { $n } schlagen.
    }
why-contrast-lost = { $aim }: { $card } nimmt { $who } meist, { $other } dagegen meist nicht.
why-contrast-won = { $aim }: { $card } nimmt den Stich meist, und { $other } verliert ihn meist.
why-fewer-beat =
    { $n ->
        [0] { $aim }: Keine Karte, die noch im Spiel ist, schlägt { $card }, aber { $many } schlagen { $other }.
        [one] { $aim }: Nur eine Karte, die noch im Spiel ist, schlägt { $card }, aber { $many } schlagen { $other }.
       *[other] { $aim }: { $n } Karten, die noch im Spiel sind, schlagen { $card }, aber { $many } schlagen { $other }.
    }
why-greedy-already = Mit { $n } Stichen bist du schon Gierig, und kein weiterer ändert das.
why-lost-draw-for = Der Stich ist ohnehin verloren: { $card } zieht eine neue Karte für { $useless }, die kaum einen gewinnt.
why-picked-weaker = { $aim }: { $taken } für { $card } macht deine Hand schwächer, und der Trumpf bleibt.
why-picked-stronger = { $aim }: { $taken } für { $card } macht deine Hand stärker, und der Trumpf bleibt.
why-one-allowed =
    { $n ->
        [one] Mit einem Stich bist du noch Bescheiden: Gib { $card } jetzt dafür her, bevor sie einen zu viel gewinnt.
       *[other] Mit { $n } Stichen bist du noch Bescheiden: Gib { $card } jetzt für diesen her, bevor sie einen zu viel gewinnt.
    }
aim-nothing = Du hast { $n } Stiche, und vor dem achten zählen sie nichts
why-swan-few = { $aim }: { $card } verliert den Stich und bringt dir trotzdem das Ausspiel: So verlierst du auch den nächsten, mit { $next }, die { $who } leicht schlägt.
why-swan-next = { $card } verliert den Stich und bringt dir trotzdem das Ausspiel: Dann kommt { $next }, und dagegen ist kaum noch etwas im Spiel.
why-swan-keeps = { $card } verliert den Stich, aber du spielst als Nächstes aus: Sonst könnte { $who } { $threat } ausspielen und deine { $prize } gewinnen.
why-witch-led-one = { $aim }: Allein im Stich zählt { $card } als Trumpf, und nur { $one } kann sie schlagen.
why-witch-led-two = { $aim }: Allein im Stich zählt { $card } als Trumpf, und nur { $one } und { $two } können sie schlagen.
why-draws-out-one = { $aim }: { $card } zieht { $who } meist { $one } aus der Hand, und nichts anderes schlägt deine { $kept }.
why-enough-poison = Auch { $card } nimmt den Stich, und mit { $poison } bekämst du das Gift.
why-poison-paid = { $card } kostet dich einen Punkt, nimmt aber den Stich, und { $kept } bleibt: Dagegen ist kaum noch etwas im Spiel.
why-fox-takes = Spiel { $card } und leg { $down } als Dekret hin: { $suit } werden Trumpf, und { $card } schlägt { $lead }.
why-fox-takes-for = { $aim }: Spiel { $card } und leg { $down } als Dekret hin, dann sind { $suit } Trumpf, und { $card } schlägt { $lead }.
why-exchange-takes = { $aim }: Sind { $suit } Trumpf, nimmt deine { $mine } diesen Stich gegen { $theirs }.
why-exchange-loses = { $aim }: Sind { $suit } Trumpf, verliert deine { $mine } diesen Stich gegen { $theirs }.
why-keeps-higher = Leg { $card } weg und behalte { $kept }: Sie schlägt alles, was { $card } schlägt, und { $one } dazu.
why-lost-draw-few = { $aim }. Dieser Stich ist ohnehin verloren: { $card } zieht eine neue Karte, und { $useless } kann unter den Stapel.
why-all-take =
    { $n ->
        [one] Jede Karte, die du spielen darfst, nimmt diesen Stich, deinen ersten.
       *[other] Jede Karte, die du spielen darfst, nimmt diesen Stich: Dann hast du { $n }.
    }
why-all-lose =
    { $n ->
        [0] Jede Karte, die du spielen darfst, verliert diesen Stich: Du bleibst ohne Stich.
        [one] Jede Karte, die du spielen darfst, verliert diesen Stich: Du bleibst bei einem.
       *[other] Jede Karte, die du spielen darfst, verliert diesen Stich: Du bleibst bei { $n }.
    }
why-goal-costs = Mit { $card } nimmt { $who } einen Stich, der etwas kostet: das Ziel „{ $goal }“.
why-goal-costs-likely = Mit { $card } nimmt { $who } wahrscheinlich einen Stich, der etwas kostet: das Ziel „{ $goal }“.
why-goal-spared = Spiel lieber { $card } als { $other }: Damit würdest du einen Stich nehmen, der dich etwas kostet: das Ziel „{ $goal }“.
why-usurps = Mit { $card } darfst du das Dekret tauschen, und das bringt dir sofort das Ziel „{ $goal }“.
why-hammered = { $aim }: Der Hammer schlägt nur ungerade Karten, also nimmt { $card } den Stich, und { $other } würde ihn verlieren.
why-hammered-few = { $aim }: Der Hammer schlägt nur ungerade Karten, also verliert { $card } den Stich, und { $other } würde ihn nehmen.
why-hammer-named =
    { $n ->
        [0] Der Hammer schlägt nur ungerade Karten, und in { $suit } kann { $who } keine anderen haben.
       *[other] Der Hammer schlägt nur ungerade Karten, und in { $suit } kann { $who } weniger gerade haben als in { $less }.
    }
aim-stop = Du hast { $n } Stiche für { $points } Punkte, und einer mehr brächte weniger
why-pulls-prize = { $card } zieht { $prize } heraus, die { $who } hat: Der Punkt gehört dir.
why-pulls-prize-likely = { $card } zieht die höchste Karte der Farbe heraus, die { $who } hat: Ist das { $prize }, gehört ihr Punkt dir.
power-1 = die dir das Ausspiel bringt, wenn sie verliert
power-3 = die den Trumpf ändern kann
power-5 = die eine neue Karte ziehen kann
power-9 = die allein im Stich als Trumpf zählt
aim-past = Du hast { $n } Stiche und wirst mehr gewinnen, und erst ab dem achten zählen sie wieder
why-beaten-alike = Etwa gleich viele Karten, die noch im Spiel sind, schlagen { $card } und { $other }, also liegt wenig dazwischen.
why-both-take = { $card } und { $other } nehmen beide den Stich, und es liegt wenig dazwischen.
why-both-lose = { $card } und { $other } verlieren beide den Stich, und es liegt wenig dazwischen.
why-touching = Zwischen { $card } und { $other } ist nichts mehr im Spiel: Sie leisten dasselbe, also ist es gleich, welche geht.
why-power-spared = Beide nehmen den Stich: Spiel { $card }, und behalte { $kept }, { $power }.
why-power-spared-lost = Beide verlieren den Stich: Lass { $card } gehen, und behalte { $kept }, { $power }.
why-lets-lead = { $aim }: Lass { $who } { $card } nehmen und den nächsten Stich ausspielen. Du hast dann keine { $suit }, und kommen sie, nimmt { $kept } sie als Trumpf.
why-lower-first = Was { $card } schlägt, schlägt auch { $kept }: Spiel die niedrigere aus, und behalte { $kept }.
why-weak-lead = In { $suit } sind noch { $n } Karten im Spiel, die sie schlagen, also gewinnt auch { $other } kaum: Spiel die niedrigere { $card } aus.
why-pulls-takes = { $aim }: { $card } nimmt wahrscheinlich den Stich und zieht die höchste Karte der Farbe heraus, die { $who } hat, höchstwahrscheinlich { $one } oder { $two }.
why-pulls-takes-sure = { $aim }: { $card } nimmt den Stich und zieht die höchste Karte der Farbe heraus, die { $who } hat, höchstwahrscheinlich { $one } oder { $two }.
why-keeps-power = Leg { $card } weg, die noch { $many } Karten schlagen, und behalte { $kept }, { $power }.
why-kept-away =
    { $n ->
        [0] { $aim }: Lass { $suit } Trumpf, denn davon hast du keine.
       *[other] { $aim }: Lass { $suit } Trumpf, denn davon hast du nur eine.
    }
why-takes-trump = { $aim }: Nimm { $card }, die Trumpf ist.
why-takes-high = { $aim }: Nimm { $card }, die in ihrer Farbe kaum etwas schlägt.
why-thrown-treasure = { $aim }: Lass { $card } gehen, auch wenn { $who } den Punkt bekommt; sonst gewinnt sie dir vielleicht einen Stich zu viel.
why-needed-poison = { $aim }: Nimm diesen mit { $card }, auch wenn das Gift dich einen Punkt kostet; { $other } würde ihn verlieren.
why-needed-may = { $aim }: Nimm diesen mit { $card }; mit { $other } könntest du ihn verlieren.
why-fewer-trumps =
    { $n ->
        [0] { $aim }: Sind { $suit } Trumpf, hast du keinen davon, und mehr { $more }.
        [one] { $aim }: Sind { $suit } Trumpf, hast du nur einen davon, und mehr { $more }.
       *[other] { $aim }: Sind { $suit } Trumpf, hast du nur { $n } davon, und mehr { $more }.
    }
why-swan-either = Ob { $card } den Stich nimmt oder nicht: Du spielst auch als Nächstes aus, zum Beispiel { $next }.
why-thrown-high = { $aim }. Dieser Stich ist ohnehin verloren: Wirf eine hohe Karte wie { $card } ab, solange sie nichts gewinnt, und nicht { $other }.
why-exchange-led = { $aim }: Sind { $suit } Trumpf, nimmt deine { $mine } auf dem Tisch diesen Stich meist, und sonst verliert sie ihn meist.
why-exchange-led-few = { $aim }: Sind { $suit } Trumpf, nimmt { $who } diesen Stich meist gegen deine { $mine }, und sonst nicht.
why-goes-now-one = { $aim }: Werde { $card } jetzt los, solange { $one } noch im Spiel ist und sie schlägt.
why-goes-now-two = { $aim }: Werde { $card } jetzt los, solange { $one } und { $two } noch im Spiel sind und sie schlagen.
why-goes-now = { $aim }: Werde { $card } jetzt los, solange noch { $n } Karten der Farbe im Spiel sind, die sie schlagen.
why-swan-waits = Am Ausspiel bist du schon: Spiel { $card } aus, und behalte { $kept }, die es dir später zurückholen kann.
why-trump-waits =
    { $n ->
        [0] Jetzt ausgespielt verliert { $kept } meist. Nach { $card } hast du keine { $suit } mehr, also behalte { $kept }, um sie zu stechen.
       *[other] Jetzt ausgespielt verliert { $kept } meist. Spiel { $card }, und behalte { $kept }: { $suit } gehen dir bald aus, und dann kannst du sie damit stechen.
    }
why-more-beat =
    { $n ->
        [0] { $aim }: { $many } Karten, die noch im Spiel sind, schlagen { $card }, aber keine schlägt { $other }.
        [one] { $aim }: { $many } Karten, die noch im Spiel sind, schlagen { $card }, aber nur eine schlägt { $other }.
       *[other] { $aim }: { $many } Karten, die noch im Spiel sind, schlagen { $card }, aber nur { $n } schlagen { $other }.
    }
why-wins-sooner =
    { $n ->
        [0] { $aim }: Leg { $card } weg, die nichts mehr schlägt, was noch im Spiel ist; { $kept } schlagen noch { $many } Karten.
        [one] { $aim }: Leg { $card } weg, die nur noch eine Karte schlägt; { $kept } schlagen noch { $many } Karten.
       *[other] { $aim }: Leg { $card } weg, die nur noch { $n } Karten schlagen; { $kept } schlagen noch { $many } Karten.
    }
why-poison-led = { $card } nimmt meist { $who }, und das Gift dazu: drüben ein Punkt weniger.
why-keeps-treasure = Leg { $card } weg, und behalte { $kept }: Meist bringt sie dir ihren Punkt noch.
why-fewer-above =
    { $n ->
        [0] { $aim }: Von { $suit } schlägt nichts mehr { $card }, aber von { $less } schlagen { $many } { $other }.
        [one] { $aim }: Von { $suit } schlägt nur noch eine Karte { $card }, aber von { $less } schlagen { $many } { $other }.
       *[other] { $aim }: Von { $suit } schlagen nur noch { $n } Karten { $card }, aber von { $less } schlagen { $many } { $other }.
    }
why-rather-wins = { $aim }: { $card } nimmt den Stich öfter, als { $other } es täte.
why-rather-loses = { $aim }: { $card } wird öfter von { $who } genommen als { $other }.
why-settled-end = Was du hier auch wählst, du endest so gut wie sicher { $band }: Es macht kaum etwas aus.
why-weak-first =
    { $n ->
        [0] { $aim }: Lass erst { $card } gehen, und behalte { $kept }, die nichts mehr schlägt, was noch im Spiel ist.
        [one] { $aim }: Lass erst { $card } gehen, und behalte { $kept }, die nur noch eine Karte schlägt.
       *[other] { $aim }: Lass erst { $card } gehen, und behalte { $kept }, die nur noch { $n } Karten schlagen.
    }
why-swan-lost = { $aim }: { $card } nimmt meist { $who }, und trotzdem spielst du aus: Den nächsten Stich verlierst du dann mit { $next }, die leicht zu schlagen ist.
why-last-kept = Dieser Stich geht mit beiden Karten gleich aus: Spiel { $card }, und behalte { $kept } für den letzten, den sie öfter gewinnt.
why-last-treasure = Einer der letzten beiden Stiche gehört dir so oder so: Behalte { $kept } für den letzten, denn dort kann { $who } noch { $prize } spielen, und den Punkt bekommst dann du.
why-end-alike = Was { $who } auch hat: { $card } und { $other } bringen dir in diesen letzten Stichen dasselbe.
why-end-alike-all = Was { $who } auch hat: Mit { $card } wie mit { $other } gewinnst du alle letzten Stiche, die Reihenfolge ändert nichts.
why-end-alike-won =
    { $n ->
        [0] Was { $who } auch hat: Mit { $card } wie mit { $other } gewinnst du keinen der letzten Stiche, die Reihenfolge ändert nichts.
        [one] Was { $who } auch hat: Mit { $card } wie mit { $other } gewinnst du einen der letzten Stiche, die Reihenfolge ändert nichts.
       *[other] Was { $who } auch hat: Mit { $card } wie mit { $other } gewinnst du { $n } der letzten Stiche, die Reihenfolge ändert nichts.
    }
why-treasure-saved = Mit { $card } nimmst du den Stich; { $other } verlöre ihn, und den Punkt dafür bekäme { $who }.
why-swaps = Mit { $card } darfst du { $down } gegen das Dekret tauschen, { $decree }, { $power }; der Trumpf bleibt.
why-swaps-few = { $aim }: Mit { $card } darfst du { $down } gegen das Dekret tauschen, { $decree }, das weniger gewinnt; der Trumpf bleibt.
why-digs = { $aim }: Die Schaufel allein verliert diesen Stich, aber mit { $one } oder { $two } aus deinem letzten Stich kannst du ihn noch gewinnen.
why-takes-decree-turn = Das Dekret, { $decree }, ist eine starke Karte: Mit { $card } nimmst du es auf die Hand und legst { $down } dafür hin, und { $suit } werden Trumpf.
why-surest-win = { $aim }: Von allen Karten, die du ausspielen kannst, gewinnt { $card } den Stich am ehesten.
why-surest-loss = { $aim }: Von allen Karten, die du ausspielen kannst, nimmt { $who } { $card } am ehesten.
why-most-tricks = { $aim }: Von allem, was du tun kannst, führt { $card } in dieser Runde zu den meisten Stichen.
why-fewest-tricks = { $aim }: Von allem, was du tun kannst, führt { $card } in dieser Runde zu den wenigsten Stichen.
why-several-keep = Viele deiner Karten könnten etwa so gut weg wie { $card }. Wichtig ist: Behalte { $other }, { $power }.
why-several-away = Viele deiner Karten könnten etwa so gut weg wie { $card }. Wichtig ist: Behalte { $other }.
why-several = Mehrere andere Karten sind hier etwa so gut wie { $card }. Vermeiden solltest du { $other }.
