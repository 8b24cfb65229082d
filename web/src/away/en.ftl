# Somebody was away, a pause, and taking back more than one move. Loaded with those.
away-turn = { $name }’s turn
away-is = { $name } is away.
away-soon = Wait a little. Soon a bot could sail instead.
away-choice = Wait, or let a bot sail until { $name } is back?
away-lend = Let a bot sail
away-wait = Wait for { $name }
since-title = While you were away
since-close = I have read it
since-play = Show me
since-skip = Skip
paused-title = Paused
paused-text = The match waits, for an hour or for months. Nothing runs out.
paused-watching = The people at the table go on when they like.
paused-go = Go on
take-back-title = Take back?
take-back-text = { $count ->
    [one] This takes back your move, and all that { $names } did since.
   *[other] This takes back your move, and all that { $names } did since.
}
take-back-go = Take it all back
take-back-stay = No, it stays
notify = Tell me when it is my turn
notify-hint = Also while another page is open.
notify-denied = This browser does not allow it. You can change that in its settings.
