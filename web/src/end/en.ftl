# The end of a match. Loaded when it is over.
end-title = { $name } wins!
end-title-you = You win!
end-title-tie = A shared victory!
end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-of = { $score } of { $target }
end-looks = Look back
end-replay = Look at it again
end-look = Look at the board
end-film = The night’s film
end-picture = A picture of the board
end-follow = The others are playing again.
end-follow-go = Join them
end-next = Next match
end-next-game = Next match: { $title }
end-say = { $score } after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
end-say-you = { $score } after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}. Well sailed!
end-say-short = { $score } after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}. { $gap } more, and it was yours!
end-say-tie = { $names } share it: { $score } each.
end-say-tie-you = You share it with { $names }: { $score } each.
end-story = { $n ->
    [one] A moment of this match
   *[other] Moments of this match
}
end-nothing = nothing brought home
end-stood-in = { $moves ->
    [one] One move of a bot was made by feel: the crew was not ready yet.
   *[other] { $moves } moves of bots were made by feel: the crew was not ready yet.
}
end-practice = This was practice: it counts nowhere.
end-again-here = Once more from there
