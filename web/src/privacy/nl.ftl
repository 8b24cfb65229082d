# Wat er van mensen wordt bewaard, in vier zinnen. Geladen met de pagina die ze zegt.
privacy-kept = De server van deze pagina bewaart elke tafel: de namen zoals jullie ze hebben ingetypt, elke zet met de tijd, en voor elke plaats een hash waaraan hij je apparaat herkent; het apparaat zelf onthoudt zijn plaatsen, namen en instellingen, en zijn logboek ligt nergens anders.
privacy-days = { $days ->
    [0] Hij bewaart ze tot iemand ze verwijdert, behalve tafels die nooit zijn begonnen: die verdwijnen na een week.
   *[other] Een tafel die { $days } dagen lang door niemand is aangeraakt, wordt verwijderd, en een die nooit is begonnen na een week.
}
privacy-unknown = Hoe lang hij ze bewaart, kon hij zojuist niet zeggen; vraag het aan wie hem beheert.
privacy-seen = Wie de link naar een tafel heeft, ziet de namen daar en wat iedereen van het spel mag zien, en wie de server beheert, kan alles zien.
privacy-delete = Wie een tafel heeft geopend, kan haar verwijderen met alles wat er is gespeeld (in het menu, onder „{ table-page }”), en wie de server beheert ook; het logboek, en elke naam daarin, wis je op zijn eigen bladzijde; er zijn geen accounts en geen cookies, en niemand anders komt iets te weten.
