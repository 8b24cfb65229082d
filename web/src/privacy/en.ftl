# What is kept of people, in four sentences. Loaded with the page that says them.
privacy-kept = The server of this page keeps every table: the names as you typed them, each move with its time, and a hash for each seat by which it knows your device; the device itself keeps its seats, names and settings, and its logbook lies nowhere else.
privacy-days = { $days ->
    [0] It keeps them until somebody deletes them, except for tables that never began: those go after a week.
   *[other] A table that nobody has touched for { $days } days is removed, and one that never began after a week.
}
privacy-unknown = How long it keeps them it could not say just now; ask whoever runs it.
privacy-seen = Whoever has the link to a table sees the names there and what everybody may see of the game, and whoever runs the server can see everything.
privacy-delete = Whoever opened a table can delete it with all that was played there (in its menu, under “{ table-page }”), and so can whoever runs the server; the logbook, and any name in it, is erased on its own page; there are no accounts, no cookies, and nobody else is told anything.
