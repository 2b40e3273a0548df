# S’entraîner : toute décision peut être reprise, et la partie ne compte pour rien.

practice = Entraînement
practice-ended = Cette partie était un entraînement : elle ne compte pas.
practice-sure = Tu as vu du nouveau depuis. Si tu le reprends, la partie devient un entraînement et ne compte pas.
practice-yes = Reprendre et s’entraîner
practice-no = Garder
