# Anchors Aweigh!: our own words. A message is whole: nothing is glued together from parts.

board = The quay and the sea
seats = The ships
list-language = en
round = Voyage { $round }

# Tiles, sacks, cards
tile-cannon = cannon
tile-sabre = sabre
tile-sailor = sailor
tile-shovel = shovel
tile-telescope = telescope
tile-rope = rope
tile-compass = compass
tile-map = map
tile-storage = storeroom
tile-monkey = monkey
tile-back = face-down tile
sack-lightblue = light blue sack
sack-white = white sack
sack-orange = orange sack
sack-violet = violet sack
sack-any = sack of your choice
colour-lightblue = Light blue
colour-white = White
colour-orange = Orange
colour-violet = Violet
category-discovery = Discovery
category-trade = Trade
category-pirates = Pirates
category-order = Order
count-sacks = { $sacks ->
    [one] { $sacks } sack
   *[other] { $sacks } sacks
}
count-coins = { $money ->
    [one] { $money } coin
   *[other] { $money } coins
}

# What to do
flag-aboard = All aboard!
flag-aboard-name = All aboard, { $name }!
flag-ready = Ready to sail!
flag-home = Home again!
flag-pirates = Pirates!
flag-pirates-name = Pirates, { $name }!
flag-card = { $category }!
flag-card-name = { $category }, { $name }!
now-grab = Grab what the cards ask for!
now-load = Take a tile or a sack.
now-picks = { $picks ->
    [one] One more, then the next one loads.
   *[other] { $picks } things, then the next one loads.
}
now-late = The cards are gone. Do you remember?
now-sacks = Now pick your sacks.
left-both = { $tiles } and { $sacks } to go.
left-one = { $left } to go.
left-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
left-sacks = { $sacks ->
    [one] { $sacks } sack
   *[other] { $sacks } sacks
}
now-turned = A find: { $tile }! Take it?
now-haste = In a hurry? Grab one more, unseen.
now-haste-sub = Nobody knows what it is. Not even you.
now-meet = Meet them or flee?
now-meet-sub = The card turns over when all have chosen.
now-answer = What do you answer?
now-can-discovery = You have what it takes!
now-can-trade = Will you trade?
now-can-pirates = You have it all!
now-can-order = You can deliver!
now-cannot-discovery = Something is missing.
now-cannot-trade = You do not have that sack.
now-cannot-pirates = You do not have it all.
now-cannot-order = You do not have the sacks.
now-lacks = Not aboard: { $things }.
now-cannot-sub = This one sails past you.
now-cannot-pay = They take { $takes }.
now-cannot-pay-none = Luckily you have nothing to take.
now-gives = You get { $gives }.
now-loses = With the storage gone you also lose: { $sacks }.
now-choose = { $sacks ->
    [one] Choose a sack!
   *[other] Choose { $sacks } sacks!
}
now-choose-sub = Tap the supply.
now-store = That does not all fit.
now-store-sub = Give something back, or tap what should go overboard.
now-pay = The pirates want a sack.
now-pay-sub = Tap the one you will miss least.
now-chest = Ten coins make a chest. Where to?
now-chest-sub = It keeps its place for good.
now-deal = One moment…
now-over = The match is over.
wait-load = { $many ->
    [one] { $name } is still loading.
   *[other] Still loading: { $name }
}
wait-load-sub = Have a look at their decks.
wait-turn = { $name } is loading.
wait-meet = { $many ->
    [one] { $name } is still making up their mind.
   *[other] Still thinking: { $name }
}
wait-answer = { $many ->
    [one] { $name } is still making up their mind.
   *[other] Still thinking: { $name }
}
wait-choose = { $name } is choosing sacks.
wait-store = { $name } is making room.
wait-pay = { $name } is paying the pirates.
wait-chest = { $name } is stowing a chest.
wait-you-meet = You meet them.
wait-you-flee = You flee.
wait-you-fulfil = You hand it over.
wait-you-decline = You let it pass.
wait-you-robbed = You do not give what they want.
ask-dump = Throw it overboard: { $tile }?
ask-spill = Throw it overboard: { $sack }?
ask-keep = Tap anywhere else to keep it.
ask-joker = What to do with it: { $tile }?

# Buttons
go-take-deck = On deck
go-take-below = Below deck
go-turn = Turn a tile
go-leave = Leave it
go-snatch-deck = On deck
go-snatch-below = Below deck
go-calm = That will do
go-haste = One unseen
go-meet = Meet
go-flee = Flee
go-give = Hand over
go-trade = Trade
go-order = Deliver
go-spare = Spare the { $tile }
go-joker = Use { $joker }
go-decline = Not this time
go-penalty = No: give { $takes }
go-penalty-none = No: give nothing
go-robbed = Give { $takes }
go-on = Sail on
go-waive = Give back
go-dump = Overboard
go-overboard = Overboard with it
go-bury-deck = On deck
go-bury-below = Below deck

