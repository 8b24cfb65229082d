# Reading aloud
aloud = Read aloud by itself
aloud-hint = Every sentence is read to you.
aloud-begins = I will read everything to you.
aloud-no-voice = This device has no voice for English.
aloud-silent = This browser cannot read aloud.
