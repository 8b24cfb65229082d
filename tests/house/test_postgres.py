"""Without PostgreSQL its tests are skipped with the reason; where it is demanded they fail."""

import pytest

from seaboard.workshop.own_postgres import NoPostgres
from tests.support import postgres


def test_without_postgresql_its_tests_are_skipped_or_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    def programs() -> None:
        raise NoPostgres("no PostgreSQL was found")

    monkeypatch.setattr(postgres, "programs", programs)
    monkeypatch.delenv("SEABOARD_REQUIRE_POSTGRESQL", raising=False)
    with pytest.raises(pytest.skip.Exception, match="no PostgreSQL was found"):
        postgres.need()
    monkeypatch.setenv("SEABOARD_REQUIRE_POSTGRESQL", "1")
    with pytest.raises(pytest.fail.Exception, match="no PostgreSQL was found"):
        postgres.need()
