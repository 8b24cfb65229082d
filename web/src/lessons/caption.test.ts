import assert from 'node:assert/strict';
import { test } from 'node:test';
import { overlap, type Box } from '../board/chart.ts';
import { handBox, lay, type Clear, type Size } from './caption.ts';

const CAPTION: Size = { width: 260, height: 64 };
const PHONE: Size = { width: 390, height: 844 };
const LYING: Size = { width: 844, height: 390 };

const NOTHING: Clear = { now: [], also: [] };

const box = (x: number, y: number, width = 40, height = 40): Box => ({ x, y, width, height });

for (const [name, window] of Object.entries({ PHONE, LYING }))
  test(`${name}: wherever the thing is, the caption lies inside the window and hides neither it nor the hand`, () => {
    for (let x = 0; x <= window.width - 40; x += 25)
      for (let y = 0; y <= window.height - 40; y += 25) {
        const thing = box(x, y);
        const laid = lay(thing, CAPTION, window, NOTHING);
        const caption = { x: laid.x, y: laid.y, ...CAPTION };
        assert.equal(overlap(caption, thing), 0, `${x} ${y}`);
        assert.ok(laid.x >= 0 && laid.x + CAPTION.width <= window.width, `${x} ${y}`);
        assert.ok(laid.y >= 0 && laid.y + CAPTION.height <= window.height, `${x} ${y}`);
        assert.ok(overlap(caption, handBox(laid)) <= 46 * 8, `${x} ${y}: only the sleeve`);
        const [tipX, tipY] = laid.tip;
        assert.ok(tipX >= x && tipX <= x + 40 && tipY >= y && tipY <= y + 40, `${x} ${y}: the finger is on it`);
      }
  });

test('the caption goes where it hides nothing that should stay in sight', () => {
  const thing = box(180, 400);
  assert.equal(lay(thing, CAPTION, PHONE, NOTHING).side, 'below');
  assert.equal(lay(thing, CAPTION, PHONE, { now: [], also: [box(0, 440, 390, 200)] }).side, 'above');
});

test('a thing as large as the window is pointed at all the same', () => {
  const laid = lay(box(0, 0, 390, 844), CAPTION, PHONE, NOTHING);
  assert.ok(laid.y + CAPTION.height <= PHONE.height);
});

test('what is to be read or tapped now is never hidden while there is room elsewhere', () => {
  const card = box(0, 560, 390, 284);
  const sack = box(20, 700);
  const tiles = box(0, 60, 390, 400);
  const laid = lay(sack, CAPTION, PHONE, { now: [card], also: [tiles] });
  assert.equal(overlap({ x: laid.x, y: laid.y, ...CAPTION }, card), 0);
  assert.equal(overlap({ x: laid.x, y: laid.y, ...CAPTION }, tiles), 0, 'nor what would better stay in sight');
  const [tipX, tipY] = laid.tip;
  assert.ok(tipX >= 20 && tipX <= 60 && tipY >= 700 && tipY <= 740, 'the finger is on it all the same');
});

test('what a sentence speaks of besides is not hidden either: the caption goes aside, the finger stays', () => {
  const [thing, other] = [box(160, 300), box(170, 230, 60, 60)];
  const sides = [box(0, 300, 150, 40), box(210, 300, 180, 40), box(0, 350, 390, 200)];
  const laid = lay(thing, CAPTION, PHONE, { now: [], also: [other, ...sides] });
  const caption = { x: laid.x, y: laid.y, ...CAPTION };
  for (const one of [thing, other, ...sides]) assert.equal(overlap(caption, one), 0);
  assert.ok(laid.tip[0] >= 160 && laid.tip[0] <= 200 && laid.tip[1] >= 300 && laid.tip[1] <= 340, 'the finger is on it');
});

test('a hand at the edge of the window comes from where it can be seen', () => {
  const thing = box(0, 300, 60, 30);
  const dots = [box(60, 290, 330, 50), box(0, 160, 390, 100)];
  const hand = handBox(lay(thing, CAPTION, PHONE, { now: [box(0, 380, 390, 464)], also: dots }));
  assert.ok(hand.x + hand.width > 40, 'not from beyond the edge');
});
