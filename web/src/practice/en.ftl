# Tables for practice, and positions as text. Loaded with them.
practice-told = This is a table for practice. It counts nowhere.
practice-title = Play on from here
practice-text = A table for practice begins at this moment, with new dice. It counts nowhere.
practice-drawn = What you could not know is drawn anew.
practice-boat = Which boat is yours?
practice-bots = How good are the bots?
practice-alone = Play with bots
practice-friends = Invite friends
position-text = This position as text
position-note = Whoever has the text can play it, and knows everything.
position-copy = Copy position
position-copied = Copied
position-load = Load position
position-paste = Paste a position here
position-look = Look at it
position-found = { $title }, round { $round }, { $seats } boats
refused-no_position = This text holds no position that can be played. Perhaps a part of it is missing.
