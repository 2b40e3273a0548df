# Practice: every decision can be taken back, and the game counts for nothing.

line-word-practice = practice
line-undo-practice = This can't simply be taken back: { $why } Type 'undo practice' to take it back anyway: from then on the game is practice and does not count.
line-practice = Taken back. This game is practice now and does not count.
tui-undo-practice = Press u again to take it back: you have seen something new, so the game becomes practice and does not count.
practice = Practice
practice-ended = This game was practice: it does not count.
practice-sure = You have seen something new since then. If you take it back, the game becomes practice and does not count.
practice-yes = Take it back and practise
practice-no = Keep it
