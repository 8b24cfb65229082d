"""Whatever is asked over HTTP, in the forms of the OpenAPI document or against them: the answer is one that it names."""

import asyncio
import logging
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlencode

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from seaboard.server.app import ROUTES
from seaboard.server.openapi import document
from seaboard.server.protocol import CODES
from tests.support.wire import House

CHECKS: Any = [status_code_conformance, content_type_conformance, response_schema_conformance]
WANTED = {"game": "smugglers", "players": [{"kind": "person"}, {"kind": "open"}]}
HERE: Any = {"address": "127.0.0.1", "headers": {"host": "localhost"}}


class Loop:
    """An event loop in a thread of its own: where a browser is open, the tests' thread has one already."""

    def __init__(self, thread: ThreadPoolExecutor) -> None:
        self._thread = thread
        self._runner = asyncio.Runner()

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self._thread.submit(self._runner.run, work).result()

    def close(self) -> None:
        self._thread.submit(self._runner.close).result()


class Asked:
    """A server, and every operation of its document."""

    def __init__(self, house: House, loop: Loop) -> None:
        self._house = house
        self._loop = loop
        loaded: Any = schemathesis.openapi.from_dict(document(ROUTES))
        self.operations = [each.ok() for each in loaded.get_all_operations()]
        self.seated = self.ask("POST", "/api/matches", WANTED).json()
        self.statuses: set[int] = set()

    def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> httpx.Response:
        answer = self._loop.run(self._house.ask(method, path, body, token, **HERE))
        asked = httpx.Request(method, "http://localhost")
        found = httpx.Response(answer.status, headers=answer.headers, content=answer.body, request=asked)
        found.elapsed = timedelta()
        return found

    def check(self, case: Any, *, is_known: bool, has_token: bool) -> None:
        """Ask this, of a match that is there or of none, and hold the answer against the document."""
        if is_known and "match" in case.path_parameters:
            case.path_parameters["match"] = self.seated["match"]
        if is_known and "id_" in case.path_parameters:
            case.path_parameters["id_"] = "smugglers"
        body = None if isinstance(case.body, schemathesis.core.NotSet) else case.body
        path = f"{unquote(case.formatted_path).replace('?', '')}?{urlencode(case.query or {}, doseq=True)}"
        answer = self.ask(case.method, path, body, self.seated["token"] if has_token else None)
        case.validate_response(answer, checks=CHECKS)
        assert answer.status_code < 400 or answer.json()["code"] in CODES
        assert answer.status_code < 500 or answer.json()["code"] == "no_network"
        assert has_token or self.seated["token"] not in answer.text
        self.statuses.add(answer.status_code)
        if case.method == "DELETE" and answer.status_code == 200:
            self.seated = self.ask("POST", "/api/matches", WANTED).json()


@pytest.fixture
def asked(tmp_path: Path) -> Iterator[Asked]:
    with ThreadPoolExecutor(1) as thread, closing(Loop(thread)) as loop:
        house = House.at(tmp_path)
        loop.run(house.__aenter__())
        try:
            yield Asked(house, loop)
        finally:
            loop.run(house.__aexit__(None, None, None))


@pytest.mark.slow
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["right", "wrong"])
@pytest.mark.parametrize("examples", [6, pytest.param(500, marks=pytest.mark.long)])
def test_every_answer_is_one_that_the_document_names(
    asked: Asked, caplog: pytest.LogCaptureFixture, mode: GenerationMode, examples: int
) -> None:
    caplog.set_level(logging.WARNING)
    operations = (
        asked.operations if mode == GenerationMode.POSITIVE else [each for each in asked.operations if each.body or each.query]
    )
    for operation in operations:

        @settings(
            max_examples=examples,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode), is_known=st.booleans(), has_token=st.booleans())
        def check(case: Any, *, is_known: bool, has_token: bool) -> None:
            asked.check(case, is_known=is_known, has_token=has_token)

        check()
    assert len(operations) >= 4
    assert asked.statuses >= ({200, 404} if mode == GenerationMode.POSITIVE else {400})
    assert not caplog.records, caplog.text
