# What a player is asked, and what the choices are called.

ask-lead = Du spielst aus, mit einer beliebigen Karte.
ask-follow-suit = Du bist dran: Bediene { $suit }.
ask-follow = Du bist dran: Spiel eine beliebige Karte.
ask-follow-queen = Eine Königin liegt: die 1 oder deine höchste der Farbe { $suit }.
ask-follow-monarch = Ein Monarch liegt: die 1 oder deine höchste der Farbe { $suit }.
ask-exchange = Wähl eine Karte für das Dekret, oder lass es liegen.
ask-under = Leg eine Karte unter den Stapel.
ask-foxes = Die Füchse: Wer darf das Dekret tauschen?
ask-gift = Das Geschenk: Wähl eine Karte für { $who }.
ask-move = Wähl, wohin die Figur geht.
ask-cover = Zwischen den Runden: Welches Ende wächst zu?
ask-replace = Der Hammer nennt { $suit }: Spiel eine andere Karte.
ask-spill = Der Trank: Wähl eine Karte, die mit unter den Stapel kommt.
ask-pour = Der Trank: Welche der beiden spielst du?
ask-name = Der Hammer: Nenn eine Farbe.
ask-dig = Die Schaufel: In deinem letzten Stich graben?
ask-take = Die Fee: Nimm eine davon, oder keine.
ask-give = Die Fee: Gib dafür eine Karte.
ask-turn = Du bist dran: Wähl eine Karte zum Abwerfen.
ask-turn-fetch = Für { $card }: Nimm eine gleiche oder höhere Karte oder zwei niedrigere.
ask-turn-fetch-up = Für { $card }: Nimm eine der leuchtenden Karten.
ask-turn-fetch-down = Für { $card }: Nimm zwei der leuchtenden Karten.
ask-turn-second = Nimm noch eine niedrigere Karte.
ask-turn-pass = Kein Tausch ist möglich: Du kannst nur passen.
ask-other = { $who } denkt nach …
ask-still = { $who } ist am Zug.
ask-choice = Du hast die Wahl.
ask-chance = Die Karten werden gegeben.
ask-scored = Runde { $n } ist zu Ende.
ask-over = Das Spiel ist zu Ende.
ask-confirm = Tipp zur Bestätigung noch einmal.

do-decree-keep = Dekret liegen lassen
do-foxes-self = Ich
do-foxes-mate = Mein Gegenüber
do-foxes-nobody = Niemand
do-dig = Graben
do-dig-no = Nicht graben, verlieren
do-take-none = Keine nehmen
do-pass = Passen
do-cover-low =
    { $you ->
        [yes] Dein Ende zuwachsen lassen
       *[no] Ende bei { $who } zuwachsen lassen
    }
do-cover-high =
    { $you ->
        [yes] Dein Ende zuwachsen lassen
       *[no] Ende bei { $who } zuwachsen lassen
    }
do-move =
    { $n } { $n ->
        [one] Schritt
       *[other] Schritte
    } zu { $whom }
do-move-beyond =
    { $n } { $n ->
        [one] Schritt
       *[other] Schritte
    } zu { $whom }, über den Pfad hinaus
do-move-stay = Stehen bleiben
do-move-brings =
    auf Feld { $space }: { $n ->
        [0] kein Edelstein
       *[other] ein Edelstein
    }
do-move-costs =
    { $left ->
        [0] kostet das letzte Waldplättchen
       *[other] kostet ein Waldplättchen (noch { $left })
    }
do-move-loses = kein Waldplättchen mehr: das Spiel ist verloren
do-cover-slides =
    { $n ->
        [0] dort liegt kein Edelstein
        [one] sein Edelstein rückt auf Feld { $to }
       *[other] seine { $n } Edelsteine rücken auf Feld { $to }
    }
do-crown = Mit der Krone
do-crowned = { $card } mit der Krone
do-trade = für { $cards }
do-trade-token = für { $cards } mit einem Plättchen
do-trade-called = { $card } für { $cards }
trade-far = die ferne { $value }
trade-other = die andere { $value }

verb-play = { $card } spielen
verb-exchange = { $card } zum Dekret machen
verb-under = { $card } unter den Stapel legen
verb-give = { $card } geben
verb-take = { $card } nehmen
verb-pour = { $card } spielen
verb-trade = { $card } abwerfen, { $cards } nehmen
verb-discard = { $card } abwerfen
