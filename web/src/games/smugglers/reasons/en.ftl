# What speaks for an action in Smugglers’ Island: behind a name and a colon, or beside a hint. Loaded when it is first said.
reason-delivers = takes the crate where it belongs
reason-tries_harbour = may have a crate for this harbour
reason-nears_goal = closer to where the crate must go
reason-keeps_dark = keeps out of the light
reason-nears_goods = makes for a crate
reason-fishes = no crate should drift alone
reason-loads = an empty boat earns nothing
reason-swaps = likes the other crate better
reason-pushes = pushes a crate towards the light
reason-lights_other = shines on somebody else’s crate
reason-spares_self = the other way lies trouble
reason-frees_way = keeps the way ahead dark
reason-drops_near = drops it within reach
reason-drops_far = in the light nobody gets at it
reason-own_harbour = likes a quiet harbour
