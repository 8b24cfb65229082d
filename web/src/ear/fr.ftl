# Lire à voix haute
aloud = Lire tout seul à voix haute
aloud-hint = Chaque phrase t’est lue.
aloud-begins = Je te lis tout à voix haute.
aloud-no-voice = Cet appareil n’a pas de voix française.
aloud-silent = Ce navigateur ne sait pas lire à voix haute.
