# The sentences of Smugglers' Island.

island-gems = edelsteneneiland
island-coins = munteneiland
island-jewellery = pareleiland
island-vases = vazeneiland
island-barrels = vateneiland
square-I = binnenvak { $number }
square-M = middenvak { $number }
square-O = buitenvak { $number }

# What to do
now-harbour = Tik op een haven die gloeit.
now-rock = Waar komt een rots te liggen?
now-beam = Welke kant draait het licht op?
now-beam-sub = Tik op een bleke straal, of kies hier.
now-throw = { $name } is betrapt! Waar valt de kist?
now-throw-own = Je bent betrapt! Waar valt je kist?
now-sail = { $steps ->
    [one] Vaar 1 vak.
   *[other] Vaar hooguit { $steps } vakken.
}
now-leave = Verkeerde haven. Je moet verder.
now-reload = Afgeleverd! Nog een kist meenemen?
now-stuck = Het licht verspert je de weg.
now-push = Duw { $name } opzij. Waarheen?
now-choose = Daar drijft een kist. Ruilen?
now-tap = Tik op een vak dat gloeit.
now-shown = { $action }?
now-shown-sail = Daarheen varen?
now-shown-push = { $name } daarheen duwen?
now-again = Tik er nog eens op, of hier.
now-over = Smokkelaars, ahoi!
wait-harbour = { $name } kiest een haven.
wait-harbour-you = Je kiest een haven.
wait-rock = { $name } legt een rots neer.
wait-rock-you = Je legt een rots neer.
wait-beam = { $name } draait het licht.
wait-beam-you = Je draait het licht.
wait-throw = { $name } gooit een kist overboord.
wait-throw-you = Je gooit een kist overboord.
wait-sail = { $name } vaart.
wait-sail-you = Je vaart.
wait-push = { $name } duwt een boot opzij.
wait-push-you = Je duwt een boot opzij.
wait-sub = Houd het licht in de gaten.
happens-light = Het licht draait.
happens-took = { $name } pakt een kist.
happens-took-you = Je pakt een kist.

take = Kist pakken
swap = Kisten ruilen
only-sail = Alleen erheen varen
go-sail = Varen
go-push = Duwen
shown-push = Je duwt { $name } opzij.
shown-right = Hier hoort je kist!
shown-wrong = Je kist hoort hier niet.
stay = Hier blijven
turn-clockwise = Met de klok mee
turn-counter = Tegen de klok in
turn-finds = Het vindt { $names }!
turn-finds-you = Het vindt jou!
turn-finds-nobody = Het vindt niemand.

act-moor = Bij het { $island } beginnen
act-rock = De rots op { $square } leggen
act-turn-clockwise = Het licht met de klok mee draaien
act-turn-counter = Het licht tegen de klok in draaien
act-throw = De kist op { $square } gooien
act-push = { $name } naar { $square } duwen
act-push-harbour = { $name } naar het { $island } duwen
act-stay = Hier blijven
act-sail = Naar { $square } varen
act-sail-harbour = Naar het { $island } varen
act-take = Naar { $square } varen en de kist pakken
act-take-here = De kist pakken die hier ligt
act-take-harbour = Naar het { $island } varen en een kist pakken
act-swap = Naar { $square } varen en van kist ruilen
act-swap-here = Je kist ruilen voor die hier ligt

# Why not
why-not_now = Dat moet nog wachten.
why-rock_there = Daar ligt een rots.
why-cuts_off = Een rots daar zou een haven afsluiten.
why-too_far = Zo ver komt je boot niet.
why-in_the_light = Geen boot vaart het licht in.
why-here_already = Daar ben je al.
why-must_leave = Je moet de verkeerde haven uit.
why-no_goods = Daar ligt geen kist.
why-laden = Je boot is vol.
why-boat_there = Daar ligt een andere boot.
why-not_adjacent = Alleen naar een vak ernaast.
why-no_harbour = Niet naar een haven.
why-free_first = Kies eerst een leger vak.
why-boat_in_light = In het licht pakt niemand een kist.
why-not_left = Die kist is al weg.

