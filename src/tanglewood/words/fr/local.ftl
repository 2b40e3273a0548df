# What is said to those who play without a server.

local-full = Ce navigateur n’a plus de place, ou n’a pas le droit d’enregistrer quoi que ce soit. Ton dernier coup n’est pas enregistré, tout ce qui précède l’est. Fais de la place, puis recommence-le.
local-missing = Une partie de cette page ne s’est pas chargée. Vérifie ton réseau, puis réessaie.
local-company = Cette page se passe de serveur : elle donne et joue toute seule, même sans réseau. Pour jouer avec des amis ailleurs, il faut un Tanglewood avec serveur.
local-privacy-lead = Ce que garde cette page, et où.
local-privacy-short = Rien ne quitte ton navigateur : les cartes y sont données, jouées et gardées. Il n’y a ni serveur, ni compte, ni cookie, ni publicité.
local-privacy-kept = Tes parties, tes réglages et le nom que tu as écrit restent dans ce seul navigateur, jusqu’à ce que tu effaces les données de ce site. Qui utilise ce navigateur peut les voir.
link-4409 = Cette partie est ouverte dans un autre onglet de ce navigateur. Continue là-bas, ou ferme-le et réessaie.
local-newer = Une version plus récente de Tanglewood est là. Tes parties restent telles quelles.
local-newer-take = L’utiliser maintenant
local-newer-others = Tanglewood est ouvert dans un autre onglet, qui utilise encore l’ancienne version. Ferme-le, puis utilise la plus récente.
local-docs = Documentation
local-gone = Le serveur est injoignable. Tu peux continuer sans lui : contre des IA, autour d’un écran, leçons et problèmes. Les parties que tu commences maintenant restent dans ce navigateur.
