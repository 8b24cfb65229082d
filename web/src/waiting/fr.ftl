# S’attendre : avant une partie et avant une course. Chargé avec ces pages.
wait-title = Montez à bord !
wait-count = { $here } sur { $all } à bord
wait-all = On largue les amarres quand tout le monde est là et prêt.
wait-open = En attente d’un ami
wait-bot = Un robot navigue
wait-open-again = Attendre un ami
wait-ready = Je suis prêt
wait-ready-all = Nous sommes prêts
wait-unready = Pas encore
wait-is-ready = prêt
wait-for = Pas encore prêt : { $names }
wait-away = absent
wait-watching = Tu regardes. On commence quand tout le monde est prêt.
wait-soon = On commence dans { $left }
ready-title = Prêts pour la course ?
ready-text = Les cartes se retournent quand tout le monde est prêt.
