# Alles an Bord?!: unsere eigenen Worte. Eine Nachricht ist ganz: nichts wird aus Teilen geklebt.

board = Der Kai und das Meer
seats = Die Schiffe
list-language = de
round = Reise { $round }

# Plättchen, Säcke, Karten
tile-cannon = Kanone
tile-sabre = Säbel
tile-sailor = Matrose
tile-shovel = Schaufel
tile-telescope = Fernrohr
tile-rope = Seil
tile-compass = Kompass
tile-map = Seekarte
tile-storage = Lagerraum
tile-monkey = Affe
tile-back = verdecktes Plättchen
sack-lightblue = hellblauer Sack
sack-white = weißer Sack
sack-orange = oranger Sack
sack-violet = lila Sack
sack-any = beliebiger Sack
colour-lightblue = Hellblau
colour-white = Weiß
colour-orange = Orange
colour-violet = Lila
category-discovery = Entdeckung
category-trade = Tausch
category-pirates = Piraten
category-order = Auftrag
count-sacks = { $sacks ->
    [one] { $sacks } Sack
   *[other] { $sacks } Säcke
}
count-coins = { $money ->
    [one] { $money } Münze
   *[other] { $money } Münzen
}

# Was zu tun ist
flag-aboard = Alle an Bord!
flag-aboard-name = Alle an Bord, { $name }!
flag-ready = Bereit zur Abfahrt!
flag-home = Wieder zu Hause!
flag-pirates = Piraten!
flag-pirates-name = Piraten, { $name }!
flag-card = { $category }!
flag-card-name = { $category }, { $name }!
now-grab = Greif zu! Was wollen die Karten?
now-load = Nimm Plättchen oder Sack!
now-picks = { $picks ->
    [one] Noch eins, dann lädt der Nächste.
   *[other] { $picks } Dinge, dann lädt der Nächste.
}
now-late = Die Karten sind weg. Erinnerst du dich?
now-sacks = Jetzt such dir Säcke aus.
left-both = Noch { $tiles } und { $sacks }.
left-one = Noch { $left }.
left-tiles = { $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
}
left-sacks = { $sacks ->
    [one] { $sacks } Sack
   *[other] { $sacks } Säcke
}
now-turned = Ein Fund: { $tile }! Mitnehmen?
now-haste = Eilig? Greif noch eins, blind.
now-haste-sub = Niemand weiß, was es ist. Auch du nicht.
now-meet = Stellen oder fliehen?
now-meet-sub = Die Karte dreht sich um, wenn alle gewählt haben.
now-answer = Was antwortest du?
now-can-discovery = Du hast, was es braucht!
now-can-trade = Willst du tauschen?
now-can-pirates = Du hast alles!
now-can-order = Du kannst liefern!
now-cannot-discovery = Da fehlt dir etwas.
now-cannot-trade = Dieser Sack fehlt dir.
now-cannot-pirates = Das hast du nicht dabei.
now-cannot-order = Dir fehlen die Säcke.
now-lacks = Nicht an Bord: { $things }.
now-cannot-sub = Daran segelst du vorbei.
now-cannot-pay = Sie nehmen dir { $takes }.
now-cannot-pay-none = Zum Glück ist bei dir nichts zu holen.
now-gives = Dafür gibt es { $gives }.
now-loses = Bleibt kein Lagerraum, gehen auch verloren: { $sacks }.
now-choose = { $sacks ->
    [one] Such dir einen Sack aus!
   *[other] Such dir { $sacks } Säcke aus!
}
now-choose-sub = Tippe auf den Vorrat.
now-store = Nicht alles passt an Bord.
now-store-sub = Gib etwas zurück, oder tippe an, was über Bord soll.
now-pay = Die Piraten wollen einen Sack.
now-pay-sub = Tippe auf den, der dir am wenigsten fehlt.
now-chest = Zehn Münzen werden eine Truhe. Wohin?
now-chest-sub = Sie behält ihren Platz bis zum Schluss.
now-deal = Einen Moment …
now-over = Die Partie ist zu Ende.
wait-load = { $many ->
    [one] { $name } lädt noch.
   *[other] Noch beim Laden: { $name }
}
wait-load-sub = Schau dir ihre Decks an.
wait-turn = { $name } lädt.
wait-meet = { $many ->
    [one] { $name } überlegt noch.
   *[other] Noch am Überlegen: { $name }
}
wait-answer = { $many ->
    [one] { $name } überlegt noch.
   *[other] Noch am Überlegen: { $name }
}
wait-choose = { $name } sucht Säcke aus.
wait-store = { $name } schafft Platz.
wait-pay = { $name } bezahlt die Piraten.
wait-chest = { $name } verstaut eine Truhe.
wait-you-meet = Du stellst dich ihnen.
wait-you-flee = Du fliehst.
wait-you-fulfil = Du gibst es her.
wait-you-decline = Du lässt sie ziehen.
wait-you-robbed = Du gibst ihnen nicht, was sie wollen.
ask-dump = Über Bord damit: { $tile }?
ask-spill = Über Bord damit: { $sack }?
ask-keep = Tippe woandershin, dann bleibt es da.
ask-joker = Was damit: { $tile }?

