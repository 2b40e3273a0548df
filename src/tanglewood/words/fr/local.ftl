# What is said to those who play without a server.

local-full = Ce navigateur n’a plus de place, ou n’a pas le droit de garder quoi que ce soit. Ton dernier coup n’est pas gardé, tout ce qui précède l’est. Fais de la place, puis recommence-le.
