"""The games, a folder each; `registry` is their door."""
