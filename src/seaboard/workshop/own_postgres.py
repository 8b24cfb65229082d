"""A PostgreSQL of one's own, for whoever measures, stops or kills it: the system's programs, none of its clusters."""

import os
import pwd
import secrets
import select
import shutil
import signal
import socket
import subprocess
from contextlib import suppress
from pathlib import Path
from tempfile import mkdtemp
from time import monotonic
from typing import Any, Final, Self

from sqlalchemy import URL, create_engine
from sqlalchemy.exc import DBAPIError

from seaboard.engine.errors import SeaboardError

USER: Final = "seaboard"
PASSWORD: Final = "three-gulls"  # noqa: S105  of a server that lives as long as a run
SYSTEM_USER: Final = "postgres"  # who runs it where this is root, which PostgreSQL refuses
SECONDS: Final = 60.0  # for a start; a machine with other work is slow, not wrong
OPTIONS: Final = {"max_connections": "100", "log_min_messages": "fatal", "autovacuum": "off"}
LOOKS_AGAIN: Final = 0.02
PORTS: Final = range(20_000, 32_000)  # below those from which outgoing connections come: nobody gets one while a server is down


class NoPostgres(SeaboardError):
    """There is no PostgreSQL on this machine, or it does not start."""

    code = "no_postgres"


def programs() -> Path:
    """Where PostgreSQL's programs are, of the newest version that is installed; `NoPostgres` if none can be run."""
    found = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if on_path := shutil.which("initdb"):
        found.append(Path(on_path).resolve().parent)
    if not found:
        raise NoPostgres("no PostgreSQL was found: install postgresql")
    if os.geteuid() == 0 and not any(user.pw_name == SYSTEM_USER for user in pwd.getpwall()):
        raise NoPostgres(f"PostgreSQL does not run as root, and there is no user {SYSTEM_USER}")
    return max(found, key=lambda path: [int(part) for part in path.parent.name.split(".") if part.isdigit()])


class Postgres:
    """A server that runs on this machine."""

    def __init__(self, port: int) -> None:
        self.port = port

    def address(self, name: str = "postgres") -> str:
        """The address of one of its databases."""
        return f"postgresql://{USER}:{PASSWORD}@127.0.0.1:{self.port}/{name}"

    def ask(self, statement: str, name: str = "postgres") -> list[Any]:
        """Do something as its superuser, in no transaction; the rows, if there are any."""
        url = URL.create("postgresql+psycopg", USER, PASSWORD, "127.0.0.1", self.port, name)
        engine = create_engine(url, isolation_level="AUTOCOMMIT", connect_args={"connect_timeout": 5})
        try:
            with engine.connect() as connection:
                found = connection.exec_driver_sql(statement)
                return list(found) if found.returns_rows else []
        finally:
            engine.dispose()


