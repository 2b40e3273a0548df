# Zeilenweise spielen: was am Tisch außer dem Spiel selbst gesagt und gefragt wird.

line-start = Startwert { $seed } · Plätze: { $names } · „?“ hilft
line-misbehaved = { $name } hält sich nicht an die Abmachung: { $why }.
line-refused = { $why } Tipp „?“ ein, wenn du Hilfe brauchst.
line-no-undo = Das lässt sich nicht zurücknehmen: { $why }
line-undone = Zurückgenommen.
line-turn = { $name } ist am Zug.
line-hand-over = Gib den Bildschirm weiter und drück dann die Eingabetaste:
line-hand-over-undo = Gib den Bildschirm weiter und drück dann die Eingabetaste ({ $name } kann noch „zurück“ eintippen):
line-yes = ja
line-resign-sure = Tipp „aufgeben ja“ ein, um aufzugeben.
line-resign-agree = { $name }, gibst du auch auf? (ja oder nein)
line-goes-on = Das Spiel geht weiter.
line-rules = Die Regeln dieses Spiels („regeln NAME“ zeigt eine, nach Namen oder Kennung):

## Was man eintippen kann; die englischen Wörter gelten in jeder Sprache

line-word-help = hilfe
line-word-show = tisch
line-word-log = verlauf
line-word-rules = regeln
line-word-hint = tipp
line-word-undo = zurück
line-word-save = speichern
line-word-resign = aufgeben
line-word-quit = ende

line-help-number = eine Nummer
line-help-number-why = wählt diese Möglichkeit
line-help-text = ein Kürzel wie B3
line-help-text-why = wählt die Möglichkeit, die so geschrieben wird
line-help-show = tisch
line-help-show-why = zeigt den Tisch noch einmal
line-help-log = verlauf
line-help-log-why = erzählt noch einmal, was geschah (aus dem Gedächtnis: seit deinem letzten Zug)
line-help-rules = regeln [NAME]
line-help-rules-why = zeigt die Regeln dieses Spiels oder die einer Karte
line-help-hint = tipp
line-help-hint-why = sagt, was am besten ist, und warum
line-help-undo = zurück
line-help-undo-why = nimmt deinen letzten Zug zurück, solange du nichts Neues gesehen hast
line-help-save = speichern DATEI
line-help-save-why = speichert das Spiel, wie es jetzt steht, in einer Datei
line-help-resign = aufgeben
line-help-resign-why = gibt auf (fragt noch einmal nach)
line-help-quit = ende
line-help-quit-why = verlässt das Spiel

## Das Menü

line-which-game = Welches Spiel möchtest du spielen?
line-choose-game = Spiel (Nummer oder Name, q beendet):
line-goodbye = Auf Wiedersehen.

## Spiele aufbewahren

line-save-where = Sag, wohin: speichern DATEI, zum Beispiel speichern spiel.json
line-file-exists = { $file } gibt es schon; nimm einen anderen Namen.
line-file-bad = Dort lässt sich das Spiel nicht speichern; nimm einen anderen Namen.
line-saved = Gespeichert in { $file }. Später geht es weiter mit: tanglewood play --resume { $file }
line-saved-moment = { $file } enthält das Spiel, wie es war, als du es gespeichert hast.
line-unfinished = Das Spiel ist nicht zu Ende.
line-unfinished-in = Das offene Spiel liegt in { $file }.
line-go-on = Weiter geht es mit: tanglewood play --resume { $file }
line-how-to-keep = Mit --save DATEI bleibt es erhalten, und play --resume DATEI setzt es fort.
line-not-written = { $file } lässt sich nicht schreiben: { $why }.
line-record-in = Die Aufzeichnung liegt in { $file }.
line-not-kept = Es ließ sich nicht im Datenordner speichern.

## Was ein Programm tat, das nicht weiterspielen darf

misbehaved-start = Es ließ sich nicht starten ({ $why })
misbehaved-unasked = Es hat ungefragt geredet
misbehaved-time =
    { $seconds ->
        [one] Es gab innerhalb von { $seconds } Sekunde keine Antwort
       *[other] Es gab innerhalb von { $seconds } Sekunden keine Antwort
    }
misbehaved-flood = Es schrieb mehr, als es darf
misbehaved-closed = Es schloss seine Ausgabe
misbehaved-crash = Es endete mit Exitcode { $code }
misbehaved-crash-words = Es endete mit Exitcode { $code }: { $last }
misbehaved-view = Sein „hello“ bittet um keine der Ansichten { $views }
misbehaved-json = Es antwortete { $answer }, und das ist kein JSON
misbehaved-type = Seine Antwort ist keine Nachricht vom Typ „{ $type }“
misbehaved-index = Einen Zug mit der Nummer { $index } gibt es nicht
misbehaved-move = Sein Zug nennt weder „action“ noch „index“
misbehaved-illegal = { $action } ist jetzt nicht erlaubt

## Wie ein Spiel ausging; zuerst die Punkte der Siegerseite

over-win = { $winners } gewinnt { $scores }.
over-draw = Unentschieden, { $scores }.
over-shared = { $winners } teilen sich den Sieg, { $scores }.
over-victory = Gewonnen! { $scores } Punkte.
over-defeat = Verloren.
over-solo = Das Spiel ist zu Ende. { $scores } Punkte.
over-scores = { $score }:{ $rest }
line-undo-practice = Das lässt sich nicht einfach zurücknehmen: { $why } Mit „undo practice“ nimmst du es trotzdem zurück: Von da an ist das Spiel eine Übung und zählt nicht.
line-practice = Zurückgenommen. Dieses Spiel ist jetzt eine Übung und zählt nicht.
line-word-practice = üben
