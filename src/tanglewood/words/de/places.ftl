# Everything outside the table.

app-name = Tanglewood
app-skip = Zum Inhalt
app-motto = Kleine Spiele mit Karten und Füchsen, für einen Abend oder viele.

nav-label = Hauptmenü
nav-home = Spiele
nav-mine = Meine Spiele
nav-settings = Einstellungen
nav-open = Nachspielen

home-title = Welches Spiel soll es sein?
home-play = Spielen
home-learn = Lernen
home-rules = Regeln
home-continue = Weiterspielen
home-new = Neu hier?
home-new-about = Lern das Fuchsspiel in einer Viertelstunde, Stich für Stich. Dann wartet ein sanftes Gegenüber auf dich.
home-new-learn = Die erste Lektion beginnen

setup-title = Den Tisch decken
setup-who = Wer spielt?
setup-with = Gegen
setup-with-team = Gemeinsam mit
setup-ai = Eine KI
setup-friend = Jemanden per Link
setup-here = Jemanden an diesem Bildschirm
setup-guest = Gast
setup-level = Stärke
setup-seat = Platz { $n }
setup-name = Dein Name
setup-name-other = Name der anderen Person
setup-name-seat = Name, Platz { $n }
setup-options = Optionen
setup-clock = Uhr
setup-clock-none = Keine Uhr
setup-clock-value = { $m } min + { $s } s je Zug
setup-deal = Kartencode (wenn du magst)
setup-deal-about = Derselbe Code gibt dieselben Karten.
setup-swapped = Die Plätze sind getauscht.
setup-start = Karten geben
setup-sources = Nicht alles hier stammt aus einer Spielregel
setup-players = Personen
setup-first = Zum ersten Mal dabei?
setup-first-link = Lern es an einer vorbereiteten Hand
setup-no-friend = Bisher lässt sich der Link nur an diesem Computer öffnen. Wer Tanglewood gestartet hat, kann es fürs Heimnetz öffnen.

terms-title = Was du spielst
terms-of = { $name }: { $value }
terms-yes = ja
terms-no = nein

wait-title = Warte auf die andere Seite
wait-text = Schick diesen Link an eine Person. Er gilt nur einmal.
wait-own = Du sitzt hier schon. Der Link ist für jemand anderen, in einem anderen Browser oder auf einem anderen Gerät.
wait-qr = Oder lass sie das hier scannen.
wait-link = Einladungslink
wait-seat = Platz { $n }
wait-taken = { $who } sitzt hier.
wait-watch = Der Tisch wartet noch auf Mitspielende.

join-title = Du bist eingeladen
join-text = { $game } am Tisch von { $who }.
join-sit = Platz nehmen
join-watch = Nur zuschauen

mine-title = Meine Spiele
mine-running = Laufend
mine-finished = Beendet
mine-none = Noch keine Spiele. Fang eins an.
mine-none-link = Zu den Spielen
mine-turn = Du bist dran
mine-theirs = { $who } ist dran
mine-waiting = wartet auf Mitspielende
mine-resume = Zurück an den Tisch
mine-look = Ansehen
mine-forget = Vergessen
mine-forget-sure = Dieses Spiel vergessen? Dieser Browser gibt seinen Platz auf.
mine-statistics = Statistik
mine-stat-played = Gespielt
mine-stat-won = Gewonnen
mine-stat-lost = Verloren
mine-stat-drawn = Remis
mine-stat-best = Rekord
mine-stat-average = Schnitt
mine-game = Spiel

settings-title = Einstellungen
settings-kept = In diesem Browser gespeichert.
settings-language = Sprache
settings-language-auto = Wie der Browser
settings-theme = Farben
settings-theme-auto = Wie das Gerät
settings-theme-light = Morgennebel
settings-theme-dark = Dämmerung
settings-pace = Bewegung und Pausen
settings-pace-none = Keine
settings-pace-quick = Schnell
settings-pace-normal = Ruhig
settings-pace-slow = Langsam
settings-cards = Kartengröße
settings-cards-small = Klein
settings-cards-medium = Mittel
settings-cards-large = Groß
settings-sort = Hand sortieren
settings-sort-suit = Nach Farbe
settings-sort-trump = Nach Farbe, Trumpf zuletzt
settings-sort-rank = Nach Rang
settings-confirm = Vor dem Spielen nachfragen
settings-confirm-touch = Auf Touchscreens
settings-confirm-always = Immer
settings-confirm-never = Nie
settings-forced = Spiel eine Karte für mich, wenn es die einzige Wahl ist
settings-sound = Töne
settings-notify = Sag mir, wenn ich dran bin
settings-notify-denied = Der Browser erlaubt keine Benachrichtigungen.
settings-mode = Was du dir merkst
settings-mode-assist = Hilfe: Der Tisch merkt es sich
settings-mode-memory = Gedächtnis: wie am echten Tisch
settings-name = Name

replay-title = Nachspielen
replay-first = Zum Anfang
replay-back = Zurück
replay-next = Weiter
replay-last = Zum Ende
replay-at = Moment { $n } von { $m }
replay-beyond = Einen Moment { $n } gibt es nicht: Das Spiel endet mit Moment { $m }, und der ist hier zu sehen.
replay-viewer = Aus der Sicht von
replay-link = Link zu diesem Moment
replay-did = { $who }: { $action }

open-title = Gespeichertes Spiel öffnen
open-text = Wähl eine Aufzeichnung: ein Spiel (.json) oder viele (.jsonl). Nichts davon wird aufbewahrt.
open-file = Aufzeichnung
open-which = Welches der { $n } Spiele?
open-choose = Wähl eines …
open-game = { $n } · { $game }: { $players }
open-bad = Diese Datei ist keine Aufzeichnung: { $why }

rules-title = Regeln: { $game }
rules-language = Die Regelseiten sind auf Englisch.

error-title = Da ist etwas schiefgegangen
error-unreachable = Der Server ist nicht erreichbar. Deine Spiele bleiben erhalten; versuch es gleich noch einmal.
error-status = Der Server antwortete { $status }. Bitte versuche es noch einmal.
error-again = Noch einmal
error-lost = Diese Seite gibt es nicht.

loading = Einen Moment …
