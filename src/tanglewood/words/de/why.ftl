# Why an action is better than another: one sentence, at most one number.

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
        [one] Nimm ihn: Ein Stich bringt dir { $points }, mehr als keiner.
       *[other] Nimm ihn: { $n } Stiche bringen dir { $points }, mehr als einer weniger.
    }
why-likelier = „{ $band }“ wird damit wahrscheinlicher als mit { $other }.
why-likelier-often = So endest du etwa { $n }-mal von zehn als „{ $band }“, öfter als mit { $other }.
why-avoids = Mit { $other } würdest du öfter als „{ $band }“ enden.
why-enough-tricks = { $n } Stiche reichen: Überlass { $who } diesen mit { $card }.
why-too-many = Mit diesen Karten gewinnst du leicht zu viele Stiche: Gib diesen mit { $card } ab.
why-spends = Der Stich gehört dir so oder so: Nimm ihn mit { $card }, dann gewinnt die Karte keinen weiteren.
why-risky-now = Werde { $card } jetzt los, solange { $who } die Karte noch schlagen kann.

why-treasure = Mit { $card } nimmst du den Stich und den Schatz darin.
why-treasure-home = { $card } gewinnt den eigenen Stich: Der Punkt gehört dir.
why-treasure-kept = Halte { $card } zurück: Hier bekäme { $who } wohl den Punkt dafür.
why-swan = { $card } verliert den Stich, und trotzdem spielst du als Nächstes aus.
why-swan-led = { $who } darf { $card } ruhig nehmen: Du spielst trotzdem als Nächstes aus, zum Beispiel { $next }.
why-swan-kept = Beide verlieren den Stich. Behalte { $card }: So kommst du später ans Ausspiel.
why-witch = Allein im Stich zählt { $card } als Trumpf und nimmt ihn.
why-trumped = { $suit } hast du keine: { $card } ist Trumpf und nimmt den Stich.
why-enough = { $card } reicht für den Stich; { $kept } bleibt für später.
why-unbeaten = Was { $who } auch antwortet, { $card } nimmt den Stich.
why-forces = Auf { $card } muss { $who } mit der 1 oder der höchsten Karte in { $suit } antworten.
why-still-out = { $card } ist noch nicht gespielt und würde { $other } schlagen.
why-can-wait = Gegen { $kept } kommt nichts an, was { $who } noch haben kann, also kann die Karte warten: Spiel zuerst { $card }.
why-pulls = Du hast { $n } Trümpfe: Spielst du einen aus, muss { $who } auch einen hergeben.
why-draws = { $card } zieht eine neue Karte, und eine, die dir wenig nützt, etwa { $useless }, kann weg.
why-draws-first = Spiel zuerst { $card }: Damit ziehst du eine neue Karte, und { $kept } bleibt für später.
why-turns = Mit { $card } kannst du { $suit } zum Trumpf machen: Davon hast du { $n }.
why-turns-away = Mit { $card } kannst du { $suit } den Trumpf nehmen: Du hast { $n } davon und willst wenige Stiche.
why-thrown = Der Stich ist ohnehin verloren: Wirf { $card } ab, solange sie nichts gewinnt.
why-thrown-rather = { $card } verliert den Stich wie { $other }: Wirf die höhere ab, solange sie nichts gewinnt.
why-spared = Der Stich ist ohnehin verloren: { $card } genügt, und { $kept } bleibt für später.
why-lets-go = Lass diesen Stich mit { $card } gehen; { $other } würde ihn nehmen.
why-grabs = Mit { $card } nimmst du den Stich; mit { $other } würdest du ihn verlieren.
why-needed =
    { $n ->
        [one] Dir fehlt noch ein Stich: Nimm diesen mit { $card }; { $other } würde ihn verlieren.
       *[other] Dir fehlen noch { $n } Stiche: Nimm diesen mit { $card }; { $other } würde ihn verlieren.
    }
why-hands-over =
    { $n ->
        [0] Bescheiden ist in Reichweite: Spiel { $card } aus, den Stich nimmt dann meist { $who }, und du bleibst ohne Stich.
        [one] Bescheiden ist in Reichweite: Spiel { $card } aus, den Stich nimmt dann meist { $who }, und du bleibst bei einem.
       *[other] Bescheiden ist in Reichweite: Spiel { $card } aus, den Stich nimmt dann meist { $who }, und du bleibst bei { $n }.
    }
