"""Compiling a game beside the server, which knows no compiler itself: in a process that ends with it."""

import asyncio
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

COMPILE_LIMIT: Final = 1_800.0


async def compiles(command: Sequence[str], game: str) -> bool:
    """Let a worker compile what it needs of a game. Did it, within the limit? Whoever stops waiting ends the process."""
    process = await asyncio.create_subprocess_exec(*command, "--compile", game, stdin=PIPE, stdout=DEVNULL)
    try:
        async with asyncio.timeout(COMPILE_LIMIT):
            return await process.wait() == 0
    except TimeoutError:
        return False
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await asyncio.shield(process.wait())
