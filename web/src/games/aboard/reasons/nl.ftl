# Wat er in Anchors Aweigh voor een zet pleit: na een naam en een dubbelepunt, of naast een tip. Wordt dan pas geladen.
reason-joker = een aap kan alles zijn
reason-store_room = plaats voor meer zakken
reason-completes = hiermee is een kaart compleet
reason-for_discovery = handig voor een ontdekking
reason-for_pirates = handig tegen piraten
reason-many_ask = meer kaarten vragen erom
reason-curious = wat zou eronder liggen?
reason-good_asked = een kaart vraagt om deze zak
reason-hurries = de anderen liggen ver voor
reason-no_hurry = er is nog tijd
reason-not_needed = dat kan worden gemist
reason-makes_room = maakt plaats voor de beloning
reason-defies = heeft wat de piraten willen
reason-flees = het zekere voor het onzekere
reason-worth_it = levert meer op dan het kost
reason-lacks = daarvoor ontbreekt iets
reason-keeps_hold = het ruim blijft vrij voor geheimen
