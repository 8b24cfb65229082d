# Wat er in Devil’s Triangle voor een zet pleit: na een naam en een dubbelepunt, of naast een tip. Wordt dan pas geladen.
reason-wins = dat is genoeg om te winnen!
reason-takes_dear = pakt de duurste kaart
reason-takes_card = in de haven wacht een kaart
reason-comes_home = komt thuis voor de bonus
reason-nears_dear = op weg naar de duurste kaart
reason-nears_port = de volgende haven komt dichterbij
reason-leaves_danger = weg voordat de wolk komt
reason-avoids_danger = de veiligere weg
reason-sends_back = stuurt iemand terug naar de haven
reason-spares_own = ramt geen eigen schip
reason-blocks_port = nu is de haven vol
reason-keeps_port = laat de anderen geen plek in de haven
