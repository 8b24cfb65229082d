"""What msgspec has to know of structs before threads read them."""

from typing import Any

import msgspec


def learn(*kinds: Any) -> None:
    """Let msgspec find out now what these structs look like; call it on import, where one thread does and others wait.

    Otherwise it does so when it first reads one. A second thread that reads the same struct meanwhile finds it half known, and
    the whole process ends with a segmentation fault (msgspec 0.22).
    """
    for kind in kinds:
        msgspec.json.Decoder(kind)
