# What is said to those who play without a server.

local-full = This browser has no room left, or is not allowed to keep anything. Your last step was not kept, everything before it was. Make room, then do it again.
local-missing = A part of this page did not come. Look after your network, then try again.
local-company = This page needs no server: it deals and plays by itself, without a network too. Friends elsewhere are met at a Tanglewood with a server.
local-privacy-lead = What this page keeps, and where.
local-privacy-short = Nothing leaves your browser: the cards are dealt, played and kept in it. There is no server, no account, no cookie and no advertising.
local-privacy-kept = Your games, your settings and the name you typed in lie in this browser alone, until you clear the data of this site. Whoever uses this browser can see them.
link-4409 = This game is open in another tab of this browser. Go on there, or close that tab and try again.
local-newer = A newer Tanglewood is here. Your games stay as they are.
local-newer-take = Use it now
local-newer-others = Tanglewood is open in another tab, which goes on with what it began with. Close it, then use the newer one.
