import { describe, expect, it } from 'vitest';
import type { NewGame } from '../src/net/types';
import { catalogue } from './catalogue';
import { tilesOf } from '../src/lobby/length';
import { chooseBox, togglePart, toggleSystem } from '../src/lobby/mix';
import { fresh, nextBot, presetOf, toWish as wishOf, type Draft } from '../src/lobby/setup';

const shelf = catalogue;
const toWish = (draft: Draft): NewGame => wishOf(draft, shelf);

describe('a new game', () => {
  it('is the first box against a bot', () => {
    expect(toWish(fresh(shelf, 'margot'))).toEqual({
      preset: 'base',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'margot' }],
      assists: true,
      public: true,
      first: 'random',
      watchers_chat: true,
    });
  });
  it('adds bots who do not sit yet, up the ladder and round', () => {
    const bot = (level: string) => ({ kind: 'bot', level }) as const;
    expect(nextBot(shelf, [bot('marius')], 'marius')).toBe('raimond');
    expect(nextBot(shelf, [bot('marius'), bot('raimond')], 'marius')).toBe('margot');
    expect(nextBot(shelf, [bot('margot'), bot('marius'), bot('raimond')], 'marius')).toBe('marius');
  });
  it('names its systems when they are no box', () => {
    const draft = toggleSystem(fresh(shelf, 'margot'), 'ferries');
    expect(presetOf(draft, shelf)).toBeNull();
    expect(toWish(draft).setup).toEqual({ systems: ['base', 'farmers', 'ferries'] });
    expect(presetOf(toggleSystem(draft, 'ferries'), shelf)).toBe('base');
  });
  it('keeps the base game', () => expect(toggleSystem(fresh(shelf, 'margot'), 'base').systems).toContain('base'));
  it('narrows a system to parts', () => {
    const draft = togglePart(chooseBox(fresh(shelf, 'margot'), shelf, 'classic'), shelf, 'inns-and-cathedrals', 'inns');
    expect(toWish(draft).setup?.systems).toEqual([
      'base',
      'farmers',
      'inns-and-cathedrals/large-meeple',
      'inns-and-cathedrals/cathedrals',
      'traders-and-builders',
    ]);
    expect(toWish(draft).preset).toBeUndefined();
    expect(toWish(togglePart(draft, shelf, 'inns-and-cathedrals', 'inns')).preset).toBe('classic');
  });
  it('adds an extra part on top of its system', () => {
    const river = {
      name: 'river-2',
      title: '',
      sentence: '',
      parts: [{ name: 'pig-herd', sentence: '', extra: true }],
      options: [],
      sets: [],
    };
    const wide = { ...shelf, systems: [...shelf.systems.filter((s) => s.name !== 'river-2'), river] };
    const plain = toggleSystem(fresh(wide, 'margot'), 'river-2');
    const herd = togglePart(plain, wide, 'river-2', 'pig-herd');
    expect(toWish(plain).setup?.systems).toEqual(['base', 'farmers', 'river-2']);
    expect(toWish(herd).setup?.systems).toEqual(['base', 'farmers', 'river-2/pig-herd']);
    expect(toWish(togglePart(herd, wide, 'river-2', 'pig-herd')).setup?.systems).toEqual([
      'base',
      'farmers',
      'river-2',
    ]);
  });
  it('has one river and one board to start from', () => {
    const both = (first: string, second: string): string[] =>
      toggleSystem(toggleSystem(fresh(shelf, 'margot'), first), second).systems;
    expect(both('count', 'wheel-of-fortune')).toEqual(['base', 'farmers', 'wheel-of-fortune']);
    expect(both('river-bb5', 'river-2')).toEqual(['base', 'farmers', 'river-2']);
    expect(both('river-2', 'wheel-of-fortune')).toEqual(['base', 'farmers', 'river-2', 'wheel-of-fortune']);
  });
  it('counts the tiles of a box', () =>
    expect(tilesOf(shelf, chooseBox(fresh(shelf, 'margot'), shelf, 'base-2021'))).toBe(84));
});
