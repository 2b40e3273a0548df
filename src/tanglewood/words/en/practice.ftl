# Practice: every decision can be taken back, and the game counts for nothing.

practice = Practice
practice-ended = This game was practice: it does not count.
practice-sure = You have seen something new since then. If you take it back, the game becomes practice and does not count.
practice-yes = Take it back and practise
practice-no = Keep it
