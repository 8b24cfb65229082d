# The first match of Smugglers' Island. Loaded when a lesson is due.
lesson-aim = { $target } points win!
lesson-caught = Caught in the light: the crate goes overboard!
lesson-inside = Take care: the whole inner square counts as lit.
lesson-delivered = Delivered! One to three points for a crate.
lesson-slept = The keeper sleeps: the light stays where it is.
lesson-pushed = Sail onto a boat and you push it aside.
lesson-wrong = Wrong harbour! Next turn you must sail on.
lesson-turn = Black arrows: you choose which way the light turns.
lesson-dice = The white die moves your boat, the yellow one the light.
lesson-crate = Your crate. Only you see where it must go.
lesson-crate-hidden = Your crate: hold the eye to see where it must go.
lesson-goal = Bring it to this harbour!
lesson-sail = Tap a glowing square: there you sail.
lesson-light = Mind the light! No boat sails through it.
lesson-shared = A harbour has room for everybody: nobody is pushed there.
lesson-fetch = Empty? Fetch a new crate here.
lesson-others = { $name } carries a secret crate, too.
