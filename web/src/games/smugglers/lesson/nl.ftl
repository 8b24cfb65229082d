# The first match of Smugglers' Island. Loaded when a lesson is due.
lesson-aim = { $target } punten winnen!
lesson-caught = Betrapt in het licht: de kist gaat overboord!
lesson-inside = Let op: het hele binnenvak telt als verlicht.
lesson-delivered = Afgeleverd! Een kist levert één tot drie punten op.
lesson-slept = De wachter slaapt: het licht blijft staan.
lesson-pushed = Vaar op een boot en je duwt hem opzij.
lesson-wrong = Verkeerde haven! Volgende beurt moet je verder.
lesson-turn = Zwarte pijlen: jij kiest hoe het licht draait.
lesson-dice = De witte dobbelsteen beweegt je boot, de gele het licht.
lesson-crate = Je kist. Alleen jij ziet waar ze heen moet.
lesson-crate-hidden = Je kist: houd het oog ingedrukt en zie waar ze heen moet.
lesson-goal = Breng haar naar deze haven!
lesson-sail = Tik op een vak dat gloeit: daar vaar je heen.
lesson-light = Pas op voor het licht! Geen boot vaart erdoor.
lesson-shared = In de haven is plaats voor iedereen: daar wordt niemand geduwd.
lesson-fetch = Boot leeg? Haal hier een kist.
lesson-others = Ook { $name } heeft een geheime kist.
