# What is said to those who play without a server.

local-full = This browser has no room left, or is not allowed to keep anything. Your last step was not kept, everything before it was. Make room, then do it again.
