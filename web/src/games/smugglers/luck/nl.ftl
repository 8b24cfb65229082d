# What fell in Smugglers' Island. Loaded with the page about the dice.
luck-dice-lighthouse = De vuurtorendobbelsteen
luck-dice-boat = De bootdobbelsteen
luck-goods-to = Waar de kisten heen moesten
luck-face-red_2 = twee met de klok mee
luck-face-red_3 = drie met de klok mee
luck-face-green_2 = twee tegen de klok in
luck-face-green_3 = drie tegen de klok in
luck-face-black_2 = twee naar keuze
luck-face-sleep = De wachter slaapt