# All moves
do-take-deck = Take onto the deck: { $tile }.
do-take-below = Take below deck: { $tile }.
do-turn = Turn a tile that lies face down.
do-load = Load a sack: { $sack }.
do-leave = Leave the turned tile.
do-snatch-deck = Grab one more, unseen, onto the deck.
do-snatch-below = Grab one more, unseen, below deck.
do-calm = Grab nothing more.
do-meet = Meet the pirates.
do-flee = Flee from the pirates.
do-fulfil = Give what the card asks for.
do-spare = Pay, but let a joker stand for this one: { $tile }.
do-joker = The first joker to go: { $joker }.
joker-parrot = the parrot
joker-pair = two of a kind ({ $tile })
do-decline = Let the card pass.
do-penalty = Do not give it: they take { $takes }.
do-penalty-none = Do not give it: there is nothing to take.
do-wish = Choose this one: { $sack }.
do-waive = Give this one back: { $sack }.
do-dump = Throw overboard: { $tile }.
do-spill = Throw overboard: { $sack }.
do-hand_over = Give to the pirates: { $sack }.
do-bury-deck = The chest goes on deck.
do-bury-below = The chest goes below deck.

# Why not
why-not_now = Not now: something else comes first.
why-gone = Somebody was faster.
why-face_down = Turn this tile first.
why-open = This tile lies open already.
why-starfish = Tiles with a starfish stay on the heap.
why-no_space = No place is free there.
why-enough_goods = You already have your two sacks.
why-none_left = No sack of this colour is left.
why-other_tile = Take the same tile from the top of the heap.
why-cannot_pay = You do not have all that the card asks for.
why-no_joker = No joker can stand for this tile.
why-not_aboard = You have none of that aboard.
why-not_in_reward = There is no such sack in your reward.
why-not_possible = That cannot happen now.

# The stage and the ships
stage-label = The open sea
sign-meet = Meet
sign-flee = Flee
pile-label = { $left ->
    [one] { $left } card is left in the pile.
   *[other] { $left } cards are left in the pile.
}
pile-next = The next back: { $category }.
supply-label = The supply: sacks of four colours
supply-of = { $sack }: { $left } left
card-label = { $category }. Asks for: { $asks }. Gives: { $gives }.
has-chosen = { $name } has chosen.
has-chosen-you = You have chosen.
tray-loading = Loaded: { $tiles } of { $places } tiles, { $sacks } of 2 sacks
tray-paying = You pay with: { $things }

# The log
log-began = { $name } loads first.
log-began-you = You load first.
log-all_aboard = Voyage { $round }: all aboard!
log-turned = { $name } turns up: { $tile }.
log-turned-you = You turn up: { $tile }.
log-took = { $name } loads: { $tile }.
log-took-you = You load: { $tile }.
log-stowed = { $name } takes something below deck.
log-stowed-you = You take something below deck.
log-snatched = { $name } grabs unseen: { $tile }.
log-snatched-you = You grab unseen: { $tile }.
log-left = { $name } leaves it there.
log-left-you = You leave it there.
log-loaded = { $name } loads: { $sack }.
log-loaded-you = You load: { $sack }.
log-full = { $name } is ready to sail.
log-full-you = You are ready to sail.
log-cast_off = Cast off! { $name } is ready first, the cards are gone.
log-cast_off-you = Cast off! You are ready first, the cards are gone.
log-topped-pirates = Pirates in sight!
log-postponed = An order goes under the pile.
log-met = { $name } meets the pirates.
log-met-you = You meet the pirates.
log-fled = { $name } flees.
log-fled-you = You flee.
log-revealed-discovery = A discovery! It asks for: { $asks }.
log-revealed-trade = A trade is offered. It asks for: { $asks }.
log-revealed-pirates = The pirates show their card. They want: { $asks }.
log-revealed-order = An order has come. It asks for: { $asks }.
log-fulfilled-discovery = { $name } makes the discovery.
log-fulfilled-discovery-you = You make the discovery.
log-fulfilled-trade = { $name } trades.
log-fulfilled-trade-you = You trade.
log-fulfilled-pirates = { $name } beats the pirates.
log-fulfilled-pirates-you = You beat the pirates.
log-fulfilled-order = { $name } delivers the order.
log-fulfilled-order-you = You deliver the order.
log-declined-discovery = { $name } sails past.
log-declined-discovery-you = You sail past.
log-declined-trade = { $name } does not trade.
log-declined-trade-you = You do not trade.
log-declined-pirates = { $name } is robbed by the pirates.
log-declined-pirates-you = The pirates rob you.
log-declined-order = { $name } lets the order pass.
log-declined-order-you = You let the order pass.
log-earned = { $money ->
    [one] { $name } gets { $money } coin.
   *[other] { $name } gets { $money } coins.
}
log-earned-you = { $money ->
    [one] You get { $money } coin.
   *[other] You get { $money } coins.
}
log-wished = { $name } chooses: { $sack }.
log-wished-you = You choose: { $sack }.
log-stored = { $sacks ->
    [one] { $name } stores { $sacks } sack.
   *[other] { $name } stores { $sacks } sacks.
}
log-stored-you = { $sacks ->
    [one] You store { $sacks } sack.
   *[other] You store { $sacks } sacks.
}
log-waived = { $name } gives back: { $sack }.
log-waived-you = You give back: { $sack }.
log-dumped = { $name } throws overboard: { $tile }.
log-dumped-you = You throw overboard: { $tile }.
log-spilled = { $name } throws overboard: { $sack }.
log-spilled-you = You throw overboard: { $sack }.
log-penalized = { $money ->
    [0] { $name } has no coins for the pirates.
    [one] { $name } pays the pirates { $money } coin.
   *[other] { $name } pays the pirates { $money } coins.
}
log-penalized-you = { $money ->
    [0] You have no coins for the pirates.
    [one] You pay the pirates { $money } coin.
   *[other] You pay the pirates { $money } coins.
}
log-handed_over = { $name } gives the pirates: { $sack }.
log-handed_over-you = You give the pirates: { $sack }.
log-sold = { $sacks ->
    [0] { $name } is home, without a sack.
    [one] { $name } is home and sells { $sacks } sack.
   *[other] { $name } is home and sells { $sacks } sacks.
}
log-sold-you = { $sacks ->
    [0] You are home, without a sack.
    [one] You are home and sell { $sacks } sack.
   *[other] You are home and sell { $sacks } sacks.
}
log-buried-deck = { $name } puts a chest on deck.
log-buried-deck-you = You put a chest on deck.
log-buried-below = { $name } puts a chest below deck.
log-buried-below-you = You put a chest below deck.
log-consoled = { $name } gets a parrot.
log-consoled-you = You get a parrot.
log-ended = Home again! The richest ship wins.
scene-chest = A chest for { $name }!
scene-chest-you = A chest for you!
scene-won = { $name } wins!
scene-won-you = You win!

