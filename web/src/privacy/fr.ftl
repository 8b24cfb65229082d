# Ce qui est conservé des gens, en quatre phrases. Chargé avec la page qui les dit.
privacy-kept = Le serveur de cette page conserve chaque table : les noms tels que vous les avez tapés, chaque coup avec son heure, et pour chaque place une empreinte qui lui permet de reconnaître ton appareil ; l’appareil lui-même retient ses places, ses noms et ses réglages, et son journal de bord n’existe que là.
privacy-days = { $days ->
    [0] Il les garde jusqu’à ce que quelqu’un les supprime, sauf les tables qui n’ont jamais commencé : elles disparaissent au bout d’une semaine.
   *[other] Une table à laquelle personne n’a touché pendant { $days } jours est supprimée, et une table qui n’a jamais commencé l’est au bout d’une semaine.
}
privacy-unknown = Il n’a pas pu dire à l’instant combien de temps il les garde ; demande à la personne qui le gère.
privacy-seen = Quiconque a le lien d’une table voit les noms qui s’y trouvent et ce que tout le monde peut voir du jeu, et la personne qui gère le serveur peut tout voir.
privacy-delete = La personne qui a ouvert une table peut la supprimer avec tout ce qui y a été joué (dans son menu, sous « { table-page } »), et celle qui gère le serveur aussi ; le journal de bord, et chaque nom qui s’y trouve, s’efface sur sa propre page ; il n’y a ni comptes ni cookies, et personne d’autre n’apprend quoi que ce soit.
