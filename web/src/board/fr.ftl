# Les doigts sur le plateau : chargé au besoin.
sure = Une seule touche suffit
sure-hint = Sinon la première montre ce qui se passerait, la deuxième le fait.
lens-hint = Trop serré ? Appuie et glisse pour voir plus grand.
