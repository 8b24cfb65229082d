# Fingers on the board: loaded when they are needed.
sure = One tap is enough
sure-hint = Otherwise the first shows what would happen, and the second does it.
lens-hint = Crowded? Hold and slide to see it larger.
