# Die Kommandozeile: ihre Hilfe, was ihre Befehle sagen und was sie ablehnt.

## Hilfeseiten

help-usage = Aufruf:
help-options = Optionen:
help-commands = Befehle:
help-example = Beispiel: { $line }
help-default = Vorgabe: { $value }
help-help = Diese Hilfe zeigen.
help-version = Die Version zeigen.
help-lang = Die Sprache, etwa fr; sonst die deiner Umgebung oder Englisch.
help-of-games = { $about }  [{ $games }]

# Was für ein Wort von dir steht.
placeholder-options = OPTIONEN
placeholder-command = BEFEHL
placeholder-args = WÖRTER
placeholder-game = SPIEL
placeholder-file = DATEI
placeholder-agent = SPIELER
placeholder-rule = REGEL
placeholder-who = WER
placeholder-name = NAME
placeholder-seconds = SEKUNDEN
placeholder-address = ADRESSE
placeholder-days = TAGE
placeholder-hours = STUNDEN
placeholder-folder = ORDNER
placeholder-worse = SCHLECHTER
placeholder-better = BESSER

## Was viele Befehle gemeinsam haben

help-seed = Diese Zahl bestimmt allen Zufall: Gleiche Zahl, gleiche Karten.
help-resume = Ein gespeichertes Spiel fortsetzen.
help-memory = Aus dem Gedächtnis spielen, oder mit allem im Blick, was man sich merken könnte.
help-jobs = Wie viele Prozesse; ohne Angabe so viele wie Kerne.
help-deal = Den Zufall einer Kartendatei oder einer Aufzeichnung entnehmen.
help-components = Den Plan, die Pfoten, die Ziele oder den Stapel ersetzen.
help-records = Jedes Spiel aufzeichnen.
help-record-number = Die wievielte Aufzeichnung der Datei.
help-json-figures = Die Zahlen als JSON ausgeben.
help-json-found = Das Ergebnis als JSON ausgeben.
help-db = sqlite:///PFAD oder postgresql://…; ohne Angabe im Datenordner.

## Die Befehle

help-tanglewood = Spiele und erforsche „Der Fuchs im Wald“ und die Spiele aus seiner Familie.

help-play =
    Spielt SPIEL; ohne Angabe hilft ein Menü bei der Wahl.

    SPIEL ist fox, fox-manual, fox-mini, deluxe, duet oder woods; mehr verrät „tanglewood games“.

    Gib die Nummer einer Möglichkeit oder ihr Kürzel ein; „?“ zeigt die übrigen Befehle.
help-play-seats = Wer wo sitzt: human (ein Mensch) oder eine KI (seedling, sapling, hazel, birch, beech, old-oak oder strongest, heuristic, uniform …), gern mit Namen: Ann=human,birch; „cmd:PROGRAMM WÖRTER …“ ist ein Programm, das das Protokoll für Bots spricht.
help-play-save = Das Spiel am Ende oder beim Verlassen in DATEI aufzeichnen.

help-tui =
    Spielt über den ganzen Bildschirm, mit der Tastatur; ohne SPIEL zeigt die Startseite, was es gibt.

    SPIEL ist fox, fox-manual, fox-mini, deluxe, duet oder woods; mehr verrät „tanglewood games“.

    Nach jedem Zug wird gespeichert: Das Spiel übersteht alles, was dem Terminal zustößt.
help-tui-short = Spielt über den ganzen Bildschirm, mit der Tastatur.
help-tui-seats = Wer wo sitzt: human (ein Mensch) oder eine KI (seedling … old-oak), gern mit Namen.
help-tui-theme = Die Farben, sonst die vom letzten Mal; mit NO_COLOR gibt es keine.
help-tui-ascii = Nur ASCII-Zeichen; von selbst da, wo das Terminal keine anderen hat.

help-serve =
    Bietet Tische für Browser an.

    Ohne Optionen ist der Server nur auf diesem Rechner zu erreichen und bewahrt seine Spiele im Datenordner auf.
