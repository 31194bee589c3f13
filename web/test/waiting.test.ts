import { expect, it } from 'vitest';
import { canFill, canSit, filled, sizeOf } from '../src/lobby/waiting';
import type { Summary } from '../src/net/types';
import { catalogue } from './catalogue';

const seat = { away: false, resigned: false };
const game: Summary = {
  id: 'abcd',
  status: 'waiting',
  preset: 'base-2021',
  systems: ['base', 'farmers', 'river-v3', 'abbot'],
  options: { 'riv3.kind': 'double_source' },
  players: [
    { ...seat, kind: 'human', name: 'Ines' },
    { ...seat, kind: 'bot', name: 'Margot', level: 'margot' },
    { ...seat, kind: 'open', name: '' },
    { ...seat, kind: 'open', name: '' },
  ],
  created: 0,
  updated: 0,
  version: 0,
  plies: 0,
  you: 0,
  creator: true,
  public: false,
  assists: false,
  watchers_chat: true,
  scripted: false,
  turn: null,
  tiles: 0,
  tiles_total: 84,
};

it('fills open seats with bots who do not sit yet', () => {
  expect(filled(game, catalogue, 'margot')).toEqual({
    preset: 'base-2021',
    setup: { options: { 'riv3.kind': 'double_source' } },
    seats: [
      { kind: 'me', name: 'Ines' },
      { kind: 'bot', level: 'margot' },
      { kind: 'bot', level: 'marius' },
      { kind: 'bot', level: 'raimond' },
    ],
    assists: false,
    public: false,
    first: 'random',
    watchers_chat: true,
  });
  const own = { ...game, preset: undefined, options: {}, systems: ['base', 'inns-and-cathedrals/inns'] };
  expect(filled(own, catalogue, 'margot').setup).toEqual({ systems: ['base', 'inns-and-cathedrals/inns'] });
});

it('offers that to the host alone, and only while nobody else has come', () => {
  expect(canFill(game)).toBe(true);
  expect(canFill({ ...game, creator: false })).toBe(false);
  const [first, ...rest] = game.players.slice(0, 3);
  if (first) expect(canFill({ ...game, players: [first, first, ...rest] })).toBe(false);
});

it('lets strangers sit only with the invitation, or at a public table', () => {
  const stranger = { ...game, you: null, creator: false };
  expect(canSit(stranger, undefined)).toBe(false);
  expect(canSit(stranger, 'secret')).toBe(true);
  expect(canSit({ ...stranger, public: true }, undefined)).toBe(true);
  expect(canSit(game, undefined), 'who sits already').toBe(false);
});

it('knows the size of a game of parts', () =>
  expect(sizeOf({ ...game, preset: 'base', systems: ['base', 'farmers'] }, catalogue).tiles).toBe(72));
