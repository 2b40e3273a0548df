# Was der Tisch, der Speicher, der Server, die KIs und ihre Programme sagen, wenn etwas nicht geht.

session-over = Das Spiel ist zu Ende.
session-not-begun = Das Spiel beginnt, wenn alle Platz genommen haben.
session-rematch-early = Um eine Revanche kannst du nach dem Spiel bitten.
session-no-seat = Es gibt keinen Platz { $seat } in diesem Spiel.
session-undo-nothing = Es gibt noch nichts zurückzunehmen.
session-undo-chance = Seitdem wurde gezogen oder gegeben, und du hast es gesehen.
session-undo-acted = Seitdem war { $name } am Zug, und du hast es gesehen.
session-undo-new = Diese Entscheidung hat dir etwas Neues gezeigt.
session-undo-seen = { $name } hat es schon gesehen.

store-address = Der Speicher muss sqlite:///PFAD oder postgresql://NAME@RECHNER/DATENBANK sein.
store-address-postgres = Das ist keine Adresse eines PostgreSQL-Speichers: Sie muss postgresql://NAME:PASSWORT@RECHNER:PORT/DATENBANK lauten; andere Zeichen als Buchstaben und Ziffern stehen im Passwort als %XX.
store-foreign = { $path } ist kein Speicher von Tanglewood: { $what }.
store-refuses = PostgreSQL lehnt ab: { $what }.
store-unreachable = PostgreSQL ist nicht erreichbar: { $what }.
store-unasked = PostgreSQL konnte nicht antworten: { $what }.
store-no-answer = keine rechtzeitige Antwort
store-newer = Dieser Speicher hat ein Format, das hier nicht bekannt ist: Ein neueres Tanglewood hat ihn geschrieben. Nichts wurde verändert; nimm das neuere, oder nenne einen anderen Speicher.
store-no-place = Unter { $path } kann nichts gespeichert werden: { $what }.
store-in-use = { $path } ist in Gebrauch: Dort speichert { $who } seine Spiele. Beende zuerst diesen, oder gib dem neuen mit --db einen eigenen Speicher; mehrere Server können sich ein PostgreSQL teilen.
store-user = ein anderer Server
store-user-at = der Server unter { $address }

agent-unknown = Es gibt keine KI „{ $name }“; es gibt { $known }.
agent-iterations = „{ $name }“ braucht nach dem Doppelpunkt eine Zahl von Durchläufen von 1 bis { $most }.
bot-quotation = In „{ $command }“ fehlt ein schließendes Anführungszeichen.
bot-no-program = Es gibt kein Programm „{ $name }“, das nach „cmd:“ gestartet werden kann.
arena-file = { $path } enthält etwas anderes als die Verteilungen eines Wettkampfs.

server-spectator = Als Gast schaust du zu; zum Spielen nimm Platz.
server-seat-yours = Dieser Platz gehört dir schon.
server-ai-sits = Auf deinem Platz spielt eine KI; nimm ihn zuerst zurück.
server-no-ai = Es gibt keine KI „{ $agent }“.
server-team-waits = Ein Team gewinnt nicht durch Warten: Lass stattdessen eine KI einspringen.
server-away-seat = Das geht nur für den Platz einer anderen Person, die weg ist.
server-is-here = { $name } ist am Tisch.
server-may-come-back = { $name } kommt vielleicht zurück: Warte noch { $n } s.
server-chat-form = Eine Nachricht hat 1 bis 300 druckbare Zeichen.
server-chat-silent = Während einer Runde schweigt das Team.
server-hint-people = Tipps gibt es nur in Spielen ohne andere Menschen.
server-hint-busy = Über einen Tipp wird schon nachgedacht.
server-hint-failed = Diesmal gibt es keinen Tipp: Beim Nachdenken ist etwas schiefgegangen. Das Spiel geht weiter.
server-stale = Das Spiel ist inzwischen weitergegangen; schau noch einmal hin.
server-not-your-turn = Du bist nicht am Zug.
server-time-up = Die Zeit ist abgelaufen.
server-deleted = Dieser Tisch wurde gelöscht.
server-wrong-token = Dieser Schlüssel passt zu keinem Platz an diesem Tisch.
server-full-seats = Hier spielen schon zu viele; versuch es später noch einmal.
server-full-watchers = Es schauen schon zu viele zu; versuch es später noch einmal.
server-full-address = Aus deinem Netz sind hier zu viele Seiten offen. Schließ ein oder zwei und versuch es dann noch einmal.
server-chat-rate = Das war viel auf einmal: Sag das Nächste in { $n } s.
server-game-long = Diese Partie ist zu lang, um noch etwas zurückzunehmen oder die Spielenden zu wechseln.
server-messages-rate = Zu viele Nachrichten auf einmal.
server-much-waits = Es wartet schon viel darauf, dass der Speicher antwortet.
server-unknown = Der Server weiß noch nicht, ob das gespeichert ist. Er findet es selbst heraus; warte bitte einen Moment.
server-disk-full = Die Platte des Servers ist voll, deshalb lässt sich gerade nichts Neues speichern. Alles bisher Gespielte ist sicher, und der Server versucht es weiter, bis Platz ist.
server-failed = Hier ist etwas schiefgegangen; es steht im Protokoll des Servers.
server-cannot = Das kann dieser Server noch nicht.
server-message-long = Eine Nachricht hat höchstens { $most } Bytes.
server-message-wrong = Das ist keine Nachricht dieses Protokolls: { $what }.
server-message-none = Das ist keine Nachricht dieses Protokolls.