why-hands-over-enough = { $n } Stiche reichen: Spiel { $card } aus, den Stich nimmt dann meist { $who }.
why-hands-over-many = Mit diesen Karten gewinnst du leicht zu viele Stiche: Spiel { $card } aus, den Stich nimmt dann meist { $who }.
why-mostly = Mit { $card } nimmst du den Stich etwa { $n }-mal von zehn, öfter als mit { $other }.
why-treasure-likely = { $card } nimmt den Stich höchstwahrscheinlich, und der Punkt gehört dir.
why-takes-as-well = { $card } nimmt den Stich so gut wie { $kept }: Heb { $kept } für später auf.
why-lost-as-well = Auch { $kept } würde { $who } meist nehmen: Spiel { $card } aus, und behalte { $kept }.
why-pulls-out = { $card } zieht { $answer } heraus: Die Karte hält { $who }.
why-pulls-likely = { $card } zieht die höchste Karte der Farbe heraus, die { $who } hat, höchstwahrscheinlich { $one } oder { $two }.
why-pulls-unless = { $card } zieht die höchste Karte der Farbe heraus, die { $who } hat, höchstwahrscheinlich { $one } oder { $two }, wenn nicht { $swan } kommt.
why-forces-highest = Auf { $card } muss { $who } mit der höchsten Karte in { $suit } antworten.
why-clears = { $card } ist deine einzige Karte in { $suit }: Danach darfst du dort mit einem deiner { $n } Trümpfe antworten.
why-witch-saved = Heb { $kept } für später auf: Als Trumpf kann die Karte einen Stich gewinnen, den du nicht ausspielst.
why-trump-for = Behalte { $kept }: { $suit } hast du keine, und damit kannst du sie stechen.
why-only-trump = Heb { $kept }, deinen einzigen Trumpf, für einen Stich auf, den { $who } ausspielt.
why-none-above = Von { $suit } ist nichts Höheres mehr im Spiel: { $card } nimmt den Stich höchstwahrscheinlich.
why-one-above = Von { $suit } ist über { $card } nur noch { $one } im Spiel: Der Stich gehört wahrscheinlich dir.
why-two-above = Von { $suit } sind über { $card } nur noch { $one } und { $two } im Spiel: Der Stich gehört wahrscheinlich dir.
why-draws-humble = Bescheiden ist in Reichweite: { $card } zieht eine neue Karte, und eine starke wie { $useless } kann weg.
why-draws-many = Du gewinnst leicht zu viele Stiche: { $card } zieht eine neue Karte, und eine starke wie { $useless } kann weg.
why-lost-draw = Der Stich ist ohnehin verloren: Zieh mit { $card } eine neue Karte.
why-lost-turn = Der Stich ist ohnehin verloren: Mit { $card } darfst du noch das Dekret tauschen, { $decree }.
why-witch-spared = Beide nehmen den Stich. { $kept } kann als Trumpf noch einen gewinnen, also nimm { $card }.
why-takes-decree = Mit { $card } kannst du das Dekret, { $decree }, auf die Hand nehmen.
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
why-gives-strong = Du gewinnst leicht zu viele Stiche: Gib { $card } als Dekret weg.
why-picked = Der Trumpf bleibt; du gibst { $card } und nimmst { $taken } auf die Hand.
why-gained = Sind { $suit } Trumpf, schlagen deine { $one } und { $two } jede andere Farbe, und { $taken } kommt auf deine Hand.
why-kept-trump = Lass { $suit } Trumpf bleiben: Davon hast du { $n }.
why-kept-from =
    Mit { $card } als Dekret wären { $suit } Trumpf, und davon hättest du dann { $n ->
        [0] keine mehr
       *[other] nur noch eine Karte
    }.
