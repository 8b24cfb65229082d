# The table screen, seats that move between devices, signals. Loaded with the parts that show them.
screen-be = This screen is the table
screen-be-text = For a television or a big screen. It shows what all may see; each phone keeps its own seat.
screen-first = First take your seat to your phone, above.
screen-leave = Back to my own view
screen-join = Join in:
screen-join-code = QR code of the link to this table
screen-wait = Come aboard!
screen-alone = Only this machine can open the table so far.
seat-move = My seat on another device
seat-move-of = { $name }: to another device
seat-moved = Your seat is no longer on this device. Here you watch.
seat-moved-close = All right
seat-whole = Whole table
seat-own = My seat
seat-larger = Enlarge the board
seat-smaller = Make the board small again
host-title = You opened this table
host-locked = Lock the table
host-locked-text = Nobody else gets a seat.
host-watch = Others may watch
host-watch-text = Whoever has the link, without a seat.
host-own_dice = Our own dice
host-own_dice-text = You throw on the table and tap what fell. Off: the table throws again.
host-signals = Signals
host-free = Free the seat
host-free-sure = Really free it
host-link = New link
host-delete = Delete this table
host-delete-sure = Really delete this table? It is gone for everybody then, with all moves and names, and nobody can bring it back.
host-delete-not = No, keep it
host-delete-yes = Yes, delete it
host-watchers = { $watchers ->
    [0] Nobody is watching.
    [one] { $watchers } person is watching.
   *[other] { $watchers } people are watching.
}
host-screens = { $screens ->
    [one] { $screens } screen shows the table.
   *[other] { $screens } screens show the table.
}
signals = Signals
signals-close = Close the signals
signal-ahoy = Ahoy!
signal-well_sailed = Well sailed!
signal-ha_ha = Ha ha!
signal-oh_no = Oh no!
signal-your_turn = Your turn!
signal-thanks = Thank you!
signal-from = { $name }: { $signal }
