"""A short code, typed on another phone or as an address, leads to the invitation."""

import re

import pytest
from playwright.sync_api import expect

from seaboard.workshop.visitor import ask
from tests.support import browser as by
from tests.support.words import messages
from tests.web.conftest import NewPage

pytestmark = pytest.mark.slow


def test_a_code_leads_to_the_invitation_and_a_wrong_one_says_so(base: str, new_page: NewPage) -> None:
    seated = by.start(base, "smugglers", "person", "open")
    code = ask(base, f"/api/matches/{seated['match']}/code")["code"]
    page = new_page(width=390, height=844, touch=True, locale="de")
    page.goto(base)
    page.get_by_test_id("by-code").click()
    field = page.get_by_test_id("code-form").get_by_role("textbox")
    field.fill("????")
    field.press("Enter")
    expect(page.get_by_test_id("code-problem")).to_have_text(messages("words", "de")["refused-no_code"])
    field.fill(code.lower())
    field.press("Enter")
    expect(page.get_by_test_id("take-seat")).to_be_visible()
    expect(page).to_have_url(re.compile(re.escape(seated["match"])))


def test_a_code_is_an_address_too(base: str, new_page: NewPage) -> None:
    seated = by.start(base, "triangle", "person", "open")
    page = new_page()
    code = ask(base, f"/api/matches/{seated['match']}/code")["code"]
    page.goto(f"{base}/t/{code}")
    expect(page.get_by_test_id("take-seat")).to_be_visible()
    page.goto(f"{base}/t/ZZZZ")
    expect(page.get_by_test_id("trouble")).to_have_text(messages("words", "en")["refused-no_code"])
