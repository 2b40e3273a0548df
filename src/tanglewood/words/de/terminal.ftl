# Der Terminal-Client: was nur auf seinen Bildschirmen steht.

# Tasten, und so kurz wie möglich, was sie tun: Neun davon stehen in 80 Spalten.
tui-key-escape = Esc
tui-key-enter = Enter
tui-key-home = Pos1
tui-key-end = Ende
tui-yes-key = j
tui-help = Hilfe
tui-hint = Tipp
tui-undo = zurück
tui-log = Log
tui-assist = Liste
tui-memory = auswendig
tui-save = sichern
tui-give-up = aufgeben
tui-light = hell
tui-dark = dunkel
tui-leave = Ende
tui-back = zurück

tui-small = Mach das Fenster größer: { $columns } Spalten, { $lines } Zeilen.
tui-small-now = Es hat { $columns } Spalten und { $lines } Zeilen.
tui-small-else = q beendet; tanglewood play braucht weniger Platz.

tui-you = du
tui-own-name = { $name } (du)
tui-person = Mensch
tui-player = Person
tui-spectator = Publikum

tui-home-game = Spiel
tui-home-newer = neueres
tui-home-older = älteres
tui-home-continue = weiter
tui-home-enter-continue = weiter
tui-home-enter-game = einrichten
tui-home-enter-place = öffnen
tui-home-enter-deal = geben
tui-home-enter-seat = Name
tui-home-enter-option = eintippen
tui-home-last = Letztes Spiel fortsetzen
tui-home-an-older = Älteres Spiel fortsetzen
tui-home-left =
    { $names }: bisher { $n } { $n ->
        [one] Zug
       *[other] Züge
    }, in { $file }.
tui-home-none = Es gibt kein Spiel zum Fortsetzen. Fang eins an.
tui-home-new = { tui-home-none } Neu hier? Drück s für kurze Lektionen.
tui-home-seat-about = Links und rechts: ein Mensch oder eine KI. Enter: ein anderer Name.
tui-home-help-game = ein Spiel wählen; Enter geht weiter zum Geben, Enter noch einmal gibt
tui-home-help-arrows = bewegen, und den Wert neben einem Namen ändern
tui-home-help-enter = einen Wert oder Namen eintippen, weiterspielen, geben
tui-home-help-escape = zurück zu den Spielen
tui-home-help-daily = die Spiele des Tages
tui-home-help-progress = dein Fortschritt: Wertung, Genauigkeit, Erfolge
tui-home-help-puzzles = Aufgaben zum Spiel
tui-home-help-continue = das zuletzt verlassene Spiel fortsetzen; links und rechts wählen ein älteres
tui-home-help-language = die Sprache: English, Deutsch, Français
tui-home-help-who = Auf einem Platz sitzt ein Mensch oder eine KI. Ab zwei Menschen wird der Bildschirm zwischen den Zügen weitergereicht. Im Duett spielt ihr als Team.

option-components = Material
tui-as-published = wie gedruckt
tui-entry = { $question }: (Enter übernimmt, Esc geht zurück)
tui-name-bad = Ein Name hat 1 bis 40 druckbare Zeichen.
tui-name-twice = Zwei am Tisch haben denselben Namen.
tui-option-bad = { $option }: Erlaubt ist { $right }.

tui-kept-unread = { $file } lässt sich nicht lesen: { $why }.
tui-not-kept = Das Spiel lässt sich nicht in { $path } speichern: { $why }.
tui-save-as = Spiel speichern als
tui-saved = Gespeichert in { $path }.
tui-saved-exists = { $path } gibt es schon; wähl einen anderen Namen.
tui-saved-not = Dort lässt sich das Spiel nicht speichern; wähl einen anderen Namen.

tui-page-lines = { $n } von { $m } Zeilen
tui-page-and = und
tui-page-scroll = blättern

tui-help-keys = Tasten
tui-help-cards = die Karte mit dieser Taste spielen; nach der 0 geht es mit Buchstaben weiter
tui-help-arrows = den Cursor bewegen; Enter bestätigt die Karte oder Antwort darunter
tui-help-escape = die gewählte Karte zurücklegen
tui-help-help = diese Hilfe
tui-help-hint = ein Tipp und warum; noch einmal: was jede Wahl verspricht
tui-help-undo = deine letzte Entscheidung zurücknehmen, solange du nichts Neues gesehen hast
tui-help-memory = aus dem Kopf spielen, oder alles auflisten, was man sich merken kann
tui-help-save = das Spiel in einer Datei speichern
tui-help-give-up = aufgeben (fragt noch einmal nach)
tui-help-theme = helle oder dunkle Farben
tui-help-leave = verlassen; das Spiel bleibt erhalten
tui-help-rules = Alle Regeln: tanglewood rules { $game }

tui-one-round = eine Runde
tui-dealt =
    { $you ->
        [yes] Du hast gegeben
       *[no] { $who } hat gegeben
    }
