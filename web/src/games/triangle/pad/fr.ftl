# Le pavé du dé et de la roue. Chargé avec lui.
pad-die = Dé
pad-segment = { $letter }, { $points } { $way }
pad-segment-word = { $letter }, { $way } jusqu’au bord
