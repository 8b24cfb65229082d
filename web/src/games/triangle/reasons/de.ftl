# Was in Devil’s Triangle für einen Zug spricht: hinter einem Namen und Doppelpunkt oder neben einem Tipp. Wird erst dann geladen.
reason-wins = das reicht zum Sieg!
reason-takes_dear = holt die teuerste Karte
reason-takes_card = im Hafen wartet eine Karte
reason-comes_home = kommt heim und holt den Bonus
reason-nears_dear = unterwegs zur teuersten Karte
reason-nears_port = der nächste Hafen rückt näher
reason-leaves_danger = weg, bevor die Wolke kommt
reason-avoids_danger = der sicherere Weg
reason-sends_back = schickt jemanden zurück in den Hafen
reason-spares_own = rammt kein eigenes Schiff
reason-blocks_port = jetzt ist der Hafen voll
reason-keeps_port = lässt den anderen keinen Platz im Hafen