help-serve-host = Unter welcher Adresse; 0.0.0.0 öffnet die Tische für das Netzwerk.
help-serve-port = Der Port; 0 nimmt irgendeinen, der frei ist.
help-serve-broker = redis://…, wenn sich mehrere Server ein PostgreSQL teilen.
help-serve-origin = Eine weitere Adresse, unter der Browser den Server erreichen.
help-serve-proxy = Diesem Proxy glauben, wer da anfragt.
help-serve-limit = Ändert eine Grenze, etwa connections_an_address=500; die Dokumentation zählt sie auf.
help-serve-takeover = Wie lange jemand weg ist, bis eine KI übernehmen darf.
help-serve-claim = Wie lange jemand weg ist, bis die andere Seite den Sieg beanspruchen darf.
help-serve-open = Die Seite im Browser öffnen.
help-serve-verbose = Jede Anfrage protokollieren.

help-games = Zeigt die Spiele, wie viele mitspielen, ihre Optionen und ihre Quellen.
help-games-json = Ein JSON-Objekt ausgeben, nach Spielen geordnet.

help-rules =
    Zeigt die Regeln von SPIEL oder eine einzige REGEL, nach ihrer Kennung oder dem Namen ihrer Karte.

    SPIEL ist fox, fox-manual, fox-mini, deluxe, duet oder woods; dazu kommen die Seiten „rulings“ und „glossary“. Eine REGEL allein genügt: tanglewood rules fox.monarch, tanglewood rules Fee. Namen aus allen Sprachen werden verstanden.
help-rules-short = Zeigt die Regeln von SPIEL oder eine davon.

help-simulate =
    Lässt KIs viele Male SPIEL spielen; zeigt Siege, Punkte, Stiche und wie lang die Spiele sind.

    Strg+C beendet es früher und zeigt, was bis dahin herauskam.

    SPIEL ist fox, fox-manual, fox-mini, deluxe, duet oder woods; mehr verrät „tanglewood games“.
help-simulate-short = Lässt KIs viele Male SPIEL spielen und zählt mit.
help-simulate-games = Wie viele Spiele.
help-simulate-seed = Gleiche Zahl, gleiche Spiele.
help-simulate-seats = Wer auf welchem Platz spielt; ohne Angabe überall uniform.
help-simulate-table = Eine Zeile je Spiel in diese Tabelle schreiben.

help-arena =
    Lässt A, B, … in SPIEL gegeneinander antreten: jedes Paar mit denselben Karten und getauschten Plätzen. Zeigt Punkte je Runde oder Spiel, Siege und Elo, alles mit 95-%-Intervallen, und die Bedenkzeit. Strg+C beendet es früher und zeigt, was bis dahin herauskam.

    Antreten kann eine Stufe (seedling, sapling, hazel, birch, beech, old-oak, strongest), heuristic, uniform oder ein eigenes Programm.
help-arena-short = Lässt KIs gegeneinander antreten.
help-arena-agent = Wer noch mitspielt; „cmd:PROGRAMM WÖRTER …“ ist ein Programm, das das Protokoll für Bots spricht.
help-arena-seconds = Wie viele Sekunden ein solches Programm für einen Zug hat.
help-arena-game = Das Spiel.
help-arena-unit = Fuchs-Spiele und Deluxe: einzelne Runden (Vorgabe) oder ganze Spiele.
help-arena-pairs = Wie viele Kartenverteilungen; jede wird in jeder fairen Sitzordnung einmal gespielt.
help-arena-seed = Gleiche Zahl, gleiche Karten.
help-arena-sprt = Aufhören, sobald ein sequentieller Test der Punkte (5 % Irrtum) zwischen den beiden Werten entscheidet.
help-arena-luck = Auch die Werte ohne das Glück zeigen: das der Kartenverteilungen und gezogenen Karten und das von Spielern, die losen.
help-arena-keep = Jede Kartenverteilung hier festhalten; derselbe Befehl macht dort weiter, wo er aufgehört hat.

