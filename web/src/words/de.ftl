# The shared words. A message is whole: nothing is glued together from parts.

# The first page
tagline = Brettspiele vom Meer, allein oder mit Freunden.
blurb-smugglers = Schleich dich mit deiner Kiste am Licht vorbei.
blurb-triangle = Füll deine Laderäume, bevor die Wolke kommt.
blurb-aboard = Alle greifen gleichzeitig zu. Leinen los!
fact-players = { $players } Spieler
fact-age = ab { $age }
fact-minutes = { $minutes } Min.
pick-label = { $title } wählen
play-label = { $title } ist gewählt. Sofort spielen: { $bots ->
    [1] allein mit einem Bot
   *[other] allein mit { $bots } Bots
}
how = Wie möchtest du spielen?
how-title = Wie möchtest du „{ $title }“ spielen?
alone = Allein
alone-text = { $bots ->
    [1] mit einem Bot, sofort
    [2] mit zwei Bots, sofort
   *[other] mit drei Bots, sofort
}
alone-options = Wie viele Bots, wie gut, und andere Optionen. Jetzt: { $bots }
one-device = An einem Gerät
way-one-device = gebt es reihum weiter
by-link = Mit Freunden
way-by-link = schick ihnen einen Link
sail-on = Weitersegeln
left-with = mit { $names }
left-turn = du bist dran
practice-mark = Übung
left-gathering = Es sind noch nicht alle da.
left-ahead = { $name } liegt vorn
left-ahead-you = Du liegst vorn
left-order = { $name } liegt vorn, dann { $others }
left-order-you = Du liegst vorn, dann { $others }
by-code = Ich habe einen Code
code-field = Code des Tisches
code-go = Los
see-again = Noch mal ansehen
logbook = Logbuch
puzzle = Rätsel
match-options = Optionen
language = Sprache
round = Runde { $round }
about = Von Spielern gemacht, ohne Verbindung zu den Verlagen der Spiele. Zeichnungen, Texte und Pläne sind unsere eigenen.
privacy = Datenschutz

# A new match
options-title = Optionen
options-text = Sie gelten für deine nächsten Partien.
options-ages = Groß und Klein
options-ages-note = Damit kleine und große Seeleute gleiche Chancen haben.
by-chance = Zufall
option-first_seat = Wer beginnt
option-own_dice = Eigene Würfel
option-own_dice-note = Ihr würfelt auf dem Tisch und tippt an, was fällt.
option-crew = Wie gut sind die Bots?
rank-deckhand = Schiffs­junge
rank-sailor = Matrose
rank-mate = Steuer­mann
rank-captain = Kapitän
option-why-no_such_seat = Dieses Boot fährt nicht mit.
option-why-twice = Etwas ist doppelt gewählt.
option-why-each_seat = Es fehlt eine Angabe für ein Boot.
option-why-total = So viele Karten hat eine Runde nicht.
who-none = Niemand
name-label = Name für { $emblem } (freiwillig)
yes = Ja
no = Nein
less = Weniger
greater = Mehr

emblem-anchor = Anker
emblem-star = Stern
emblem-whale = Wal
emblem-wave = Welle

# The table
flag-you = Du bist dran!
flag-you-name = Du bist dran, { $name }!
flag-other = { $name } ist dran
flag-won = { $name } gewinnt!
flag-won-you = Gewonnen!
title-yours = Du bist dran
all-moves = Alle Züge
read-aloud = Vorlesen
home = Zurück zu den Bildern
menu = Menü
help = Regeln
sound-on = Ton ist an
sound-off = Ton ist aus
board = Die Bucht
tools = Menü und Ton
board-keys = Die Bucht. Die Pfeiltasten führen von Feld zu Feld, Enter wählt. T würfelt. W, M, N, L und S beantworten Fragen. K nennt alle Tasten.
whole-board = Ganzer Plan
seats = Die Boote
log = Logbuch
log-open = Logbuch öffnen
log-close = Logbuch schließen
log-empty = Noch ist es still auf See.
nothing-here = Hier ist jetzt nichts zu tun.
log-earlier = Früheres
undone = Zurückgenommen.
you = du
bot = Bot
away-for = weg { $time }
bot-sails = ein Bot segelt
note-away = { $name } ist gerade weg.
note-lent = Für { $name } segelt jetzt ein Bot.
note-back = { $name } ist wieder da.
note-hint = { $name } hat sich einen Tipp geholt.
note-hint-you = Du hast dir einen Tipp geholt.
hint-ask = Tipp holen (P)
hints-used = { $hints ->
    [one] { $hints } Tipp
   *[other] { $hints } Tipps
}
open-seat = frei
undo = Zurücknehmen
undo-ask = Um Rücknahme bitten
undo-asked = { $name } möchte den letzten Zug zurücknehmen. Einverstanden?
undo-waiting = Die anderen müssen noch zustimmen.
pause = Pause
pause-asked = { $name } möchte Pause machen.
pause-waiting = Warten, ob die anderen auch Pause machen wollen.
agree = Einverstanden
disagree = Nein, er gilt

# Würfeln
throw-tap = Tippen oder schnippen.
throw-key = Tippen, schnippen oder Taste T.
throw-shake = Tippen oder das Handy schütteln.

# One device
hand-over-to = Gib das Tablet weiter an { $name }!
i-am-here = Ich bin da

# The menu
menu-close = Schließen
keep-holding = Halte weiter gedrückt.
on = An
off = Aus
rules = Regeln
what-now = Was kann ich jetzt tun?
why = Warum?
table-page = Tisch und Plätze

