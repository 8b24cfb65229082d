# Ce qui plaide pour un coup dans Smugglers’ Island : après un nom et deux-points, ou près d’un conseil. Chargé à ce moment.
reason-delivers = porte la caisse là où elle doit aller
reason-tries_harbour = a peut-être une caisse pour ce port
reason-nears_goal = plus près du but de la caisse
reason-keeps_dark = reste dans l’ombre
reason-nears_goods = met le cap sur une caisse
reason-fishes = aucune caisse ne doit dériver seule
reason-loads = un bateau vide ne rapporte rien
reason-swaps = préfère l’autre caisse
reason-pushes = pousse une caisse vers la lumière
reason-lights_other = éclaire la caisse d’un autre
reason-spares_self = dans l’autre sens, gare !
reason-frees_way = garde la route dans l’ombre
reason-drops_near = la laisse tomber à portée
reason-drops_far = en pleine lumière, personne n’y touche
reason-own_harbour = aime les ports tranquilles