help-bot =
    Spielt als SPIELER mit dem Programm, das nach stdin schreibt: eine Zeile JSON hinein, eine Zeile JSON heraus.

    SPIELER ist eine Stufe (seedling, sapling, hazel, birch, beech, old-oak, strongest), heuristic oder uniform.
help-bot-short = Spielt als SPIELER über stdin und stdout.

help-replay =
    Erzählt eine Aufzeichnung Eintrag für Eintrag, bis zum Ende oder bis --at.

    Jeder Eintrag wird nach den Regeln geprüft; ein falscher wird genannt (Exitcode 2).
help-replay-short = Erzählt eine Aufzeichnung nach.
help-replay-at = Nach Eintrag N anhalten und die Stellung zeigen.
help-replay-seat = Das Spiel so erzählen, wie Platz S es sah; sonst ist alles zu sehen.
help-replay-json = Die erreichte Stellung als JSON ausgeben.

help-daily =
    Spiele die Karten des Tages, Zeile für Zeile: am selben Tag (UTC) dieselben Karten für alle, gegen denselben Gegner mit demselben Glück.

    Das erste Spiel eines Tages zählt. Am Ende bekommst du ein paar Zeilen zum Teilen, mit dem Richtmaß: was die stärkste Stufe aus denselben Karten macht.
help-daily-short = Spiele die Karten des Tages.
help-daily-date = Die Karten eines früheren Tages, zum Üben.
help-daily-name = Dein Name am Tisch.

help-hint =
    Sagt, welcher Zug an einer Stelle der Aufzeichnung der beste ist, warum, und was jeder erlaubte Zug verspricht.

    Der Tipp weiß nur, was der Platz am Zug wissen darf. Bei jeder Zahl steht, um wie viel sie danebenliegen kann (mit 95 % Sicherheit).
help-hint-short = Sagt, welcher Zug der beste ist, und warum.
help-hint-at = Die Stelle nach Eintrag N; ohne Angabe die letzte Entscheidung.
help-hint-seat = Ohne --at: die letzte Entscheidung von Platz S.
help-hint-iterations = Wie lange nachgedacht wird; ohne Angabe 2000.
help-hint-seed = Gleiche Zahl, gleicher Tipp.
help-hint-json = Alle Zahlen als JSON ausgeben.

help-puzzle =
    Aufgaben zu einem Spiel lösen, ohne Angabe zu fox: Augenblicke, in denen ein Zug klar der beste ist.

    Du siehst, was der Platz wissen darf, und danach wird deine Antwort beurteilt. Wertung, Serie und Gelöstes stehen im Datenordner.
help-puzzle-short = Aufgaben lösen.
help-puzzle-theme = Nur Aufgaben zu diesem Thema.
help-puzzle-themes = Die Themen des Spiels auflisten.
help-puzzle-key = Mit dieser Aufgabe beginnen.
help-puzzle-seed = Gleiche Zahl, gleiche Aufgaben.

help-review =
    Ein beendetes Spiel für einen Platz nachbesprechen: Schlüsselmomente, wie die Siegchance stieg und fiel, jede Entscheidung, und woher das Ergebnis kam.

    Eine Entscheidung wird nur nach dem beurteilt, was ihr Platz wissen konnte.
help-review-short = Ein beendetes Spiel nachbesprechen.
help-review-seat = Für Platz S; sonst für den ersten Menschen oder für Platz 0.
help-review-seed = Gleiche Zahl, gleiche Nachbesprechung.
help-review-json = Die Nachbesprechung als JSON ausgeben.
help-review-html = Die Nachbesprechung als Webseite schreiben.

help-check = Prüft jede Aufzeichnung in DATEI nach den Regeln; der erste falsche Eintrag wird genannt (Exitcode 2).
help-check-short = Prüft Aufzeichnungen nach den Regeln.

