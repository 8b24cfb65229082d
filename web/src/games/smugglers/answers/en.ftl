# What Smugglers' Island answers. A message is whole; several are read one after the other.

# Where a place is
near-harbour = The harbour of { $island }.
near-ring-I = Inner ring
near-ring-M = Middle ring
near-ring-O = Outer ring
near-before = { $ring }, before { $island }.
near-clockwise = { $ring }, clockwise beside { $island }.
near-counter = { $ring }, counter-clockwise beside { $island }.
near-between = { $ring }, between { $island } and { $other }.
near-steps = { $steps ->
    [one] One square from { $name }’s boat.
   *[other] { $steps } squares from { $name }’s boat.
}
near-steps-you = { $steps ->
    [one] One square from your boat.
   *[other] { $steps } squares from your boat.
}
near-goal = { $steps ->
    [one] One square to { $island }.
   *[other] { $steps } squares to { $island }.
}
place-boat = { $name } is here.
place-boat-you = You are here.
place-goods = A crate floats here.
place-rock = A rock is here.
place-light = In the light.

# Things
answer-boat = { $name }’s boat carries a crate from { $island }.
answer-boat-you = Your boat carries a crate from { $island }.
answer-boat-empty = { $name }’s boat is empty: it fetches a crate next.
answer-boat-empty-you = Your boat is empty: fetch a crate.
answer-boat-secret = Only its sailor knows where it must go.
answer-goal = { $points ->
    [one] It must go to { $island } and brings 1 point.
   *[other] It must go to { $island } and brings { $points } points.
}
answer-goal-shut = Hold the eye: it shows where your crate must go.
answer-wrong = This is the wrong harbour for its crate: it must sail on.
answer-lit = It lies in the light!
answer-island = { $pieces ->
    [0] { $island }: no crate is left to fetch. Crates for this island are delivered in its harbour.
    [one] { $island }: 1 crate is left to fetch. Crates for this island are delivered in its harbour.
   *[other] { $island }: { $pieces } crates are left to fetch. Crates for this island are delivered in its harbour.
}
answer-island-goal = Your crate must go here!
answer-boats = In the harbour: { $names }.
answer-goods = { $crates ->
    [one] A crate from { $island } drifts here. A boat that stops here may take it.
   *[other] { $crates } crates drift here, the top one from { $island }. A boat that stops here may take it.
}
answer-rock = A rock: no boat sails over it.
answer-tower = The lighthouse shines towards { $island }. A boat that the light finds loses its crate, and none sails into the light.
answer-tower-dark = The lighthouse. A boat that its light finds loses its crate.
answer-points = { $name } has { $points } of { $target } points.
answer-points-you = You have { $points } of { $target } points.
answer-pieces = { $pieces ->
    [0] { $name } has delivered nothing yet.
    [one] { $name } has delivered 1 crate.
   *[other] { $name } has delivered { $pieces } crates.
}
answer-pieces-you = { $pieces ->
    [0] You have delivered nothing yet.
    [one] You have delivered 1 crate.
   *[other] You have delivered { $pieces } crates.
}
answer-dice = The coloured die turns the light, the other one says how far a boat may sail.

# The keys
answer-watching = You are watching: no boat is yours.
answer-no-harbour = Your boat has no harbour yet.
goal-crate = { $points ->
    [one] Your crate must go to { $island } and brings 1 point.
   *[other] Your crate must go to { $island } and brings { $points } points.
}
answer-far = { $steps ->
    [one] It is 1 square away.
   *[other] It is { $steps } squares away.
}
answer-left = { $left ->
    [one] { $name } still needs 1 point.
   *[other] { $name } still needs { $left } points.
}
answer-left-you = { $left ->
    [one] You still need 1 point.
   *[other] You still need { $left } points.
}
answer-fetch = { $steps ->
    [0] Fetch a crate: the next one is right here.
    [one] Fetch a crate: the next one is 1 square away.
   *[other] Fetch a crate: the next one is { $steps } squares away.
}
around-light = { $steps ->
    [0] You lie in the light!
    [one] The light is 1 square away.
   *[other] The light is { $steps } squares away.
}
around-boat = { $steps ->
    [0] { $name } lies beside you.
    [one] { $name } is 1 square away.
   *[other] { $name } is { $steps } squares away.
}
around-crate = { $steps ->
    [0] A crate drifts right here.
    [one] A drifting crate is 1 square away.
   *[other] A drifting crate is { $steps } squares away.
}
around-rock = { $steps ->
    [one] A rock is 1 square away.
   *[other] A rock is { $steps } squares away.
}
around-island = { $steps ->
    [one] { $island } is 1 square away.
   *[other] { $island } is { $steps } squares away.
}
around-nothing = Nothing but sea for three squares around.
standing-leads = In the lead: { $names }.
standing-target = { $target } points win.
