# Wat Duivelsdriehoek antwoordt.

# Waar een vak ligt
place-port = Een ligplaats in de { $port }.
place-sea = { $marks ->
    [one] { $marks } vak na de { $port }, { $left } vóór de { $next }.
   *[other] { $marks } vakken na de { $port }, { $left } vóór de { $next }.
}
place-ship = { $ship } van { $name } ligt hier.
place-ship-you = Je schip { $ship } ligt hier.
near-behind = { $marks ->
    [one] { $marks } vak vóór het schip van { $name }, { $ship }.
   *[other] { $marks } vakken vóór het schip van { $name }, { $ship }.
}
near-behind-you = { $marks ->
    [one] { $marks } vak vóór je schip { $ship }.
   *[other] { $marks } vakken vóór je schip { $ship }.
}
near-cloud = Onder de wolk.

# Dingen
answer-ship = Van { $name }: het schip { $ship }.
answer-ship-you = Je schip { $ship }.
answer-lost = Het is verloren.
answer-hangs = Het hangt onder de wolk. Komt die aan de rand, dan is het verloren.
answer-next = { $left ->
    [one] Nog { $left } vak tot de { $port }.
   *[other] Nog { $left } vakken tot de { $port }.
}
answer-under = De wolk hangt erboven: het moet wachten.
answer-danger = { $danger } van de { $of } draaien zouden het vangen.
answer-calm = Geen draai kan het nu vangen.
answer-port = { $cards ->
    [one] De { $port }: wie hier aanlegt pakt de kaart van { $money }, de laatste.
   *[other] De { $port }: wie hier aanlegt pakt de kaart van { $money }. Er zijn nog { $cards } kaarten.
}
answer-port-empty = De { $port }: hier is geen kaart meer.
answer-port-full = Alle { $berths } ligplaatsen zijn bezet: schepen moeten buiten wachten.
answer-berths = { $ships ->
    [0] Alle { $berths } ligplaatsen zijn vrij.
    [one] { $ships } van de { $berths } ligplaatsen is bezet.
   *[other] { $ships } van de { $berths } ligplaatsen zijn bezet.
}
answer-bonus = { $cards ->
    [0] De premie van de thuishaven: er is geen kaart meer.
    [one] De premie van de thuishaven: { $money } extra voor wie daar aanlegt. Nog { $cards } kaart.
   *[other] De premie van de thuishaven: { $money } extra voor wie daar aanlegt. Nog { $cards } kaarten.
}
answer-cloud = { $ships ->
    [0] De wolk. Ze draagt geen schip. Haar magneten vangen schepen als ze zwerft, en niemand vaart eronder.
    [one] De wolk. Ze draagt { $ships } schip. Haar magneten vangen schepen als ze zwerft, en niemand vaart eronder.
   *[other] De wolk. Ze draagt { $ships } schepen. Haar magneten vangen schepen als ze zwerft, en niemand vaart eronder.
}
answer-cloud-port = Eronder: { $ports }.
answer-cloud-free = De wolk hangt boven geen vaarweg.
answer-spinner = De draaischijf zegt naar welke letter de wolk draait, hoe ver ze drijft en waarheen.
answer-rose = De windroos: boven is het noorden, daarheen drijft de wolk als de draaischijf N zegt.
answer-die = Eén schip vaart zoveel vakken als de dobbelsteen toont.
answer-money = { $name } heeft { $money } van { $target }.
answer-money-you = Je hebt { $money } van { $target }.

# De toetsen
answer-watching = Je kijkt toe: geen vloot is van jou.
where-lost = { $ship } is verloren.
where-hangs = { $ship } hangt onder de wolk.
goal-left = { $name } heeft nog { $money } nodig om te winnen.
goal-left-you = Je hebt nog { $money } nodig om te winnen.
goal-dock = { $ship } kan nu aanleggen in de { $port }: { $money }.
goal-port = { $left ->
    [one] { $ship }: { $left } vak tot de { $port }, die { $money } betaalt.
   *[other] { $ship }: { $left } vakken tot de { $port }, die { $money } betaalt.
}
around-danger = { $ship }: { $danger ->
    [one] { $danger } van de { $of } draaien zou het vangen.
   *[other] { $danger } van de { $of } draaien zouden het vangen.
}
around-calm = Geen schip van jou is binnen bereik van de wolk.
around-cloud-port = De wolk hangt boven de { $port }.
around-cloud-sea = { $marks ->
    [one] De wolk hangt boven de vaarweg, { $marks } vak na de { $port }.
   *[other] De wolk hangt boven de vaarweg, { $marks } vakken na de { $port }.
}
around-cloud-stretch = De wolk hangt boven de vaarweg, { $marks } tot { $last } vakken na de { $port }.
standing-leads = Aan kop: { $names }.
standing-target = Met { $target } win je.
