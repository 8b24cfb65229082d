# The first match of Anchors Aweigh! Loaded when a lesson is due.
lesson-aim = The cards bring coins. Most coins win!
lesson-take = Tap tiles that the cards ask for!
lesson-sacks = Two sacks come along: choose their colours.
lesson-turn = Tap a wooden back to turn it over.
lesson-below = Drag a tile below deck: nobody sees it there.
lesson-full = The first ship is full: the cards are gone. Load from memory!
lesson-order = Orders go under the pile: they come last.
lesson-penalty = Met the pirates without paying: they take coins and a sack.
lesson-meet = Pirates! Well armed? Meet them. If not, flee.
lesson-covered = Hold the eye and look below deck. You have it all? Hand it over!
lesson-fulfil = You have all it asks for: give it and take the reward.
lesson-pass = Something is missing? Let the card pass, it costs nothing.
lesson-coins = Your first coins! Most after { $voyages } voyages wins.
lesson-chest = A chest is safe, but it takes a space until the end.
lesson-parrot = You own least: a parrot helps you. It stands for a missing tile.
lesson-others = { $name } loads, too: what is gone is gone.
