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
