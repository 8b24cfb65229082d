# The first match of Smugglers' Island. Loaded when a lesson is due.
lesson-aim = { $target } Punkte gewinnen!
lesson-caught = Vom Licht erwischt: Die Kiste geht über Bord!
lesson-inside = Vorsicht: Das ganze Innenfeld gilt als beleuchtet.
lesson-delivered = Geliefert! Eine Kiste bringt ein bis drei Punkte.
lesson-slept = Der Wärter schläft: Das Licht bleibt stehen.
lesson-pushed = Segle auf ein Boot, und du schiebst es beiseite.
lesson-wrong = Falscher Hafen! Im nächsten Zug musst du weiter.
lesson-turn = Schwarze Pfeile: Du bestimmst, wohin sich das Licht dreht.
lesson-dice = Der weiße Würfel bewegt dein Boot, der gelbe das Licht.
lesson-crate = Deine Kiste. Nur du siehst, wohin sie soll.
lesson-crate-hidden = Deine Kiste: Halte das Auge gedrückt und sieh, wohin sie soll.
lesson-goal = Bring sie in diesen Hafen!
lesson-sail = Tippe auf ein leuchtendes Feld: Dorthin segelst du.
lesson-light = Achtung, Licht! Kein Boot segelt hindurch.
lesson-shared = Im Hafen ist Platz für alle: Dort wird niemand geschoben.
lesson-fetch = Dein Boot ist leer? Hol dir hier eine Kiste.
lesson-others = Auch { $name } hat eine geheime Kiste.
