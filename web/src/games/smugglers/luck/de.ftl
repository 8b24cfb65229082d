# What fell in Smugglers' Island. Loaded with the page about the dice.
luck-dice-lighthouse = Der Leuchtturm-Würfel
luck-dice-boat = Der Boot-Würfel
luck-goods-to = Wohin die Kisten mussten
luck-face-red_2 = zwei im Uhrzeigersinn
luck-face-red_3 = drei im Uhrzeigersinn
luck-face-green_2 = zwei gegen den Uhrzeigersinn
luck-face-green_3 = drei gegen den Uhrzeigersinn
luck-face-black_2 = zwei nach Wahl
luck-face-sleep = Der Wärter schläft