help-verify =
    Prüft, wie die Karten jedes Spiels in DATEI gemischt wurden: ob das Geheimnis des Servers zu dem passt, worauf er sich vor dem
    Geben festgelegt hat, und ob jede Ziehung daraus und aus den Beiträgen der Spielenden folgt. Was falsch ist, wird genannt,
    und wo (Exitcode 2, auch wenn kein Spiel seine Mischung offenlegt).
help-verify-short = Prüft, wie Karten gemischt wurden.
help-verify-commitment = Die Festlegung, die du vor dem Geben notiert hast; DATEI enthält dann nur dieses eine Spiel.

help-perft =
    Zählt die Folgen von 1 bis D Entscheidungen in SPIEL.

    SPIEL ist fox, fox-manual, fox-mini, deluxe, duet oder woods; mehr verrät „tanglewood games“.

    Der Zufall kommt aus --seed oder der Kartendatei und zählt nicht mit.
help-perft-depth = Wie viele Entscheidungen tief.
help-perft-json = Die Anzahlen als JSON ausgeben.

help-store = Gibt die Spiele aus, die der Server aufbewahrt, sichert oder löscht sie.
help-store-where = Zeigt, wo die Spiele liegen und wie viele es sind.
help-store-export = Schreibt alle beendeten Spiele in DATEI, eine Aufzeichnung je Zeile.
help-store-running = Auch die Spiele, die noch nicht zu Ende sind, so wie sie stehen.
help-store-delete = Löscht Spiele mit allem, was dazugehört: Plätze, Züge, Chat.
help-store-table = Diesen Tisch löschen.
help-store-older = Tische löschen, an denen so viele Tage lang niemand mehr war.
help-store-everything = Alle Tische löschen.
help-store-yes = Nicht nachfragen.

help-doctor = Zeigt Versionen, Extras, den kompilierten Kern und den Datenordner.
help-doctor-short = Zeigt Versionen, Extras und den Datenordner.

help-completion =
    Gibt das Skript aus, mit dem SHELL Eingaben vervollständigt; das Beispiel gehört in die Startdatei deiner Shell.

    SHELL ist bash, zsh oder fish.
help-completion-short = Gibt das Skript zum Vervollständigen in SHELL aus.

## Was an den Wörtern einer Kommandozeile nicht stimmt

error = Fehler: { $sentence }
error-command = Den Befehl „{ $command }“ gibt es nicht. { $hint }
error-language = Die Sprache „{ $code }“ gibt es hier nicht. Es gibt: { $there }.
error-file = { $file }: { $why }.
system-error =
    { $name ->
        [ENOENT] Die Datei oder den Ordner gibt es nicht
        [EACCES] Der Zugriff ist nicht erlaubt
        [EEXIST] Die Datei gibt es schon
        [EISDIR] Das ist ein Ordner
        [ENOTDIR] Das ist kein Ordner
        [ENOSPC] Es ist kein Platz mehr frei
        [EROFS] Hier darf nichts geschrieben werden
        [ENAMETOOLONG] Der Dateiname ist zu lang
       *[other] { $text }
    }

usage-quoted = „{ $word }“
usage-see = Mehr dazu: „{ $command } --help“.
usage-near = Meintest du { $near }?
usage-nears = (Meintest du eines von diesen: { $near }?)
usage-choices = Zur Wahl stehen: { $choices }.
usage-missing = Es fehlt noch { $name }.
usage-no-command = Es fehlt noch ein Befehl.
usage-no-option = Die Option { $name } gibt es nicht.
usage-needs-value = Zur Option { $name } gehört ein Wert.
usage-needs-values = Zur Option { $name } gehören { $n } Werte.
usage-takes-none = Zur Option { $name } gehört kein Wert.
usage-too-many = Das ist zu viel: ({ $words }).
usage-invalid = Das passt nicht zu { $name }: { $why }
usage-not-whole = { $value } ist keine ganze Zahl.
usage-not-number = { $value } ist keine Zahl.
usage-not-seconds = { $value } ist keine Anzahl von Sekunden.
usage-not-between = { $value } liegt nicht zwischen { $low } und { $high }.
usage-not-above = { $value } passt nicht: mehr als { $low } und höchstens { $high } muss es sein.
usage-too-small = { $value } ist kleiner als { $low }.
usage-not-one-of = { $value } steht nicht zur Wahl; es gibt { $choices }.
usage-no-file = Die Datei { $file } gibt es nicht.
usage-folder = { $file } ist ein Ordner.
usage-unreadable = Die Datei { $file } lässt sich nicht lesen.
usage-unwritable = Die Datei { $file } lässt sich nicht schreiben.
usage-no-name = Eine Datei braucht einen Namen.
usage-no-folder = Den Ordner „{ $folder }“ gibt es nicht.

