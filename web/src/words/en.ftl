# The shared words. A message is whole: nothing is glued together from parts.

# The first page
tagline = Board games of the sea, alone or with friends.
blurb-smugglers = Slip past the light with your crate.
blurb-triangle = Fill your holds before the cloud comes.
blurb-aboard = Everybody grabs at once. Cast off!
fact-players = { $players } players
fact-age = from { $age }
fact-minutes = { $minutes } min
pick-label = Choose { $title }
play-label = { $title } is chosen. Play at once: { $bots ->
    [1] alone with one bot
   *[other] alone with { $bots } bots
}
how = How do you want to play?
how-title = How do you want to play { $title }?
alone = Alone
alone-text = { $bots ->
    [1] with one bot, at once
    [2] with two bots, at once
   *[other] with three bots, at once
}
alone-options = How many bots, how good, and other options. Now: { $bots }
one-device = Round one device
way-one-device = hand it on in turn
by-link = With friends
way-by-link = send them a link
sail-on = Sail on
left-with = with { $names }
left-turn = your turn
practice-mark = Practice
left-gathering = Not everybody is here yet.
left-ahead = { $name } leads
left-ahead-you = You lead
left-order = { $name } leads, then { $others }
left-order-you = You lead, then { $others }
by-code = I have a code
code-field = Code of the table
code-go = Go
see-again = Look again
logbook = Logbook
puzzle = Puzzle
match-options = Options
language = Language
round = Round { $round }
about = Made by players, not connected with the games’ publishers. Drawings, words and boards are our own.
privacy = Privacy

# A new match
options-title = Options
options-text = They hold for your next matches.
options-ages = Mixed ages
options-ages-note = So that small and big sailors have the same chance.
by-chance = By chance
option-first_seat = Who begins
option-own_dice = Our own dice
option-own_dice-note = You throw on the table and tap what fell.
option-crew = How good are the bots?
rank-deckhand = Deckhand
rank-sailor = Sailor
rank-mate = Mate
rank-captain = Captain
option-why-no_such_seat = That boat does not sail along.
option-why-twice = Something has been chosen twice.
option-why-each_seat = Something is missing for one boat.
option-why-total = A round does not have so many cards.
who-none = Nobody
name-label = Name of { $emblem } (optional)
yes = Yes
no = No
less = Less
greater = More

emblem-anchor = Anchor
emblem-star = Star
emblem-whale = Whale
emblem-wave = Wave

# The table
flag-you = Your turn!
flag-you-name = Your turn, { $name }!
flag-other = { $name } plays
flag-won = { $name } wins!
flag-won-you = You win!
title-yours = Your turn
all-moves = All moves
read-aloud = Read aloud
home = Back to the pictures
menu = Menu
help = Rules
sound-on = Sound is on
sound-off = Sound is off
board = The bay
tools = Menu and sound
board-keys = The bay. Arrow keys go from square to square, Enter chooses. T throws the dice. W, M, N, L and S answer questions. K lists all keys.
whole-board = Whole board
seats = The boats
log = Ship’s log
log-open = Open the ship’s log
log-close = Close the ship’s log
log-empty = All is quiet at sea.
nothing-here = Nothing can be done here now.
log-earlier = Earlier
undone = Taken back.
you = you
bot = bot
away-for = away { $time }
bot-sails = a bot sails
note-away = { $name } is away.
note-lent = A bot sails for { $name } now.
note-back = { $name } is back.
note-hint = { $name } asked for a hint.
note-hint-you = You asked for a hint.
hint-ask = Ask for a hint (P)
hints-used = { $hints ->
    [one] { $hints } hint
   *[other] { $hints } hints
}
open-seat = free
undo = Take back
undo-ask = Ask to take back
undo-asked = { $name } would like to take back the last move. All right?
undo-waiting = Waiting for the others to agree.
pause = Pause
pause-asked = { $name } wants to pause.
pause-waiting = Waiting for the others to agree to a pause.
agree = All right
disagree = No, it stays

# Throwing
throw-tap = Tap or flick.
throw-key = Tap, flick, or press T.
throw-shake = Tap, or shake your phone.

