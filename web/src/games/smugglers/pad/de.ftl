# Das Feld für beide Würfel. Wird mit ihm geladen.
pad-lighthouse = Leuchtturmwürfel
pad-boat = Bootswürfel
pad-red = { $steps } rot
pad-green = { $steps } grün
pad-black = { $steps } schwarz
pad-sleep = Der Wärter schläft
