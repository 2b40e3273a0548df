# Was lesen, wer einen Server für Fremde betreibt: seine Optionen und die Pflege seines Speichers.

help-serve-user = Als root gestartet: den Port nehmen, danach nur noch als dieser Benutzer laufen.
help-serve-contact = Wen man fragen kann; die Seite zum Datenschutz zeigt es.
help-serve-finished = Beendete Spiele löschen, die so viele Tage lang niemand angerührt hat.
help-serve-abandoned = Offene Spiele löschen, die so viele Tage lang niemand angerührt hat.
help-serve-backup = In diesem ORDNER im laufenden Betrieb Sicherungen anlegen.
help-serve-every = Wie viele Stunden zwischen zwei Sicherungen liegen.
help-serve-keep = Wie viele Sicherungen bleiben; ältere werden gelöscht.
help-serve-least = Warnen, wenn auf der Platte des Speichers weniger Megabyte frei sind als hier angegeben.
help-serve-token = /metrics zeigen, wenn jemand das Wort aus dieser DATEI schickt; ohne Angabe nur diesem Rechner.

help-store-backup = Kopiert den ganzen Speicher in DATEI, auch während der Server läuft. Eine Sicherung ist immer ein SQLite-Speicher, auch die eines PostgreSQL.
help-store-restore =
    Stellt die Sicherung DATEI in einem leeren Speicher wieder her, egal von welcher Art.

    Jeder Tisch wird geladen, bevor etwas geschrieben wird, und danach noch einmal; DATEI wird nur gelesen.
help-store-replace = Alles im Speicher ersetzen. Das lässt sich nicht rückgängig machen.
help-store-check = Lädt jeden Tisch des Speichers und zählt, was darin ist.
help-store-expire = Löscht alte Tische mit allem, was dazugehört; nie einen, an dem jemand ist.
help-store-finished = Beendete Spiele, die so viele Tage lang niemand angerührt hat.
help-store-abandoned = Offene Spiele, die so viele Tage lang niemand angerührt hat.
help-store-dry = Nur sagen, wie viele es sind.

serve-as-root = Dieser Server läuft als root und braucht keines von dessen Rechten: Starte ihn als jemand anders, oder gib --user NAME an.
serve-user-system = --user gibt es nur auf Systemen mit Benutzern und Gruppen wie Unix; starte den Server gleich als der Benutzer, als der er laufen soll.
serve-user-unknown = Einen Benutzer „{ $name }“ gibt es auf diesem Rechner nicht.
serve-user-root = --user nennt root, dessen Rechte der Server ja abgeben soll: Nenne jemand anderen, etwa nobody.
serve-user-needs-root = Nur root kann zu { $name } werden: Starte den Server als root, oder als { $name } ohne --user.
serve-user-blind = { $name } darf { $path } nicht lesen; dort ist Tanglewood oder sein Python installiert. Installiere es, wo alle lesen dürfen, etwa unter /opt.
serve-contact = --contact nimmt eine Zeile mit höchstens { $most } druckbaren Zeichen.
serve-backup-place = In { $folder } lässt sich keine Sicherung schreiben: { $what }.
serve-token-form = { $file } muss ein Wort aus mindestens 16 Buchstaben, Ziffern oder Sonderzeichen enthalten, etwa die Ausgabe von openssl rand -hex 32.

store-not-yours = { $user } darf nicht in { $path } schreiben, wo die Spiele liegen: Gib es diesem Benutzer (chown { $user } …), oder nenne mit --db einen anderen Speicher.
store-no-copy = Unter { $path } ließ sich keine Kopie anlegen: { $what }. Sonst ist nichts geändert.
store-upgraded = Dieser Speicher hatte ein älteres Format und hat jetzt das neueste. Eine Kopie des alten liegt unter { $copy }; lösche sie, wenn alles gut ist.
store-broken = Der Tisch { $table } lässt sich nicht laden: { $what }
store-no-backup = { $file } ist keine Sicherung eines Speichers.
store-not-empty =
    { $tables ->
        [one] In diesem Speicher ist schon { $tables } Tisch. Nimm einen leeren, oder ersetze mit --replace alles, was darin ist.
       *[other] In diesem Speicher sind schon { NUMBER($tables, useGrouping: 0) } Tische. Nimm einen leeren, oder ersetze mit --replace alles, was darin ist.
    }
store-served = Ein Server oder ein anderer Befehl benutzt diesen Speicher: Halte ihn erst an.
store-differs = Der wiederhergestellte Speicher stimmt nicht mit der Sicherung überein: Etwas anderes hat inzwischen hineingeschrieben. Versuch es noch einmal mit --replace.
store-copied =
    { $tables ->
        [one] { $tables } Tisch mit { NUMBER($changes, useGrouping: 0) } Änderungen ist nach { $file } kopiert; öffne die Kopie mit --db sqlite:///{ $file }, oder stelle sie wieder her.
       *[other] { NUMBER($tables, useGrouping: 0) } Tische mit { NUMBER($changes, useGrouping: 0) } Änderungen sind nach { $file } kopiert; öffne die Kopie mit --db sqlite:///{ $file }, oder stelle sie wieder her.
    }
store-restored =
    { $tables ->
        [one] In { $place } ist jetzt { $tables } Tisch mit { NUMBER($changes, useGrouping: 0) } Änderungen; er lässt sich laden.
       *[other] In { $place } sind jetzt { NUMBER($tables, useGrouping: 0) } Tische mit { NUMBER($changes, useGrouping: 0) } Änderungen; jeder lässt sich laden.
    }
store-proven =
    { $tables ->
        [one] { $tables } Tisch mit { NUMBER($changes, useGrouping: 0) } Änderungen lässt sich laden.
       *[other] { NUMBER($tables, useGrouping: 0) } Tische mit { NUMBER($changes, useGrouping: 0) } Änderungen: Jeder lässt sich laden.
    }
store-expire-what = Sag, welche Tische verfallen: --finished TAGE, --abandoned TAGE oder beides.
store-would-expire =
    { $tables ->
        [one] { $tables } Tisch würde gelöscht.
       *[other] { NUMBER($tables, useGrouping: 0) } Tische würden gelöscht.
    }
