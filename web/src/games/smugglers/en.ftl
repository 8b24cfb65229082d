# The sentences of Smugglers' Island.

island-gems = Gem Island
island-coins = Coin Island
island-jewellery = Pearl Island
island-vases = Vase Island
island-barrels = Barrel Island
square-I = inner square { $number }
square-M = middle square { $number }
square-O = outer square { $number }

# What to do
now-harbour = Tap a glowing harbour.
now-rock = Where shall a rock lie?
now-beam = Which way shall the light turn?
now-beam-sub = Tap a pale beam, or choose here.
now-throw = { $name } is caught! Where does the crate fall?
now-throw-own = You are caught! Where does your crate fall?
now-sail = { $steps ->
    [one] Sail 1 square.
   *[other] Sail up to { $steps } squares.
}
now-leave = Wrong harbour. You must sail on.
now-reload = Delivered! Take the next crate?
now-stuck = The light bars your way.
now-push = Push { $name } aside. Where to?
now-choose = There is a crate. Swap it?
now-tap = Tap a glowing square.
now-shown = { $action }?
now-shown-sail = Sail there?
now-shown-push = Push { $name } there?
now-again = Tap it once more, or here.
now-over = Smugglers, ahoy!
wait-harbour = { $name } chooses a harbour.
wait-harbour-you = You choose a harbour.
wait-rock = { $name } places a rock.
wait-rock-you = You place a rock.
wait-beam = { $name } turns the light.
wait-beam-you = You turn the light.
wait-throw = { $name } throws a crate overboard.
wait-throw-you = You throw a crate overboard.
wait-sail = { $name } sails.
wait-sail-you = You sail.
wait-push = { $name } pushes a boat aside.
wait-push-you = You push a boat aside.
wait-sub = Keep an eye on the light.
happens-light = The light turns.
happens-took = { $name } takes a crate.
happens-took-you = You take a crate.

take = Take the crate
swap = Swap crates
only-sail = Just sail there
go-sail = Sail
go-push = Push
shown-push = You push { $name } aside.
shown-right = Your crate belongs here!
shown-wrong = Your crate does not belong here.
stay = Stay here
turn-clockwise = Clockwise
turn-counter = Counter-clockwise
turn-finds = It finds { $names }!
turn-finds-you = It finds you!
turn-finds-nobody = It finds nobody.

act-moor = Start at { $island }
act-rock = Place the rock on { $square }
act-turn-clockwise = Turn the light clockwise
act-turn-counter = Turn the light counter-clockwise
act-throw = Throw the crate onto { $square }
act-push = Push { $name } onto { $square }
act-push-harbour = Push { $name } to { $island }
act-stay = Stay here
act-sail = Sail to { $square }
act-sail-harbour = Sail to { $island }
act-take = Sail to { $square } and take the crate
act-take-here = Take the crate that lies here
act-take-harbour = Sail to { $island } and take a crate
act-swap = Sail to { $square } and swap crates
act-swap-here = Swap your crate for the one that lies here

# Why not
why-not_now = That has to wait.
why-rock_there = A rock lies there.
why-cuts_off = A rock there would cut off a harbour.
why-too_far = Your boat does not get that far.
why-in_the_light = No boat sails into the light.
why-here_already = That is where you are.
why-must_leave = You must leave the wrong harbour.
why-no_goods = There is no crate there.
why-laden = Your boat is full.
why-boat_there = Another boat is there.
why-not_adjacent = Only onto a square beside it.
why-no_harbour = Not into a harbour.
why-free_first = Choose an emptier square first.
why-boat_in_light = In the light nobody takes a crate.
why-not_left = That crate is gone.

