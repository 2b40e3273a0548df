# Practice: every decision can be taken back, and the game counts for nothing.

line-word-practice = practice
line-undo-practice = This cannot be taken back just so: { $why } Type 'undo practice' to take it back all the same: the game is practice from then on and counts for nothing.
line-practice = Taken back. This game is practice now and counts for nothing.
tui-undo-practice = Press u again to take it back: you have seen something new, so the game becomes practice and counts for nothing.
practice = Practice
practice-ended = This game was practice: it counts for nothing.
practice-sure = You have seen something new since. If you take it back, the game becomes practice and counts for nothing.
practice-yes = Take back and practise
practice-no = Keep it
