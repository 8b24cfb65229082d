const FIRST_WAIT = 500; // milliseconds until a part is fetched again, then longer
const LONGEST_WAIT = 8_000;

/** A part of the page that is fetched when it is first needed; over a line that breaks it is fetched again until it comes. */
export async function later<T>(fetchPart: () => Promise<T>, wait = FIRST_WAIT): Promise<T> {
  try {
    return await fetchPart();
  } catch {
    await new Promise((done) => setTimeout(done, wait));
    return later(fetchPart, Math.min(2 * wait, LONGEST_WAIT));
  }
}
