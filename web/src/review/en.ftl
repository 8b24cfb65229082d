# The review of a match that is over. Loaded with it.
review = Luck and skill
reviews = Reviews
reviews-hint = When a match is over: what was luck, what was skill
review-off = Reviews are off on this device.
review-turn-on = Turn them on again
review-turn-off = No more reviews on this device
review-working = The crew sails the match once more…
review-percent = { $percent } % done
review-preparing = Getting ready. The first time that can take some minutes.
review-ahead =
  { $ahead ->
    [one] One other match comes first.
   *[other] { $ahead } other matches come first.
  }
review-leave = You may go on meanwhile: it will be here when you come back.
review-kind-you = The sea was kind to you: { $points } %.
review-kind-name = The sea was kind to { $name }: { $points } %.
review-unkind-you = The sea was unkind to you: { $points } %.
review-unkind-name = The sea was unkind to { $name }: { $points } %.
review-fair = As far as anyone can tell, the sea was fair to all.
review-fair-you = As far as anyone can tell, the sea was fair to you.
review-best-you = You sailed best of all.
review-best-name = { $name } sailed best of all.
review-even = Nobody sailed clearly better than the others.
review-chances = Chance to win
review-chances-note = per cent, round by round
review-walk = Walk along the match
review-choice = What { $name } chose:
review-luck = What the sea did to { $name }:
review-balance = From the first chance to the result, in per cent
review-who = Who
review-sea = the sea
review-own = own choices
review-others = the others
review-rest = nobody could know
review-rough = So many small choices add up in this game that the figures below are only rough.
review-way = { $start } → { $result } %
review-give = { $points }, give or take { $error }
review-moves = Choices worth a look
review-well = Well sailed, { $name }!
review-well-you = Well sailed!
review-found = { $points } % better than the usual move here (±{ $error })
review-only = { $points } % better than anything else (±{ $error })
review-opening = Before the first round
review-lost = Where most was lost
review-lost-note = chance, give or take
review-cost = Cost:
review-better = Better:
review-race = everything that came aboard in the race
review-other-cargo = another cargo
review-none = No choice cost anything that can be told for sure.
review-how = Played on { $rollouts } times to find out. ± holds 19 times out of 20.
refused-no_review = This match could not be reviewed. Everything else of it is still there.
refused-no_compiler = Reviews need a part that this server does not have. Whoever runs it can add it.
refused-no_reviews = Matches are not reviewed on this server.
refused-too_many_reviews = Many matches are waiting for their review. Try again in a while.