# Options
option-pace = Loading
option-pace-race = A race
option-pace-gentle = Gentle
option-pace-turns = In turns
option-composition = The cards
option-composition-classic = Classic
option-composition-explorers = Discoveries
option-composition-buccaneers = Pirates
option-composition-merchants = Trade
option-composition-mixed = Discovery { $share0 }, Trade { $share1 }, Pirates { $share2 }, Order { $share3 }
mixture-less = { $category }: one card less
mixture-more = { $category }: one card more
mixture-total = Always { $cards } cards a round.
option-random_cards = Random cards
option-random_cards-note = Any thirteen cards, at least one of each kind.
option-competition = Harder competition
option-competition-note = Starfish stay in the heap, monkeys and pairs are jokers.
option-handicap = A monkey on deck
option-handicap-note = This ship has one place less.
option-hands = How quick the hands are
option-hands-note = Whoever grabs more slowly gets a quicker hand.
option-hands-quick = Twice as quick
option-hands-brisk = Quicker
option-hands-usual = Like all
option-hands-calm = Slower
option-first_seat = Who loads first
option-batch = Things in a turn
option-batch-note = The device goes round less often.
option-why-hands_in_turns = Only where all load at once.
option-why-mixed_at_random = The cards come by chance.
option-why-too_few_rivals = From three ships on only.

# The end
end-points = { $points ->
    [one] { $points } coin
   *[other] { $points } coins
}

# Loading: the heap, the bell, the supply, the keys
own-ship = Your ship
own-look = Look below deck
lies-deck = On deck.
lies-below = Below deck.
load-heap = The heap: { $tiles } tiles
load-cards = The thirteen cards
load-bell = Cast off!
load-bell-wait = Cast off! Your ship does it by itself as soon as it is full.
load-bell-ring = Ring the bell
load-shout = { $name }: Cast off!
load-shout-you = You cast off!
load-sacks = { $left ->
    [0] Your two sacks are aboard
    [one] Choose one more sack
   *[other] Choose two sacks
}
load-hand = The hand is busy.
load-time = { $seconds } seconds left
load-keys = Keys: letters take a tile (with Shift: below deck), X turns one over, 1 to 4 take sacks.
load-key = Key { $key }

# The other ships
panel-loading = { $name }: { $tiles } of { $places } tiles and { $sacks } of 2 sacks loaded. On deck: { $deck }. The hold is shut.
panel-sea = { $name } has on deck: { $deck }. Below deck, unseen: { $below }.
panel-nothing = nothing
panel-money = { $name } owns { $money ->
    [one] { $money } coin
   *[other] { $money } coins
}.
panel-money-you = You own { $money ->
    [one] { $money } coin
   *[other] { $money } coins
}.
panel-first = { $name } cast off first.
panel-hand = { $name }: hand × { $speed }
panel-full = { $name } is ready to sail.
panel-decided = { $name } has decided.
panel-meets = { $name } meets the pirates.
panel-flees = { $name } flees.

# Many hands on one screen
hands-title = Load the ships together
hands-count = { $tiles } of { $places }
hands-ships = The ships
hands-help = Many hands: everybody loads at once with their fingers on this screen. Without a touch screen choose “in turns” when you begin a match.
