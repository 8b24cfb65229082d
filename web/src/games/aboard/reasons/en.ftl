# What speaks for an action in Anchors Aweigh: behind a name and a colon, or beside a hint. Loaded when it is first said.
reason-joker = a monkey stands for anything
reason-store_room = room for more sacks
reason-completes = now everything for a card is there
reason-for_discovery = good for a discovery
reason-for_pirates = good against pirates
reason-many_ask = several cards ask for it
reason-curious = what may lie underneath?
reason-good_asked = a card asks for this sack
reason-hurries = the others are far ahead
reason-no_hurry = there is still time
reason-not_needed = can be done without
reason-makes_room = makes room for the reward
reason-defies = has what the pirates want
reason-flees = better safe than sorry
reason-worth_it = brings more than it costs
reason-lacks = something for it is missing
reason-keeps_hold = keeps the hold for secrets