# Knöpfe
go-take-deck = Aufs Deck
go-take-below = Unter Deck
go-turn = Eins umdrehen
go-leave = Liegen lassen
go-snatch-deck = Aufs Deck
go-snatch-below = Unter Deck
go-calm = Das genügt
go-haste = Eins blind
go-meet = Stellen
go-flee = Fliehen
go-give = Hergeben
go-trade = Tauschen
go-order = Liefern
go-spare = { $tile } schonen
go-joker = Mit: { $joker }
go-decline = Diesmal nicht
go-penalty = Nein: { $takes } weg
go-penalty-none = Nein: nichts weg
go-robbed = { $takes } hergeben
go-on = Weitersegeln
go-waive = Zurückgeben
go-dump = Über Bord
go-overboard = Über Bord damit
go-bury-deck = Aufs Deck
go-bury-below = Unter Deck

# Alle Züge
do-take-deck = Aufs Deck nehmen: { $tile }.
do-take-below = Unter Deck nehmen: { $tile }.
do-turn = Ein verdecktes Plättchen umdrehen.
do-load = Einen Sack laden: { $sack }.
do-leave = Das Plättchen liegen lassen.
do-snatch-deck = Blind noch eins aufs Deck greifen.
do-snatch-below = Blind noch eins unter Deck greifen.
do-calm = Nichts mehr greifen.
do-meet = Sich den Piraten stellen.
do-flee = Vor den Piraten fliehen.
do-fulfil = Hergeben, was die Karte verlangt.
do-spare = Bezahlen, aber ein Joker steht für: { $tile }.
do-joker = Als Joker zuerst: { $joker }.
joker-parrot = Papagei
joker-pair = zweimal { $tile }
do-decline = Die Karte ziehen lassen.
do-penalty = Das nicht hergeben: Sie nehmen { $takes }.
do-penalty-none = Das nicht hergeben: Es gibt nichts zu holen.
do-wish = Diesen Sack wählen: { $sack }.
do-waive = Diesen Sack zurückgeben: { $sack }.
do-dump = Über Bord werfen: { $tile }.
do-spill = Über Bord werfen: { $sack }.
do-hand_over = Den Piraten geben: { $sack }.
do-bury-deck = Die Truhe kommt aufs Deck.
do-bury-below = Die Truhe kommt unter Deck.

# Warum nicht
why-not_now = Das geht jetzt nicht: Erst kommt etwas anderes.
why-gone = Da war jemand schneller.
why-face_down = Dreh dieses Plättchen erst um.
why-open = Dieses Plättchen liegt schon offen.
why-starfish = Plättchen mit Seestern bleiben liegen.
why-no_space = Dort ist kein Platz mehr frei.
why-enough_goods = Du hast schon zwei Säcke.
why-none_left = Von dieser Farbe ist kein Sack mehr da.
why-other_tile = Nimm das gleiche Plättchen, das vorne liegt.
why-cannot_pay = Du hast nicht alles, was die Karte verlangt.
why-no_joker = Für dieses Plättchen hast du keinen Joker.
why-not_aboard = Davon hast du nichts an Bord.
why-not_in_reward = So ein Sack ist nicht dabei.
why-not_possible = Das kann jetzt nicht geschehen.

# Die Bühne und die Schiffe
stage-label = Das offene Meer
sign-meet = Stellen
sign-flee = Fliehen
pile-label = { $left ->
    [one] Noch { $left } Karte liegt im Stapel.
   *[other] Noch { $left } Karten liegen im Stapel.
}
pile-next = Die oberste Rückseite: { $category }.
supply-label = Der Vorrat: Säcke in vier Farben
supply-of = { $sack }: noch { $left }
card-label = { $category }. Verlangt: { $asks }. Gibt: { $gives }.
has-chosen = { $name } hat gewählt.
has-chosen-you = Du hast gewählt.
tray-loading = Geladen: { $tiles } von { $places } Plättchen, { $sacks } von 2 Säcken
tray-paying = Du bezahlst mit: { $things }

