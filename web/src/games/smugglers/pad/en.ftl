# The pad for both dice. Loaded with it.
pad-lighthouse = Lighthouse die
pad-boat = Boat die
pad-red = { $steps } red
pad-green = { $steps } green
pad-black = { $steps } black
pad-sleep = The keeper sleeps
