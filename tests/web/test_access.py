"""Would axe notice? What our tests ask of it must find faults that are planted, in a page and in a part of it."""

import pytest

from tests.support.access import faults
from tests.web.conftest import NewPage

pytestmark = pytest.mark.slow

PAGE = """<!doctype html><html lang="en"><title>Planted</title><main>
  <h1>Faults</h1><p id="pale" style="color: #ccc; background: #fff">pale words</p><div id="mute"><button></button></div>
</main>"""


def names(found: list[str]) -> list[str]:
    return [fault.partition(":")[0] for fault in found]


def test_planted_faults_are_found_in_a_page_and_in_a_part_of_it(new_page: NewPage) -> None:
    page = new_page()
    page.set_content(PAGE)
    found = faults(page)
    assert names(found) == ["button-name", "color-contrast"]
    assert "<button>" in found[0], "it says where"
    assert names(faults(page, "#pale")) == ["color-contrast"]
    page.evaluate("document.querySelector('button').textContent = 'Sail'; document.querySelector('#pale').remove()")
    assert faults(page) == [], "the second look is not at what the first one saw"