# Das Logbuch
log-began = { $name } lädt zuerst.
log-began-you = Du lädst zuerst.
log-all_aboard = Reise { $round }: Alle an Bord!
log-turned = { $name } dreht um: { $tile }.
log-turned-you = Du drehst um: { $tile }.
log-took = { $name } lädt: { $tile }.
log-took-you = Du lädst: { $tile }.
log-stowed = { $name } bringt etwas unter Deck.
log-stowed-you = Du bringst etwas unter Deck.
log-snatched = { $name } greift blind: { $tile }.
log-snatched-you = Du greifst blind: { $tile }.
log-left = { $name } lässt es liegen.
log-left-you = Du lässt es liegen.
log-loaded = { $name } lädt: { $sack }.
log-loaded-you = Du lädst: { $sack }.
log-full = { $name } ist bereit zur Abfahrt.
log-full-you = Du bist bereit zur Abfahrt.
log-cast_off = Leinen los! { $name } ist zuerst bereit, die Karten sind weg.
log-cast_off-you = Leinen los! Du bist zuerst bereit, die Karten sind weg.
log-topped-pirates = Piraten in Sicht!
log-postponed = Ein Auftrag kommt unter den Stapel.
log-met = { $name } stellt sich den Piraten.
log-met-you = Du stellst dich den Piraten.
log-fled = { $name } flieht.
log-fled-you = Du fliehst.
log-revealed-discovery = Eine Entdeckung! Gefragt: { $asks }.
log-revealed-trade = Jemand bietet einen Tausch an. Gefragt: { $asks }.
log-revealed-pirates = Die Piraten zeigen ihre Karte. Gefragt: { $asks }.
log-revealed-order = Ein Auftrag ist da. Gefragt: { $asks }.
log-fulfilled-discovery = { $name } macht die Entdeckung.
log-fulfilled-discovery-you = Du machst die Entdeckung.
log-fulfilled-trade = { $name } tauscht.
log-fulfilled-trade-you = Du tauschst.
log-fulfilled-pirates = { $name } besiegt die Piraten.
log-fulfilled-pirates-you = Du besiegst die Piraten.
log-fulfilled-order = { $name } erledigt den Auftrag.
log-fulfilled-order-you = Du erledigst den Auftrag.
log-declined-discovery = { $name } segelt vorbei.
log-declined-discovery-you = Du segelst vorbei.
log-declined-trade = { $name } tauscht nicht.
log-declined-trade-you = Du tauschst nicht.
log-declined-pirates = { $name } wird ausgeraubt.
log-declined-pirates-you = Die Piraten rauben dich aus.
log-declined-order = { $name } lässt den Auftrag sein.
log-declined-order-you = Du lässt den Auftrag sein.
log-earned = { $money ->
    [one] { $name } bekommt { $money } Münze.
   *[other] { $name } bekommt { $money } Münzen.
}
log-earned-you = { $money ->
    [one] Du bekommst { $money } Münze.
   *[other] Du bekommst { $money } Münzen.
}
log-wished = { $name } wählt: { $sack }.
log-wished-you = Du wählst: { $sack }.
log-stored = { $sacks ->
    [one] { $name } verstaut { $sacks } Sack.
   *[other] { $name } verstaut { $sacks } Säcke.
}
log-stored-you = { $sacks ->
    [one] Du verstaust { $sacks } Sack.
   *[other] Du verstaust { $sacks } Säcke.
}
log-waived = { $name } gibt zurück: { $sack }.
log-waived-you = Du gibst zurück: { $sack }.
log-dumped = { $name } wirft über Bord: { $tile }.
log-dumped-you = Du wirfst über Bord: { $tile }.
log-spilled = { $name } wirft über Bord: { $sack }.
log-spilled-you = Du wirfst über Bord: { $sack }.
log-penalized = { $money ->
    [0] { $name } hat keine Münze für die Piraten.
    [one] { $name } zahlt den Piraten { $money } Münze.
   *[other] { $name } zahlt den Piraten { $money } Münzen.
}
log-penalized-you = { $money ->
    [0] Du hast keine Münze für die Piraten.
    [one] Du zahlst den Piraten { $money } Münze.
   *[other] Du zahlst den Piraten { $money } Münzen.
}
log-handed_over = { $name } gibt den Piraten: { $sack }.
log-handed_over-you = Du gibst den Piraten: { $sack }.
log-sold = { $sacks ->
    [0] { $name } ist daheim, ohne einen Sack.
    [one] { $name } ist daheim und verkauft { $sacks } Sack.
   *[other] { $name } ist daheim und verkauft { $sacks } Säcke.
}
log-sold-you = { $sacks ->
    [0] Du bist daheim, ohne einen Sack.
    [one] Du bist daheim und verkaufst { $sacks } Sack.
   *[other] Du bist daheim und verkaufst { $sacks } Säcke.
}
log-buried-deck = { $name } stellt eine Truhe aufs Deck.
log-buried-deck-you = Du stellst eine Truhe aufs Deck.
log-buried-below = { $name } stellt eine Truhe unter Deck.
log-buried-below-you = Du stellst eine Truhe unter Deck.
log-consoled = { $name } bekommt einen Papagei.
log-consoled-you = Du bekommst einen Papagei.
log-ended = Wieder daheim! Das reichste Schiff gewinnt.
scene-chest = Eine Truhe für { $name }!
scene-chest-you = Eine Truhe für dich!
scene-won = { $name } gewinnt!
scene-won-you = Du gewinnst!

