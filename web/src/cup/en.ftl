# An evening's cup. Loaded with its first match.
cup-title = Evening’s cup
cup-begin = Play a cup
cup-begin-title = An evening’s cup
cup-text = Several matches, one table for the evening. You stay together; whoever was last begins.
cup-counts = The match you have just played is the first.
cup-rule = For everyone you leave behind you get two points, for everyone you are level with one. Most points win the cup; if they are equal, more matches won.
cup-games = Which games?
cup-games-one = Only { $title }
cup-games-all = All games in turn
cup-many = How many matches?
cup-open = Open end
cup-evening = Several matches this evening?
cup-evening-one = One match
cup-evening-cup = A cup
cup-go = Set sail for the cup
cup-at = { $matches ->
    [0] Match { $played }
   *[other] Match { $played } of { $matches }
}
cup-none = The cup begins now.
cup-leads = { $name } leads with { $points ->
    [one] one point
   *[other] { $points } points
}.
cup-leads-you = You lead with { $points ->
    [one] one point
   *[other] { $points } points
}.
cup-level = { $names } are level in front.
cup-won = { $name } wins the cup!
cup-won-you = You win the cup!
cup-shared = { $names } share the cup!
cup-won-say = { $points ->
    [one] One point
   *[other] { $points } points
} after { $matches ->
    [one] one match
   *[other] { $matches } matches
}. What an evening!
cup-seat = Boat
cup-sum = Points
cup-match = Match { $number }: { $title }
cup-show = Show the table of the evening
cup-end = End the cup here
cup-end-sure = Really end it? Whoever leads wins the cup.
cup-end-yes = Yes, end it
cup-and = { $names } and { $last }
