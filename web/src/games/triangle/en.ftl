# Devil's Triangle: our own words. A message is whole: nothing is glued together from parts.

board = The chart
seats = The fleets
chart-label = The sea chart with lanes, four ports, all ships and the cloud. Arrow keys go from place to place, Enter chooses. T throws and spins. W, M, N, L and S answer questions. K lists all keys.

# Ports and ways
port-sugar = Sugar
port-lumber = Lumber
port-bananas = Bananas
port-oil = Oil
way-north = north
way-east = east
way-south = south
way-west = west
short-north = N
short-east = E
short-south = S
short-west = W

# What to do
now-sail = { $steps ->
    [one] Sail one ship { $steps } mark.
   *[other] Sail one ship { $steps } marks.
}
now-ships = { $ships ->
    [one] Only one of your ships can sail.
   *[other] Tap one of your { $ships } ships that can sail.
}
now-over = The match is over.
wait-sail = { $name } chooses a ship.
wait-sub = Watch the cloud!
happens-sailed = { $name } sails.
happens-sailed-you = You sail.
next-ship = Next ship
first-ship = Show a ship
go-dock = Dock in { $port }
go-back = Send it back
go-sail = Sail

# What a ship would do
does-sail = { $steps ->
    [one] Sails { $steps } mark ahead.
   *[other] Sails { $steps } marks ahead.
}
does-dock = Docks in { $port } and takes the { $money } card.
does-dock-bonus = Docks in { $port }, takes the { $money } card and { $bonus } on top.
does-dock-gold = Docks in { $port }: no cargo left, but { $bonus } on top.
does-dock-empty = Docks in { $port }. No card is left there.
does-full = Stops before the full port.
does-cloud = Stops before the cloud.
does-back = Sends { $name }’s { $ship } back to { $port }.
does-back-sea = Sends { $name }’s { $ship } back to the lane after { $port }.
does-back-own = Sends your own { $ship } back to { $port }.
does-back-own-sea = Sends your own { $ship } back to the lane after { $port }.
ship-port = { $ship }, in { $port }.
ship-lane = { $ship }, after { $port }.
ship-sea = { $marks ->
    [one] { $ship }, { $marks } mark after { $port }.
   *[other] { $ship }, { $marks } marks after { $port }.
}

# How dangerous it is where a ship would stop
danger-calm = { $danger ->
    [0] Calm: out of the cloud’s reach.
   *[other] Calm: hardly within the cloud’s reach, { $danger } of 16.
}
danger-risky = Risky: within the cloud’s reach, { $danger } of 16.
danger-odds = Within the cloud’s reach: { $danger } of 16!
badge-calm = calm
badge-risky = risky
badge-odds = { $danger } of 16

# The names of the ships, four of each seat
ship-0-0 = Brave Bean
ship-0-1 = Puddle
ship-0-2 = Old Boot
ship-0-3 = Salty Sue
ship-1-0 = Biscuit
ship-1-1 = Pepper Pot
ship-1-2 = Moon Bun
ship-1-3 = Tin Whistle
ship-2-0 = Blue Bubble
ship-2-1 = Grumpy Gull
ship-2-2 = Half Pint
ship-2-3 = Drizzle
ship-3-0 = Green Pea
ship-3-1 = Sea Snail
ship-3-2 = Wet Sock
ship-3-3 = Crumb

# Why a ship stays
why-not_now = It is not your turn to sail.
why-no_card = There is no such card.
why-gone = This ship is lost.
why-hangs = This ship hangs beneath the cloud.
why-under_cloud = The cloud is over this ship: it has to wait.
why-cloud_ahead = The cloud lies right ahead. There is no mark to stop on.
why-port_full = The port ahead is full. There is no mark to stop on.
why-full_roll_first = Another ship can use the whole roll, so it goes first.

# The chart
look-beneath = Look beneath
chip-under = { $ship } waits
danger-of = { $danger } of 16 spins would catch it

# The storm
storm-title = The cloud!
storm-out = On the board right now
storm-spins = { $name } spins!
storm-spins-you = You spin!
storm-phew = Phew!
storm-missed = Phew! { $name }’s { $ship } got away.
storm-missed-you = Phew! Your { $ship } got away.
storm-caught = Caught: { $name }’s { $ship }!
storm-caught-you = Caught: your { $ship }!
storm-lost = Lost: { $name }’s { $ship }!
storm-lost-you = Lost: your { $ship }!
storm-back = Sent back: { $name }’s { $ship }!
storm-back-you = Sent back: your { $ship }!
scene-took = { $money } for { $name }!
scene-took-you = { $money } for you!
scene-bonus = { $money } more for { $name }!
scene-bonus-you = { $money } more for you!
scene-won = { $name } wins!
scene-won-you = You win!
scene-over = The richest wins!

