# Het scherm dat de tafel is, plaatsen die van apparaat wisselen, seinen. Geladen met wat ze toont.
screen-be = Dit scherm is de tafel
screen-be-text = Voor een televisie of groot scherm. Het toont wat iedereen mag zien; elke telefoon houdt zijn eigen plaats.
screen-first = Neem hierboven eerst je plaats mee naar je telefoon.
screen-leave = Terug naar mijn eigen beeld
screen-join = Meespelen:
screen-join-code = QR-code van de link naar deze tafel
screen-wait = Kom aan boord!
screen-alone = Tot nu toe kan alleen deze computer de tafel openen.
seat-move = Mijn plaats op een ander apparaat
seat-move-of = { $name }: naar een ander apparaat
seat-moved = Je plaats is niet meer op dit apparaat. Hier kijk je toe.
seat-moved-close = Goed
seat-whole = Hele tafel
seat-own = Mijn plaats
seat-larger = Bord vergroten
seat-smaller = Bord weer verkleinen
host-title = Jij hebt deze tafel geopend
host-locked = Tafel op slot
host-locked-text = Niemand anders krijgt een plaats.
host-watch = Anderen mogen toekijken
host-watch-text = Wie de link heeft, zonder plaats.
host-own_dice = Eigen dobbelstenen
host-own_dice-text = Jullie gooien op tafel en tikken aan wat er ligt. Uit: de tafel gooit weer.
host-signals = Seinen
host-free = Plaats vrijmaken
host-free-sure = Echt vrijmaken
host-link = Nieuwe link
host-delete = Deze tafel verwijderen
host-delete-sure = Deze tafel echt verwijderen? Ze is dan voor iedereen weg, met alle zetten en namen, en niemand kan haar terughalen.
host-delete-not = Nee, bewaren
host-delete-yes = Ja, verwijderen
host-watchers = { $watchers ->
    [0] Niemand kijkt toe.
    [one] { $watchers } persoon kijkt toe.
   *[other] { $watchers } mensen kijken toe.
}
host-screens = { $screens ->
    [one] { $screens } scherm toont de tafel.
   *[other] { $screens } schermen tonen de tafel.
}
signals = Seinen
signals-close = Seinen sluiten
signal-ahoy = Ahoi!
signal-well_sailed = Goed gezeild!
signal-ha_ha = Haha!
signal-oh_no = O nee!
signal-your_turn = Jij bent!
signal-thanks = Dank je!
signal-from = { $name }: { $signal }
