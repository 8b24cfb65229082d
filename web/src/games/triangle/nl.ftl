# Duivelsdriehoek: onze eigen woorden. Een bericht is heel: niets is uit delen geplakt.

board = De zeekaart
seats = De vloten
chart-label = De zeekaart met vaarwegen, vier havens, alle schepen en de wolk. Pijltjes gaan van vak naar vak, Enter kiest. T gooit en draait. W, M, N, L en S beantwoorden vragen. K noemt alle toetsen.

# Havens en richtingen
port-sugar = suikerhaven
port-lumber = houthaven
port-bananas = bananenhaven
port-oil = oliehaven
way-north = het noorden
way-east = het oosten
way-south = het zuiden
way-west = het westen
short-north = N
short-east = O
short-south = Z
short-west = W

# Wat te doen is
now-sail = { $steps ->
    [one] Vaar met één schip { $steps } vak.
   *[other] Vaar met één schip { $steps } vakken.
}
now-ships = { $ships ->
    [one] Maar één van je schepen kan varen.
   *[other] Tik op één van je { $ships } schepen die kunnen varen.
}
now-over = De partij is voorbij.
wait-sail = { $name } kiest een schip.
wait-sub = Houd de wolk in het oog!
happens-sailed = { $name } vaart.
happens-sailed-you = Je vaart.
next-ship = Volgend schip
first-ship = Toon een schip
go-dock = Naar de { $port }
go-back = Terugsturen
go-sail = Varen

# Wat een schip zou doen
does-sail = { $steps ->
    [one] Vaart { $steps } vak vooruit.
   *[other] Vaart { $steps } vakken vooruit.
}
does-dock = Meert aan in de { $port } en neemt de kaart van { $money }.
does-dock-bonus = Meert aan in de { $port }, neemt de kaart van { $money } en krijgt { $bonus } extra.
does-dock-gold = Meert aan in de { $port }: geen vracht meer, wel { $bonus } extra.
does-dock-empty = Meert aan in de { $port }. Daar ligt geen kaart meer.
does-full = Stopt voor de volle haven.
does-cloud = Stopt voor de wolk.
does-back = Stuurt { $ship } van { $name } terug naar de { $port }.
does-back-sea = Stuurt { $ship } van { $name } terug tot net na de { $port }.
does-back-own = Stuurt je eigen schip { $ship } terug naar de { $port }.
does-back-own-sea = Stuurt je eigen schip { $ship } terug tot net na de { $port }.
ship-port = { $ship }, in de { $port }.
ship-lane = { $ship }, na de { $port }.
ship-sea = { $marks ->
    [one] { $ship }, { $marks } vak na de { $port }.
   *[other] { $ship }, { $marks } vakken na de { $port }.
}

# Hoe gevaarlijk het is waar een schip zou stoppen
danger-calm = { $danger ->
    [0] Rustig: buiten het bereik van de wolk.
   *[other] Rustig: amper binnen het bereik van de wolk, { $danger } van 16.
}
danger-risky = Riskant: binnen het bereik van de wolk, { $danger } van 16.
danger-odds = Binnen het bereik van de wolk: { $danger } van 16!
badge-calm = rustig
badge-risky = riskant
badge-odds = { $danger } van 16

# De namen van de schepen, vier van elke plaats
ship-0-0 = Dappere Boon
ship-0-1 = Poeltje
ship-0-2 = Oude Laars
ship-0-3 = Zoute Saar
ship-1-0 = Beschuit
ship-1-1 = Peperbus
ship-1-2 = Maankoek
ship-1-3 = Blikfluit
ship-2-0 = Blauwe Bel
ship-2-1 = Moppermeeuw
ship-2-2 = Vingerhoed
ship-2-3 = Motregen
ship-3-0 = Groene Erwt
ship-3-1 = Zeeslak
ship-3-2 = Natte Sok
ship-3-3 = Kruimel

# Waarom een schip blijft
why-not_now = Je bent nu niet aan de beurt.
why-no_card = Die kaart is er niet.
why-gone = Dit schip is verloren.
why-hangs = Dit schip hangt onder de wolk.
why-under_cloud = De wolk ligt over dit schip: het moet wachten.
why-cloud_ahead = Vlak voor de boeg ligt de wolk. Er is geen vak vrij om ervoor te stoppen.
why-port_full = De haven vooruit is vol. Er is geen vak vrij om ervoor te stoppen.
why-full_roll_first = Een ander schip kan de hele worp gebruiken en gaat voor.

# De kaart
look-beneath = Eronder kijken
chip-under = { $ship } wacht
danger-of = { $danger } van de 16 draaien zouden het vangen

# De storm
storm-title = De wolk!
storm-out = Nu even op de kaart
storm-spins = { $name } draait!
storm-spins-you = Jij draait!
storm-phew = Pfff!
storm-missed = Pfff! { $ship } van { $name } is ontsnapt.
storm-missed-you = Pfff! Je schip { $ship } is ontsnapt.
storm-caught = Gevangen: { $ship } van { $name }!
storm-caught-you = Gevangen: je schip { $ship }!
storm-lost = Verloren: { $ship } van { $name }!
storm-lost-you = Verloren: je schip { $ship }!
storm-back = Teruggestuurd: { $ship } van { $name }!
storm-back-you = Teruggestuurd: je schip { $ship }!
scene-took = { $money } voor { $name }!
scene-took-you = { $money } voor jou!
scene-bonus = { $money } extra voor { $name }!
scene-bonus-you = { $money } extra voor jou!
scene-won = { $name } wint!
scene-won-you = Je wint!
scene-over = De rijkste wint!

