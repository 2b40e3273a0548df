# The words at the table.

seat-you = Du
seat-tricks =
    { $n } { $n ->
        [one] Stich
       *[other] Stiche
    }
seat-points =
    { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }
seat-cards =
    { $n } { $n ->
        [one] Karte
       *[other] Karten
    } auf der Hand
seat-cards-short =
    { $n } { $n ->
        [one] Karte
       *[other] Karten
    }
seat-sets =
    { $n } { $n ->
        [one] Drilling
       *[other] Drillinge
    }
seat-tokens = { $n } Plättchen
seat-tricks-word =
    { $n ->
        [one] Stich
       *[other] Stiche
    }
seat-points-word =
    { $n ->
        [one] Punkt
       *[other] Punkte
    }
seat-sets-word =
    { $n ->
        [one] Drilling
       *[other] Drillinge
    }
seat-tokens-word =
    { $n ->
       *[other] Plättchen
    }
seat-ai-plain = KI
seat-ai = KI · { $level }
seat-dealer = gibt
seat-present = am Tisch
seat-away = weg
seat-holds = bekannt: { $cards }
seat-lacks = hat keine { $cards }

trick-title = Der Stich
trick-led = ausgespielt
trick-winning = führt bisher
trick-took = nahm den Stich
trick-empty =
    { $you ->
        [yes] Du spielst aus
       *[no] { $who } spielt aus
    }
trick-replaced = weggehämmert

decree-title = Dekret
decree-trump = { $suit } sind Trumpf
decree-none = keine Trumpffarbe

deck-title =
    Nachziehstapel: { $n } { $n ->
        [one] Karte
       *[other] Karten
    }
deck-short = noch { $n }

hand-title = Deine Hand
hand-empty = Deine Hand ist leer.
hand-not-playable = jetzt nicht spielbar

band-title = Stiche dieser Runde
band-humble = Bescheiden
band-defeated = Besiegt
band-victorious = Siegreich
band-greedy = Gierig
band-few = Wenige
band-middling = Mitte
band-many = Viele
band-plain = Punkte für 0 bis { $most } Stiche
band-would =
    { $who }: { $n } { $n ->
        [one] Stich
       *[other] Stiche
    }, { $name }, { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }, wenn die Runde jetzt endete
band-would-plain =
    { $who }: { $n } { $n ->
        [one] Stich
       *[other] Stiche
    }, { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }, wenn die Runde jetzt endete

round-title = Runde { $n }
round-of = Runde { $n } von { $m }

target-title = bis { $n }

goals-title = Ziele dieser Runde
goals-none = Alle Ziele sind vergeben.
goals-claimed = Vergeben
goals-claimed-by =
    { $you ->
        [yes] Hast du
       *[no] Hat { $who }
    }

forest-title = Der Waldpfad
forest-space = Feld { $n }
forest-gems =
    { $n } { $n ->
        [one] Edelstein
       *[other] Edelsteine
    }
forest-foxes = hier stehen die Füchse
forest-covered = vom Wald bedeckt
forest-start = Start
forest-plus-about = bekommt zwischen den Runden einen Edelstein
forest-left =
    noch { $n } { $n ->
        [one] Edelstein
       *[other] Edelsteine
    }
forest-tokens = noch { $n } Waldplättchen

level-title = Stufe { $n }

woods-row = Die Reihe
woods-tokens = { $n } Punkteplättchen
woods-deck = Stapel: { $n }
woods-discards = Abwürfe: { $n }
woods-slot = Platz { $n }: { $card }
woods-brings-token = bringt ein Punkteplättchen
woods-again = Andere Karte abwerfen
woods-pockets = Ausgelegt
woods-solo-goal = Das Ziel: ein Drilling von jedem, 2 bis 8

table-label = Tisch
table-menu = Tischmenü
table-undo-short = Zurück
table-undo = Zurücknehmen
table-hint = Tipp
table-hint-says = Tipp: { $action }.
table-resign = Aufgeben
table-resign-sure = Aufgeben?
table-resign-team = Gemeinsam aufgeben? Dazu braucht es beide.
table-resign-yes = Ja, aufgeben
table-resign-no = Weiterspielen
table-resign-offered = { $who } möchte gemeinsam aufgeben.
table-resign-waiting = Du möchtest aufgeben; dein Gegenüber entscheidet.
table-more-short = Verlauf
table-more = Verlauf und Chat
table-back = Zurück an den Tisch
table-log = Verlauf
table-chat = Chat
table-chat-closed = Während einer Runde zu: Über Karten darf niemand sprechen.
table-chat-say = Sag etwas Nettes
table-chat-send = Senden
table-chat-empty = Noch nichts gesagt.
table-chat-new =
    { $n } neue { $n ->
        [one] Nachricht
       *[other] Nachrichten
    }
table-chat-said = { $who } sagt: { $text }
table-clock-low = Noch eine halbe Minute.
table-spectator = Du schaust zu.
table-clock = Restzeit
table-won = Stiche dieser Runde
table-sort = Sortieren
table-copy = Link kopieren
table-copied = Kopiert.
table-watch = Link für Zuschauer

gone-title = { $who } hat den Tisch verlassen.
gone-wait = Das Spiel bleibt erhalten. Du kannst warten oder später wiederkommen.
gone-takeover = KI weiterspielen lassen
gone-claim = Sieg beanspruchen
gone-soon = Möglich in { $n } s
gone-back = Eine KI spielt für dich.
gone-return = Meinen Platz zurücknehmen

link-connecting = Verbinde …
link-lost = Die Verbindung ist weg. Dein Spiel ist sicher; neuer Versuch …
link-sending = Sende …
link-4401 = Dieser Browser hat diesen Platz nicht mehr. Du kannst zuschauen.
link-4404 = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
link-4400 = Der Server hat diese Seite nicht verstanden. Bitte lade sie neu.

handover-title = Gib den Bildschirm an { $who }
handover-text = Die Karten bleiben verdeckt, bis { $who } bereit ist.
handover-ready = Ich bin { $who }: Karten zeigen

end-rematch = Noch einmal
end-rematch-waiting = Warte auf die anderen …
end-rematch-offered = { $who } möchte noch einmal spielen.
end-rematch-go = Zum nächsten Spiel
end-step = Spiel nachspielen
end-record = Aufzeichnung speichern
end-deal = Kartencode
end-same = Gleiche Karten noch einmal
end-swap = Gleiche Karten, Plätze getauscht
end-sheet = Punktezettel
end-treasures =
    { $n } { $n ->
        [one] Schatz
       *[other] Schätze
    }
end-player = Person
end-tokens = Plättchen
end-points = Punkte
end-goals = Ziele { $n }
end-poison = Gift { $n }
end-total = Summe
end-score = { $own } zu { $other }.
end-round = Runde
end-home = Zurück zu den Spielen
end-more = Mehr
