# The lesson of a first match. Loaded when one is due.
lesson = Erste Schritte
lesson-next = Verstanden
lesson-leave = Einführung verlassen
lesson-larger = Tippe auf den kleinen Spielplan: Er wird groß.
