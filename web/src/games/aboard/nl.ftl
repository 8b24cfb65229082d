# Alles aan boord?!: onze eigen woorden. Een bericht is heel: niets wordt uit delen geplakt.

board = De kade en de zee
seats = De schepen
list-language = nl
round = Reis { $round }

# Tegels, zakken, kaarten
tile-cannon = kanon
tile-sabre = sabel
tile-sailor = matroos
tile-shovel = schep
tile-telescope = verrekijker
tile-rope = touw
tile-compass = kompas
tile-map = zeekaart
tile-storage = opslagruimte
tile-monkey = aap
tile-back = gedekte tegel
sack-lightblue = lichtblauwe zak
sack-white = witte zak
sack-orange = oranje zak
sack-violet = paarse zak
sack-any = zak naar keuze
colour-lightblue = Lichtblauw
colour-white = Wit
colour-orange = Oranje
colour-violet = Paars
category-discovery = Ontdekking
category-trade = Ruil
category-pirates = Piraten
category-order = Bestelling
count-sacks = { $sacks ->
    [one] { $sacks } zak
   *[other] { $sacks } zakken
}
count-coins = { $money ->
    [one] { $money } munt
   *[other] { $money } munten
}

# Wat er te doen is
flag-aboard = Allemaal aan boord!
flag-aboard-name = Allemaal aan boord, { $name }!
flag-ready = Klaar voor vertrek!
flag-home = Weer thuis!
flag-pirates = Piraten!
flag-pirates-name = Piraten, { $name }!
flag-card = { $category }!
flag-card-name = { $category }, { $name }!
now-grab = Grijp wat de kaarten vragen!
now-load = Neem een tegel of een zak.
now-picks = { $picks ->
    [one] Nog één ding, dan laadt de volgende.
   *[other] { $picks } dingen, dan laadt de volgende.
}
now-late = De kaarten zijn weg. Weet je het nog?
now-sacks = Kies nu je zakken.
left-both = Nog { $tiles } en { $sacks }.
left-one = Nog { $left }.
left-tiles = { $tiles ->
    [one] { $tiles } tegel
   *[other] { $tiles } tegels
}
left-sacks = { $sacks ->
    [one] { $sacks } zak
   *[other] { $sacks } zakken
}
now-turned = Een vondst: { $tile }! Meenemen?
now-haste = Haast? Grijp er blind nog een.
now-haste-sub = Niemand weet wat het is. Jij ook niet.
now-meet = Trotseren of vluchten?
now-meet-sub = De kaart draait om als iedereen heeft gekozen.
now-answer = Wat antwoord je?
now-can-discovery = Je hebt wat er nodig is!
now-can-trade = Wil je ruilen?
now-can-pirates = Je hebt alles!
now-can-order = Je kunt leveren!
now-cannot-discovery = Er ontbreekt iets.
now-cannot-trade = Die zak heb je niet.
now-cannot-pirates = Dat heb je niet bij je.
now-cannot-order = Je mist de zakken.
now-lacks = Niet aan boord: { $things }.
now-cannot-sub = Hier vaar je voorbij.
now-cannot-pay = Ze nemen je { $takes } af.
now-cannot-pay-none = Gelukkig valt er bij jou niets te halen.
now-gives = Je krijgt { $gives }.
now-loses = Zonder opslag verlies je ook: { $sacks }.
now-choose = { $sacks ->
    [one] Kies een zak!
   *[other] Kies { $sacks } zakken!
}
now-choose-sub = Tik op de voorraad.
now-store = Niet alles past aan boord.
now-store-sub = Geef iets terug, of tik aan wat overboord moet.
now-pay = De piraten willen een zak.
now-pay-sub = Tik op de zak die je het minst mist.
now-chest = Tien munten worden een kist. Waarheen?
now-chest-sub = Die houdt zijn plek tot het eind.
now-deal = Een ogenblik …
now-over = De partij is voorbij.
wait-load = { $many ->
    [one] { $name } laadt nog.
   *[other] Nog aan het laden: { $name }
}
wait-load-sub = Bekijk hun dekken eens.
wait-turn = { $name } laadt.
wait-meet = { $many ->
    [one] { $name } denkt nog na.
   *[other] Denken nog na: { $name }
}
wait-answer = { $many ->
    [one] { $name } denkt nog na.
   *[other] Denken nog na: { $name }
}
wait-choose = { $name } kiest zakken.
wait-store = { $name } maakt plaats.
wait-pay = { $name } betaalt de piraten.
wait-chest = { $name } zet een kist weg.
wait-you-meet = Je trotseert ze.
wait-you-flee = Je vlucht.
wait-you-fulfil = Je geeft het.
wait-you-decline = Je laat hem gaan.
wait-you-robbed = Je geeft niet wat ze willen.
ask-dump = Overboord ermee: { $tile }?
ask-spill = Overboord ermee: { $sack }?
ask-keep = Tik ergens anders om het te houden.
ask-joker = Wat doe je ermee: { $tile }?