# Optionen
option-pace = Laden
option-pace-race = Um die Wette
option-pace-gentle = Gemütlich
option-pace-turns = Reihum
option-composition = Die Karten
option-composition-classic = Klassisch
option-composition-explorers = Entdecker
option-composition-buccaneers = Piraten
option-composition-merchants = Händler
option-composition-mixed = Entdeckung { $share0 }, Tausch { $share1 }, Piraten { $share2 }, Auftrag { $share3 }
mixture-less = { $category }: eine Karte weniger
mixture-more = { $category }: eine Karte mehr
mixture-total = Zusammen immer { $cards } Karten je Runde.
option-random_cards = Zufällige Karten
option-random_cards-note = Dreizehn beliebige Karten, von jeder Art mindestens eine.
option-competition = Schärferer Wettbewerb
option-competition-note = Seesterne bleiben liegen, Affen und Paare sind Joker.
option-handicap = Ein Affe an Deck
option-handicap-note = Dieses Schiff hat einen Platz weniger.
option-hands = Wie schnell die Hände sind
option-hands-note = Wer langsamer greift, bekommt eine schnellere Hand.
option-hands-quick = Doppelt schnell
option-hands-brisk = Schneller
option-hands-usual = Wie alle
option-hands-calm = Langsamer
option-first_seat = Wer zuerst lädt
option-batch = Dinge je Zug
option-batch-note = So muss das Gerät seltener weiter.
option-why-hands_in_turns = Nur wenn alle zugleich laden.
option-why-mixed_at_random = Die Karten kommen durch Zufall.
option-why-too_few_rivals = Erst ab drei Schiffen.

# Das Ende
end-points = { $points ->
    [one] { $points } Münze
   *[other] { $points } Münzen
}

# Laden: der Haufen, die Glocke, der Vorrat, die Tasten
own-ship = Dein Schiff
own-look = Unter Deck schauen
lies-deck = An Deck.
lies-below = Unter Deck.
load-heap = Der Haufen: { $tiles } Plättchen
load-cards = Die dreizehn Karten
load-bell = Leinen los!
load-bell-wait = Leinen los! Dein Schiff legt von selbst ab, sobald es voll ist.
load-bell-ring = Läute die Glocke
load-shout = { $name }: Leinen los!
load-shout-you = Du legst ab!
load-sacks = { $left ->
    [0] Deine zwei Säcke sind an Bord
    [one] Wähle noch einen Sack
   *[other] Wähle zwei Säcke
}
load-hand = Die Hand ist beschäftigt.
load-time = Noch { $seconds } Sekunden
load-keys = Tasten: Buchstaben nehmen ein Plättchen (mit Umschalt: unter Deck), X dreht eins um, 1 bis 4 nehmen Säcke.
load-key = Taste { $key }

# Die anderen Schiffe
panel-loading = { $name }: { $tiles } von { $places } Plättchen und { $sacks } von 2 Säcken geladen. An Deck: { $deck }. Unter Deck sieht man nicht.
panel-sea = { $name } hat an Deck: { $deck }. Unter Deck, nicht zu sehen: { $below }.
panel-nothing = nichts
panel-money = { $name } besitzt { $money ->
    [one] { $money } Münze
   *[other] { $money } Münzen
}.
panel-money-you = Du besitzt { $money ->
    [one] { $money } Münze
   *[other] { $money } Münzen
}.
panel-first = { $name } hat zuerst abgelegt.
panel-hand = { $name }: Hand × { $speed }
panel-full = { $name } ist bereit zur Abfahrt.
panel-decided = { $name } hat sich entschieden.
panel-meets = { $name } stellt sich den Piraten.
panel-flees = { $name } flieht.

# Many hands on one screen
hands-title = Beladet gemeinsam die Schiffe
hands-count = { $tiles } von { $places }
hands-ships = Die Schiffe
hands-help = Viele Hände: Alle beladen gleichzeitig mit den Fingern auf diesem Bildschirm. Ohne Touchscreen wählt ihr beim Beginn der Partie „reihum“.
