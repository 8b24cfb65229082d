# The first match of Smugglers' Island. Loaded when a lesson is due.
lesson-aim = { $target } points pour gagner !
lesson-caught = Pris dans la lumière : la caisse tombe à la mer !
lesson-inside = Attention : toute la case intérieure compte comme éclairée.
lesson-delivered = Livré ! Une caisse rapporte un à trois points.
lesson-slept = Le gardien dort : la lumière ne bouge pas.
lesson-pushed = Va sur un bateau et tu le pousses de côté.
lesson-wrong = Mauvais port ! Au prochain tour, tu dois repartir.
lesson-turn = Flèches noires : tu choisis le sens de la lumière.
lesson-dice = Le dé blanc déplace ton bateau, le jaune la lumière.
lesson-crate = Ta caisse. Toi seul vois où elle va.
lesson-crate-hidden = Ta caisse : appuie sur l’œil pour voir où elle va.
lesson-goal = Apporte-la dans ce port !
lesson-sail = Touche une case qui brille : ton bateau y va.
lesson-light = Gare à la lumière ! Aucun bateau ne la traverse.
lesson-shared = Au port, il y a de la place pour tous : personne n’y est poussé.
lesson-fetch = Bateau vide ? Viens chercher une caisse ici.
lesson-others = { $name } a aussi une caisse secrète.