# The end
again = Noch einmal!
look-back = Wieder zu Hause
end-sheet = Die Wertung zeigen

# Taking a seat
just-watch = Zuschauen
invite = Ein Boot ist noch frei.
invite-friends = Freunde einladen
watching = Du schaust zu.

# When something is wrong
loading = Segel werden gesetzt …
reconnecting = Verbindung verloren. Neuer Versuch …
retry = Noch einmal versuchen
to-pictures = Zu den Bildern

# Why something is refused: a sentence for each code of the protocol, and for two of the page’s own
refused-malformed = Das konnte der Tisch nicht lesen: Er hat etwas in anderer Form erwartet. Es hat sich nichts geändert.
refused-oversize = Das war zu lang für den Tisch: Er nimmt nur kurze Nachrichten. Es hat sich nichts geändert.
refused-no_game = Dieses Spiel kennt der Tisch nicht. Wähle eines der Bilder.
refused-no_option = Eine der gewählten Optionen gibt es in diesem Spiel nicht. Bitte wähle die Optionen neu.
refused-no_seat = So ein Boot gibt es an diesem Tisch nicht. Wähle eines von denen, die du siehst.
refused-no_match = Diese Partie gibt es hier nicht. Prüfe den Link oder beginne eine neue Partie.
refused-not_found = Unter dieser Adresse gibt es nichts. Geh zurück zu den Bildern.
refused-not_allowed = Dieses Gerät hat keinen Schlüssel für das Boot. Spiele auf dem Gerät, das es genommen hat, oder schau zu.
refused-seat_taken = Jemand war schneller: Alle Boote sind besetzt.
refused-illegal = Das erlauben die Regeln jetzt nicht. Wähle einen der Züge aus der Liste.
refused-not_your_turn = Du bist noch nicht dran. Warte auf die anderen.
refused-stale = Jemand war schneller. Schau noch einmal!
refused-gone = Jemand war schneller. Schau noch einmal!
refused-busy = Deine Hand ist noch voll.
refused-not_begun = Es geht los, wenn alle bereit sind.
refused-begun = Das lässt sich nicht mehr ändern: die Partie läuft.
refused-paused = Am Tisch ist Pause.
refused-not_away = Wartet noch ein wenig: vielleicht ist gleich jemand wieder da.
refused-locked = An diesen Tisch kommt niemand mehr dazu.
refused-no_watching = An diesem Tisch darf niemand zuschauen.
refused-no_code = Kein offener Tisch hat diesen Code.
refused-too_many_guesses = Zu viele falsche Codes: wartet ein wenig.
refused-ticket_used = Dieser Code wurde schon benutzt oder ist zu alt.
refused-no_signals = Ein Zeichen nach dem anderen.
refused-not_entered = Das wird jetzt nicht von Hand gewürfelt.
refused-no_throw = Nichts wartet auf deine Hand.
refused-no_hints = An diesem Tisch gibt es keine Tipps.
refused-no_crew = Gerade kann dir hier niemand einen Tipp geben. Spiel, wie du magst.
refused-dressing = Der Kapitän zieht sich noch an. Frag gleich noch einmal!
refused-over = Die Partie ist zu Ende. Niemand kann mehr ziehen.
refused-not_over = Die Partie ist noch nicht zu Ende. Spielt sie erst fertig.
refused-wrong_share = Dieses Gerät hatte andere Zahlen für die Würfel versprochen. Lade die Seite neu.
refused-too_many_tables = Von hier wurden schon viele Tische eröffnet. Spiel an einem davon, oder warte ein wenig.
refused-too_many_pages = Hier sind zu viele Fenster mit einem Tisch offen. Schließ einige und lade diese Seite neu.
refused-too_many_watchers = Es schauen schon so viele zu, dass niemand mehr Platz hat.
refused-too_fast = Nicht so schnell! Versuch es gleich noch einmal.
refused-log_full = Es wurde so viel zurückgenommen, dass es jetzt nur noch vorwärts geht.
refused-passcode = Wer hier einen Tisch eröffnet, braucht das Kennwort des Hauses.
refused-request_reused = Unter diesem Namen hatte der Tisch schon eine andere Nachricht. Versuche es noch einmal.
refused-not_stored = Der Tisch kann gerade nicht schreiben. Es hat sich nichts geändert; versuche es gleich noch einmal.
refused-unreachable = Der Tisch ist gerade nicht zu erreichen. Er ist gleich wieder da; versuche es noch einmal.
refused-deleted = Dieser Tisch ist gelöscht worden.
refused-closed = Wer diesen Server betreibt, hat den Tisch geschlossen.
refused-no_undo = Das lässt sich nicht mehr zurücknehmen.
refused-declined = Die anderen möchten, dass der Zug bleibt.
refused-not_asked = Auf deine Antwort wartet niemand mehr.
refused-unknown_host = Diese Adresse kennt der Tisch nicht. Lass dir den Link noch einmal geben.
refused-foreign_page = Hier hat eine fremde Seite gefragt. Öffne den Tisch mit seinem eigenen Link.
refused-elsewhere = Das geht nur an dem Gerät, auf dem der Tisch läuft.
refused-no_network = Dieses Gerät ist in keinem Heimnetz. Verbinde es und versuch es noch einmal.
refused-rules_mismatch = Diese Partie wurde mit anderen Regeln begonnen und kann hier nicht weitergehen. Beginne eine neue.
refused-offline = Der Tisch ist nicht zu erreichen.
refused-old_page = Es gibt eine neuere Version. Bitte lade die Seite neu.
refused-error = Der Tisch antwortet nicht, wie er soll. Es hat sich nichts geändert; versuche es noch einmal.
