# Waiting for each other: before a match, and before a race. Loaded with those pages.
wait-title = Come aboard!
wait-count = { $here } of { $all } aboard
wait-all = We cast off when all are here and ready.
wait-open = Waiting for a friend
wait-bot = A bot sails instead
wait-open-again = Wait for a friend
wait-ready = I’m ready
wait-ready-all = We are ready
wait-unready = Not yet
wait-is-ready = ready
wait-for = Still to be ready: { $names }
wait-away = away
wait-watching = You are watching. It begins when all are ready.
wait-soon = It begins in { $left }
ready-title = Ready for the race?
ready-text = The cards turn when all are ready.
