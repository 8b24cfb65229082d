# The table of a game that has no words of its own for it. A message is whole, but for names that a game brings.

board = The board
seats = The seats
chart-label = The board with its places and all boats. Arrow keys go from place to place, Enter chooses.
race-label = A lane for each seat. The boats are as far as their points.
leads = leads
hold-to-look = Hold to look
score-of = { $score } of { $target }
goal = { $target } points win.

# What to do
now = What do you do?
now-tap = Tap a glowing place.
now-which = Which do you mean?
now-over = The match is over.
wait = { $name } decides.
wait-you = You decide.
wait-nobody = Just a moment.

# What happened, where the game has no sentence for it
event = { $name }: { $what }.
event-you = You: { $what }.
event-nobody = { $what }.

# Dice
die = The die shows { $die }.
die-none = The die waits.
throw-any = Throw!
throw-any-other = { $name } throws.
throw-any-other-you = You throw.
throw-any-go = Throw
due-any = Throw on the table, then tap what fell.
due-any-for = Throw for { $name }, then tap what fell.
due-any-other = { $name } throws on the table.

# The book
rules-none = Nobody has written the rules down here yet. They stand in docs/rules.
lesson-plain = These buttons are what you can do.
