# What speaks for an action in Devil’s Triangle: behind a name and a colon, or beside a hint. Loaded when it is first said.
reason-wins = that is enough to win!
reason-takes_dear = takes the dearest card
reason-takes_card = a card is waiting in port
reason-comes_home = comes home for the bonus
reason-nears_dear = on the way to the dearest card
reason-nears_port = the next port comes closer
reason-leaves_danger = away before the cloud comes
reason-avoids_danger = the safer way to go
reason-sends_back = sends somebody back to port
reason-spares_own = bumps into none of its own ships
reason-blocks_port = now the port is full
reason-keeps_port = leaves the others no room in port
