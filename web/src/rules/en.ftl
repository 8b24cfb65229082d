# The book of rules

book-chapters = Chapters
book-next = Next page
book-before = Page before
book-page = { $page } of { $pages }
book-stop = Stop reading
book-agreed = You play with this.
book-now-nothing = Nothing just now. Look what happens.
book-more = { $more ->
    [one] and one more
   *[other] and { $more } more
}
book-rule = { $chapter }, rule { $number }

# The keys
book-keys = Keys
book-key-arrows = Go from place to place
book-key-enter = Choose
book-key-skip = Close, or go on when something is shown
book-key-throw = Throw or spin
book-key-undo = Take back
book-key-moves = All moves as a list
book-key-hint = Ask for a hint
book-key-menu = Open the menu
book-key-rules = Open the rules
book-key-keys = What can I do now, and these keys
book-key-where = Where am I?
book-key-goal = Where must I go?
book-key-around = What is near?
book-key-last = What happened last?
book-key-standing = How do we stand?
