# The first match of Anchors Aweigh! Loaded when a lesson is due.
lesson-aim = Les cartes rapportent des pièces. Le plus riche gagne !
lesson-take = Touche les tuiles que les cartes demandent !
lesson-sacks = Deux sacs t’accompagnent : choisis leurs couleurs.
lesson-turn = Touche un dos en bois pour le retourner.
lesson-below = Glisse une tuile dans la cale : personne ne l’y voit.
lesson-full = Le premier navire est plein : plus de cartes. Charge de mémoire !
lesson-order = Les commandes vont sous la pile : elles viennent à la fin.
lesson-penalty = Pirates affrontés sans payer : ils prennent des pièces et un sac.
lesson-meet = Pirates ! Bien armé ? Affronte-les. Sinon, fuis.
lesson-covered = Appuie sur l’œil et regarde en cale. Tu as tout ? Donne-le !
lesson-fulfil = Tu as tout ce qu’elle demande : donne-le et prends la récompense.
lesson-pass = Il te manque quelque chose ? Laisse passer, c’est gratuit.
lesson-coins = Tes premières pièces ! Le plus riche après { $voyages } voyages gagne.
lesson-chest = Un coffre est à l’abri, mais il prend une place jusqu’à la fin.
lesson-parrot = Tu as le moins : un perroquet t’aide. Il remplace une tuile.
lesson-others = { $name } charge aussi : ce qui est pris est pris.
