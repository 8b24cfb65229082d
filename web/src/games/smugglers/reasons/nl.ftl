# Wat er in Smugglers’ Island voor een zet pleit: na een naam en een dubbelepunt, of naast een tip. Wordt dan pas geladen.
reason-delivers = brengt de kist waar die hoort
reason-tries_harbour = heeft misschien een kist voor deze haven
reason-nears_goal = dichter bij waar de kist heen moet
reason-keeps_dark = blijft in het donker
reason-nears_goods = gaat op een kist af
reason-fishes = een kist hoort niet rond te drijven
reason-loads = een lege boot levert niets op
reason-swaps = heeft liever de andere kist
reason-pushes = duwt een kist naar het licht
reason-lights_other = schijnt op andermans kist
reason-spares_self = andersom komt er ellende van
reason-frees_way = houdt de weg donker
reason-drops_near = laat hem binnen bereik vallen
reason-drops_far = in het licht kan niemand erbij
reason-own_harbour = houdt van een rustige haven
