# What is said to those who play without a server.

local-full = Dieser Browser hat keinen Platz mehr oder darf nichts behalten. Dein letzter Schritt ist nicht aufgehoben, alles davor schon. Schaff Platz und mach ihn dann noch einmal.
local-missing = Ein Teil dieser Seite ist nicht angekommen. Sieh nach deinem Netz und versuch es dann noch einmal.
local-company = Diese Seite braucht keinen Server: Sie gibt und spielt von selbst, auch ohne Netz. Wer anderswo sitzt, spielt mit dir an einem Tanglewood mit Server.
local-privacy-lead = Was diese Seite aufhebt, und wo.
local-privacy-short = Nichts verlässt deinen Browser: Die Karten werden in ihm gegeben, gespielt und aufgehoben. Es gibt keinen Server, kein Konto, kein Cookie und keine Werbung.
local-privacy-kept = Deine Partien, deine Einstellungen und der Name, den du eingegeben hast, liegen nur in diesem Browser, bis du die Daten dieser Seite löschst. Wer diesen Browser benutzt, kann sie sehen.
link-4409 = Diese Partie ist in einem anderen Tab dieses Browsers offen. Spiel dort weiter, oder schließ ihn und versuch es noch einmal.
local-newer = Ein neueres Tanglewood ist da. Deine Partien bleiben, wie sie sind.
local-newer-take = Jetzt benutzen
local-newer-others = Tanglewood ist in einem anderen Tab offen, der mit dem weitermacht, womit er angefangen hat. Schließ ihn, dann benutz das neuere.