seats-number =
    { $seats ->
        [one] Mit diesen Optionen hat { $game } { $seats } Platz, aber --seats nennt { $named }.
       *[other] Mit diesen Optionen hat { $game } { $seats } Plätze, aber --seats nennt { $named }.
    }
seats-player = Spieler
seats-name = Ein Name in --seats braucht 1 bis 40 druckbare Zeichen.
seats-twice = Zwei Plätze in --seats haben denselben Namen.
seats-program = Ein Programm in --seats muss aus druckbaren Zeichen bestehen.
seats-starts-none = { $name } auf Platz { $seat } ist ein Programm, und ein gespeichertes Spiel startet von selbst keine Programme: Nenn es noch einmal, etwa --seats { $example }.
seats-kept = Ein gespeichertes Spiel behält seine Plätze: Für dieses nimm --seats { $example }.

## Was die Befehle sagen

play-keeps-options = Ein gespeichertes Spiel behält seine Optionen: Lass sie bei --resume weg.
play-other-game = In { $file } ist ein { $saved }-Spiel, kein { $game }-Spiel.

tui-terminal = tui braucht ein Terminal; für umgeleitete Eingaben gibt es „tanglewood play“.
tui-needs = Der Terminal-Client braucht das Paket { $package }: pip install 'tanglewood[tui]'.
tui-keeps = Ein gespeichertes Spiel behält Spiel, Plätze und Optionen: Lass sie weg.
tui-which-game = Nenn das Spiel, zu dem diese Plätze und Optionen gehören: tanglewood tui fox.

serve-needs = Der Server braucht das Paket { $package }: pip install 'tanglewood[server]'.
serve-no-host = --host braucht eine Adresse: 127.0.0.1 nur für diesen Rechner, 0.0.0.0 für das Netzwerk.
serve-proxies = --trust-proxy erwartet die Adressen von Proxys, etwa 127.0.0.1 oder 10.0.0.0/8.
serve-broker-refuses = Der Broker lehnt ab: { $why }.
serve-broker-away = Der Broker ist nicht zu erreichen: { $why }. Der Server startet ohne ihn und versucht es weiter; was auf anderen Servern geschieht, ist so lange erst nach einigen Sekunden zu sehen.
serve-broker-url = Der Broker muss redis://HOST:PORT sein, der Port eine Zahl.
serve-no-answer = keine rechtzeitige Antwort

games-entry = { $name }: { $title } ({ $players })
games-option = { $flag }: { $about }
games-option-default = { $flag }: { $about } (Vorgabe { $default })
games-on = an
games-off = aus
games-sources = Quellen: { $sources }
games-source = { $fact } ({ $source })
source-rulebook = Spielregel

rules-in-english = In dieser Sprache gibt es noch keine Regelseiten; hier sind sie auf Englisch.

simulate-people = simulate spielt ohne Menschen: Nenn in --seats, welche KI wo sitzt.
simulate-jsonl = --records nimmt viele Spiele auf: Nenn eine Datei, die auf .jsonl endet.
simulate-same-file = --records und --table nennen dieselbe Datei.
simulate-at-work = Es wird gespielt

figures-title =
    { $games ->
        [one] { $title }: { $games } Spiel
       *[other] { $title }: { NUMBER($games, useGrouping: 0) } Spiele
    }
