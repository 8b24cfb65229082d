# The shared words. A message is whole: nothing is glued together from parts.

# The first page
tagline = Bordspellen van de zee, alleen of met vrienden.
blurb-smugglers = Glip met je kist langs het licht.
blurb-triangle = Vul je ruimen voordat de wolk komt.
blurb-aboard = Iedereen grijpt tegelijk. Trossen los!
fact-players = { $players } spelers
fact-age = vanaf { $age }
fact-minutes = { $minutes } min
pick-label = { $title } kiezen
play-label = { $title } is gekozen. Meteen spelen: { $bots ->
    [1] alleen met één bot
   *[other] alleen met { $bots } bots
}
how = Hoe wil je spelen?
how-title = Hoe wil je ‘{ $title }’ spelen?
alone = Alleen
alone-text = { $bots ->
    [1] met één bot, meteen
    [2] met twee bots, meteen
   *[other] met drie bots, meteen
}
alone-options = Hoeveel bots, hoe goed, en andere opties. Nu: { $bots }
one-device = Op één apparaat
way-one-device = geef het om de beurt door
by-link = Met vrienden
way-by-link = stuur ze een link
sail-on = Verder varen
left-with = met { $names }
left-turn = jij bent aan de beurt
practice-mark = Oefening
left-gathering = Nog niet iedereen is er.
left-ahead = { $name } ligt voor
left-ahead-you = Jij ligt voor
left-order = { $name } ligt voor, dan { $others }
left-order-you = Jij ligt voor, dan { $others }
by-code = Ik heb een code
code-field = Code van de tafel
code-go = Ga
see-again = Terugkijken
logbook = Logboek
puzzle = Puzzel
match-options = Opties
language = Taal
round = Ronde { $round }
about = Gemaakt door spelers, zonder band met de uitgevers van de spellen. Tekeningen, teksten en borden zijn van onszelf.
privacy = Privacy

# A new match
options-title = Opties
options-text = Ze gelden voor je volgende potjes.
options-ages = Groot en klein
options-ages-note = Zodat kleine en grote zeelui evenveel kans hebben.
by-chance = Toeval
option-first_seat = Wie begint
option-own_dice = Eigen dobbelstenen
option-own_dice-note = Jullie gooien op tafel en tikken aan wat er ligt.
option-crew = Hoe goed zijn de bots?
rank-deckhand = Scheeps­jongen
rank-sailor = Matroos
rank-mate = Stuurman
rank-captain = Kapitein
option-why-no_such_seat = Die boot vaart niet mee.
option-why-twice = Er is iets dubbel gekozen.
option-why-each_seat = Voor één boot ontbreekt een keuze.
option-why-total = Zoveel kaarten heeft een ronde niet.
who-none = Niemand
name-label = Naam voor { $emblem } (hoeft niet)
yes = Ja
no = Nee
less = Minder
greater = Meer

emblem-anchor = Anker
emblem-star = Ster
emblem-whale = Walvis
emblem-wave = Golf

# The table
flag-you = Jouw beurt!
flag-you-name = Jouw beurt, { $name }!
flag-other = { $name } is aan de beurt
flag-won = { $name } wint!
flag-won-you = Gewonnen!
title-yours = Jij bent aan de beurt
all-moves = Alle zetten
read-aloud = Voorlezen
home = Terug naar de platen
menu = Menu
help = Regels
sound-on = Geluid staat aan
sound-off = Geluid staat uit
board = De baai
tools = Menu en geluid
board-keys = De baai. De pijltjes gaan van vak naar vak, Enter kiest. T gooit. W, M, N, L en S beantwoorden vragen. K noemt alle toetsen.
whole-board = Hele bord
seats = De boten
log = Logboek
log-open = Logboek openen
log-close = Logboek sluiten
log-empty = Nog is het stil op zee.
nothing-here = Hier valt nu niets te doen.
log-earlier = Eerder
undone = Teruggenomen.
you = jij
bot = bot
away-for = weg { $time }
bot-sails = een bot vaart
note-away = { $name } is er even niet.
note-lent = Voor { $name } vaart nu een bot.
note-back = { $name } is terug.
note-hint = { $name } vroeg om een tip.
note-hint-you = Je vroeg om een tip.
hint-ask = Om een tip vragen (P)
hints-used = { $hints ->
    [one] { $hints } tip
   *[other] { $hints } tips
}
open-seat = vrij
undo = Terugnemen
undo-ask = Vragen om terug te nemen
undo-asked = { $name } wil de laatste zet graag terugnemen. Goed?
undo-waiting = De anderen moeten het nog goedvinden.
pause = Pauze
pause-asked = { $name } wil pauze.
pause-waiting = Wachten of de anderen ook pauze willen.
agree = Goed
disagree = Nee, hij telt

# Gooien
throw-tap = Tik of geef een zetje.
throw-key = Tik, geef een zetje of druk op T.
throw-shake = Tik, of schud je telefoon.

# One device
hand-over-to = Geef de tablet aan { $name }!
i-am-here = Ik ben er

# The menu
menu-close = Sluiten
keep-holding = Blijf vasthouden.
on = Aan
off = Uit
rules = Regels
what-now = Wat kan ik nu doen?
why = Waarom?
table-page = Tafel en plaatsen