why-kept-card = { $card } ist auf deiner Hand mehr wert, als { $decree } es wäre.
why-kept-high = Lass das Dekret liegen: { $card } kann auf deiner Hand einen Stich gewinnen, { $decree } täte dort weniger.
why-void = { $card } ist deine einzige Karte in { $suit }: Ohne sie darfst du dort trumpfen.
why-keeps-trump = { $kept } ist Trumpf: Behalte die Karte, und leg { $card } weg.
why-too-high = { $card } würde Stiche gewinnen, die du nicht willst: Leg sie weg.
why-too-low = { $card } gewinnt kaum einen Stich: Leg sie weg.
why-gained-one = Sind { $suit } Trumpf, schlägt deine { $one } jede andere Farbe, und { $taken } kommt auf deine Hand.
why-keeps-swan = Behalte lieber { $kept } als { $card }: Verliert die Karte einen Stich, spielst du danach aus.
why-keeps-fox = Behalte lieber { $kept } als { $card }: Damit kannst du den Trumpf noch ändern.
why-keeps-woodcutter = Behalte lieber { $kept } als { $card }: Damit kannst du noch eine bessere Karte ziehen.
why-keeps-witch = Behalte lieber { $kept } als { $card }: Allein in einem Stich zählt sie als Trumpf.
why-keeps-highest = Leg { $card } weg, und behalte { $kept }: Von ihrer Farbe ist nichts Höheres mehr im Spiel.
why-keeps-strong = Leg { $card } weg, und behalte { $kept }: Von ihrer Farbe ist darüber nur noch { $one } im Spiel.

why-close = { $other } ist hier etwa gleich gut; keins von beiden ist ein Fehler.
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
        [one] Von Feld { $space } ist der nächste Edelstein einen Schritt entfernt.
       *[other] Von Feld { $space } ist der nächste Edelstein { $n } Schritte entfernt.
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
        [one] Bei Feld { $space } liegt nur ein Edelstein: Deck dieses Ende zu.
       *[other] Bei Feld { $space } liegen nur { $n } Edelsteine: Deck dieses Ende zu.
    }
why-covers-far = Feld { $space } liegt weiter vom Start entfernt als das andere Ende: Deck dieses zu.
why-to-gem = { $card } bringt die Figur zum Edelstein auf Feld { $space }.
why-to-gem-likely = Mit { $card } kommt die Figur höchstwahrscheinlich zum Edelstein auf Feld { $space }.
why-stays-gem = Mit { $card } bleibt die Figur höchstwahrscheinlich auf Feld { $space }, wo noch ein Edelstein liegt.
why-stays-on = { $other } könnte die Figur leicht vom Pfad schicken.
why-musician = Mit { $card } bestimmt, wer gewinnt, wohin die Figur geht, und auf beiden Seiten liegen Edelsteine.
why-gazelle = Mit { $card } darf, wer gewinnt, die Pfoten einer Karte weglassen und so das Feld aussuchen.
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
why-closer = Nach { $card } steht die Figur meist näher an einem Edelstein als nach { $other }.
why-changes-trump = { $suit } werden Trumpf, und du behältst { $n } davon; für { $card } kommt { $taken }.
why-leaves-trump = Lass { $suit } Trumpf bleiben: Davon hast du { $n }.
why-gift-trump = { $card } ist Trumpf: Damit kann { $who } einen Stich nehmen.
why-gift-kept = Gib { $card }: Die Karte kann nichts Besonderes, { $kept } dagegen hilft vielleicht noch.
why-gift-spare = Gib { $card }: Dir bleiben noch { $n } { $suit }.
why-gift-void = { $card } ist deine einzige Karte in { $suit }: Ohne sie darfst du dort mit allem antworten.
why-gift-led = Mit { $card } darfst du eine Karte weggeben: { $given }, deine einzige in { $suit }, kann gehen.
why-names-me = Du hast { $n } { $suit }: Nenn dich selbst, dann kannst du sie zum Trumpf machen.
why-names-mate = { $who } hat wahrscheinlich eine Farbe, die als Trumpf besser ist als { $suit }, und du hast keine: Lass { $who } wählen.
why-names-nobody = Lass { $suit } Trumpf bleiben: Davon hast du { $n }.
why-takes-over = { $card } nimmt den Stich: Du bewegst die Figur, nicht { $who }.
why-takes-over-to = { $card } nimmt { $who } den Stich ab: Die Figur kommt auf Feld { $space }.
why-leaves-it = { $card } überlässt den Stich { $who }, und dort wird die Figur dann bewegt.
why-leaves-it-to = { $card } überlässt { $who } den Stich: Die Figur kommt auf Feld { $space }.
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
why-same-space = Beide Karten bringen die Figur höchstwahrscheinlich auf Feld { $space }: Spiel { $card }, und behalte, was { $kept } kann.
why-edge-space = Beide Karten finden einen Edelstein; mit { $card } ist es höchstwahrscheinlich der auf Feld { $space }, nahe dem Ende des Pfads, wo die Figur selten hinkommt.
why-richer-space = Mit { $card } kommt die Figur meist auf Feld { $space }, wo { $n } Edelsteine liegen, mehr als nach der anderen Karte.
why-stands-near =
    { $n ->
        [0] Mit { $card } kommt die Figur höchstwahrscheinlich auf Feld { $space }, wo ein Edelstein liegt.
        [one] Mit { $card } kommt die Figur höchstwahrscheinlich auf Feld { $space }, einen Schritt vor dem nächsten Edelstein.
       *[other] Mit { $card } kommt die Figur höchstwahrscheinlich auf Feld { $space }, { $n } Schritte vor dem nächsten Edelstein.
    }