figures-endings = Ausgang: { $endings }
figures-ending =
    { $ending ->
        [win] Sieg { NUMBER($games, useGrouping: 0) }
        [draw] Unentschieden { NUMBER($games, useGrouping: 0) }
        [shared] geteilter Sieg { NUMBER($games, useGrouping: 0) }
        [victory] gewonnen { NUMBER($games, useGrouping: 0) }
        [defeat] verloren { NUMBER($games, useGrouping: 0) }
        [solo] allein { NUMBER($games, useGrouping: 0) }
       *[other] { $ending } { NUMBER($games, useGrouping: 0) }
    }
figures-wins = Siege (95-%-Intervall)
figures-team = Team
figures-seat = Platz { $seat }
figures-shared = , geteilt { NUMBER($games, useGrouping: 0) }
figures-score = Punkte am Ende auf Platz { $seat }
figures-score-team = Punkte des Teams am Ende
figures-tricks = Stiche je Runde auf Platz { $seat }
figures-rounds = Runden
figures-decisions = Entscheidungen
figures-spread = { $what }: im Mittel { $mean }, Standardabweichung { $deviation }

stopped-games =
    { $done ->
        [one] Angehalten: { $done } von { NUMBER($wished, useGrouping: 0) } Spielen wurde gespielt und zählt hier.
       *[other] Angehalten: { NUMBER($done, useGrouping: 0) } von { NUMBER($wished, useGrouping: 0) } Spielen wurden gespielt und zählen hier.
    }
stopped-deals =
    { $done ->
        [one] Angehalten: { $done } von { NUMBER($wished, useGrouping: 0) } Verteilungen wurde gespielt und zählt hier.
       *[other] Angehalten: { NUMBER($done, useGrouping: 0) } von { NUMBER($wished, useGrouping: 0) } Verteilungen wurden gespielt und zählen hier.
    }
stopped-before-game = Angehalten, bevor das erste Spiel zu Ende war.
stopped-before-deal = Angehalten, bevor die erste Verteilung zu Ende gespielt war.

arena-two = arena braucht mindestens zwei, die spielen: tanglewood arena heuristic uniform.
arena-sprt-order = --sprt erwartet zwei Punktzahlen, die kleinere zuerst.
arena-no-rounds = { $game } hat keine einzelnen Runden; lass --unit weg.
arena-target = --target gilt für ganze Spiele: Nimm --unit game dazu.
arena-luck-unknown = --luck braucht ein Spiel, das ein Netz gelernt hat; siehe docs/training.md.
arena-goes-on = Derselbe Befehl macht dort weiter.
arena-title =
    { $deals ->
        [one] { $title }: { $deals } Verteilung je Paar, mit 95-%-Intervallen
       *[other] { $title }: { NUMBER($deals, useGrouping: 0) } Verteilungen je Paar, mit 95-%-Intervallen
    }
arena-points =
    { $unit ->
        [round] Punkte je Runde
       *[game] Punkte je Spiel
    }
arena-wins = Siege von { $side }
arena-matrix = { $points }, Zeile gegen Spalte
arena-forfeit =
    { $reason ->
        [start] { NUMBER($games, useGrouping: 0) } × nicht gestartet
        [garbled] { NUMBER($games, useGrouping: 0) } × unverständlich
        [time] { NUMBER($games, useGrouping: 0) } × zu langsam
        [flood] { NUMBER($games, useGrouping: 0) } × zu viel geschrieben
        [crash] { NUMBER($games, useGrouping: 0) } × abgestürzt
        [illegal] { NUMBER($games, useGrouping: 0) } × gegen die Regeln
       *[other] { NUMBER($games, useGrouping: 0) } × { $reason }
    }
arena-forfeits =
    { $games ->
        [one] { $agent } verlor { $lost } von { $games } Spiel durch Fehlverhalten ({ $reasons }); zuletzt: { $last }.
       *[other] { $agent } verlor { NUMBER($lost, useGrouping: 0) } von { NUMBER($games, useGrouping: 0) } Spielen durch Fehlverhalten ({ $reasons }); zuletzt: { $last }.
    }
