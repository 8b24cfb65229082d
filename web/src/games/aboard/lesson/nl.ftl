# The first match of Anchors Aweigh! Loaded when a lesson is due.
lesson-aim = De kaarten leveren munten op. De rijkste wint!
lesson-take = Tik op tegels die de kaarten vragen!
lesson-sacks = Er gaan twee zakken mee: kies hun kleuren.
lesson-turn = Tik op een houten achterkant om hem om te draaien.
lesson-below = Sleep een tegel benedendeks: daar ziet niemand hem.
lesson-full = Het eerste schip is vol: de kaarten zijn weg. Laad uit je hoofd!
lesson-order = Opdrachten gaan onder de stapel: ze komen het laatst.
lesson-penalty = Piraten ontmoet en niet betaald: ze nemen munten en een zak.
lesson-meet = Piraten! Goed bewapend? Erop af. Zo niet: vlucht.
lesson-covered = Houd het oog ingedrukt en kijk benedendeks. Heb je alles? Geef het dan!
lesson-fulfil = Je hebt alles wat ze vraagt: geef het en pak de beloning.
lesson-pass = Mis je iets? Laat de kaart gaan, dat kost niets.
lesson-coins = Je eerste munten! Wie na { $voyages } reizen de meeste heeft, wint.
lesson-chest = Een kist is veilig, maar neemt tot het eind een plaats in.
lesson-parrot = Jij hebt het minst: een papegaai helpt je. Hij vervangt een tegel.
lesson-others = Ook { $name } laadt: weg is weg.
