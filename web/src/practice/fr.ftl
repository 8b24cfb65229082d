# Les tables d’entraînement, et les positions en texte. Chargé avec elles.
practice-told = C’est une table d’entraînement. Elle ne compte nulle part.
practice-title = Continuer d’ici
practice-text = Une table d’entraînement commence à cet instant, avec de nouveaux dés. Elle ne compte nulle part.
practice-drawn = Ce que tu ne pouvais pas savoir est tiré à nouveau.
practice-boat = Quel bateau est le tien ?
practice-bots = Les bots sont-ils forts ?
practice-alone = Jouer avec des bots
practice-friends = Inviter des amis
position-text = Cette position en texte
position-note = Qui a le texte peut la jouer, et sait tout.
position-copy = Copier la position
position-copied = Copié
position-load = Charger une position
position-paste = Colle une position ici
position-look = La regarder
position-found = { $title }, manche { $round }, { $seats } bateaux
refused-no_position = Ce texte ne contient pas de position jouable. Il en manque peut-être un bout.
