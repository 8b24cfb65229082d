# The page that checks the dice of a match that is over. Loaded with it.
dice-check = Check the dice
dice-title = Were the dice fair?
dice-checking = All of them are thrown once more …
dice-fair = The dice were fair. Nobody chose them, and this device had its part in them.
dice-late = The dice are as the table had promised. This device came later, so it had no part in them.
dice-unknown = Nothing is kept on this device to hold the dice against. The match itself holds together.
dice-unfair = Something is wrong with these dice.
dice-late-now = The dice of this match were agreed on before this device came. It has no part in them.
dice-fault-secret = The secret is not the one that the table had promised.
dice-fault-exchanged = The table’s promise is not the one that this device was shown.
dice-fault-own = The number that this device gave is missing.
dice-fault-promised = A device’s number is not the one that it had promised.
dice-fault-count = Entry { $seq } is not the draw that comes next.
dice-fault-draw = Entry { $seq } is not the number that had to fall.
dice-fault-table = The table’s own check has found a fault.
dice-fault-unreadable = What the table has sent cannot be read.
dice-details = What was checked
dice-commitment = The table’s promise
dice-devices = Devices that gave a number
dice-draws = Draws
dice-by-hand = Thrown by hand, entered by { $name }
dice-own = What you threw yourselves stands in the match as you entered it. Only the rest can be computed again.
dice-anew = Begun anew before the start
dice-how = This device has computed every draw again from the table’s secret and the devices’ numbers.
dice-held = It has compared the table’s promise and all numbers with what it has kept since before the start.
dice-verify = It does not know what each number means in the game. The program “seaboard verify” does: give it the match file.
dice-save = Save the match file

# How everything fell
luck-title = How they fell
luck-this = This match
luck-own = Your { $n } matches
luck-usual = As dice do: there is nothing unusual in it.
luck-rare = A rare match: of { $n } fair ones, one is so uneven.
luck-rarest = A very rare match: of { $n } fair ones, at most one is so uneven.
luck-own-rare = { $rare ->
    [0] None of your { $told } matches was as uneven as only one of 20 fair ones is.
    [one] One of your { $told } matches was as uneven as only one of 20 fair ones is.
   *[other] { $rare } of your { $told } matches were as uneven as only one of 20 fair ones is.
  } About { $usual } would be usual.
luck-band = With fair dice, 19 of 20 bars end in the band.
luck-line = What is to be expected on average.
luck-n = { $n ->
    [one] once
   *[other] { $n } times
  }
luck-row = { $what }: { $times ->
    [one] once
   *[other] { $times } times
  }. On average { $expected }, usual is { $low } to { $high }.
luck-seats = What each of you threw on average, and how often the highest
luck-seat = { $name }: { $mean } on average of { $n }. Usual is { $low } to { $high }. The highest: { $highest }.
luck-few = Too few to tell.
luck-pile = These are taken from a pile. What has come cannot come again, so the odds change each time and even out by themselves.
luck-kept = Only these counts are kept, and only on this device: no names, no moves.
dice-practice = This table for practice began at a position that somebody chose. Only what was drawn since then is checked.
