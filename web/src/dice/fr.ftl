# The page that checks the dice of a match that is over. Loaded with it.
dice-check = Vérifier les dés
dice-title = Les dés étaient-ils honnêtes ?
dice-checking = On les lance tous encore une fois …
dice-fair = Les dés étaient honnêtes. Personne ne les a choisis, et cet appareil y a eu sa part.
dice-late = Les dés sont tels que la table les avait promis. Cet appareil est venu plus tard et n’y a pas eu de part.
dice-unknown = Rien n’est gardé sur cet appareil pour comparer les dés. La partie elle-même est cohérente.
dice-unfair = Quelque chose ne va pas avec ces dés.
dice-late-now = Les dés de cette partie étaient convenus avant l’arrivée de cet appareil. Il n’y a aucune part.
dice-fault-secret = Le secret n’est pas celui que la table avait promis.
dice-fault-exchanged = La promesse de la table n’est pas celle qui a été montrée à cet appareil.
dice-fault-own = Le nombre donné par cet appareil manque.
dice-fault-promised = Le nombre d’un appareil n’est pas celui qu’il avait promis.
dice-fault-count = L’entrée { $seq } n’est pas le tirage qui devait suivre.
dice-fault-draw = L’entrée { $seq } n’est pas le nombre qui devait sortir.
dice-fault-table = La table elle-même a trouvé une erreur.
dice-fault-unreadable = Ce que la table a envoyé est illisible.
dice-details = Ce qui a été vérifié
dice-commitment = La promesse de la table
dice-devices = Appareils qui ont donné un nombre
dice-draws = Tirages
dice-by-hand = Lancés à la main, saisis par { $name }
dice-own = Ce que vous avez lancé vous-mêmes figure dans la partie comme vous l’avez saisi. Seul le reste peut être recalculé.
dice-anew = Recommencé avant le départ
dice-how = Cet appareil a recalculé chaque tirage à partir du secret de la table et des nombres des appareils.
dice-held = Il a comparé la promesse de la table et tous les nombres à ce qu’il garde depuis avant le départ.
dice-verify = Il ne sait pas ce que chaque nombre veut dire dans le jeu. Le programme « seaboard verify » le vérifie avec le fichier de la partie.
dice-save = Enregistrer le fichier de la partie

# Comment tout est tombé
luck-title = Comment ils sont tombés
luck-this = Cette partie
luck-own = Tes { $n } parties
luck-usual = Comme font les dés : rien d’inhabituel.
luck-rare = Une partie rare : sur { $n } parties équitables, une est aussi inégale.
luck-rarest = Une partie très rare : sur { $n } parties équitables, une au plus est aussi inégale.
luck-own-rare = { $rare ->
    [0] Aucune de tes { $told } parties n’a été aussi inégale que ne l’est qu’une partie équitable sur 20.
    [one] Une de tes { $told } parties a été aussi inégale que ne l’est qu’une partie équitable sur 20.
   *[other] { $rare } de tes { $told } parties ont été aussi inégales que ne l’est qu’une partie équitable sur 20.
  } D’habitude, il y en a environ { $usual }.
luck-band = Avec des dés équitables, 19 barres sur 20 finissent dans la bande.
luck-line = Ce qu’on attend en moyenne.
luck-n = { $n ->
    [one] une fois
   *[other] { $n } fois
  }
luck-row = { $what } : { $times ->
    [one] une fois
   *[other] { $times } fois
  }. En moyenne { $expected }, d’habitude de { $low } à { $high }.
luck-seats = Ce que chacun a lancé en moyenne, et combien de fois le plus haut
luck-seat = { $name } : { $mean } en moyenne sur { $n }. D’habitude de { $low } à { $high }. Le plus haut : { $highest } fois.
luck-few = Trop peu pour en dire quelque chose.
luck-pile = On les prend dans une pile. Ce qui est sorti ne revient pas : les chances changent à chaque fois et s’équilibrent d’elles-mêmes.
luck-kept = Seuls ces nombres sont gardés, et seulement sur cet appareil : aucun nom, aucun coup.
dice-practice = Cette table d’entraînement a commencé à une position choisie par quelqu’un. Seul ce qui a été tiré depuis est vérifié.