tui-trump = { $suit }
tui-no-trump = kein Trumpf
tui-deck = Stapel
tui-leads = spielt aus
tui-follows = folgt
tui-takes = Bisher geht der Stich an { $who }.
tui-head-points = Punkte
tui-head-tricks = Stiche
tui-head-tokens = Plätt.
tui-head-cards = Karten
tui-head-trade = Tausch
tui-head-sets = Drillinge
tui-known-more = l: alles, was sicher ist
tui-hammer = Der Hammer nennt { $suit }.
tui-goals = Ziele
tui-goals-short = Ziele (? erklärt sie)
tui-goal-ongoing = { $goal }, laufend
tui-goal-come = { $goal }, du { $you }:{ $other }
tui-sealed = Du schenkst { $card }.
tui-path-about = Edelsteine unter der Figur sind gesammelt; auf + kommen zwischen den Runden neue.

tui-alone = allein: ein Drilling von jedem Wert
tui-deck-again = einmal wird noch gemischt
tui-deck-last = der letzte Stapel
tui-tokens =
    { $n ->
        [0] keine Plättchen mehr
        [one] { $n } Plättchen liegt hier
       *[other] { $n } Plättchen liegen hier
    }
tui-tokens-first = { $n } Plättchen, Platz 1
tui-row-empty = Die Reihe ist leer.
tui-discards = Abwürfe
tui-chosen = gewählt
tui-trade-about = Wirf sie ab für eine Karte ab { $value } oder für zwei niedrigere
tui-trade-slot = Für deine { $value }: eine Karte ab { $value } oder zwei niedrigere.

tui-ask-trade = Dein Tausch: Welche Karte wirfst du ab?
tui-ask-slot = Deine { $card }: Welche Karte der Reihe? (Esc: zurück)
tui-ask-second = Deine { $card }: Welche zweite niedrigere Karte? (Esc: zurück)
tui-ask-how = { $card }: wie? (Esc: zurück)
tui-do-decree = { $card } als Dekret
tui-do-under = { $card } unter den Stapel
tui-do-crown = { $card } mit der Krone
tui-do-alone = { $card } allein
tui-do-trade = { $card } für { $cards }
tui-do-trade-token = { $card } für { $cards } und ein Plättchen
tui-do-move =
    { $n } { $n ->
        [one] Schritt
       *[other] Schritte
    } zu { $you ->
        [yes] dir
       *[no] { $name }
    }
tui-do-stay = stehen bleiben
tui-do-cover =
    { $you ->
        [yes] dein Ende
       *[no] das Ende bei { $name }
    }

tui-thinks = { $who } denkt nach
tui-undecided = { $who } konnte sich nicht entscheiden ({ $why }). Das Spiel bleibt erhalten; q verlässt es.
tui-undo-refused = Das lässt sich nicht zurücknehmen: { $why }
tui-give-up-sure = Aufgeben? j für ja, jede andere Taste für nein.
tui-hint-more = (h noch einmal: alle Zahlen)
tui-hint-none = Hier gibt es keinen Tipp ({ $why }).
tui-log-none = Noch ist nichts geschehen.
tui-log-certain = Was sicher ist
tui-log-memory = Du spielst aus dem Kopf; m am Tisch listet den Rest auf.
tui-log-latest = Verlauf seit deiner letzten Entscheidung
tui-log-all = Verlauf von Anfang an
tui-handover-undo = { $who } kann es noch zurücknehmen: u

tui-after-kept = Die Aufzeichnung liegt in { $path }.
tui-after-save = Aufzeichnung speichern als
tui-round-last = Letzter Stich
tui-scene-victory = Sieg
tui-scene-defeat = Niederlage
tui-scene-calm = Ende
tui-ended-victory = Geschafft!
tui-ended-defeat = Der Wald behält seine Edelsteine.
tui-ended-solo = Die Wälder werden still.
tui-ended-draw = Unentschieden.
tui-ended-you = Du gewinnst!
tui-ended-you-too = Du teilst dir den Sieg.
tui-ended-other =
    { $n ->
        [one] { $who } gewinnt.
       *[other] { $who } gewinnen.
    }
tui-sheet-fox = { $name }: Stiche, Punkte, Stand
tui-sheet-tricks = { $name }: Stiche
tui-sheet-gems = Edelsteine
tui-sheet-trees = Waldplättchen
tui-replay-step = Schritt { $n } von { $m }, Sicht: { $whose }
tui-replay-next = vor
tui-replay-start = Anfang
tui-replay-end = Schluss
tui-replay-seat = anderer Platz
tui-replay-done = fertig
tui-replay-given-up = Das Spiel wurde aufgegeben.
tui-undo-practice = Drück noch einmal u, um es zurückzunehmen: Du hast Neues gesehen, also wird das Spiel zur Übung und zählt nicht.
