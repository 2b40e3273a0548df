# Die Karten des Tages, und Ergebnisse zum Teilen.

daily-title = Das Spiel des Tages
daily-lead = Dieselben Karten für alle, überall, bis Mitternacht (UTC). Dein erstes Spiel zählt.
daily-no-date = { $text } ist kein Datum; ein Datum sieht aus wie 2026-11-16.
daily-other-date = Spiele des Tages gibt es vom { $first } bis zum { $last }.
daily-not-one = Das war kein Spiel des Tages.
daily-again = Du hast diese Karten schon gespielt: Es zählt das Ergebnis { $score }. Dieses Spiel ist zum Üben.
daily-late = Sein Tag ist vorbei, also ist dieses Spiel zum Üben.
daily-par-thinking = Die stärkste Stufe spielt jetzt dieselben Karten, um das Richtmaß zu setzen …
daily-streak =
    { $n ->
        [one] { $n } Tag in Folge.
       *[other] { $n } Tage in Folge.
    }

daily-name = Dein Name in den Ergebnissen des Tages (wenn du magst)
daily-play = Die Karten von heute spielen
daily-continue = Dein Spiel fortsetzen
daily-replay = Noch einmal spielen, zum Üben
daily-against = Gegen { $name }
daily-played = Heute gespielt
daily-played-score = Gespielt: { $score }
daily-par = Richtmaß: { $score }
daily-par-why = Das Richtmaß ist, was die stärkste Stufe aus denselben Karten macht, von deinem Platz aus und gegen denselben Gegner.
daily-counts-not = Dieses Spiel zählt nicht: es war nicht dein erstes, oder es wurde zur Übung.
daily-adjusted = Ohne Glück: { $points }
daily-adjusted-why = „Ohne Glück“ sind die Punkte, die deine Entscheidungen und die Fehler der anderen Seite wert waren, ohne das Glück der Karten.
daily-table = Ergebnisse des Tages
daily-table-why = Nur erste Spiele. Alle hatten dieselben Karten und denselben Gegner.
daily-table-empty = Heute hat noch niemand zu Ende gespielt. Mach den Anfang.
daily-place = Platz { $place } von { $many }
daily-column-name = Name
daily-column-score = Ergebnis
daily-column-adjusted = Ohne Glück
daily-calendar = Kalender
daily-calendar-none = Noch kein Spiel des Tages gespielt. Heute ist ein guter Tag zum Anfangen.
daily-day-done =
    { $n ->
        [one] { $date }: { $n } Spiel gespielt
       *[other] { $date }: { $n } Spiele gespielt
    }
daily-day-open = { $date }: nicht gespielt
daily-see = Zum Spiel des Tages
home-daily = Spiel des Tages

known-deal-daily = Das Spiel des Tages vom { $date }: alle, die es spielen, haben diese Karten. Es zählt für keine Wertung.

share-score = { $own } : { $other }
share-score-alone =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
share-par = { $score } (Richtmaß { $par })
share-other = { $score } (das andere Spiel: { $other })
share-text = Ergebnis zum Teilen
share-copy = Kopieren
share-device = Teilen
share-picture = Bild speichern
share-picture-about = { $title }, { $date }: { $score }, Richtmaß { $par }
