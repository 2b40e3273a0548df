# What is said to those who play without a server.

local-full = Dieser Browser hat keinen Platz mehr oder darf nichts speichern. Dein letzter Schritt ist nicht gespeichert, alles davor schon. Schaff Platz und mach ihn dann noch einmal.
local-missing = Ein Teil dieser Seite wurde nicht geladen. Prüf deine Verbindung und versuch es dann noch einmal.
local-company = Diese Seite braucht keinen Server: Sie gibt und spielt von selbst, auch ohne Netz. Um mit anderen anderswo zu spielen, nimm ein Tanglewood mit Server.
local-privacy-lead = Was diese Seite speichert, und wo.
local-privacy-short = Nichts verlässt deinen Browser: Die Karten werden in ihm gegeben, gespielt und gespeichert. Es gibt keinen Server, kein Konto, kein Cookie und keine Werbung.
local-privacy-kept = Deine Partien, deine Einstellungen und der Name, den du eingegeben hast, liegen nur in diesem Browser, bis du die Daten dieser Seite löschst. Wer diesen Browser benutzt, kann sie sehen.
link-4409 = Diese Partie ist in einem anderen Tab dieses Browsers offen. Spiel dort weiter, oder schließ ihn und versuch es noch einmal.
local-newer = Eine neuere Version von Tanglewood ist da. Deine Partien bleiben, wie sie sind.
local-newer-take = Jetzt benutzen
local-newer-others = Tanglewood ist in einem anderen Tab offen, der noch die ältere Version benutzt. Schließ ihn, dann benutz die neuere.
local-docs = Dokumentation
local-gone = Der Server ist nicht zu erreichen. Allein kannst du weiterspielen: gegen KIs, um einen Bildschirm, Lektionen und Rätsel. Partien, die du jetzt beginnst, bleiben in diesem Browser.