# The end
again = Nog een keer!
look-back = Weer thuis
end-sheet = De stand tonen

# Taking a seat
just-watch = Meekijken
invite = Er is nog een boot vrij.
invite-friends = Vrienden uitnodigen
watching = Je kijkt mee.

# When something is wrong
loading = De zeilen worden gehesen …
reconnecting = Verbinding verbroken. Nieuwe poging …
retry = Opnieuw proberen
to-pictures = Naar de platen

# Why something is refused: a sentence for each code of the protocol, and for two of the page’s own
refused-malformed = De tafel kon dat niet lezen: ze verwachtte iets in een andere vorm. Er is niets veranderd.
refused-oversize = Dat was te lang voor de tafel: ze neemt alleen korte berichten aan. Er is niets veranderd.
refused-no_game = Dit spel kent de tafel niet. Kies een van de plaatjes.
refused-no_option = Een van de gekozen opties bestaat niet in dit spel. Kies de opties opnieuw.
refused-no_seat = Zo’n boot is er niet aan deze tafel. Kies er een die je ziet.
refused-no_match = Dit potje bestaat hier niet. Controleer de link of begin een nieuw potje.
refused-not_found = Op dit adres is niets. Ga terug naar de plaatjes.
refused-not_allowed = Dit apparaat heeft geen sleutel voor die boot. Speel op het apparaat dat hem heeft genomen, of kijk toe.
refused-seat_taken = Iemand was sneller: alle boten zijn bezet.
refused-illegal = Dat mag nu niet volgens de regels. Kies een van de zetten uit de lijst.
refused-not_your_turn = Je bent nog niet aan de beurt. Wacht op de anderen.
refused-stale = Iemand was sneller. Kijk nog eens!
refused-gone = Iemand was sneller. Kijk nog eens!
refused-busy = Je hand is nog vol.
refused-not_begun = Het begint als iedereen klaar is.
refused-begun = Dat kan niet meer veranderen: het spel is begonnen.
refused-paused = De tafel houdt pauze.
refused-not_away = Wacht nog even: misschien is die persoon zo terug.
refused-locked = Aan deze tafel komt niemand meer bij.
refused-no_watching = Niemand mag bij deze tafel toekijken.
refused-no_code = Geen open tafel heeft deze code.
refused-too_many_guesses = Te veel foute codes: wacht even.
refused-ticket_used = Deze code is al gebruikt of te oud.
refused-no_signals = Eén signaal tegelijk.
refused-not_entered = Dat wordt nu niet met de hand gegooid.
refused-no_throw = Er wacht niets op jouw hand.
refused-no_hints = Aan deze tafel zijn er geen tips.
refused-no_crew = Niemand hier kan je nu een tip geven. Speel zoals je wilt.
refused-dressing = De kapitein kleedt zich nog aan. Vraag het zo nog eens!
refused-over = Het potje is afgelopen. Niemand kan nog een zet doen.
refused-not_over = Het potje is nog niet afgelopen. Speel het eerst uit.
refused-wrong_share = Dit apparaat had andere getallen voor de dobbelstenen beloofd. Laad de pagina opnieuw.
refused-too_many_tables = Er zijn hier al veel tafels geopend. Speel aan een daarvan, of wacht even.
refused-too_many_pages = Er staan hier te veel vensters met een tafel open. Sluit er een paar en laad deze pagina opnieuw.
refused-too_many_watchers = Er kijken al zo veel mensen dat er niemand meer bij kan.
refused-too_fast = Niet zo snel! Probeer het zo nog eens.
refused-log_full = Er is zo veel teruggenomen dat het nu alleen nog vooruit gaat.
refused-passcode = Wie hier een tafel opent, heeft het wachtwoord van het huis nodig.
refused-request_reused = De tafel had onder die naam al een ander bericht. Probeer het nog eens.
refused-not_stored = De tafel kan nu even niet schrijven. Er is niets veranderd; probeer het zo nog eens.
refused-unreachable = De tafel is nu even niet te bereiken. Ze is zo terug; probeer het nog eens.
refused-deleted = Deze tafel is verwijderd.
refused-closed = Wie deze server beheert, heeft de tafel gesloten.
refused-no_undo = Dit kan niet meer worden teruggenomen.
refused-declined = De anderen willen dat de zet blijft staan.
refused-not_asked = Niemand wacht nog op jouw antwoord.
refused-unknown_host = De tafel kent dit adres niet. Vraag opnieuw om de link.
refused-foreign_page = Een andere pagina vroeg hier iets. Open de tafel via haar eigen link.
refused-elsewhere = Dat kan alleen op het apparaat waarop de tafel draait.
refused-no_network = Dit apparaat zit in geen thuisnetwerk. Verbind het en probeer het opnieuw.
refused-rules_mismatch = Dit potje is met andere regels begonnen en kan hier niet verdergaan. Begin een nieuw potje.
refused-offline = De tafel is niet te bereiken.
refused-old_page = Er is een nieuwere versie. Laad de pagina opnieuw.
refused-error = De tafel antwoordt niet zoals het hoort. Er is niets veranderd; probeer het nog eens.
