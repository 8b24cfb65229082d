# The lesson of a first match. Loaded when one is due.
lesson = Eerste stappen
lesson-next = Begrepen
lesson-leave = Uitleg verlaten
lesson-larger = Tik op het kleine bord: het wordt groot.