arena-less-luck =
    { $unit ->
        [round] { $a } – { $b } ohne das Glück: { $points } Punkte je Runde, { $wins } Siege von a. Ein Intervall von 0,1 Punkten nach jeder Seite braucht { NUMBER($plain, useGrouping: 0) } Kartenverteilungen, wie sie sind, und { NUMBER($needed, useGrouping: 0) } ohne ihr Glück, eines von 2 % der Siege { NUMBER($plainwins, useGrouping: 0) } und { NUMBER($neededwins, useGrouping: 0) }.
       *[game] { $a } – { $b } ohne das Glück: { $points } Punkte je Spiel, { $wins } Siege von a. Ein Intervall von 0,1 Punkten nach jeder Seite braucht { NUMBER($plain, useGrouping: 0) } Kartenverteilungen, wie sie sind, und { NUMBER($needed, useGrouping: 0) } ohne ihr Glück, eines von 2 % der Siege { NUMBER($plainwins, useGrouping: 0) } und { NUMBER($neededwins, useGrouping: 0) }.
    }
arena-sprt = { $a } – { $b }: { $better } gegen { $worse } Punkte: { $state } (Log-Likelihood-Quotient { $ratio })
arena-sprt-state =
    { $state ->
        [better] besser
        [worse] schlechter
       *[open] offen
    }

replay-after = Nach Eintrag { NUMBER($at, useGrouping: 0) } von { NUMBER($entries, useGrouping: 0) }:
replay-position = Stellung: { $position }
replay-unfinished = Hier endet die Aufzeichnung, nach Eintrag { NUMBER($entry, useGrouping: 0) }: Das Spiel ist nicht zu Ende.

hint-moment = Nach Eintrag { NUMBER($entry, useGrouping: 0) } ist { $name } am Zug.
hint-nobody = Hier hat niemand etwas zu entscheiden; wähl ein anderes --at.
hint-nobody-at = Nach Eintrag { NUMBER($entry, useGrouping: 0) } hat niemand etwas zu entscheiden; wähl ein anderes --at.
hint-other-seat = Nach Eintrag { NUMBER($entry, useGrouping: 0) } ist Platz { $acting } am Zug, nicht Platz { $seat }.

replay-seats =
    { $seats ->
        [one] { $game } hat nur Platz { $last }.
       *[other] { $game } hat hier { $seats } Plätze, 0 bis { $last }.
    }
replay-entries =
    { $entries ->
        [one] Die Aufzeichnung hat { $entries } Eintrag, nicht { NUMBER($at, useGrouping: 0) }.
       *[other] Die Aufzeichnung hat { NUMBER($entries, useGrouping: 0) } Einträge, nicht { NUMBER($at, useGrouping: 0) }.
    }
replay-no-game = Spiel { NUMBER($number, useGrouping: 0) } gibt es in { $file } nicht; das letzte ist { NUMBER($last, useGrouping: 0) }.

check-finished =
    { $entries ->
        [one] { $file }: ein beendetes { $game }-Spiel, { $entries } Eintrag, alles richtig.
       *[other] { $file }: ein beendetes { $game }-Spiel, { NUMBER($entries, useGrouping: 0) } Einträge, alles richtig.
    }
check-unfinished =
    { $entries ->
        [one] { $file }: ein offenes { $game }-Spiel, { $entries } Eintrag, alles richtig.
       *[other] { $file }: ein offenes { $game }-Spiel, { NUMBER($entries, useGrouping: 0) } Einträge, alles richtig.
    }
check-games = { $file }: { NUMBER($games, useGrouping: 0) } Spiele, davon { NUMBER($finished, useGrouping: 0) } beendet, alles richtig.
check-at-work = Prüfe
check-at-game = Prüfe Spiel { NUMBER($number, useGrouping: 0) }

