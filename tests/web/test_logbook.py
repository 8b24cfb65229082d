"""The logbook: matches are written down on the device once, looked at by keyboard, saved, brought, and erased."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support import browser as by
from tests.support.access import check_access
from tests.web.conftest import Ended, NewPage
from tests.web.test_states import fits

pytestmark = pytest.mark.slow

KEY = "seaboard:logbook"
NO_STORAGE = """Storage.prototype.setItem = (key) => {
  if (key.includes('logbook')) throw new DOMException('no', 'SecurityError');
}"""


def kept(page: Page) -> list[dict[str, Any]]:
    """The matches of the page's logbook."""
    text = page.evaluate("(key) => localStorage.getItem(key)", KEY)
    found: list[dict[str, Any]] = json.loads(text)["matches"] if text else []
    return found


def written(page: Page, number: int) -> None:
    """Wait until so many matches are written down."""
    page.wait_for_function(
        "([key, number]) => JSON.parse(localStorage.getItem(key) ?? '{\"matches\": []}').matches.length === number",
        arg=[KEY, number],
    )


def press(page: Page, testid: str) -> None:
    """Go to something with the keyboard, and press it."""
    page.get_by_test_id(testid).first.focus()
    page.keyboard.press("Enter")


def leaf(match: str, *people: tuple[str, int], **more: Any) -> dict[str, Any]:
    """A match as a file has it."""
    seats = [
        {"name": name, "emblem": emblem, "bot": None, "score": 5, "rank": rank, "caught": rank, "voyage": 3}
        for (name, rank), emblem in zip(people, ("anchor", "star", "whale", "wave"), strict=False)
    ]
    return {
        "match": match,
        "game": "triangle",
        "at": 1_780_000_000_000,
        "way": "link",
        "mine": [0],
        "margin": 20,
        "seats": seats,
    } | more


def test_a_match_is_written_once_and_the_book_is_used_by_keyboard(
    tmp_path: Path, ended: Ended, base: str, new_page: NewPage
) -> None:
    match = ended("smugglers")
    page = new_page()
    by.sit_down(page, base, "smugglers", match)
    expect(page.get_by_test_id("end")).to_be_visible()
    written(page, 1)
    page.reload()
    expect(page.get_by_test_id("end")).to_be_visible()
    press(page, "end-logbook")
    book = page.get_by_test_id("logbook")
    expect(book).to_have_attribute("data-matches", "1")
    (only,) = kept(page)
    assert (only["match"], only["game"], only["way"], only["mine"]) == (match["match"], "smugglers", "alone", [0])
    assert [sitter["bot"] for sitter in only["seats"]] == [None, "sensible", "sensible"]
    assert sum(sitter["voyage"] for sitter in only["seats"]) > 0
    assert "token" not in json.dumps(only)
    expect(page.get_by_test_id("logbook-smugglers")).to_contain_text("1 won")
    check_access(page)
    assert fits(page)

    # A file with two more matches, one of them damaged and one known: by keyboard up to the system's own dialogue.
    file = tmp_path / "book.json"
    matches = [only, leaf("other-match", ("Mia", 1), ("Tante Frieda", 2)), leaf("bad", ("Mia", 2), ("Noor", 2))]
    file.write_text(json.dumps({"form": "seaboard-logbook", "version": 1, "matches": matches}), encoding="utf-8")
    with page.expect_file_chooser() as chooser:
        press(page, "logbook-bring")
    chooser.value.set_files(file)
    expect(page.get_by_test_id("logbook-note")).to_contain_text("One match was added. One more could not be read.")
    expect(book).to_have_attribute("data-matches", "2")
    person = page.get_by_test_id("logbook-person").filter(has_text="Tante Frieda")
    expect(person).to_contain_text("Between us: 1 to 0")
    page.get_by_test_id("logbook-file").set_input_files({"name": "x.json", "mimeType": "text/json", "buffer": b"{}"})
    expect(page.get_by_test_id("logbook-note")).to_contain_text("no logbook")

    # What is saved is what can be brought.
    with page.expect_download() as download:
        press(page, "logbook-save")
    saved = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert {one["match"] for one in saved["matches"]} == {match["match"], "other-match"}

    erase(page)


def erase(page: Page) -> None:
    """A name is erased, then all of it; both are asked once more."""
    person = page.get_by_test_id("logbook-person").filter(has_text="Tante Frieda")
    person.get_by_test_id("logbook-forget").focus()
    page.keyboard.press("Enter")
    press(page, "logbook-yes")
    expect(person).to_have_count(0)
    assert "Frieda" not in json.dumps(kept(page))
    press(page, "logbook-erase")
    press(page, "logbook-no")
    expect(page.get_by_test_id("logbook")).to_have_attribute("data-matches", "2")
    press(page, "logbook-erase")
    check_access(page)
    press(page, "logbook-yes")
    expect(page.get_by_test_id("logbook-empty")).to_be_visible()
    page.reload()
    expect(page.get_by_test_id("logbook-empty")).to_be_visible()
    check_access(page)
    press(page, "logbook-home")
    page.get_by_test_id("logbook-button").click()
    expect(page.get_by_test_id("logbook")).to_be_visible()
    page.go_back()
    expect(page.get_by_test_id("logbook-button")).to_be_visible()


def test_on_a_phone_a_match_is_looked_at_again_and_damage_is_told(ended: Ended, base: str, new_page: NewPage) -> None:
    match = ended("triangle")
    page = new_page(width=390, height=844, touch=True, locale="fr")
    own = leaf(match["match"], ("Mia", 1), ("Noor", 2), at=1_780_000_000_001)
    text = json.dumps({"form": "seaboard-logbook", "version": 1, "matches": [own, {"no": "match"}]})
    page.add_init_script(f"localStorage['{KEY}'] ??= {json.dumps(text)}")
    page.goto(f"{base}/logbook")
    expect(page.get_by_test_id("logbook-aside")).to_be_visible()
    expect(page.get_by_test_id("lamps").get_by_role("img")).to_have_count(1)
    assert fits(page)
    check_access(page)
    page.get_by_test_id("logbook-replay").tap()
    expect(page.get_by_test_id("replay")).to_be_visible()


def test_without_storage_the_book_says_so_and_nothing_breaks(base: str, new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(NO_STORAGE)
    page.goto(f"{base}/logbook")
    expect(page.get_by_test_id("logbook-room")).to_contain_text("keeps nothing")
    expect(page.get_by_test_id("logbook-empty")).to_be_visible()
