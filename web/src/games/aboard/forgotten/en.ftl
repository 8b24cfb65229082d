# Looking back on a voyage. Loaded when it is over.
forgot-title = What I forgot
forgot-of = What { $name } forgot
forgot-nothing = Well loaded! Nothing was missing.
forgot-most = { $cards ->
    [one] Only one card found you short. Next time, think of this: { $thing }.
   *[other] { $cards } cards found you short. Most missed: { $thing }.
}
forgot-loaded = Loaded: { $things }
forgot-card = Not aboard: { $things }
