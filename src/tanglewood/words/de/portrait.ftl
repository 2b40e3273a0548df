# Was ein empfohlener Zug für sich tut: wofür er ist, was die Karte tut und was bleibt.

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
own-keep = { $say } Behalte { $kept }.
kept-top = { $card }, die keine Karte der { $suit } mehr schlägt
kept-two-top = { $one } und { $two }, die keine Karte ihrer Farben mehr schlägt
kept-under = { $card }, die von { $suit } nur { $over } schlägt
kept-witch = { $card }, die allein im Stich als Trumpf zählt
kept-able = { $card }, { $power }
kept-low = { $card }, die { $who } leicht schlagen kann
kept-two-low = { $one } und { $two }, die { $who } leicht schlagen kann
own-sure = Nichts, was { $who } noch haben kann, schlägt { $card }: Der Stich gehört dir.
own-top = Von { $suit } schlägt nichts mehr { $card }, also kann { $who } sie nur mit einem Trumpf schlagen.
own-top-trump = Kein höherer Trumpf als { $card } ist mehr im Spiel, also gehört der Stich fast sicher dir.
own-may-lose = { $n } Karten, die { $who } haben kann, schlagen { $card }, also gewinnt sie gut möglich keinen Stich.
own-takes-poison = { $card } nimmt diesen Stich vor { $lead }: Sein Gift kostet dich einen Punkt, aber dann hast du { $n ->
        [one] einen Stich
       *[other] { $n } Stiche
    }.
own-takes-both = { $card } nimmt diesen Stich vor { $lead }: Der Punkt von { $prize } gleicht das Gift aus.
own-same-prize = Der Trumpf bleibt: Für { $card } nimmst du { $decree } auf die Hand, und ihren Punkt, wenn du mit ihr einen Stich gewinnst.
own-same-able = Der Trumpf bleibt: Für { $card } nimmst du { $decree } auf die Hand, { $power }.
own-with-point = { $say } Ihr Punkt kommt dazu.
own-with-poison = { $say } Ihr Gift kostet dich einen Punkt.
own-witch = Allein im Stich zählt { $card } als Trumpf, und nur { $cards } kann sie schlagen.
own-above = Von { $suit } kann nur noch { $cards } { $card } schlagen, also gehört der Stich wahrscheinlich dir.
own-half = Von { $suit } kann nur noch { $cards } { $card } schlagen, also gehört der Stich gut möglich dir.
own-weak = Spiel { $card } aus, die noch { $n } Karten schlagen, und behalte { $kept }.
own-swan = { $card } nimmt wahrscheinlich { $who }, und du spielst trotzdem zum nächsten Stich aus. Dafür hast du { $next }.
own-must =
    { $less ->
        [0] { $who } muss { $card } meist nehmen: Alle { $suit }, die noch im Spiel sind, schlagen sie.
       *[other] { $who } muss { $card } meist nehmen: Noch { $n } { $suit } schlagen sie und nur { $less } nicht.
    }
own-most = { $n } Karten, die { $who } haben kann, schlagen { $card }, mindestens so viele wie jede andere, die du ausspielen könntest.
own-easy = { $n } Karten, die { $who } haben kann, schlagen { $card }, also gewinnt sie wahrscheinlich keinen Stich.
own-now-top = Von { $suit } schlägt nichts mehr { $card }, also gewinnt sie früher oder später einen Stich: Lass es diesen sein.
own-now = Von { $suit } kann nur { $cards } { $card } schlagen, also gewinnt sie früher oder später einen Stich: Lass es diesen sein.
own-draw = { $card } zieht eine neue Karte, und dafür kann { $useless } unter den Stapel, die noch { $n } Karten schlagen.
own-draw-few = { $card } zieht eine neue Karte, und { $useless } kann unter den Stapel, bevor sie einen Stich gewinnt.
own-fox = Spiel { $card } und leg { $down } als Dekret hin: Dann sind { $suit } Trumpf, und davon hast du { $cards }.
own-fox-none = Spiel { $card } und leg { $down } als Dekret hin: Dann sind { $suit } Trumpf, und davon hast du keine.
own-turn = Leg { $down } als Dekret hin: Dann sind { $suit } Trumpf, und davon hast du { $cards }.
own-turn-none = Leg { $down } als Dekret hin: Dann sind { $suit } Trumpf, und davon hast du keine.
own-takes =
    { $n ->
        [one] { $card } nimmt diesen Stich vor { $lead }: deinen ersten.
       *[other] { $card } nimmt diesen Stich vor { $lead }: Dann hast du { $n }.
    }
own-takes-prize =
    { $n ->
        [one] { $card } nimmt diesen Stich vor { $lead }, deinen ersten, und mit ihm den Punkt von { $prize }.
       *[other] { $card } nimmt diesen Stich vor { $lead } und mit ihm den Punkt von { $prize }: Dann hast du { $n } Stiche.
    }
