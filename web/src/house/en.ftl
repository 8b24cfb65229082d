# How friends reach this table. Loaded with the part of the page that shows it.
house-closed = So far only this machine can open the table.
house-open = Let others in this house join
house-close = Only this machine again
house-scan = Friends point their camera here.
house-scan-seat = The other device points its camera here, or opens the link.
house-code = QR code of the link
house-link = Link to this table
house-short = Short code, to be typed on the first page:
house-copy = Copy
house-copied = Copied!
house-by-hand = The link is marked: copy it with your device’s menu.
house-share = Share
passcode-title = The password of the house
passcode-text = Whoever opens a table here says it once; this device remembers it.
passcode-go = Open the table
passcode-wrong = That was not it. Try again.