verify-right =
    { $outcomes ->
        [one] Spiel { $game } ({ $name }): Die Mischung stimmt. Das Geheimnis passt zu seiner Festlegung, und die eine Ziehung folgt daraus. { $shares }
       *[other] Spiel { $game } ({ $name }): Die Mischung stimmt. Das Geheimnis passt zu seiner Festlegung, und alle { NUMBER($outcomes, useGrouping: 0) } Ziehungen folgen daraus. { $shares }
    }
verify-added = Darin sind Beiträge von { $names }.
verify-added-not = Darin sind Beiträge von { $names }, keiner von { $without }.
verify-alone = Niemand hat etwas beigetragen: Der Server hat allein gemischt.
verify-wrong = Spiel { $game } ({ $name }): Die Mischung stimmt nicht: { $what }
verify-known = Spiel { $game } ({ $name }): Jemand hat diese Verteilung gewählt; es gibt keine Mischung zu prüfen.
verify-none = Spiel { $game } ({ $name }): Die Aufzeichnung legt keine Mischung offen; es gibt nichts zu prüfen.
verify-commitment-other = In der Aufzeichnung steht eine andere Festlegung: { $found }
verify-commitment-form = Eine Festlegung hat 64 hexadezimale Ziffern; „{ $text }“ ist keine.
verify-commitment-one = Mit --commitment muss die Datei ein einziges Spiel enthalten; in { $file } sind mehr.

perft-needs = perft braucht --seed S oder --deal DATEI, damit alle dasselbe zählen.
perft-at-work = Zähle bis Tiefe { $depth }

store-where =
    { $tables ->
        [one] { $place }: { $tables } Tisch, davon { $over } beendet.
       *[other] { $place }: { NUMBER($tables, useGrouping: 0) } Tische, davon { NUMBER($over, useGrouping: 0) } beendet.
    }
store-exported =
    { $records ->
        [one] { $records } Aufzeichnung liegt in { $file }.
       *[other] { NUMBER($records, useGrouping: 0) } Aufzeichnungen liegen in { $file }.
    }
store-none = Unter { $path } gibt es noch keinen Speicher.
store-exists = { $file } gibt es schon; nenn eine neue Datei.
store-delete-what = Sag, was gelöscht werden soll: eines von --table, --older-than und --everything.
store-no-table = Den Tisch „{ $table }“ gibt es nicht.
store-nothing = Es gibt nichts zu löschen.
store-sure =
    { $tables ->
        [one] { $tables } Tisch endgültig löschen? [j/N]
       *[other] { NUMBER($tables, useGrouping: 0) } Tische endgültig löschen? [j/N]
    }
store-yes = j ja
store-kept = Nichts wurde gelöscht.
store-deleted =
    { $tables ->
        [one] { $tables } Tisch wurde gelöscht.
       *[other] { NUMBER($tables, useGrouping: 0) } Tische wurden gelöscht.
    }
store-needs = Der Speicher braucht das Paket { $package }: pip install 'tanglewood[server]'.

doctor-line = { $name }:
doctor-platform = System
doctor-games = Spiele
doctor-extra = Extra { $name }
doctor-missing = es fehlt { $modules }
doctor-installed = installiert
doctor-kernel = Kern
doctor-built = kompiliert
doctor-folder = Datenordner
doctor-there = { $folder } (vorhanden)
doctor-not-there = { $folder } (noch nicht angelegt)
kernel-missing = Der kompilierte Kern fehlt; darum dauert das Suchen länger, und Löser und Serienläufe gibt es nicht: Installiere einen C++20-Compiler und die Header von Python, und dann Tanglewood noch einmal.
kernel-broken = Der kompilierte Kern fehlt; darum dauert das Suchen länger, und Löser und Serienläufe gibt es nicht: Installiere einen C++20-Compiler und die Header von Python, und dann Tanglewood noch einmal ({ $why }).
review-written = Die Nachbesprechung liegt in { $file }.
daily-start = Das Spiel des Tages vom { $date } gegen { $name }. Alle, die es spielen, bekommen diese Karten, und { $name } hat jedes Mal dasselbe Glück. '?' für Hilfe
