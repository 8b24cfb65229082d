"""Fingers on a touch screen, several at once, as the browser sees them."""

from playwright.sync_api import Page

Point = tuple[float, float]


class Fingers:
    """The touch points of a page, each by a number of its own."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._points: dict[int, Point] = {}

    def down(self, points: dict[int, Point]) -> None:
        """Put fingers down, all at once."""
        self._points |= points
        self._send("touchStart")

    def move(self, points: dict[int, Point], steps: int = 4) -> None:
        """Move fingers to these points, in some steps."""
        start = {finger: self._points[finger] for finger in points}
        for step in range(1, steps + 1):
            for finger, (x, y) in points.items():
                x0, y0 = start[finger]
                self._points[finger] = (x0 + (x - x0) * step / steps, y0 + (y - y0) * step / steps)
            self._send("touchMove")

    def up(self) -> None:
        """Lift all fingers."""
        self._points.clear()
        self._send("touchEnd")

    def carry(self, ways: dict[int, tuple[Point, Point]]) -> None:
        """Drag with several fingers at once, each from one point to another, and let go."""
        self.down({finger: start for finger, (start, _) in ways.items()})
        self.move({finger: end for finger, (_, end) in ways.items()})
        self.up()

    def _send(self, kind: str) -> None:
        points = [{"id": finger, "x": x, "y": y} for finger, (x, y) in self._points.items()]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
