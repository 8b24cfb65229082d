# The lesson of a first match. Loaded when one is due.
lesson = Eerste stappen
lesson-next = Begrepen
lesson-leave = Uitleg verlaten
