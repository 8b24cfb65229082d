"""The sounds as a browser makes them: their levels and lengths. `tools/sounds.py FOLDER` writes them to files."""

import pytest
from playwright.sync_api import Browser

from sounds import Rendered, render

pytestmark = pytest.mark.slow

LOUD = (-34, -22)  # decibels below full scale, in the mean
SOFT = (-45, -27)


@pytest.fixture(scope="module")
def sounds(browser: Browser) -> dict[str, Rendered]:
    return {one.name: one for one in render(browser)}


def test_no_sound_is_lost_beside_another_or_drowns_it(sounds: dict[str, Rendered]) -> None:
    wrong = {}
    for one in sounds.values():
        least, most = LOUD if one.is_loud else SOFT
        if not (least <= one.level <= most and one.peak < 0.5 and 0.02 < one.seconds < 2):
            wrong[one.name] = (one.level, one.peak, one.seconds)
    assert not wrong, "sounds out of their range: level, peak, seconds"


def test_what_calls_is_heard_above_the_rest(sounds: dict[str, Rendered]) -> None:
    quieter = {name for name, one in sounds.items() if one.level < sounds["yours"].level}
    assert {"bell", "coin", "knock", "sail", "splash", "tick"} <= quieter
