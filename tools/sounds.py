"""Renders the page's sounds to files and tells how long and how loud they are: tools/sounds.py FOLDER.

Water and breath are noise, another one each time; here it is drawn from a seed, so that every run hears the same.
"""

import base64
import json
import subprocess
import sys
import wave
from array import array
from math import log10, sqrt
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import hatch_build
from seaboard.workshop.browsers import browser as new_browser

SOURCE = ROOT / "web" / "src" / "sound" / "sounds.ts"
RATE = 44_100
SECONDS = 4  # what each has room for; all are shorter
SILENT = 0.002  # of full scale: -54 dB
AS_SCRIPT = "process.stdout.write(require('module').stripTypeScriptTypes(require('fs').readFileSync(0, 'utf8')))"
RENDER = """async ([script, seconds, rate]) => {
  let seed = 1;
  Math.random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  const { SOUNDS } = await import(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
  const found = {};
  for (const [name, { make, isLoud }] of Object.entries(SOUNDS)) {
    const audio = new OfflineAudioContext(1, seconds * rate, rate);
    make({ audio, out: audio.destination }, 0);
    const bytes = new Uint8Array((await audio.startRendering()).getChannelData(0).buffer);
    let text = '';
    for (let i = 0; i < bytes.length; i += 32768) text += String.fromCharCode(...bytes.subarray(i, i + 32768));
    found[name] = [isLoud, btoa(text)];
  }
  return found;
}"""


class Rendered(NamedTuple):
    """One sound, as samples between -1 and 1."""

    name: str
    is_loud: bool
    samples: "array[float]"

    @property
    def seconds(self) -> float:
        """Until nothing more is heard."""
        return max((at for at, one in enumerate(self.samples) if abs(one) > SILENT), default=0) / RATE

    @property
    def peak(self) -> float:
        """Its loudest sample."""
        return max(map(abs, self.samples))

    @property
    def level(self) -> float:
        """The mean level while it is heard, in decibels below full scale."""
        heard = self.samples[: max(1, int(self.seconds * RATE))]
        return 20 * log10(sqrt(sum(one * one for one in heard) / len(heard)) or SILENT)


def render(browser: Browser) -> list[Rendered]:
    """All sounds as the browser makes them."""
    node = hatch_build.npm()[0]
    script = subprocess.run(
        [node, "--disable-warning=ExperimentalWarning", "-e", AS_SCRIPT],
        input=SOURCE.read_bytes(),
        stdout=subprocess.PIPE,
        check=True,
    ).stdout.decode()
    page = browser.new_page()
    found = page.evaluate(RENDER, [script, SECONDS, RATE])
    page.close()
    return [Rendered(name, is_loud, array("f", base64.b64decode(data))) for name, (is_loud, data) in found.items()]


def write(rendered: Rendered, path: Path) -> None:
    """A file that every player plays."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(array("h", (round(32767 * max(-1, min(1, one))) for one in rendered.samples)).tobytes())


def main(folder: Path) -> None:
    """Write every sound, and print a line of JSON for each."""
    folder.mkdir(parents=True, exist_ok=True)
    with new_browser() as browser:
        for one in render(browser):
            write(one, folder / f"{one.name}.wav")
            told = {"sound": one.name, "loud": one.is_loud, "seconds": round(one.seconds, 2)}
            print(json.dumps(told | {"peak": round(one.peak, 3), "level_db": round(one.level, 1)}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
