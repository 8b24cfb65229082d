# What fell in Smugglers' Island. Loaded with the page about the dice.
luck-dice-lighthouse = Le dé du phare
luck-dice-boat = Le dé du bateau
luck-goods-to = Où les caisses devaient aller
luck-face-red_2 = deux dans le sens des aiguilles
luck-face-red_3 = trois dans le sens des aiguilles
luck-face-green_2 = deux en sens inverse
luck-face-green_3 = trois en sens inverse
luck-face-black_2 = deux au choix
luck-face-sleep = Le gardien dort
