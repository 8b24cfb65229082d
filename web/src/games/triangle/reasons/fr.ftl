# Ce qui plaide pour un coup dans Devil’s Triangle : après un nom et deux-points, ou près d’un conseil. Chargé à ce moment.
reason-wins = cela suffit pour gagner !
reason-takes_dear = prend la carte la plus chère
reason-takes_card = une carte attend au port
reason-comes_home = rentre chercher le bonus
reason-nears_dear = en route vers la carte la plus chère
reason-nears_port = le prochain port se rapproche
reason-leaves_danger = filer avant le nuage
reason-avoids_danger = la route la plus sûre
reason-sends_back = renvoie quelqu’un au port
reason-spares_own = ne heurte aucun de ses navires
reason-blocks_port = voilà le port plein
reason-keeps_port = ne laisse pas de place aux autres au port
