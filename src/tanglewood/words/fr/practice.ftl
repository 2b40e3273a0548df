# S’entraîner : toute décision peut être reprise, et la partie ne compte pour rien.

line-word-practice = entraînement
line-undo-practice = Cela ne peut pas être repris tel quel : { $why } Écris « undo practice » pour le reprendre quand même : la partie devient alors un entraînement et ne compte pas.
line-practice = Repris. Cette partie est maintenant un entraînement et ne compte pas.
tui-undo-practice = Appuie encore sur u pour le reprendre : tu as vu du nouveau, la partie devient donc un entraînement et ne compte pas.
practice = Entraînement
practice-ended = Cette partie était un entraînement : elle ne compte pas.
practice-sure = Tu as vu du nouveau depuis. Si tu le reprends, la partie devient un entraînement et ne compte pas.
practice-yes = Reprendre et s’entraîner
practice-no = Garder
