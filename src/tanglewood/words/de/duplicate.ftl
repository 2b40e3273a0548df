# Vergleichsspiele: ein Freund spielt dieselben Karten, und beide werden verglichen.

duplicate-alone = Nur ein Spiel von einer Person gegen KIs kann von anderen noch einmal gespielt werden.
duplicate-challenge = Jemanden herausfordern
duplicate-link = Wer diesen Link öffnet, spielt deine Karten von deinem Platz aus, gegen dieselbe KI mit demselben Glück.
duplicate-title = Ein Vergleichsspiel
duplicate-lead = { $who } hat diese Karten gespielt, mit diesem Ergebnis: { $score }. Spiel dieselben Karten vom selben Platz aus, gegen dieselbe KI mit demselben Glück.
duplicate-play = Diese Karten spielen
duplicate-compare = Beide Spiele vergleichen
duplicate-compared = { $one } und { $two }, Stich für Stich
duplicate-against = gegen { $who }
duplicate-differs = Ab hier unterscheiden sich die Spiele.
duplicate-step = Schritt
known-deal-duplicate = Ein Vergleichsspiel: jemand hat diese Karten schon gespielt und kennt sie. Das Spiel zählt für keine Wertung.