# Knoppen
go-take-deck = Aan dek
go-take-below = Benedendeks
go-turn = Er een omdraaien
go-leave = Laten liggen
go-snatch-deck = Aan dek
go-snatch-below = Benedendeks
go-calm = Genoeg
go-haste = Eén blind
go-meet = Trotseren
go-flee = Vluchten
go-give = Geven
go-trade = Ruilen
go-order = Leveren
go-spare = Sparen: { $tile }
go-joker = Met { $joker }
go-decline = Nu niet
go-penalty = Nee: { $takes } kwijt
go-penalty-none = Nee: niets kwijt
go-robbed = { $takes } afgeven
go-on = Verder varen
go-waive = Teruggeven
go-dump = Overboord
go-overboard = Overboord ermee
go-bury-deck = Aan dek
go-bury-below = Benedendeks

# Alle zetten
do-take-deck = Aan dek nemen: { $tile }.
do-take-below = Benedendeks nemen: { $tile }.
do-turn = Een gedekte tegel omdraaien.
do-load = Een zak laden: { $sack }.
do-leave = De omgedraaide tegel laten liggen.
do-snatch-deck = Blind nog een tegel aan dek grijpen.
do-snatch-below = Blind nog een tegel benedendeks grijpen.
do-calm = Niets meer grijpen.
do-meet = De piraten trotseren.
do-flee = Voor de piraten vluchten.
do-fulfil = Geven wat de kaart vraagt.
do-spare = Betalen, maar een joker telt als: { $tile }.
do-joker = Eerste joker die gaat: { $joker }.
joker-parrot = de papegaai
joker-pair = twee gelijke ({ $tile })
do-decline = De kaart laten gaan.
do-penalty = Dat niet geven: ze nemen { $takes } af.
do-penalty-none = Dat niet geven: er valt niets te halen.
do-wish = Deze zak kiezen: { $sack }.
do-waive = Deze zak teruggeven: { $sack }.
do-dump = Overboord gooien: { $tile }.
do-spill = Overboord gooien: { $sack }.
do-hand_over = Aan de piraten geven: { $sack }.
do-bury-deck = De kist komt aan dek.
do-bury-below = De kist komt benedendeks.

# Waarom niet
why-not_now = Nu niet: eerst komt iets anders.
why-gone = Iemand was sneller.
why-face_down = Draai deze tegel eerst om.
why-open = Deze tegel ligt al open.
why-starfish = Tegels met een zeester blijven liggen.
why-no_space = Daar is geen plek meer vrij.
why-enough_goods = Je hebt je twee zakken al.
why-none_left = Van deze kleur is geen zak meer over.
why-other_tile = Neem dezelfde tegel die vooraan ligt.
why-cannot_pay = Je hebt niet alles wat de kaart vraagt.
why-no_joker = Voor deze tegel heb je geen joker.
why-not_aboard = Daarvan heb je niets aan boord.
why-not_in_reward = Zo’n zak zit niet bij je beloning.
why-not_possible = Dat kan nu niet gebeuren.

# Het toneel en de schepen
stage-label = De open zee
sign-meet = Trotseren
sign-flee = Vluchten
pile-label = { $left ->
    [one] Er ligt nog { $left } kaart op de stapel.
   *[other] Er liggen nog { $left } kaarten op de stapel.
}
pile-next = De volgende achterkant: { $category }.
supply-label = De voorraad: zakken in vier kleuren
supply-of = { $sack }: nog { $left }
card-label = { $category }. Vraagt: { $asks }. Geeft: { $gives }.
has-chosen = { $name } heeft gekozen.
has-chosen-you = Je hebt gekozen.
tray-loading = Geladen: { $tiles } van { $places } tegels, { $sacks } van 2 zakken
tray-paying = Je betaalt met: { $things }

