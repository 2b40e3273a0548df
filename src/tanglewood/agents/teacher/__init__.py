"""Why an action is better than another, in the words of the game: for hints and reviews.

What is said is true of the advised action and of none that is clearly worse (or the other way
round): facts of the fox games (`facts`), traits and flaws of the other games (`traits`), each asked
of every legal action and checked in worlds that fit the view, so that nothing speaks of a card that
the seat could not know. A family lists what it tells, in the order in which it is asked, in one
value: `TEACHING` of its module, the part `teacher`. Where nothing is told, the numbers are (`why`).
"""
