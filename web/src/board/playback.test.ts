import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import type { Pace } from './motion.ts';
import { Playback } from './playback.ts';

/** A theatre that notes what it is asked to show; each event takes a second. */
function stage() {
  const seen: string[] = [];
  let view = 'old';
  const playback = new Playback<string, string>({
    view: () => view,
    settle: (next) => void seen.push(`settle ${next}`),
    show: async (event) => {
      seen.push(event);
      await playback.pause(1000);
    },
    showStill: (event) => void seen.push(`still ${event}`),
    before: () => undefined,
    after: (event) => void seen.push(`after ${event}`),
    busy: (isBusy) => void seen.push(isBusy ? 'busy' : 'free'),
  });
  const play = (events: string[], pace: Pace) => {
    const played = playback.play(events, pace);
    view = 'new';
    return played;
  };
  return { seen, playback, play };
}

test('at once means at once: no event is waited for, the new view stands there', async () => {
  mock.timers.enable({ apis: ['setTimeout'] }); // and never moved on
  try {
    const { seen, play } = stage();
    await play(
      Array.from({ length: 40 }, (_, i) => `event ${i}`),
      'instant',
    );
    assert.deepEqual(seen, ['busy', 'free', 'settle new']);
  } finally {
    mock.timers.reset();
  }
});

test('events are shown in their order, then the view', async () => {
  const { seen, playback, play } = stage();
  const played = play(['a', 'b'], 'normal');
  await new Promise((done) => setImmediate(done));
  assert.deepEqual(seen, ['busy', 'a']);
  playback.skip();
  await played;
  assert.deepEqual(seen, ['busy', 'a', 'after a', 'still b', 'after b', 'free', 'settle new']);
});

test('a view without events is shown at once, once', () => {
  const { seen, playback } = stage();
  playback.follow('next');
  playback.follow('next');
  assert.deepEqual(seen, ['settle next']);
});

test('a hop ends one event and what is awaited before it; the next one is shown in full', async () => {
  const seen: string[] = [];
  const playback = new Playback<string, string>({
    view: () => 'view',
    settle: () => undefined,
    show: async (event) => {
      seen.push(event);
      await playback.pause(1000);
      seen.push(`${event} over`);
    },
    showStill: (event) => void seen.push(`still ${event}`),
    before: (event) => (event === 'spun' ? new Promise(() => undefined) : undefined), // it would turn for ever
    after: () => undefined,
    busy: () => undefined,
  });
  const breathe = () => new Promise((done) => setImmediate(done));
  const played = playback.play(['spun', 'moved', 'caught'], 'normal');
  await breathe();
  assert.deepEqual(seen, [], 'it turns');
  playback.hop();
  await breathe();
  assert.deepEqual(seen, ['spun', 'spun over', 'moved']);
  assert.equal(playback.isHurrying, false, 'the next one takes its time');
  playback.hop();
  await breathe();
  assert.deepEqual(seen.slice(3), ['moved over', 'caught']);
  playback.skip();
  await played;
});