# Het logboek
log-began = { $name } laadt als eerste.
log-began-you = Je laadt als eerste.
log-all_aboard = Reis { $round }: allemaal aan boord!
log-turned = { $name } draait om: { $tile }.
log-turned-you = Je draait om: { $tile }.
log-took = { $name } laadt: { $tile }.
log-took-you = Je laadt: { $tile }.
log-stowed = { $name } brengt iets benedendeks.
log-stowed-you = Je brengt iets benedendeks.
log-snatched = { $name } grijpt blind: { $tile }.
log-snatched-you = Je grijpt blind: { $tile }.
log-left = { $name } laat hem liggen.
log-left-you = Je laat hem liggen.
log-loaded = { $name } laadt: { $sack }.
log-loaded-you = Je laadt: { $sack }.
log-full = { $name } kan vertrekken.
log-full-you = Je kunt vertrekken.
log-cast_off = Trossen los! { $name } is als eerste klaar, de kaarten zijn weg.
log-cast_off-you = Trossen los! Je bent als eerste klaar, de kaarten zijn weg.
log-topped-pirates = Piraten in zicht!
log-postponed = Een bestelling gaat onder de stapel.
log-met = { $name } trotseert de piraten.
log-met-you = Je trotseert de piraten.
log-fled = { $name } vlucht.
log-fled-you = Je vlucht.
log-revealed-discovery = Een ontdekking! Gevraagd: { $asks }.
log-revealed-trade = Er wordt een ruil aangeboden. Gevraagd: { $asks }.
log-revealed-pirates = De piraten tonen hun kaart. Gevraagd: { $asks }.
log-revealed-order = Er is een bestelling. Gevraagd: { $asks }.
log-fulfilled-discovery = { $name } doet de ontdekking.
log-fulfilled-discovery-you = Je doet de ontdekking.
log-fulfilled-trade = { $name } ruilt.
log-fulfilled-trade-you = Je ruilt.
log-fulfilled-pirates = { $name } verslaat de piraten.
log-fulfilled-pirates-you = Je verslaat de piraten.
log-fulfilled-order = { $name } levert de bestelling.
log-fulfilled-order-you = Je levert de bestelling.
log-declined-discovery = { $name } vaart voorbij.
log-declined-discovery-you = Je vaart voorbij.
log-declined-trade = { $name } ruilt niet.
log-declined-trade-you = Je ruilt niet.
log-declined-pirates = { $name } wordt beroofd door de piraten.
log-declined-pirates-you = De piraten beroven je.
log-declined-order = { $name } laat de bestelling gaan.
log-declined-order-you = Je laat de bestelling gaan.
log-earned = { $money ->
    [one] { $name } krijgt { $money } munt.
   *[other] { $name } krijgt { $money } munten.
}
log-earned-you = { $money ->
    [one] Je krijgt { $money } munt.
   *[other] Je krijgt { $money } munten.
}
log-wished = { $name } kiest: { $sack }.
log-wished-you = Je kiest: { $sack }.
log-stored = { $sacks ->
    [one] { $name } stouwt { $sacks } zak.
   *[other] { $name } stouwt { $sacks } zakken.
}
log-stored-you = { $sacks ->
    [one] Je stouwt { $sacks } zak.
   *[other] Je stouwt { $sacks } zakken.
}
log-waived = { $name } geeft terug: { $sack }.
log-waived-you = Je geeft terug: { $sack }.
log-dumped = { $name } gooit overboord: { $tile }.
log-dumped-you = Je gooit overboord: { $tile }.
log-spilled = { $name } gooit overboord: { $sack }.
log-spilled-you = Je gooit overboord: { $sack }.
log-penalized = { $money ->
    [0] { $name } heeft geen munten voor de piraten.
    [one] { $name } betaalt de piraten { $money } munt.
   *[other] { $name } betaalt de piraten { $money } munten.
}
log-penalized-you = { $money ->
    [0] Je hebt geen munten voor de piraten.
    [one] Je betaalt de piraten { $money } munt.
   *[other] Je betaalt de piraten { $money } munten.
}
log-handed_over = { $name } geeft de piraten: { $sack }.
log-handed_over-you = Je geeft de piraten: { $sack }.
log-sold = { $sacks ->
    [0] { $name } is thuis, zonder één zak.
    [one] { $name } is thuis en verkoopt { $sacks } zak.
   *[other] { $name } is thuis en verkoopt { $sacks } zakken.
}
log-sold-you = { $sacks ->
    [0] Je bent thuis, zonder één zak.
    [one] Je bent thuis en verkoopt { $sacks } zak.
   *[other] Je bent thuis en verkoopt { $sacks } zakken.
}
log-buried-deck = { $name } zet een kist aan dek.
log-buried-deck-you = Je zet een kist aan dek.
log-buried-below = { $name } zet een kist benedendeks.
log-buried-below-you = Je zet een kist benedendeks.
log-consoled = { $name } krijgt een papegaai.
log-consoled-you = Je krijgt een papegaai.
log-ended = Weer thuis! Het rijkste schip wint.
scene-chest = Een kist voor { $name }!
scene-chest-you = Een kist voor jou!
scene-won = { $name } wint!
scene-won-you = Je wint!

