# The pad for the die and the spinner. Loaded with it.
pad-die = Die
pad-segment = { $letter }, { $points } { $way }
pad-segment-word = { $letter }, { $way } to the edge
