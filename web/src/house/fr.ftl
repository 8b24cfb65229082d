# How friends reach this table. Loaded with the part of the page that shows it.
house-closed = Pour l’instant, seul cet appareil peut ouvrir la table.
house-open = Laisser jouer les autres de la maison
house-close = De nouveau cet appareil seulement
house-scan = Les amis pointent leur appareil photo ici.
house-scan-seat = L’autre appareil vise ce code avec sa caméra, ou ouvre le lien.
house-code = Code QR du lien
house-link = Lien vers cette table
house-short = Code court, à taper sur la première page :
house-copy = Copier
house-copied = Copié !
house-by-hand = Le lien est sélectionné : copie-le avec le menu de ton appareil.
house-share = Partager
passcode-title = Le mot de passe de la maison
passcode-text = Qui ouvre une table ici le donne une fois ; cet appareil le retient.
passcode-go = Ouvrir la table
passcode-wrong = Ce n’était pas ça. Essaie encore.
