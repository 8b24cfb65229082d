# La table d’un jeu qui n’a pas de mots à lui. Un message est entier, sauf les noms qu’un jeu apporte.

board = Le plateau
seats = Les places
chart-label = Le plateau avec ses lieux et tous les bateaux. Les flèches vont de lieu en lieu, Entrée choisit.
race-label = Un couloir pour chaque place. Les bateaux avancent avec leurs points.
leads = en tête
hold-to-look = Maintenir pour voir
score-of = { $score } sur { $target }
goal = Il faut { $target } points pour gagner.

# Que faire
now = Que fais-tu ?
now-tap = Touche un lieu qui brille.
now-which = Que veux-tu faire ?
now-over = La partie est finie.
wait = { $name } décide.
wait-you = Tu décides.
wait-nobody = Un instant.

# Ce qui s’est passé, quand le jeu n’a pas de phrase pour le dire
event = { $name } : { $what }.
event-you = Toi : { $what }.
event-nobody = { $what }.

# Dés
die = Le dé montre { $die }.
die-none = Le dé attend.
throw-any = Lance !
throw-any-other = { $name } lance.
throw-any-other-you = Tu lances.
throw-any-go = Lancer
due-any = Lance sur la table, puis touche ce qui est tombé.
due-any-for = Lance pour { $name }, puis touche ce qui est tombé.
due-any-other = { $name } lance sur la table.

# Le livre
rules-none = Personne n’a encore écrit les règles ici. Elles sont dans docs/rules.
lesson-plain = Ces boutons montrent ce que tu peux faire.