# Opties
option-pace = Laden
option-pace-race = Om het snelst
option-pace-gentle = Rustig
option-pace-turns = Om de beurt
option-composition = De kaarten
option-composition-classic = Klassiek
option-composition-explorers = Ontdekken
option-composition-buccaneers = Piraten
option-composition-merchants = Handel
option-composition-mixed = Ontdekking { $share0 }, Ruil { $share1 }, Piraten { $share2 }, Bestelling { $share3 }
mixture-less = { $category }: één kaart minder
mixture-more = { $category }: één kaart meer
mixture-total = Altijd { $cards } kaarten per ronde.
option-random_cards = Willekeurige kaarten
option-random_cards-note = Dertien kaarten door het lot, van elke soort minstens één.
option-competition = Fellere strijd
option-competition-note = Zeesterren blijven liggen, apen en paren zijn jokers.
option-handicap = Een aap aan dek
option-handicap-note = Dit schip heeft één plek minder.
option-hands = Hoe snel de handen zijn
option-hands-note = Wie langzamer pakt, krijgt een snellere hand.
option-hands-quick = Dubbel zo snel
option-hands-brisk = Sneller
option-hands-usual = Zoals iedereen
option-hands-calm = Langzamer
option-first_seat = Wie het eerst laadt
option-batch = Dingen per beurt
option-batch-note = Zo gaat het apparaat minder vaak rond.
option-why-hands_in_turns = Alleen als iedereen tegelijk laadt.
option-why-mixed_at_random = De kaarten komen door het lot.
option-why-too_few_rivals = Pas vanaf drie schepen.

# Het einde
end-points = { $points ->
    [one] { $points } munt
   *[other] { $points } munten
}

# Laden: de stapel, de bel, de voorraad, de toetsen
own-ship = Jouw schip
own-look = Benedendeks kijken
lies-deck = Aan dek.
lies-below = Benedendeks.
load-heap = De hoop: { $tiles } tegels
load-cards = De dertien kaarten
load-bell = Trossen los!
load-bell-wait = Trossen los! Je schip vertrekt vanzelf zodra het vol is.
load-bell-ring = Luid de bel
load-shout = { $name }: trossen los!
load-shout-you = Je gooit de trossen los!
load-sacks = { $left ->
    [0] Je twee zakken zijn aan boord
    [one] Kies nog een zak
   *[other] Kies twee zakken
}
load-hand = De hand is bezig.
load-time = Nog { $seconds } seconden
load-keys = Toetsen: letters nemen een tegel (met Shift: benedendeks), X draait er een om, 1 tot 4 nemen zakken.
load-key = Toets { $key }

# De andere schepen
panel-loading = { $name }: { $tiles } van { $places } tegels en { $sacks } van 2 zakken geladen. Aan dek: { $deck }. Benedendeks is niets te zien.
panel-sea = { $name } heeft aan dek: { $deck }. Benedendeks, niet te zien: { $below }.
panel-nothing = niets
panel-money = { $name } bezit { $money ->
    [one] { $money } munt
   *[other] { $money } munten
}.
panel-money-you = Je bezit { $money ->
    [one] { $money } munt
   *[other] { $money } munten
}.
panel-first = { $name } heeft als eerste de trossen losgegooid.
panel-hand = { $name }: hand × { $speed }
panel-full = { $name } is klaar om uit te varen.
panel-decided = { $name } heeft gekozen.
panel-meets = { $name } trotseert de piraten.
panel-flees = { $name } vlucht.

# Many hands on one screen
hands-title = Laad samen de schepen
hands-count = { $tiles } van { $places }
hands-ships = De schepen
hands-help = Veel handen: iedereen laadt tegelijk met de vingers op dit scherm. Zonder aanraakscherm kies je bij het begin van het spel ‘om de beurt’.
