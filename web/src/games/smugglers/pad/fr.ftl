# Le pavé des deux dés. Chargé avec lui.
pad-lighthouse = Dé du phare
pad-boat = Dé du bateau
pad-red = { $steps } rouge
pad-green = { $steps } vert
pad-black = { $steps } noir
pad-sleep = Le gardien dort
