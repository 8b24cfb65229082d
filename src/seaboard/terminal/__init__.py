"""A match at the terminal: boards drawn in text, English sentences, one keyboard for everybody. The verbs are in `cli`."""