server-request = Der Server kann diese Anfrage nicht annehmen: { $what }
server-body-deep = Der Inhalt ist zu tief verschachtelt.
server-body-text = Der Inhalt ist kein Text in UTF-8.
server-body-large = Das ist zu groß, um hierher geschickt zu werden.
server-slow = Der Rest dieser Anfrage kam nicht rechtzeitig.
server-store-away = Der Server erreicht seinen Speicher gerade nicht: Versuch es in { $n } s noch einmal.
server-full = Die Platte des Servers ist voll, deshalb lässt sich nichts Neues speichern: Sag bitte dem Betreiber Bescheid. Alles bisher Gespielte ist sicher.
server-metrics-private = Die Zähler dieses Servers sind für seinen Betreiber.
server-host = Auf diesen Namen hört der Server nicht.
server-origin = Seiten mit fremder Herkunft dürfen nicht mit diesem Server sprechen.
server-rate = Zu viele Anfragen: Versuch es in { $n } s noch einmal.
server-many-games = Aus deinem Netz laufen { NUMBER($n, useGrouping: 0) } Partien. Beende eine davon, oder fang morgen eine neue an.
server-nothing-at = Unter /{ $path } ist nichts.
server-no-rules = Es gibt keine Regelseite „{ $page }“.
server-no-table = Es gibt keinen Tisch „{ $table }“.
server-no-review = Diese Nachbesprechung ist nicht mehr da; frag noch einmal nach ihr.
server-not-over = Das steht allen offen, sobald das Spiel zu Ende ist.
server-seat-taken = Dieser Platz ist vergeben: Die Einladung wurde schon benutzt.
server-no-invitation = Das ist keine Einladung an diesen Tisch.
server-seats =
    { $n ->
        [one] { $game } hat mit diesen Optionen { $n } Platz, nicht { $found }.
       *[other] { $game } hat mit diesen Optionen { $n } Plätze, nicht { $found }.
    }
server-agent-of-ai = Nur ein Platz für „ai“ hat einen „agent“.
server-name-of-me = Ein Platz für „me“ braucht einen Namen.
server-name = Ein Name hat 1 bis 40 druckbare Zeichen.
server-table-large = Die Optionen eines Tisches haben höchstens { $most } Byte.
server-outcomes = Der Anfang von { $game } braucht weniger Ziehungen von „{ $chance }“.
server-record-long = Eine Aufzeichnung, die hier gezeigt wird, hat höchstens { $most } Einträge.
server-record-seat = Dieses Spiel hat die Plätze 0 bis { $last }, nicht { $seat }.

server-origin-form = „{ $origin }“ ist keine Herkunft wie https://fox.example.
server-broker-address = Der Broker muss redis://RECHNER:PORT sein; bei Valkey lautet die Adresse genauso.
server-limit-number = Die Grenze { $name } braucht eine Zahl über 0, etwa { $name }=100.
server-limit-unknown = Es gibt keine Grenze „{ $name }“; es gibt { $known }.
server-port = Auf { $host } Port { $port } kann nichts lauschen: { $what }. Vielleicht ist ein anderer --port frei; 0 nimmt irgendeinen.
server-here = Tanglewood ist unter { $address }
server-devices = Andere Geräte in diesem Netz: { $address }
server-stop = Strg+C beendet den Server; jedes Spiel bleibt gespeichert.
server-bare = Diese Installation hat keine Webseite, also finden Browser hier keine Tische: Führe im Ordner des Projekts make web aus, oder installiere von dort mit einer Netzverbindung neu.

server-page-title = Tanglewood: Karten im Wald
server-page-company = Kleine Spiele mit Karten und Füchsen, mit Freunden oder mit den Wesen des Waldes.
server-page-home = Kleine Spiele mit Karten und Füchsen, auf deinem eigenen Rechner.
server-page-about = Kleine Spiele mit Karten und Füchsen
server-page-picture = Ein Fächer aus Karten vor einem Wald in der Dämmerung: Fuchs, Schwan, Hexe, Schatz und Monarch.
server-page-table = { $game }: { $names }
server-page-table-picture = Was am Tisch offen liegt, vor einem Wald in der Dämmerung.
server-unbuilt-title = Der Tisch ist noch nicht gedeckt
server-unbuilt-why = Der Server läuft, aber diese Installation hat keine Webseite. Führe im Ordner des Projekts make web aus, oder installiere von dort mit einer Netzverbindung neu; starte dann den Server noch einmal.
server-unbuilt-programs = Programme können schon spielen, nach dieser Beschreibung.