# The log
log-began = { $name } begint.
log-began-you = Jij begint.
log-moored = { $name } begint bij het { $island }.
log-moored-you = Je begint bij het { $island }.
log-rock = Er duikt een rots op.
log-took-island = { $name } laadt bij het { $island }.
log-took-island-you = Je laadt bij het { $island }.
log-took-sea = { $name } vist een kist op.
log-took-sea-you = Je vist een kist op.
log-swapped = { $name } ruilt van kist op zee.
log-swapped-you = Je ruilt van kist op zee.
log-slept = De wachter slaapt. Sst!
log-clockwise = Het licht draait { $steps } met de klok mee.
log-counter = Het licht draait { $steps } tegen de klok in.
log-caught = Betrapt! { $name } ligt in het licht.
log-caught-you = Betrapt! Je ligt in het licht.
log-caught-laden = Betrapt! { $name } verliest de kist.
log-caught-laden-you = Betrapt! Je verliest je kist.
log-threw = Plons! Er drijft een kist op zee.
log-stayed = { $name } wacht.
log-stayed-you = Je wacht.
log-sailed = { $steps ->
    [one] { $name } vaart 1 vak.
   *[other] { $name } vaart { $steps } vakken.
}
log-sailed-you = { $steps ->
    [one] Je vaart 1 vak.
   *[other] Je vaart { $steps } vakken.
}
log-pushed = { $name } duwt { $victim } opzij.
log-pushed-you = Je duwt { $victim } opzij.
log-pushes-you = { $name } duwt je opzij.
log-wrong = Verkeerde haven: { $name } ligt bij het { $island }.
log-wrong-you = Verkeerde haven: je ligt bij het { $island }.
log-delivered = { $points ->
    [one] { $name } levert bij het { $island }: 1 punt.
   *[other] { $name } levert bij het { $island }: { $points } punten.
}
log-delivered-you = { $points ->
    [one] Je levert bij het { $island }: 1 punt.
   *[other] Je levert bij het { $island }: { $points } punten.
}
log-delivered-hidden = { $name } levert bij het { $island }.
log-delivered-hidden-you = Je levert bij het { $island }.
log-won = Smokkelaars, ahoi! { $name } wint.
log-won-you = Smokkelaars, ahoi! Je wint.

# The boats
cargo-mine = Jouw kist
cargo-hold = Houd vast en kijk
cargo-look = Houd ingedrukt en zie waar je kist heen moet
cargo-to = Naar het { $island }
cargo-worth = { $points ->
    [one] 1 punt waard
   *[other] { $points } punten waard
}
crate-yours = Jouw kist, { $name }!
crate-own = Jouw kist!
crate-to = { $points ->
    [one] Naar het { $island }, 1 punt!
   *[other] Naar het { $island }, { $points } punten!
}
crate-only = Alleen jij ziet dit.
crate-again = Houd het oog vast en het eiland licht op.
crate-shut = Kist dichtdoen
cargo-none = Geen kist
cargo-from = Kist van het { $island }
leads = Ligt voor
points-of = { $points } van { $target } punten
points-hidden = { $pieces ->
    [0] Nog niets afgeleverd
    [one] 1 kist afgeleverd
   *[other] { $pieces } kisten afgeleverd
}
dice-none = Er is nog niet gegooid
due-dice = Gooi de dobbelstenen op tafel!
due-dice-for = Gooi de dobbelstenen voor { $name }!
due-dice-other = { $name } gooit de dobbelstenen op tafel.
throw-rolled = Gooi de dobbelstenen!
throw-rolled-other = { $name } gooit de dobbelstenen.
throw-rolled-other-you = Je gooit de dobbelstenen.
throw-rolled-go = Gooien
dice-red = Licht: { $steps } met de klok mee. Boot: { $boat }.
dice-green = Licht: { $steps } tegen de klok in. Boot: { $boat }.
dice-black = Licht: { $steps } naar keuze. Boot: { $boat }.
dice-sleep = De wachter slaapt. Boot: { $boat }.

# Options
option-target = Punten om te winnen
option-targets = Punten voor elke boot
option-targets-note = Wie jonger is, mag met minder winnen.
option-rocks = Rotsen in zee
option-rock_places = Waar de rotsen liggen
option-rock_places-note = Tik op de kaart. Wat overblijft wordt voor het potje gelegd.
option-rocks_by = De andere rotsen
option-rocks_by-chance = Door het lot
option-rocks_by-seats = Om de beurt gelegd
rocks-chart = De baai. Pijltoetsen gaan over de vakken, Enter legt een rots of haalt hem weg.
rocks-take = Een tik haalt hem weg.
rocks-square = Hier: { $square }.
rocks-harbour = De haven van het { $island }.
rocks-here = Hier is een rots.
rocks-lay = Een tik legt een rots.
rocks-left = { $left ->
    [0] Alle rotsen liggen.
    [1] Er is nog één rots over.
   *[other] Er zijn nog { $left } rotsen over.
}
option-why-rocks_of_two = Met twee boten ligt de derde rots al bij het anker.
option-why-targets_too_short = Alleen als er minstens drie punten nodig zijn.
option-why-more_places = Meer rotsen zijn niet gekozen.
option-why-no_sea = Rotsen liggen alleen in zee.
option-why-anchor = Hier ligt al de rots van het anker.
option-why-cut_off = Een haven zou hier afgesneden zijn.
option-harbours = Havens
option-harbours-chosen = Gekozen
option-harbours-random = Door het lot
option-memory_aid = Kisten markeren die ik zag
option-open_scores = Open punten

# Great moments, over the board
light-title = Het licht!
scene-caught = Betrapt: { $name }!
scene-caught-you = Je bent betrapt!
scene-pushed = { $name } moet opzij!
scene-pushed-you = Je moet opzij!
scene-delivered = { $name } levert af!
scene-delivered-you = Je levert af!
scene-slept = De wachter snurkt!
scene-phew = Pfff!
scene-missed = Pfff! Het licht heeft { $name } net gemist.
scene-missed-you = Pfff! Het licht heeft jou net gemist.
scene-won = { $name } wint!
scene-won-you = Je wint!
