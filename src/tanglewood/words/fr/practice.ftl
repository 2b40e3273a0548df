# S’entraîner : toute décision peut être reprise, et la partie ne compte pour rien.

line-word-practice = entraînement
line-undo-practice = Cela ne se reprend pas sans suite : { $why } Écris « undo practice » pour le reprendre quand même : la partie devient un entraînement et ne compte pour rien.
line-practice = Repris. Cette partie est maintenant un entraînement et ne compte pour rien.
tui-undo-practice = Appuie encore sur u pour le reprendre : tu as vu du nouveau, la partie devient donc un entraînement et ne compte pour rien.
practice = Entraînement
practice-ended = Cette partie était un entraînement : elle ne compte pour rien.
practice-sure = Tu as vu du nouveau depuis. Si tu reprends, la partie devient un entraînement et ne compte pour rien.
practice-yes = Reprendre et s’entraîner
practice-no = Garder
