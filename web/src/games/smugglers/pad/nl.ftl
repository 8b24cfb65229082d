# Het blok voor beide dobbelstenen. Wordt ermee geladen.
pad-lighthouse = Vuurtorensteen
pad-boat = Bootsteen
pad-red = { $steps } rood
pad-green = { $steps } groen
pad-black = { $steps } zwart
pad-sleep = De wachter slaapt
