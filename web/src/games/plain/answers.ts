// What the plain table answers: what is at a place, and how everybody stands, by the names that the view has for it.
import type { AnswersPart, Scene } from '../contract.ts';
import { NO_WORDS } from './none.ts';
import { chartOf, readingOf } from './reading.ts';
import { factSaid, named } from './sentences.ts';

const stop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

function place(name: string, scene: Scene, data: unknown): string {
  const { places } = chartOf(data);
  const there = readingOf(scene.view, scene.players.length, places).pieces.filter(({ at }) => at === name);
  return stop([named(name), ...there.map(({ seat }) => scene.name(seat))].join(', '));
}

function standing(scene: Scene, data: unknown): string {
  const { seats, facts } = readingOf(scene.view, scene.players.length, chartOf(data).places);
  const each = seats.map(({ seat, score, target }) =>
    stop(`${scene.name(seat)}: ${target === null ? score : scene.say('score-of', { score, target })}`),
  );
  return [...each, ...facts.map((fact) => stop(factSaid(fact)))].join(' ');
}

function goal(scene: Scene, data: unknown): string {
  const target = readingOf(scene.view, scene.players.length, chartOf(data).places).seats[scene.me ?? 0]?.target ?? null;
  return target === null ? standing(scene, data) : scene.say('goal', { target });
}

export const ANSWERS: AnswersPart = {
  words: NO_WORDS,
  thing: () => null,
  of: () => null,
  place,
  where: standing,
  goal,
  around: standing,
  standing,
};
