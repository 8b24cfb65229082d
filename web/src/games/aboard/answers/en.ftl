# What Anchors Aweigh! answers. A message is whole; several are read one after the other.

# Cards
answer-discovery = Whoever has it all may hand it over and gets the reward.
answer-trade = Whoever has the sack may trade it.
answer-pirates = { $goods ->
    [one] Whoever meets them hands over what it asks for and gets the reward, or pays { $money } coins and { $goods } sack. Whoever flees gets nothing and pays nothing.
   *[other] Whoever meets them hands over what it asks for and gets the reward, or pays { $money } coins and { $goods } sacks. Whoever flees gets nothing and pays nothing.
}
answer-order = Whoever has the sacks may deliver them and gets the reward.
answer-back = { $category }: this card is still face down.
answer-lacks = Missing on your ship: { $things }.
answer-has-all = Your ship has all of it.

# Tiles and sacks
answer-tile = { $cards ->
    [0] A tile, { $tile }: no card asks for it.
    [one] A tile, { $tile }: one card asks for it.
   *[other] A tile, { $tile }: { $cards } cards ask for it.
}
answer-tile-now = A tile, { $tile }: the open card asks for it.
answer-tile-plain = A tile, { $tile }: discoveries and pirates ask for such things.
answer-aboard = { $aboard ->
    [0] You have none aboard.
   *[other] You have { $aboard } aboard.
}
answer-storage = A storeroom: no card asks for it, but on the voyage it holds { $sacks } sacks.
answer-none-open = None lies open: { $tile }.
answer-monkey = A monkey: it takes up a place and is of no use.
answer-monkey-joker = A monkey: it stands for any tile that a card asks for.
answer-parrot = The parrot stands for one tile that a discovery or pirates ask for, once.
answer-face-down = A tile that lies face down: it can be turned over.
answer-starfish = It has a starfish and stays on the heap.
answer-sack = { $left ->
    [0] The { $sack }: cards trade and order sacks, and at home each is sold. None is left in the supply.
   *[other] The { $sack }: cards trade and order sacks, and at home each is sold. { $left } are left in the supply.
}
answer-any = A sack of a colour that you choose.

# Ships
answer-chests = { $chests ->
    [one] One chest is among it, worth { $worth }: it takes up a place for good.
   *[other] { $chests } chests are among it, worth { $worth } each: they take up places for good.
}
answer-deck = On deck: { $things }.
answer-hold = Below deck: { $things }.
answer-hold-shut = { $things ->
    [0] Nothing is below deck.
    [one] One thing is below deck, unseen.
   *[other] { $things } things are below deck, unseen.
}
answer-loaded = Loaded: { $tiles } of { $places } tiles, { $sacks } of { $special } sacks.
answer-place-deck = A free place on deck: everybody sees what lies there.
answer-place-below = A free place below deck: only its owner sees what lies there.
answer-place-special = A place for a sack.

# At sea and at the quay
answer-pile = The cards of this voyage come one after the other.
answer-sandglass = When the sand has run out, the table loads for whoever is late.
answer-meet = Meet the pirates: hand over what their card asks for and get the reward.
answer-flee = Flee from the pirates: no reward, no risk. Whoever meets them and cannot pay loses: { $takes }.

# The keys
answer-watching = You are watching: no ship is yours.
where-quay = The ship of { $name } lies at the quay.
where-home = The ship of { $name } is home again.
where-sea = { $left ->
    [0] The ship of { $name } is at sea, and the last card is out.
    [one] The ship of { $name } is at sea, and one card is left.
   *[other] The ship of { $name } is at sea, and { $left } cards are left.
}
where-quay-you = Your ship lies at the quay.
where-home-you = Your ship is home again.
where-sea-you = { $left ->
    [0] Your ship is at sea, and the last card is out.
    [one] Your ship is at sea, and one card is left.
   *[other] Your ship is at sea, and { $left } cards are left.
}
goal-rich = Voyage { $round } of { $rounds }. After the last one the richest ship wins.
goal-asks = All cards together ask for: { $things }.
goal-lacks = For all cards together you still lack: { $things }.
around-heap = Open on the heap: { $things }.
around-down = { $tiles ->
    [0] None lies face down.
    [one] One tile lies face down.
   *[other] { $tiles } tiles lie face down.
}
around-cards = { $cards ->
    [one] One card lies open around it.
   *[other] { $cards } cards lie open around it.
}
around-ship = The ship of { $name }:
standing-leads = In the lead: { $names }.
