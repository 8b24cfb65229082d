# The puzzle of the day. Loaded with it.
puzzle-title = Puzzle of the day
puzzle-ask = You sail { $boat }. Which move is best?
puzzle-secret = Go by what you see: nobody knows more at your place.
puzzle-choose = Choose on the board, or here:
puzzle-several = What do you mean there?
puzzle-all = All moves
puzzle-answer = This is my answer
puzzle-right = You have found it!
puzzle-wrong = Not the best one. It costs { $points ->
    [one] one point
   *[other] { $points } points
} of a hundred.
puzzle-wrong-more = Not the best one: too rarely good to be measured.
puzzle-best = The best move
puzzle-no-reason = at first sight nothing speaks for it: only trying it out shows it
puzzle-second = The next best
puzzle-sensible = What most would do
puzzle-sensible-second = The next best, and what most would do
puzzle-yours = Your move
puzzle-chance = Chance to win: { $chance }, give or take { $error }
puzzle-lead = It is { $points } points better than any other move, give or take { $error }. Tried out { $worlds } times, with all you could not know drawn anew.
puzzle-play = Play on from here
puzzle-again = Think again
puzzle-solved = { $days ->
    [0] Not solved yet on this device
    [one] Solved on one day on this device
   *[other] Solved on { $days } days on this device
}
puzzle-tomorrow = Tomorrow there is another one.
puzzle-games = Game
refused-no_puzzle = There is no puzzle of this game today.
