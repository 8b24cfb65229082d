# The lesson of a first match. Loaded when one is due.
lesson = Erste Schritte
lesson-next = Verstanden
lesson-leave = Einführung verlassen