# The log
log-rolled = { $name } rolls a { $die }.
log-rolled-you = You roll a { $die }.
log-began = { $name } begins.
log-began-you = You begin.
log-passed = No ship of { $name } can sail.
log-passed-you = None of your ships can sail.
log-sailed = { $steps ->
    [one] { $name }’s { $ship } sails { $steps } mark.
   *[other] { $name }’s { $ship } sails { $steps } marks.
}
log-sailed-you = { $steps ->
    [one] Your { $ship } sails { $steps } mark.
   *[other] Your { $ship } sails { $steps } marks.
}
log-before-cloud = { $name } stops before the cloud.
log-before-cloud-you = You stop before the cloud.
log-before-port = { $name } waits before a full port.
log-before-port-you = You wait before a full port.
log-back = { $name }’s { $ship } has to go back to { $port }.
log-back-you = Your { $ship } has to go back to { $port }.
log-back-sea = { $name }’s { $ship } has to go back to the lane after { $port }.
log-back-sea-you = Your { $ship } has to go back to the lane after { $port }.
log-docked = { $name } docks in { $port }.
log-docked-you = You dock in { $port }.
log-took = { $name } takes { $money } in { $port }.
log-took-you = You take { $money } in { $port }.
log-bonus = { $name } gets { $money } more at home.
log-bonus-you = You get { $money } more at home.
log-cloud = { $points ->
    [one] The cloud is to turn to { $letter } and drift { $points } point { $way }.
   *[other] The cloud is to turn to { $letter } and drift { $points } points { $way }.
}
log-cloud-word = The cloud is to turn to { $letter } and race { $way } to the edge!
log-caught = Caught! { $name }’s { $ship } hangs beneath the cloud.
log-caught-you = Caught! Your { $ship } hangs beneath the cloud.
log-pushed = The cloud pushes { $name }’s { $ship } aside.
log-pushed-you = The cloud pushes your { $ship } aside.
log-set-down = { $name }’s { $ship } is back on its lane.
log-set-down-you = Your { $ship } is back on its lane.
log-emptied = { $ships ->
    [0] The cloud was empty. It is back in the middle.
    [one] The cloud drops { $ships } ship and goes back to the middle.
   *[other] The cloud drops { $ships } ships and goes back to the middle.
}
log-lost = { $name } has lost { $ship }.
log-lost-you = You have lost { $ship }.
log-ended-target = { $name } has enough money and wins!
log-ended-target-you = You have enough money and win!
log-ended-fleet_lost = { $name } has no ship left. The richest wins.
log-ended-fleet_lost-you = You have no ship left. The richest wins.
log-ended-no_cards = All cards are taken. The richest wins.

# Dice, spinner, panels
die = The die shows { $die }
die-none = Not yet thrown
due-dice = Throw the die on the table!
due-dice-for = Throw the die for { $name }!
due-dice-other = { $name } throws the die on the table.
due-spinner = Spin the arrow on the table!
due-spinner-for = Spin the arrow for { $name }!
due-spinner-other = { $name } spins the arrow on the table.
throw-rolled = Throw the die!
throw-rolled-other = { $name } throws the die.
throw-rolled-other-you = You throw the die.
throw-rolled-go = Throw
throw-spun = Spin the arrow!
throw-spun-other = { $name } spins the arrow.
throw-spun-other-you = You spin the arrow.
throw-spun-go = Spin
spinner = The cloud
spun = Last spin: { $letter }, { $points } { $way }
spun-word = Last spin: { $letter }, { $way } to the edge
spun-none = Not spun yet
spins-after = Spins again after { $name }
spins-after-you = Spins again after you
leads = leads
seat-next = next
money = { $money }
money-of = { $money } of { $target }
fleet-of = Ships: { $sailing } sailing, { $cloud } at the cloud, { $lost } lost
cargo-of = Cargo of { $name }
cargo-of-you = Your cargo
cargo-none = No card yet.
card = { $port }, { $money }
card-bonus = Home port, { $money }

# Options
option-length = Length of the match
option-length-full = { NUMBER($full) }
option-length-short = { NUMBER($short) }
option-targets = Money for each fleet
option-targets-note = Whoever is younger may win with less.
option-targets-each = { $number },000
