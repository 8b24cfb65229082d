# The end of a match. Loaded when it is over.
end-story = { $n ->
    [one] A moment of these voyages
   *[other] Moments of these voyages
}
end-say = { $score } after two voyages.
end-say-you = { $score } after two voyages. Well sailed!
end-say-short = { $score } after two voyages. { $gap } more, and it was yours!
haul-money = { $chests ->
    [0] { $coins } coins
    [one] one chest and { $coins } coins
   *[other] { $chests } chests and { $coins } coins
}
moment-cast_off = Fastest loading
moment-cast_off-say = { $ahead ->
    [0] { $name } was loaded a hair’s breadth before the next.
    [one] { $name } was loaded, one tile ahead of the next.
   *[other] { $name } was loaded, { $ahead } tiles ahead of the next.
}
moment-cast_off-say-you = { $ahead ->
    [0] You were loaded a hair’s breadth before the next.
    [one] You were loaded, one tile ahead of the next.
   *[other] You were loaded, { $ahead } tiles ahead of the next.
}
moment-brave = Boldest meeting
moment-brave-say = { $fled ->
    [one] Another ship fled; { $name } met the pirates and won.
   *[other] { $fled } ships fled; { $name } met the pirates and won.
}
moment-brave-say-you = { $fled ->
    [one] Another ship fled; you met the pirates and won.
   *[other] { $fled } ships fled; you met the pirates and won.
}
moment-fined = Dearest meeting
moment-fined-say = { $money ->
    [one] { $name } met the pirates empty-handed and paid one coin.
   *[other] { $name } met the pirates empty-handed and paid { $money } coins.
}
moment-fined-say-you = { $money ->
    [one] You met the pirates empty-handed and paid one coin.
   *[other] You met the pirates empty-handed and paid { $money } coins.
}
moment-rich = Best card
moment-rich-say = { $money ->
    [one] One card brought { $name } a coin.
   *[other] One card brought { $name } { $money } coins.
}
moment-rich-say-you = { $money ->
    [one] One card brought you a coin.
   *[other] One card brought you { $money } coins.
}
moment-sold = Fullest ship
moment-sold-say = { $goods ->
    [one] { $name } came home with one sack to sell.
   *[other] { $name } came home with { $goods } sacks to sell.
}
moment-sold-say-you = { $goods ->
    [one] You came home with one sack to sell.
   *[other] You came home with { $goods } sacks to sell.
}
moment-chest = Treasure
moment-chest-say = { $chests ->
    [one] { $name } shut the first chest of gold.
   *[other] { $name } shut chest number { $chests }.
}
moment-chest-say-you = { $chests ->
    [one] You shut your first chest of gold.
   *[other] You shut chest number { $chests }.
}
