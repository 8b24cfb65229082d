# What Devil's Triangle answers. A message is whole; several are read one after the other.

# Where a place is
place-port = A berth in { $port }.
place-sea = { $marks ->
    [one] { $marks } mark after { $port }, { $left } before { $next }.
   *[other] { $marks } marks after { $port }, { $left } before { $next }.
}
place-ship = { $name }’s { $ship } lies here.
place-ship-you = Your { $ship } lies here.
near-behind = { $marks ->
    [one] { $marks } mark ahead of { $name }’s { $ship }.
   *[other] { $marks } marks ahead of { $name }’s { $ship }.
}
near-behind-you = { $marks ->
    [one] { $marks } mark ahead of your { $ship }.
   *[other] { $marks } marks ahead of your { $ship }.
}
near-cloud = Beneath the cloud.

# Things
answer-ship = { $name }’s ship { $ship }.
answer-ship-you = Your ship { $ship }.
answer-lost = It is lost.
answer-hangs = It hangs beneath the cloud. If the cloud comes to the edge, it is lost.
answer-next = { $left ->
    [one] It is { $left } mark to { $port }.
   *[other] It is { $left } marks to { $port }.
}
answer-under = The cloud is over it: it has to wait.
answer-danger = { $danger } of { $of } spins would catch it.
answer-calm = No spin can catch it now.
answer-port = { $cards ->
    [one] { $port }: whoever docks here takes the { $money } card, the last one.
   *[other] { $port }: whoever docks here takes the { $money } card. { $cards } cards are left.
}
answer-port-empty = { $port }: no card is left here.
answer-port-full = All { $berths } berths are taken: ships must wait outside.
answer-berths = { $ships ->
    [0] All { $berths } berths are free.
    [one] { $ships } of { $berths } berths is taken.
   *[other] { $ships } of { $berths } berths are taken.
}
answer-bonus = { $cards ->
    [0] The bonus of the home port: no card is left.
    [one] The bonus of the home port: { $money } on top for whoever docks there. { $cards } card is left.
   *[other] The bonus of the home port: { $money } on top for whoever docks there. { $cards } cards are left.
}
answer-cloud = { $ships ->
    [0] The cloud. It carries no ship. Its magnets catch ships as it wanders, and no ship sails beneath it.
    [one] The cloud. It carries { $ships } ship. Its magnets catch ships as it wanders, and no ship sails beneath it.
   *[other] The cloud. It carries { $ships } ships. Its magnets catch ships as it wanders, and no ship sails beneath it.
}
answer-cloud-port = Under it: { $ports }.
answer-cloud-free = The cloud is over no lane.
answer-spinner = It says which letter the cloud turns to, how far it drifts, and where to.
answer-rose = The compass rose: up is north, and that way the cloud drifts when the spinner says N.
answer-die = One ship sails as many marks as the die shows.
answer-money = { $name } has { $money } of { $target }.
answer-money-you = You have { $money } of { $target }.

# The keys
answer-watching = You are watching: no fleet is yours.
where-lost = { $ship } is lost.
where-hangs = { $ship } hangs beneath the cloud.
goal-left = { $name } needs { $money } more to win.
goal-left-you = You need { $money } more to win.
goal-dock = { $ship } can dock in { $port } now: { $money }.
goal-port = { $left ->
    [one] { $ship }: { $left } mark to { $port }, which pays { $money }.
   *[other] { $ship }: { $left } marks to { $port }, which pays { $money }.
}
around-danger = { $ship }: { $danger ->
    [one] { $danger } of { $of } spins would catch it.
   *[other] { $danger } of { $of } spins would catch it.
}
around-calm = No ship of yours is within the cloud’s reach.
around-cloud-port = The cloud is over { $port }.
around-cloud-sea = { $marks ->
    [one] The cloud is over the lane, { $marks } mark after { $port }.
   *[other] The cloud is over the lane, { $marks } marks after { $port }.
}
around-cloud-stretch = The cloud is over the lane, { $marks } to { $last } marks after { $port }.
standing-leads = In the lead: { $names }.
standing-target = { $target } wins.
