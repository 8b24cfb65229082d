# Auf einander warten: vor einer Partie und vor einem Wettlauf. Wird mit diesen Seiten geladen.
wait-title = Kommt an Bord!
wait-count = { $here } von { $all } an Bord
wait-all = Wir legen ab, wenn alle da und bereit sind.
wait-open = Wartet auf Freunde
wait-bot = Ein Bot segelt mit
wait-open-again = Auf Freunde warten
wait-ready = Ich bin bereit
wait-ready-all = Wir sind bereit
wait-unready = Noch nicht
wait-is-ready = bereit
wait-for = Noch nicht bereit: { $names }
wait-away = nicht da
wait-watching = Du schaust zu. Es beginnt, wenn alle bereit sind.
wait-soon = Es beginnt in { $left }
ready-title = Bereit zum Beladen?
ready-text = Die Karten werden aufgedeckt, wenn alle bereit sind.
