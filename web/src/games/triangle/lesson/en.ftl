# The first match of Devil's Triangle. Loaded when a lesson is due.
lesson-aim = First with { $target } wins!
lesson-caught = Caught! The cloud carries the ship along.
lesson-lost = At the rim the cloud is emptied: what hung there is lost.
lesson-back = Exactly on a ship: that one is sent back.
lesson-stopped = Nothing sails under the cloud: the ship waits before it.
lesson-full = The port is full: the ship waits outside.
lesson-bonus = The home port adds a bonus card.
lesson-took = Who comes into a port takes the open card.
lesson-under = Under the cloud your ship has to wait.
lesson-throw = So many steps one of your ships sails.
lesson-spin = All have sailed: now the cloud turns and wanders.
lesson-fleet = { $ships ->
    [one] Your last ship.
   *[other] Your { $ships } ships.
}
lesson-sail = Tap a ship to see its course, once more to sail.
lesson-danger = Calm or risky: so likely the cloud catches you there.
lesson-cloud = Keep away from the cloud: it takes ships.
lesson-others = { $name } wants the same cards: who is there first gets them.
