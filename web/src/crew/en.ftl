# The crew: how they are, what they say, and hints. Loaded when one of them is first needed.
manner-deckhand = still learns the ropes
manner-sailor = reads wind and waves
manner-mate = plans three moves ahead
manner-captain = has seen every sea
crew-mixed = a mixed crew
level-change = { $name }: { $rank }. Change the level
crew-standins = Bots that take over
crew-standins-text = So good is a bot that sails for somebody who is away.
crew-hints = Hints
crew-hints-text = Whoever is to move may ask what could be good. All see that somebody asked.
say-why = Bots say why
say-why-text = A word beside the move, and in the ship’s log.
why-said = { $name }: { $reason }
dressing = { $rank ->
    [captain] The captain is still dressing
    [mate] The mate is still dressing
   *[other] The crew is still dressing
}, and plays by feel until then.
hint-title = What would you do, captain?
hint-thinking = The captain is thinking it over…
hint-chance-label = Chance to win: { $chance }, give or take { $error }
hint-close = Close the hint
hint-hold = Hold to read the hint
hint-secret = Only for you: hold here while nobody else looks.
hint-found = { $choices ->
    [one] One way that looks good:
   *[other] { $choices } ways that look good:
}
