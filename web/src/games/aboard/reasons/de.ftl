# Was in Anchors Aweigh für einen Zug spricht: hinter einem Namen und Doppelpunkt oder neben einem Tipp. Wird erst dann geladen.
reason-joker = ein Affe passt immer
reason-store_room = Platz für mehr Säcke
reason-completes = damit ist alles für eine Karte da
reason-for_discovery = gut für eine Entdeckung
reason-for_pirates = gut gegen Piraten
reason-many_ask = das wollen mehrere Karten
reason-curious = was wohl darunter liegt?
reason-good_asked = diesen Sack will eine Karte
reason-hurries = die anderen sind weit voraus
reason-no_hurry = es ist noch Zeit
reason-not_needed = darauf kann man verzichten
reason-makes_room = macht Platz für den Lohn
reason-defies = hat, was die Piraten wollen
reason-flees = sicher ist sicher
reason-worth_it = bringt mehr, als es kostet
reason-lacks = dafür fehlt etwas
reason-keeps_hold = unter Deck bleibt Platz für Geheimes