why-completes = Damit hast du drei { $value }en: Steck sie ein.
why-completes-two = Damit werden zwei Sätze auf einmal voll, die { $one }en und die { $two }en.
why-denies = { $who } hält zwei { $value }en: Nimm die dritte weg.
why-token = Die ferne Karte, { $card }, bringt ein Punkteplättchen mit.
why-next-in-row = Dann hast du zwei { $value }en, und die dritte liegt in der Reihe.
why-pairs-up =
    { $n ->
        [one] Das gibt ein Paar { $value }en, und eine weitere ist noch irgendwo.
       *[other] Das gibt ein Paar { $value }en, und { $n } weitere sind noch irgendwo.
    }
why-two-for-one = Zwei für eine: { $one } und { $two } für deine { $value }.
why-breaks-pair = Halte deine zwei { $value }en zusammen: Eine dritte kann noch kommen.
why-lone-card = Deine { $value } steht allein, also gibst du sie her.
why-full-already = Deine { $value }en sind schon eingesteckt: Noch eine nützt dir nichts.
why-missing = Dir fehlen noch { $value }en: Nimm, was du davon bekommst.
why-fresh-row = Das nimmt den Rest der Reihe, und eine neue wird ausgelegt.
why-high-card = Du bekommst { $card } für { $given }: { $n } Karten der Reihe sind niedriger, und zwei davon kannst du damit kaufen.
why-more-left = { $value }en sind noch mehr zu haben als { $less }en.
why-keeps-high = Behalte die { $value }: Sie kann später zwei Karten kaufen, deine { $given } kaum.
why-keeps-buyer = Behalte die { $value }: Mit ihr kannst du noch die zwei { $pair }en der Reihe kaufen.
why-takes-away = { $who } hält eine { $value }, und zwei liegen in der Reihe: Nimm eine weg.
why-two-more-in-row = Du nimmst eine { $value }, und zwei weitere liegen in der Reihe.
why-buys-next = Mit der { $value } kannst du als Nächstes die zwei { $pair }en der Reihe kaufen.
why-third-gone = { $value }en sind für einen Satz von dreien zu wenige zu haben.

why-poison-given = Mit { $card } überlässt du { $who } das Gift: dort ein Punkt weniger.
why-poison-avoided = Mit { $other } würdest du das Gift wahrscheinlich selbst nehmen.
why-goal = Mit { $card } erreichst du das Ziel „{ $goal }“.
why-goal-likely = Mit { $card } erreichst du wahrscheinlich das Ziel „{ $goal }“.
why-special = Jetzt ist der Augenblick für { $card }: Die Karte nimmt den Stich.
why-crowned = Mit der Krone zählt { $card } als 11 und nimmt den Stich.
why-crowned-likely = Mit der Krone zählt { $card } als 11 und nimmt wahrscheinlich den Stich.
why-special-kept = Heb { $card } auf: In einem anderen Stich kann die Karte mehr.
why-fairy = Mit { $card } siehst du zwei verdeckte Karten und darfst eine tauschen.
why-shovel = Mit { $card } spielst du eine Karte deines letzten Stichs noch einmal und behältst die anderen auf der Hand.
