# Sound and keys at the table.

sound-ask = Play with sound?
sound-yes = Yes
sound-no = No
sound-list = What the sounds mean
sound-of-deal = Cards are dealt
sound-of-lay = A card is laid
sound-of-sweep = A trick is swept up
sound-of-step = The foxes walk
sound-of-gem = A gem is lifted
sound-of-point = A point is won
sound-of-sour = A point is lost
sound-of-turn = Your turn
sound-of-round-won = A round is won
sound-of-round-lost = A round is lost
sound-of-victory = Victory
sound-of-defeat = Defeat
settings-volume = Loudness
settings-company = Creatures say a few words
settings-keys = Letters are shortcuts at the table

keys-title = Keys at the table
keys-button = Keys
keys-close = Close
keys-1 = Play or choose the first card, the second …; what is asked for is counted from the left
keys-2 = The same from the eleventh card on
keys-3 = To the next card or choice
keys-4 = To the row above or below: choices, the row, the hand
keys-5 = Play the card under the focus
keys-6 = Choose again
keys-7 = This list
keys-h = Ask for a hint
keys-u = Take back
keys-s = Sort the hand another way
keys-l = Log and chat
keys-r = Say again what is asked
keys-m = Sound on or off
