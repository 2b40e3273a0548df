# The table in lines of text.

seat-nameless = Platz { $n }
sheet-seat = { $who }
sheet-own-seat = { $who } (du)
sheet-line = { $title }: { $text }
sheet-and-then = { $first }   { $then }
sheet-besides = { $first }  · { $then }
sheet-hand = Deine Hand
sheet-known = Bekannt
sheet-won = Gewonnene Stiche
sheet-won-trick = { $cards } { $who }
sheet-no-cards = keine Karten
sheet-beside = { $first } { $then }
sheet-none = keine
sheet-nothing = nichts
sheet-to-act = { $who } ist am Zug: { $phase }
sheet-round =
    Runde { $round } · { $dealt ->
        [no] noch hat niemand gegeben
       *[yes] { $who } hat gegeben
    } · das Spiel endet bei { $target } { $target ->
        [one] Punkt
       *[other] Punkten
    }
sheet-round-single =
    Runde { $round } · { $dealt ->
        [no] noch hat niemand gegeben
       *[yes] { $who } hat gegeben
    } · das Spiel ist eine Runde lang
sheet-score = Punkte
sheet-tricks = Stiche
sheet-would = +{ $points }, wenn die Runde jetzt endete
sheet-would-standing = { $standing }: +{ $points }, wenn die Runde jetzt endete
sheet-no-decree = Noch kein Dekret.
sheet-decree = Dekret: { $card } · { $suit } sind Trumpf
sheet-decree-deck =
    Dekret: { $card } · { $suit } sind Trumpf · { $n } { $n ->
        [one] Karte
       *[other] Karten
    } im Stapel
sheet-decree-no-trump =
    Dekret: { $card } · es gibt keinen Trumpf · { $n } { $n ->
        [one] Karte
       *[other] Karten
    } im Stapel
sheet-trick = Stich: { $who } spielte { $card }

sheet-goal-claim = Ziel: { $goal } ({ $points }, wer zuerst kommt){ $tally }: { $about }
sheet-goal-ongoing = Ziel: { $goal } ({ $points }, jedes Mal){ $tally }: { $about }
sheet-tally = { " " }[{ $first } { $n0 }, { $second } { $n1 }]
sheet-specials = Sonderkarten im Spiel
sheet-unknown = { $n } unbekannt
sheet-poison = Gift: Jede genommene 8 kostet einen Punkt
sheet-hammer = Der Hammer nennt { $suit }.
sheet-seen = Gesehen

sheet-level =
    Stufe { $level } · Runde { $round } von 3 · noch { $n } { $n ->
        [one] Edelstein
       *[other] Edelsteine
    } und { $tokens } Waldplättchen
sheet-end = { $who }
sheet-spaces = Feld
sheet-gems = Edelsteine
sheet-plus = Plus
sheet-path-signs = { "  " }^ die Figur (auf Feld { $space }), s der Start
sheet-card-paws = { $text } ({ $name }, { $paws })
sheet-sealed = Dein Geschenk ist gewählt: { $card }.
sheet-paws = Pfoten

sheet-solo = Solo: Leg von jedem Wert von 2 bis 8 einen Drilling aus
sheet-points = Punkte
sheet-tokens = Plättchen
sheet-cards = Karten
sheet-sets = Drillinge
sheet-slot = Platz
sheet-row = Reihe
sheet-row-deck =
    { $row }  <- { $n } { $n ->
        [one] Karte
       *[other] Karten
    } im Stapel
sheet-empty = leer
sheet-reshuffle = einmal wird noch neu gemischt
sheet-tokens-left = { $n } Plättchen über Platz 0
sheet-discards = Abwürfe

# What is certain about the others.

fact-holds = { $who } hält { $cards }.
fact-holds-more =
    { $who } hält { $cards } und { $n } { $n ->
        [one] Karte, die niemand gesehen hat
       *[other] Karten, die niemand gesehen hat
    }.
fact-holds-unseen =
    { $who } hält { $n } { $n ->
        [one] Karte, die niemand gesehen hat
       *[other] Karten, die niemand gesehen hat
    }.
fact-holds-none = { $who } hält keine Karte.
fact-deck = Im Stapel sind { $cards }.
fact-void = { $who } hatte im Stich { $trick } keine { $suit }.
fact-limit = { $who } hatte im Stich { $trick } keine { $suit } über { $rank }.
fact-drew = { $who } zog im Stich { $trick } eine Karte.
fact-under = { $who } legte im Stich { $trick } eine Karte unter den Stapel.
fact-brought = { $who } spielte im Stich { $trick } { $card } aus dem Trank.
fact-saw = { $who } sah im Stich { $trick } { $card }.
fact-took = { $who } nahm im Stich { $trick } { $card }.
fact-gave = { $who } gab im Stich { $trick } { $card }.