class OwnPostgres(Postgres):
    """A server in a folder of its own: `with OwnPostgres() as server`. `more` are settings, such as `fsync="off"`."""

    def __init__(self, *, segment_mb: int = 16, **more: str) -> None:
        super().__init__(0)
        self._programs = programs()
        self._segment_mb = segment_mb
        self.options = OPTIONS | more
        self.folder = Path(mkdtemp(prefix="seaboard-postgres-"))
        self._process: subprocess.Popen[bytes] | None = None
        self._user = {"user": SYSTEM_USER, "group": SYSTEM_USER} if os.geteuid() == 0 else {}

    def __enter__(self) -> Self:
        """Make it and start it."""
        try:
            if self._user:
                shutil.chown(self.folder, **self._user)
            password = self.folder / "password"
            password.write_text(PASSWORD, encoding="utf-8")
            access = ["--auth=scram-sha-256", f"--pwfile={password}", f"--username={USER}"]
            form = ["--no-sync", "--encoding=UTF8", "--locale=C", f"--wal-segsize={self._segment_mb}"]
            self._run("initdb", *form, *access, str(self.data))
            self.port = free_port()
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_error: object) -> None:
        """End it and leave nothing behind."""
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def data(self) -> Path:
        """Where it keeps its databases."""
        return self.folder / "data"

    @property
    def log(self) -> str:
        """What it has said."""
        return (self.folder / "log").read_text(encoding="utf-8", errors="replace")

    @property
    def pid(self) -> int:
        """The process that all others of the server come from."""
        if self._process is None:
            raise NoPostgres("PostgreSQL does not run")
        return self._process.pid

    @property
    def is_running(self) -> bool:
        """Has it been started, and not ended since?"""
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Start it, on the same port as before, and wait until it answers."""
        settings = self.options | {"port": str(self.port), "listen_addresses": "127.0.0.1", "unix_socket_directories": ""}
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        command = [str(self._programs / "postgres"), "-D", str(self.data), *options]
        with (self.folder / "log").open("ab") as said:
            self._process = subprocess.Popen(  # noqa: S603  the system's own program
                command,
                stdout=said,
                stderr=said,
                stdin=subprocess.DEVNULL,
                cwd=self.folder,
                start_new_session=True,  # Ctrl-C is for whoever started it
                **self._as_user,
            )
        self._wait()

    def stop(self, sign: signal.Signals = signal.SIGINT) -> None:
        """Stop it: SIGINT ends transactions first, SIGQUIT ends at once."""
        if self._process is not None:
            self._process.send_signal(sign)
            self._process.wait()
            self._process = None

    def kill(self) -> None:
        """Kill it with all its processes, as a failing machine would, and wait until they have gone."""
        os.kill(self.pid, signal.SIGSTOP)  # it begins no other
        watched = [os.pidfd_open(pid) for pid in self._children]
        for one in watched:
            signal.pidfd_send_signal(one, signal.SIGKILL)
        self.stop(signal.SIGKILL)
        for one in watched:
            select.select([one], [], [])  # a new server does not start while a process of the old one is there
            os.close(one)

    def recover(self) -> None:
        """Wait until it answers again, started anew if it has given up."""
        if self.is_running:
            try:
                self._wait()
            except NoPostgres:
                if self.is_running:
                    raise
            else:
                return
        self._process = None
        self.start()

    def limit_files(self, most: int | None) -> None:
        """Let no file grow beyond so many bytes, for all of its processes; none: as far as they like."""
        limit = f"--fsize={'unlimited' if most is None else most}:"
        self._limit(self.pid, limit)  # first, so that whoever it begins from now on has it, too
        for pid in self._children:
            self._limit(pid, limit)

    def _limit(self, pid: int, limit: str) -> None:
        command = ["prlimit", "--pid", str(pid), limit]  # by the program, because root may lack the right to limit others
        subprocess.run(command, capture_output=True, check=False, cwd=self.folder, **self._as_user)  # noqa: S603  see above

    @property
    def _children(self) -> list[int]:
        return [int(path.parent.name) for path in Path("/proc").glob("[0-9]*/stat") if _parent(path) == self.pid]

    @property
    def _as_user(self) -> dict[str, Any]:
        return {**self._user, "extra_groups": []} if self._user else {}

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=self.folder, **self._as_user)  # noqa: S603  see above
        if done.returncode:
            raise NoPostgres(f"{program} failed: {done.stdout}{done.stderr}")

    def _wait(self) -> None:
        """Wait until it answers; whether it has ended is looked at in between."""
        end = monotonic() + SECONDS
        while self._process is not None and monotonic() < end:
            with suppress(DBAPIError):
                self.ask("SELECT 1")
                return
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(LOOKS_AGAIN)
                break
        raise NoPostgres(f"PostgreSQL does not answer: {self.log}")


def _parent(path: Path) -> int:
    """The parent of a process, by what the system says of it; -1 if it has gone."""
    try:
        return int(path.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()[1])
    except (FileNotFoundError, ProcessLookupError):
        return -1


def free_port() -> int:
    """A port that nobody listens on, and that the system gives to nobody while the server is down for a moment."""
    while True:
        with socket.socket() as found, suppress(OSError):
            port = secrets.choice(PORTS)
            found.bind(("127.0.0.1", port))
            return port
