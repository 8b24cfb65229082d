# Vorlesen
aloud = Von selbst vorlesen
aloud-hint = Jeder Satz wird dir vorgelesen.
aloud-begins = Ich lese dir jetzt alles vor.
aloud-no-voice = Dieses Gerät hat keine deutsche Stimme.
aloud-silent = Dieser Browser kann nicht vorlesen.
