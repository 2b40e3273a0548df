# What is said to those who play without a server.

local-full = This browser has no room left, or is not allowed to save anything. Your last step was not saved; everything before it was. Make room, then do it again.
local-missing = Part of this page did not load. Check your network, then try again.
local-company = This page needs no server: it deals and plays by itself, even without a network. To play with friends elsewhere, use a Tanglewood with a server.
local-privacy-lead = What this page keeps, and where.
local-privacy-short = Nothing leaves your browser: the cards are dealt, played and kept in it. There is no server, no account, no cookie and no advertising.
local-privacy-kept = Your games, your settings and the name you typed in stay in this browser only, until you clear the data of this site. Whoever uses this browser can see them.
link-4409 = This game is open in another tab of this browser. Play on there, or close that tab and try again.
local-newer = A newer version of Tanglewood is ready. Your games stay as they are.
local-newer-take = Use it now
local-newer-others = Tanglewood is open in another tab, which still uses the older version. Close it, then use the newer one.
local-docs = Documentation
local-gone = The server cannot be reached. You can play on by yourself: against AIs, around one screen, lessons and puzzles. Games that you begin now stay in this browser.
