# De tafel van een spel dat er zelf geen woorden voor heeft. Een bericht is heel, op namen na die een spel meebrengt.

board = Het bord
seats = De plaatsen
chart-label = Het bord met zijn plekken en alle boten. Pijltjestoetsen gaan van plek naar plek, Enter kiest.
race-label = Een baan voor elke plaats. De boten zijn zo ver als hun punten.
leads = staat voor
hold-to-look = Vasthouden om te kijken
score-of = { $score } van { $target }
goal = { $target } punten winnen.

# Wat te doen
now = Wat doe je?
now-tap = Tik op een plek die gloeit.
now-which = Wat bedoel je?
now-over = De partij is voorbij.
wait = { $name } beslist.
wait-you = Jij beslist.
wait-nobody = Een ogenblik.

# Wat er gebeurd is, waar het spel er geen zin voor heeft
event = { $name }: { $what }.
event-you = Jij: { $what }.
event-nobody = { $what }.

# Dobbelstenen
die = De dobbelsteen toont { $die }.
die-none = De dobbelsteen wacht.
throw-any = Gooi!
throw-any-other = { $name } gooit.
throw-any-other-you = Je gooit.
throw-any-go = Gooien
due-any = Gooi op tafel en tik aan wat er viel.
due-any-for = Gooi voor { $name } en tik aan wat er viel.
due-any-other = { $name } gooit op tafel.

# Het boek
rules-none = Hier heeft nog niemand de regels opgeschreven. Ze staan in docs/rules.
lesson-plain = Met deze knoppen beslis je.
