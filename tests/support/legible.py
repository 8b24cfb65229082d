"""Can a table screen be read from across the room?"""

LEAST = 30 / 1080  # of the window's height: its smallest word

# The words that are written smaller than a part of the window's height; letters in pictures are no words.
TOO_SMALL = """(least) => {
  const found = [];
  const walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const [text, parent] = [walk.currentNode, walk.currentNode.parentElement];
    const drawn = 'svg, .sr, .badge, [aria-hidden=true], [data-testid=leave-screen], [data-testid=board]';
    if (!text.textContent.trim() || parent.closest(drawn)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if (range.getBoundingClientRect().width === 0) continue;
    let zoom = 1;
    for (let one = parent; one; one = one.parentElement) zoom *= Number(getComputedStyle(one).zoom);
    const size = parseFloat(getComputedStyle(parent).fontSize) * zoom;
    if (size < least * innerHeight - 0.1) found.push([text.textContent, size]);
  }
  return found;
}"""
