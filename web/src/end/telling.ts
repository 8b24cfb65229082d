// What is said at the end of a match, in order: who has won, how it was, who has what, and what is worth telling. Pure.
import { about, called } from '../games/about.ts';
import type { EndPart, GameFace, Row, Scene } from '../games/contract.ts';
import type { Recalled } from '../protocol.gen.ts';

/** A score as a phrase: "7 points", "350,000". */
export function counted(game: GameFace, scene: Scene, score: number): string {
  return game.score?.(score, scene) ?? scene.say('end-points', { points: score });
}

/** A line of the score in words. */
export function scored(game: GameFace, scene: Scene, { score, of }: Row): string {
  const words = (one: number): string => game.score?.(one, scene) ?? String(one);
  return of ? scene.say('end-of', { score: words(score), target: words(of) }) : counted(game, scene, score);
}

export function title(scene: Scene, rows: readonly Row[]): string {
  const winners = rows.filter((row) => row.rank === 1);
  return winners.length > 1 ? scene.say('end-title-tie') : about(scene, 'end-title', winners[0]?.seat ?? 0);
}

/** The sentence below the title: one of its own for the winner, for whoever shares it, for the others and for those who watch. */
export function sentence(game: GameFace, scene: Scene, rows: readonly Row[]): string {
  const winners = rows.filter((row) => row.rank === 1);
  const [first] = winners;
  if (!first) return '';
  const score = counted(game, scene, first.score);
  if (winners.length > 1) {
    const isMine = winners.some(({ seat }) => seat === scene.you);
    const names = winners.filter(({ seat }) => seat !== scene.you).map(({ seat }) => scene.name(seat));
    return scene.say(isMine ? 'end-say-tie-you' : 'end-say-tie', { names: names.join(', '), score });
  }
  const values = { score, rounds: game.round(scene) };
  if (first.seat === scene.you) return scene.say('end-say-you', values);
  const mine = rows.find(({ seat }) => seat === scene.you);
  const wanted = mine?.of ?? Math.min(first.score, mine?.target ?? first.score);
  const gap = mine ? wanted - mine.score : 0;
  const isNear = gap > 0 && 2 * gap <= wanted; // whoever was far behind is not told how little was missing
  return isNear ? scene.say('end-say-short', { ...values, gap: counted(game, scene, gap) }) : scene.say('end-say', values);
}

/** A place in the score as a sentence: "1. You: 7 points". */
function placed(game: GameFace, scene: Scene, row: Row): string {
  const name = called(scene, row.seat);
  const first = row.seat === scene.you ? name.charAt(0).toUpperCase() + name.slice(1) : name;
  return `${row.rank}. ${first}: ${scored(game, scene, row)}`;
}

/** Who has won, and how all stand: what is answered when the match is over. */
export function standing(game: GameFace, scene: Scene): string {
  const rows = game.sheet(scene);
  const places = rows.map((row) => `${placed(game, scene, row)}.`);
  return [title(scene, rows), sentence(game, scene, rows), ...places].filter(Boolean).join(' ');
}

/** All of it, for those who listen. */
export function aloud(game: GameFace, part: EndPart, scene: Scene, story: readonly Recalled[]): string[] {
  const rows = game.sheet(scene);
  const seats = rows.map((row) => {
    const things = part.things(scene, row.seat) || scene.say('end-nothing');
    return `${placed(game, scene, row)}, ${things}.`;
  });
  const moments = story.map(({ moment }) => `${scene.say(`moment-${moment.kind}`)}: ${part.told(moment, scene)}`);
  return [title(scene, rows), sentence(game, scene, rows), ...seats, ...moments].filter(Boolean);
}
