# Voorlezen
aloud = Vanzelf voorlezen
aloud-hint = Elke zin wordt je voorgelezen.
aloud-begins = Ik lees je nu alles voor.
aloud-no-voice = Dit apparaat heeft geen Nederlandse stem.
aloud-silent = Deze browser kan niet voorlezen.
