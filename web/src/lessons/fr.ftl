# The lesson of a first match. Loaded when one is due.
lesson = Premiers pas
lesson-next = Compris
lesson-leave = Quitter la leçon
lesson-larger = Touche le petit plateau : il grandit.
