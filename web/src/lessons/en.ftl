# The lesson of a first match. Loaded when one is due.
lesson = First steps
lesson-next = Got it
lesson-leave = Leave the lesson
lesson-larger = Tap the small board: it grows.
