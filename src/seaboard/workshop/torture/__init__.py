"""Whether a table keeps its word when everything around it breaks: players, hurts, a ledger of what was said, and a judge."""
