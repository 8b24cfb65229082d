# The logbook of this device. Loaded with it.
logbook-sum = { $matches ->
    [one] One match
   *[other] { $matches } matches
}, { $wins ->
    [0] none won yet
    [one] one won
   *[other] { $wins } won
}
logbook-lamps = { $wins ->
    [0] No lamp is lit yet.
    [one] One lamp for one win
   *[other] { $wins } lamps, one for each win
}
logbook-lamp-more = and { $more } more
logbook-first-lamp = Your first win lights the first lamp.
logbook-empty = The first page is still blank.
logbook-empty-text = When a match is over, it is written down here: who sailed along, who won, and whom the light caught. All of it stays on this device.
logbook-empty-go = To the games
logbook-of = { $wins } of { $matches } won
logbook-none = not played yet
logbook-richest = Richest voyage
logbook-closest = Closest finish
logbook-caught = Most often caught
logbook-by = { $name }, { $date }
logbook-worth-smugglers = { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}
logbook-worth-triangle = { $worth }
logbook-worth-aboard = { $worth ->
    [one] { $worth } coin
   *[other] { $worth } coins
}
logbook-margin-0 = level
logbook-margin = by { $worth }
logbook-times = { $times ->
    [one] once
   *[other] { $times } times
}
logbook-ways = How you sailed
logbook-way-alone = Alone with bots
logbook-way-device = Round one device
logbook-way-link = By a link
logbook-way-screen = Before a big screen
logbook-levels = Against whom
logbook-no-bots = Without bots
logbook-people = Who sailed along
logbook-people-none = People with a name will stand here.
logbook-person = { $matches ->
    [one] one match
   *[other] { $matches } matches
}, { $wins ->
    [0] none won
    [one] one won
   *[other] { $wins } won
}
logbook-between = Between us: { $ahead } to { $behind }
logbook-unlucky = Caught most often of all: { $name }, { $times ->
    [one] once
   *[other] { $times } times
}
logbook-forget = Erase the name { $name }
logbook-forget-ask = Erase the name { $name } from this device?
logbook-forget-text = The matches stay, without the name.
logbook-forget-yes = Erase the name
logbook-matches = All matches
logbook-more = Show more
logbook-replay = Look at it again
logbook-won = won
logbook-keep-title = Yours alone
logbook-keep = The logbook lies on this device only, and holds the last { $most } matches. No account, no copy anywhere.
logbook-save = Save as a file
logbook-bring = Bring a file
logbook-erase = Erase everything
logbook-erase-ask = Erase the whole logbook?
logbook-erase-text = All its pages are gone then, on this device. Nobody can bring them back.
logbook-erase-yes = Erase it
logbook-keep-it = Keep it
logbook-full = This browser’s storage is full: new matches are not written down. Save the logbook as a file, and erase what you do not need.
logbook-off = This browser keeps nothing, as in a private window: the logbook stays blank.
logbook-aside = A part of the logbook could not be read and was set aside.
logbook-aside-save = Save what was set aside
logbook-brought = { $matches ->
    [0] Nothing in it was new.
    [one] One match was added.
   *[other] { $matches } matches were added.
}
logbook-brought-lost = { $lost ->
    [one] One more could not be read.
   *[other] { $lost } more could not be read.
}
logbook-no-book = This file is no logbook.
logbook-not-kept = There is no room left for it in this browser.
logbook-erased = The logbook is blank again.
logbook-someone = somebody
