# Was in Smugglers’ Island für einen Zug spricht: hinter einem Namen und Doppelpunkt oder neben einem Tipp. Wird erst dann geladen.
reason-delivers = bringt die Kiste, wohin sie gehört
reason-tries_harbour = hat vielleicht eine Kiste für diesen Hafen
reason-nears_goal = näher dorthin, wohin die Kiste muss
reason-keeps_dark = bleibt im Dunkeln
reason-nears_goods = hält auf eine Kiste zu
reason-fishes = eine Kiste soll nicht herumtreiben
reason-loads = ein leeres Boot bringt nichts ein
reason-swaps = mag die andere Kiste lieber
reason-pushes = schubst eine Kiste zum Licht hin
reason-lights_other = leuchtet auf eine fremde Kiste
reason-spares_self = andersherum gäbe es Ärger
reason-frees_way = hält den Weg dunkel
reason-drops_near = lässt sie in Reichweite fallen
reason-drops_far = im Licht kommt keiner heran
reason-own_harbour = mag einen ruhigen Hafen