# The log
log-began = { $name } begins.
log-began-you = You begin.
log-moored = { $name } starts at { $island }.
log-moored-you = You start at { $island }.
log-rock = A rock rises from the sea.
log-took-island = { $name } loads at { $island }.
log-took-island-you = You load at { $island }.
log-took-sea = { $name } fishes out a crate.
log-took-sea-you = You fish out a crate.
log-swapped = { $name } swaps crates at sea.
log-swapped-you = You swap crates at sea.
log-slept = The keeper sleeps. Sh!
log-clockwise = The light turns { $steps } clockwise.
log-counter = The light turns { $steps } counter-clockwise.
log-caught = Caught! { $name } stands in the light.
log-caught-you = Caught! You are in the light.
log-caught-laden = Caught! { $name } loses the crate.
log-caught-laden-you = Caught! You lose your crate.
log-threw = Splash! A crate drifts on the sea.
log-stayed = { $name } waits.
log-stayed-you = You wait.
log-sailed = { $steps ->
    [one] { $name } sails 1 square.
   *[other] { $name } sails { $steps } squares.
}
log-sailed-you = { $steps ->
    [one] You sail 1 square.
   *[other] You sail { $steps } squares.
}
log-pushed = { $name } pushes { $victim } aside.
log-pushed-you = You push { $victim } aside.
log-pushes-you = { $name } pushes you aside.
log-wrong = { $island } does not want { $name }’s crate.
log-wrong-you = { $island } does not want your crate.
log-delivered = { $points ->
    [one] { $name } delivers at { $island }: 1 point.
   *[other] { $name } delivers at { $island }: { $points } points.
}
log-delivered-you = { $points ->
    [one] You deliver at { $island }: 1 point.
   *[other] You deliver at { $island }: { $points } points.
}
log-delivered-hidden = { $name } delivers at { $island }.
log-delivered-hidden-you = You deliver at { $island }.
log-won = Smugglers, ahoy! { $name } wins.
log-won-you = Smugglers, ahoy! You win.

# The boats
cargo-mine = Your crate
cargo-hold = Hold to look
cargo-look = Hold to see where your crate goes
cargo-to = To { $island }
cargo-worth = { $points ->
    [one] worth 1 point
   *[other] worth { $points } points
}
crate-yours = Your crate, { $name }!
crate-own = Your crate!
crate-to = { $points ->
    [one] To { $island }, 1 point!
   *[other] To { $island }, { $points } points!
}
crate-only = Only you see this.
crate-again = Hold the eye: the island lights up.
crate-shut = Shut the crate
cargo-none = No crate
cargo-from = Crate from { $island }
leads = In the lead
points-of = { $points } of { $target } points
points-hidden = { $pieces ->
    [0] Nothing delivered
    [one] 1 crate delivered
   *[other] { $pieces } crates delivered
}
dice-none = The dice have not been thrown
due-dice = Throw the dice on the table!
due-dice-for = Throw the dice for { $name }!
due-dice-other = { $name } throws the dice on the table.
throw-rolled = Throw the dice!
throw-rolled-other = { $name } throws the dice.
throw-rolled-other-you = You throw the dice.
throw-rolled-go = Throw
dice-red = Light: { $steps } clockwise. Boat: { $boat }.
dice-green = Light: { $steps } counter-clockwise. Boat: { $boat }.
dice-black = Light: { $steps } either way. Boat: { $boat }.
dice-sleep = The keeper sleeps. Boat: { $boat }.

# Options
option-target = Points to win
option-targets = Points for each boat
option-targets-note = Whoever is younger may win with fewer.
option-rocks = Rocks in the sea
option-rock_places = Where the rocks lie
option-rock_places-note = Tap the chart. Those that are left are laid before the match.
option-rocks_by = The other rocks
option-rocks_by-chance = By chance
option-rocks_by-seats = Laid in turn
rocks-chart = The bay. Arrow keys move over the squares, Enter lays a rock or takes it away.
rocks-take = A tap takes it away.
rocks-square = The { $square }.
rocks-harbour = The harbour of { $island }.
rocks-here = A rock is here.
rocks-lay = A tap lays a rock.
rocks-left = { $left ->
    [0] All rocks are laid.
    [1] One rock is left.
   *[other] { $left } rocks are left.
}
option-why-rocks_of_two = With two boats the third rock already lies at the anchor.
option-why-targets_too_short = Only if at least three points win.
option-why-more_places = No more rocks have been chosen.
option-why-no_sea = Rocks lie in the sea only.
option-why-anchor = The anchor’s rock already lies here.
option-why-cut_off = A harbour would be cut off here.
option-harbours = Harbours
option-harbours-chosen = Chosen
option-harbours-random = By chance
option-memory_aid = Mark crates I have seen
option-open_scores = Open scores

# Great moments, over the board
light-title = The light!
scene-caught = Caught: { $name }!
scene-caught-you = You are caught!
scene-pushed = { $name } has to make way!
scene-pushed-you = You have to make way!
scene-delivered = { $name } delivers!
scene-delivered-you = You deliver!
scene-slept = The keeper snores!
scene-phew = Phew!
scene-missed = Phew! The light has just missed { $name }!
scene-missed-you = Phew! The light has just missed you.
scene-won = { $name } wins!
scene-won-you = You win!
