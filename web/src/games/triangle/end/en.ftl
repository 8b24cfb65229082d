# The end of a match. Loaded when it is over.
end-story = { $n ->
    [one] A moment of this voyage
   *[other] Moments of this voyage
}
haul-cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
moment-escape = Narrowest escape
moment-escape-say = { $danger } of 16 spins would have caught a ship of { $name }, and it sailed on.
moment-escape-say-you = { $danger } of 16 spins would have caught your ship. It sailed on.
moment-caught = Biggest catch
moment-caught-say = { $ships ->
    [one] A ship of { $name } was caught by the cloud.
   *[other] The cloud caught { $ships } ships of { $name } at one spin.
}
moment-caught-say-you = { $ships ->
    [one] The cloud caught one of your ships.
   *[other] The cloud caught { $ships } of your ships at one spin.
}
moment-swallowed = Blackest hour
moment-swallowed-say = { $ships ->
    [one] The storm carried off a ship of { $name } for good.
   *[other] The storm carried off { $ships } ships of { $name } for good.
}
moment-swallowed-say-you = { $ships ->
    [one] The storm carried off one of your ships for good.
   *[other] The storm carried off { $ships } of your ships for good.
}
moment-sent_back = Longest way back
moment-sent_back-say = { $steps ->
    [one] A ship of { $name } was sent back to port after one mark.
   *[other] A ship of { $name } was sent back to port after { $steps } marks.
}
moment-sent_back-say-you = { $steps ->
    [one] Your ship was sent back to port after one mark.
   *[other] Your ship was sent back to port after { $steps } marks.
}
moment-rich = Richest landing
moment-rich-say = { $money } in one landing: { $name } in { $port }.
moment-rich-say-you = { $money } in one landing: you in { $port }.
moment-finish = The last act
moment-finish-say = { $ending ->
    [fleet_lost] The last ship of { $name } was lost.
    [no_cards] { $name } took the last card.
   *[target] { $name } reached the flag.
}
moment-finish-say-you = { $ending ->
    [fleet_lost] Your last ship was lost.
    [no_cards] You took the last card.
   *[target] You reached the flag.
}