# One device
hand-over-to = Give the tablet to { $name }!
i-am-here = I am here

# The menu
menu-close = Close
keep-holding = Keep holding.
on = On
off = Off
rules = Rules
what-now = What can I do now?
why = Why?
table-page = Table and seats

# The end
again = Again!
look-back = Home again
end-sheet = Show the score sheet

# Taking a seat
just-watch = Watch
invite = A boat is still free.
invite-friends = Invite friends
watching = You are watching.

# When something is wrong
loading = Hoisting the sails…
reconnecting = Connection lost. Trying again…
retry = Try again
to-pictures = To the pictures

# Why something is refused: a sentence for each code of the protocol, and for two of the page’s own
refused-malformed = The table could not read that: it was not in the form it expected. Nothing has changed.
refused-oversize = That was too long for the table: it takes short messages only. Nothing has changed.
refused-no_game = This table does not know that game. Choose one of the pictures.
refused-no_option = One of the chosen options does not exist in this game. Please choose the options again.
refused-no_seat = There is no such boat at this table. Choose one of those you see.
refused-no_match = There is no such match here. Check the link, or start a new match.
refused-not_found = There is nothing at this address. Go back to the pictures.
refused-not_allowed = This device has no key to that boat. Play on the device that took it, or just watch.
refused-seat_taken = Somebody was faster: every boat is taken.
refused-illegal = The rules do not allow that now. Choose one of the moves in the list.
refused-not_your_turn = It is not your turn yet. Wait for the others.
refused-stale = Somebody was faster. Look again!
refused-gone = Somebody was faster. Look again!
refused-busy = Your hand is still full.
refused-not_begun = It begins when everybody is ready.
refused-begun = That can no longer be changed: the match has begun.
refused-paused = The table is paused.
refused-not_away = Wait a little: the friend may be back soon.
refused-locked = This table lets nobody else in.
refused-no_watching = Nobody may watch this table.
refused-no_code = No open table has this code.
refused-too_many_guesses = Too many wrong codes: wait a little.
refused-ticket_used = This code has been used already, or is too old.
refused-no_signals = One signal after the other.
refused-not_entered = That is not thrown by hand now.
refused-no_throw = Nothing waits for your hand.
refused-no_hints = Hints are off at this table.
refused-no_crew = Nobody here can give you a hint just now. Play as you like.
refused-dressing = The captain is still dressing. Ask again in a moment!
refused-over = The match is over. Nobody can move any more.
refused-not_over = The match is not over yet. Play it to its end first.
refused-wrong_share = This device had promised other numbers for the dice. Load the page again.
refused-too_many_tables = Many tables have been opened from here. Play at one of them, or wait a little.
refused-too_many_pages = Too many windows with a table are open here. Close some, then load this page again.
refused-too_many_watchers = So many are watching that nobody else fits in.
refused-too_fast = Not so fast! Try again in a moment.
refused-log_full = So much has been taken back that it only goes forward now.
refused-passcode = To open a table here you need the password of the house.
refused-request_reused = The table has already had another message under that name. Please try again.
refused-not_stored = The table cannot write at the moment. Nothing has changed; try again in a little while.
refused-unreachable = The table cannot be reached just now. It will be back in a moment; try again.
refused-deleted = This table has been deleted.
refused-closed = Whoever runs this server has closed the table.
refused-no_undo = This cannot be taken back any more.
refused-declined = The others would rather leave it as it is.
refused-not_asked = Nobody is waiting for your answer any more.
refused-unknown_host = The table does not know this address. Ask for its link again.
refused-foreign_page = Another page has asked here. Open the table by its own link.
refused-elsewhere = Only the machine that the table runs on can change this.
refused-no_network = This machine is in no home network. Connect it, then try again.
refused-rules_mismatch = This match was begun with other rules and cannot go on here. Start a new one.
refused-offline = The table cannot be reached.
refused-old_page = There is a newer version. Please load the page again.
refused-error = The table does not answer as it should. Nothing has changed; try again.
