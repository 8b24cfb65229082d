# The pad on which people enter what they have thrown with dice of their own. Loaded with it.
pad-how = Then tap what fell.
pad-how-dial = Then tap where the arrow points.
pad-check = Right? Tap another to change it.
pad-ready = { $what }. Enter sends it.
pad-done = That’s it
pad-table = Let the table throw
