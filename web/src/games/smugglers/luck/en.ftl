# What fell in Smugglers' Island. Loaded with the page about the dice.
luck-dice-lighthouse = The lighthouse die
luck-dice-boat = The boat die
luck-goods-to = Where the crates had to go
luck-face-red_2 = two clockwise
luck-face-red_3 = three clockwise
luck-face-green_2 = two counter-clockwise
luck-face-green_3 = three counter-clockwise
luck-face-black_2 = two either way
luck-face-sleep = The keeper sleeps
