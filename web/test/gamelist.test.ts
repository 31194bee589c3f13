import { expect, it } from 'vitest';
import { passes, sorted, when } from '../src/lobby/gamelist';
import type { Summary } from '../src/net/types';

const game = (id: string, status: Summary['status'], more: Partial<Summary> = {}): Summary =>
  ({ id, status, you: 0, turn: null, updated: 0, ...more }) as Summary;
const games = [
  game('over', 'over', { updated: 9 }),
  game('theirs', 'running', { turn: 1, updated: 3 }),
  game('later', 'running', { turn: 1, updated: 5 }),
  game('mine', 'running', { turn: 0 }),
  game('open', 'waiting', { updated: 7 }),
];

it('puts your turn first and finished games last', () =>
  expect(sorted(games).map((g) => g.id)).toEqual(['mine', 'later', 'theirs', 'open', 'over']));

it('filters by how far a game has come', () => {
  const shown = (filter: Parameters<typeof passes>[1]): string[] =>
    games.filter((g) => passes(g, filter)).map((g) => g.id);
  expect(shown('turn')).toEqual(['mine']);
  expect(shown('waiting')).toEqual(['open']);
  expect(shown('running')).toEqual(['theirs', 'later', 'mine']);
  expect(shown('finished')).toEqual(['over']);
  expect(shown('all')).toHaveLength(5);
});

it('says when something last happened', () => {
  const now = Date.UTC(2026, 4, 20, 12);
  const hour = 3_600_000;
  expect(when(now - 20_000, now)).toBe('now');
  expect(when(now - 5 * 60_000, now)).toBe('5 minutes ago');
  expect(when(now - 3 * hour, now)).toBe('3 hours ago');
  expect(when(now - 25 * hour, now)).toBe('yesterday');
  expect(when(now - 24 * 30 * hour, now)).toContain('2026');
});
