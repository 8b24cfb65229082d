"""HTTP, WebSocket and storage. Knows no game's fields, interprets no action, sends no sentence."""
