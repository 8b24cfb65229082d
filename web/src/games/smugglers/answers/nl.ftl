# Wat Smokkelaarseiland antwoordt.

# Waar een vak ligt
near-harbour = De haven van het { $island }.
near-ring-I = Binnenste ring
near-ring-M = Middelste ring
near-ring-O = Buitenste ring
near-before = { $ring }, vóór het { $island }.
near-clockwise = { $ring }, met de klok mee naast het { $island }.
near-counter = { $ring }, tegen de klok in naast het { $island }.
near-between = { $ring }, tussen het { $island } en het { $other }.
near-steps = { $steps ->
    [one] Vanaf de boot van { $name }: één vak.
   *[other] Vanaf de boot van { $name }: { $steps } vakken.
}
near-steps-you = { $steps ->
    [one] Eén vak van je boot.
   *[other] { $steps } vakken van je boot.
}
near-goal = { $steps ->
    [one] Eén vak tot het { $island }.
   *[other] { $steps } vakken tot het { $island }.
}
place-boat = { $name } ligt hier.
place-boat-you = Je ligt hier.
place-goods = Hier drijft een kist.
place-rock = Hier is een rots.
place-light = In het licht.

# Dingen
answer-boat = De boot van { $name } heeft een kist van het { $island } aan boord.
answer-boat-you = Je boot heeft een kist van het { $island } aan boord.
answer-boat-empty = De boot van { $name } is leeg en haalt nu een kist.
answer-boat-empty-you = Je boot is leeg: haal een kist.
answer-boat-secret = Alleen wie hem vaart weet waar hij heen moet.
answer-goal = { $points ->
    [one] Hij moet naar het { $island } en brengt 1 punt op.
   *[other] Hij moet naar het { $island } en brengt { $points } punten op.
}
answer-goal-shut = Houd het oog ingedrukt: het laat zien waar je kist heen moet.
answer-wrong = Dit is de verkeerde haven voor deze kist: de boot moet verder.
answer-lit = Hij ligt in het licht!
answer-island = { $pieces ->
    [0] Het { $island }: hier is geen kist meer te halen. Kisten voor dit eiland worden in zijn haven afgeleverd.
    [one] Het { $island }: hier is nog 1 kist te halen. Kisten voor dit eiland worden in zijn haven afgeleverd.
   *[other] Het { $island }: hier zijn nog { $pieces } kisten te halen. Kisten voor dit eiland worden in zijn haven afgeleverd.
}
answer-island-goal = Hier moet je kist heen!
answer-boats = In de haven: { $names }.
answer-goods = { $crates ->
    [one] Hier drijft een kist van het { $island }. Een boot die hier stopt mag hem pakken.
   *[other] Hier drijven { $crates } kisten, de bovenste van het { $island }. Een boot die hier stopt mag hem pakken.
}
answer-rock = Een rots: daar vaart geen boot overheen.
answer-tower = De vuurtoren schijnt naar het { $island }. Een boot die in het licht komt verliest zijn kist, en niemand vaart het licht in.
answer-tower-dark = De vuurtoren. Een boot die in zijn licht komt verliest zijn kist.
answer-points = { $name } heeft { $points } van de { $target } punten.
answer-points-you = Je hebt { $points } van de { $target } punten.
answer-pieces = { $pieces ->
    [0] { $name } heeft nog niets afgeleverd.
    [one] { $name } heeft 1 kist afgeleverd.
   *[other] { $name } heeft { $pieces } kisten afgeleverd.
}
answer-pieces-you = { $pieces ->
    [0] Je hebt nog niets afgeleverd.
    [one] Je hebt 1 kist afgeleverd.
   *[other] Je hebt { $pieces } kisten afgeleverd.
}
answer-dice = De gekleurde dobbelsteen draait het licht, de andere zegt hoe ver een boot mag varen.

# De toetsen
answer-watching = Je kijkt toe: geen boot is van jou.
answer-no-harbour = Je boot heeft nog geen haven.
goal-crate = { $points ->
    [one] Je kist moet naar het { $island } en brengt 1 punt op.
   *[other] Je kist moet naar het { $island } en brengt { $points } punten op.
}
answer-far = { $steps ->
    [one] Het is 1 vak tot daar.
   *[other] Het zijn { $steps } vakken tot daar.
}
answer-left = { $left ->
    [one] { $name } heeft nog 1 punt nodig.
   *[other] { $name } heeft nog { $left } punten nodig.
}
answer-left-you = { $left ->
    [one] Je hebt nog 1 punt nodig.
   *[other] Je hebt nog { $left } punten nodig.
}
answer-fetch = { $steps ->
    [0] Haal een kist: de dichtstbijzijnde ligt hier.
    [one] Haal een kist: de dichtstbijzijnde is 1 vak verderop.
   *[other] Haal een kist: de dichtstbijzijnde is { $steps } vakken verderop.
}
around-light = { $steps ->
    [0] Je ligt in het licht!
    [one] Het licht is 1 vak verderop.
   *[other] Het licht is { $steps } vakken verderop.
}
around-boat = { $steps ->
    [0] { $name } ligt naast je.
    [one] { $name } is 1 vak verderop.
   *[other] { $name } is { $steps } vakken verderop.
}
around-crate = { $steps ->
    [0] Hier drijft een kist.
    [one] Er drijft een kist 1 vak verderop.
   *[other] Er drijft een kist { $steps } vakken verderop.
}
around-rock = { $steps ->
    [one] Er is een rots 1 vak verderop.
   *[other] Er is een rots { $steps } vakken verderop.
}
around-island = { $steps ->
    [one] Het { $island } is 1 vak verderop.
   *[other] Het { $island } is { $steps } vakken verderop.
}
around-nothing = Drie vakken rondom niets dan zee.
standing-leads = Aan kop: { $names }.
standing-target = Met { $target } punten win je.