# Het logboek
log-rolled = { $name } gooit een { $die }.
log-rolled-you = Je gooit een { $die }.
log-began = { $name } begint.
log-began-you = Jij begint.
log-passed = Geen schip van { $name } kan varen.
log-passed-you = Geen van je schepen kan varen.
log-sailed = { $steps ->
    [one] { $ship } van { $name } vaart { $steps } vak.
   *[other] { $ship } van { $name } vaart { $steps } vakken.
}
log-sailed-you = { $steps ->
    [one] Je schip { $ship } vaart { $steps } vak.
   *[other] Je schip { $ship } vaart { $steps } vakken.
}
log-before-cloud = { $name } stopt voor de wolk.
log-before-cloud-you = Je stopt voor de wolk.
log-before-port = { $name } wacht voor een volle haven.
log-before-port-you = Je wacht voor een volle haven.
log-back = { $ship } van { $name } moet terug naar de { $port }.
log-back-you = Je schip { $ship } moet terug naar de { $port }.
log-back-sea = { $ship } van { $name } moet terug tot net na de { $port }.
log-back-sea-you = Je schip { $ship } moet terug tot net na de { $port }.
log-docked = { $name } meert aan in de { $port }.
log-docked-you = Je meert aan in de { $port }.
log-took = { $name } neemt { $money } in de { $port }.
log-took-you = Je neemt { $money } in de { $port }.
log-bonus = { $name } krijgt thuis { $money } extra.
log-bonus-you = Je krijgt thuis { $money } extra.
log-cloud = { $points ->
    [one] De wolk moet naar { $letter } draaien en { $points } punt naar { $way } drijven.
   *[other] De wolk moet naar { $letter } draaien en { $points } punten naar { $way } drijven.
}
log-cloud-word = De wolk moet naar { $letter } draaien en naar { $way } razen, tot de rand!
log-caught = Gevangen! { $ship } van { $name } hangt onder de wolk.
log-caught-you = Gevangen! Je schip { $ship } hangt onder de wolk.
log-pushed = De wolk duwt { $ship } van { $name } opzij.
log-pushed-you = De wolk duwt je schip { $ship } opzij.
log-set-down = { $ship } van { $name } is terug op de vaarweg.
log-set-down-you = Je schip { $ship } is terug op de vaarweg.
log-emptied = { $ships ->
    [0] De wolk was leeg. Ze is weer in het midden.
    [one] De wolk laat { $ships } schip vallen en gaat terug naar het midden.
   *[other] De wolk laat { $ships } schepen vallen en gaat terug naar het midden.
}
log-lost = { $name } heeft { $ship } verloren.
log-lost-you = Je hebt { $ship } verloren.
log-ended-target = { $name } heeft genoeg geld en wint!
log-ended-target-you = Je hebt genoeg geld en wint!
log-ended-fleet_lost = { $name } heeft geen schip meer. De rijkste vloot wint.
log-ended-fleet_lost-you = Je hebt geen schip meer. De rijkste vloot wint.
log-ended-no_cards = Alle kaarten zijn op. De rijkste vloot wint.

# Dobbelsteen, draaischijf, vloten
die = De dobbelsteen toont { $die }
die-none = Nog niet gegooid
due-dice = Gooi de dobbelsteen op tafel!
due-dice-for = Gooi de dobbelsteen voor { $name }!
due-dice-other = { $name } gooit de dobbelsteen op tafel.
due-spinner = Draai de pijl op tafel!
due-spinner-for = Draai de pijl voor { $name }!
due-spinner-other = { $name } draait de pijl op tafel.
throw-rolled = Gooi de dobbelsteen!
throw-rolled-other = { $name } gooit de dobbelsteen.
throw-rolled-other-you = Je gooit de dobbelsteen.
throw-rolled-go = Gooien
throw-spun = Draai de pijl!
throw-spun-other = { $name } draait de pijl.
throw-spun-other-you = Je draait de pijl.
throw-spun-go = Draaien
spinner = De wolk
spun = Laatste draai: { $letter }, { $points } naar { $way }
spun-word = Laatste draai: { $letter }, naar { $way } tot de rand
spun-none = Nog niet gedraaid
spins-after = Draait weer na { $name }
spins-after-you = Draait weer na jou
leads = staat voor
seat-next = daarna
money = { $money }
money-of = { $money } van { $target }
fleet-of = Schepen: { $sailing } varen, { $cloud } bij de wolk, { $lost } verloren
cargo-of = Vracht van { $name }
cargo-of-you = Jouw vracht
cargo-none = Nog geen kaart.
card = { $port }, { $money }
card-bonus = thuishaven, { $money }

# Instellingen
option-length = Lengte van de partij
option-length-full = { NUMBER($full) }
option-length-short = { NUMBER($short) }
option-targets = Geld voor elke vloot
option-targets-note = Wie jonger is, mag met minder winnen.
option-targets-each = { $number }.000