own-spent = { $card } nimmt diesen Stich vor { $lead } und gewinnt dann keinen anderen mehr. Behalte { $kept }.
own-lost = { $card } verliert gegen { $lead }; noch { $n } Karten schlagen sie, also gib sie her. Behalte { $kept }.
own-lost-top = { $card } verliert jetzt gegen { $lead }; später gewänne sie wohl einen Stich, denn von { $suit } schlägt sie nichts mehr.
own-lost-few = { $card } verliert jetzt gegen { $lead }; später gewänne sie leicht einen Stich, denn von { $suit } kann nur { $cards } sie schlagen.
own-away = Leg { $card } weg, die noch { $n } Karten schlagen, und behalte { $kept }.
own-away-top = Leg { $card } weg, die keine Karte der { $suit } mehr schlägt, bevor sie einen Stich gewinnt. Behalte { $kept }.
own-away-few = Leg { $card } weg, die von { $suit } nur { $cards } schlägt, bevor sie einen Stich gewinnt. Behalte { $kept }.
own-away-most =
    { $n ->
        [one] Leg { $card } weg: Noch eine Karte schlägt sie, und keine schlägt eine von denen, die du behältst.
       *[other] Leg { $card } weg: Noch { $n } Karten schlagen sie, mehr als jede, die du behältst.
    }
own-away-least =
    { $n ->
        [0] Leg { $card } weg: Keine Karte schlägt sie mehr, anders als jede, die du behältst.
        [one] Leg { $card } weg: Nur noch eine Karte schlägt sie, und jede, die du behältst, schlagen mehr.
       *[other] Leg { $card } weg: Nur noch { $n } Karten schlagen sie, und jede, die du behältst, schlagen mehr.
    }
own-crowned = Mit der Krone zählt { $card } als 11 und nimmt wahrscheinlich den Stich. Behalte { $kept }.
own-special-takes = Für diesen Stich brauchst du keine andere Karte: Wahrscheinlich nimmt ihn { $card }. Behalte { $kept }.
own-special-loses = Diesen Stich verlierst du wahrscheinlich mit { $card }. Behalte { $kept }.
own-same = Der Trumpf bleibt, die Hand ändert sich: { $many ->
        [0] Keine Karte schlägt
        [one] Eine Karte schlägt
       *[other] { $many } Karten schlagen
    } noch { $decree }, die du bekommst, und { $n ->
        [0] keine schlägt
        [one] eine schlägt
       *[other] { $n } schlagen
    } { $card }, die du gibst.
own-leave = Lass { $suit } Trumpf sein: Davon hast du { $cards }.
own-leave-none = Lass { $suit } Trumpf sein: Davon hast du keine.
why-end-alike-both = Mit { $card } oder mit { $other } zuerst gewinnst du die beiden letzten Stiche, außer { $who } hat { $cards }: dann einen davon.
why-end-alike-one = Mit { $card } oder mit { $other } zuerst gewinnst du einen der beiden letzten Stiche, außer { $who } hat { $cards }: dann keinen.
own-top-trump-but = Kein höherer Trumpf als { $card } ist mehr im Spiel, also könnte sie nur noch { $cards } schlagen.
aim-point-likely = Du wirst am Ende wohl Besiegt sein, und da bringt dir jeder Stich noch einen Punkt
apart-treasure = Mit { $other } bekäme wahrscheinlich { $who } ihren Punkt.
apart-poison = Mit { $other } nähmest du wahrscheinlich Gift.
apart-takes-more = Mit { $other } nähmest du diesen Stich öfter.
apart-takes-less = Mit { $other } verlörest du diesen Stich öfter.
apart-power = Behalte { $other }, { $power }.
apart-trump = Behalte { $other }: Das ist Trumpf und kann { $suit } stechen, von denen du dann keine hast.
apart-stronger = Behalte { $other }, die noch weniger Karten schlagen.
apart-weaker = { $other } schlagen noch mehr Karten, also kannst du sie auch später verlieren.
apart-void = Danach hast du keine { $suit } mehr und kannst sie stechen.
apart-void-few = Danach hast du keine { $suit } mehr und kannst jede andere Karte abwerfen, wenn sie ausgespielt werden.
apart-fewer-trumps = Mit { $other } wären { $suit } Trumpf, und davon hättest du weniger.
apart-more-trumps = Mit { $other } wären { $suit } Trumpf, und davon hättest du mehr.
apart-higher = Behalte { $other }, die auch { $between } schlägt.
apart-lower = Behalte { $other }, die { $between } noch schlägt.
own-lost-could =
    { $n ->
        [0] { $taker } könnte diesen Stich nehmen, aber keine Karte schlägt sie noch: Heb sie auf, um sie selbst auszuspielen, und gib { $card } her.
        [one] { $taker } könnte diesen Stich nehmen, aber nur noch eine Karte schlägt sie: Heb sie auf, um sie selbst auszuspielen, und gib { $card } her.
       *[other] { $taker } könnte diesen Stich nehmen, aber nur noch { $n } Karten schlagen sie: Heb sie auf, um sie selbst auszuspielen, und gib { $card } her.
    }
own-monarch = { $who } muss auf { $card } die höchste Karte der { $suit } oder die 1 spielen: Meist ist das { $one }, und die nimmt den Stich.
