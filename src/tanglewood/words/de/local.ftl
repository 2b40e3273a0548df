# What is said to those who play without a server.

local-full = Dieser Browser hat keinen Platz mehr oder darf nichts behalten. Dein letzter Schritt ist nicht aufgehoben, alles davor schon. Schaff Platz und mach ihn dann noch einmal.
