import { afterEach, describe, expect, it, vi } from 'vitest';
import { speak, t } from '../src/i18n/index.svelte';
import type { GameEvent, View } from '../src/net/types';
import { firstChoice, isNewQuestion, isOver } from '../src/table/ask';
import { logLine } from '../src/table/log';
import { LogBook } from '../src/table/logbook';
import { newsOf } from '../src/table/news';
import { refusalNotice } from '../src/table/notice';
import { Openings } from '../src/table/openings.svelte';
import { isAllowed, overlayOfKey, toggled } from '../src/table/overlays';
import { withPresence } from '../src/table/presence';
import { prefs } from '../src/lib/prefs.svelte';
import { Forced } from '../src/table/forced';
import { Asking } from './asking';
import { Table } from '../src/table/store.svelte';

vi.stubGlobal('document', { documentElement: {} });
afterEach(() => speak('en'));

const view = (more: object = {}): View =>
  ({
    version: 4,
    decision: { kind: 'place-tile', player: 0 },
    game: { status: 'running', you: 0, players: [{ name: 'Ann' }, { name: 'Bob' }] },
    state: { board: [], players: [] },
    legal: [],
    ...more,
  }) as unknown as View;
const placed: GameEvent = { event: 'tile-placed', player: 0, at: [0, 1] };
const scored: GameEvent = {
  event: 'scored',
  player: 1,
  for: 'road',
  points: 3,
  terms: [{ what: 'tiles', count: 3, each: 1, rule: 'BG-51' }],
};

describe('a question', () => {
  it('is a new one after a move, or when somebody else is asked', () => {
    expect(isNewQuestion(null, view())).toBe(true);
    expect(isNewQuestion(view(), view())).toBe(false);
    expect(isNewQuestion(view(), view({ version: 5 }))).toBe(true);
    expect(isNewQuestion(view(), view({ decision: { kind: 'figure', player: 0 } }))).toBe(true);
    expect(isNewQuestion(view(), view({ decision: { kind: 'place-tile', player: 1 } }))).toBe(true);
  });
  it('ends with the game', () => {
    expect(isOver(view())).toBe(false);
    expect(isOver(view({ decision: { kind: 'game-over' } }))).toBe(true);
  });
  it('turns the tile when its cell is chosen again, and forgets what was refused', () => {
    const asked = new Asking();
    const place = (rot: 0 | 90): object => ({
      action: { type: 'place-tile', at: [0, 1], rot },
      at: [0, 1],
      spot: null,
    });
    asked.view = view({ legal: [place(0), place(90)] });
    asked.notice = { code: 'stale', text: '' };
    asked.pressCell([0, 1]);
    expect([asked.choice.rot, asked.notice, asked.answer?.action.rot]).toEqual([0, null, 0]);
    asked.pressCell([0, 1]);
    expect([asked.choice.rot, asked.answer?.action.rot]).toEqual([90, 90]);
  });
});

describe('a forced move', () => {
  const place = (x: number): object => ({ action: { type: 'place-tile', at: [x, 1], rot: 0 }, at: [x, 1], spot: null });
  const shown = (places: number[]): { asked: Asking; forced: Forced } => {
    const asked = new Asking();
    asked.view = view({ legal: places.map(place) });
    asked.choice = firstChoice(asked.legal);
    return { asked, forced: new Forced(asked) };
  };
  const playedAfter = (ms: number, { asked, forced }: ReturnType<typeof shown>): number => {
    vi.useFakeTimers();
    forced.see(4);
    vi.advanceTimersByTime(ms);
    vi.useRealTimers();
    return asked.played.length;
  };
  afterEach(() => (prefs.forced = true));

  it('is seen before it is played', () => {
    expect(playedAfter(500, shown([0]))).toBe(0);
    expect(playedAfter(700, shown([0]))).toBe(1);
  });
  it('is one that leaves no choice', () => expect(playedAfter(700, shown([0, 2]))).toBe(0));
  it('is left alone by those who want to play it, or to go back further', () => {
    const back = shown([0]);
    back.forced.takeBack();
    expect(playedAfter(700, back)).toBe(0);
    back.forced.play();
    expect(playedAfter(700, back)).toBe(1);
    prefs.forced = false;
    expect(playedAfter(700, shown([0]))).toBe(0);
  });
});

describe('an answer', () => {
  const others = { status: 'running', you: 1, players: [] };
  const hear = (table: Table, version: number): void =>
    table.hear({ type: 'view', ...view({ version, game: others, history: [] }) });
  it('is on its way until the view that follows it, which comes after the ack', () => {
    const table = new Table('a');
    hear(table, 4);
    table.pending = 'mine';
    table.hear({ type: 'ack', ack: 'mine', version: 5 });
    expect(table.pending).toBe('mine');
    hear(table, 5);
    expect(table.pending).toBeNull();
  });
  it('has arrived with an ack for what is shown already', () => {
    const table = new Table('a');
    hear(table, 5);
    table.pending = 'sent again';
    table.hear({ type: 'ack', ack: 'sent again', version: 5 });
    expect(table.pending).toBeNull();
  });
});

describe('news', () => {
  it('are told in sentences, and points get a card and a sound', () =>
    expect(newsOf(view(), [placed, scored], [placed, scored])).toEqual({
      spoken: `Ann ${logLine(placed)?.text}. Bob scored 3. Road, 3 tiles.`,
      cards: [scored],
      sound: 'points',
    }));
  it('of the final scoring have no cards', () => {
    const last = { ...scored, final: true };
    expect(newsOf(view(), [last], [last])).toMatchObject({ cards: [], sound: 'tile' });
  });
});

describe('a refusal', () => {
  it('names its rule beside the sentence, not in it', () =>
    expect(refusalNotice({ code: 'illegal-action', reason: 'newer-than-this-page', rule: 'BG-12' })).toEqual({
      code: 'illegal-action',
      text: t('refuse-illegal-action'),
      rule: 'BG-12',
    }));
  it('of a move that came too late asks to choose again', () =>
    expect(refusalNotice({ code: 'stale' }).text).not.toContain('stale'));
});

describe('the log', () => {
  it('says a line once, and again in another language', async () => {
    const book = new LogBook();
    const [first] = book.lines([placed], 'en');
    expect(book.lines([placed, scored], 'en')).toHaveLength(2);
    expect(book.lines([placed, scored], 'en')[0]).toBe(first);
    await speak('de');
    expect(book.lines([placed], 'de')[0]?.text).not.toBe(first?.text);
  });
  it('leaves out what goes without saying', () =>
    expect(new LogBook().lines([{ event: 'turn', player: 0 }], 'en')).toEqual([]));
});

describe('seats', () => {
  it('hear who comes and goes, and who somebody is', () => {
    const { players } = withPresence(view(), [true, { name: 'Bea' }]).game;
    expect(players).toEqual([{ name: 'Ann', online: true }, { name: 'Bea' }]);
  });
});

describe('overlays', () => {
  it('have keys', () => expect(['f', 'd', 'z'].map(overlayOfKey)).toEqual(['fields', 'holes', undefined]));
  it('are assists, but for coordinates', () =>
    expect([isAllowed('fields', false), isAllowed('coordinates', false), isAllowed('fields', true)]).toEqual([
      false,
      true,
      true,
    ]));
  it('are shown and hidden in turn', () => {
    expect(toggled(['tiles'], 'fields')).toEqual(['tiles', 'fields']);
    expect(toggled(['tiles', 'fields'], 'tiles')).toEqual(['fields']);
  });
});

describe('what is open', () => {
  it('is closed from the top', () => {
    const openings = new Openings();
    openings.toggle('log');
    openings.rule = 'BG-12';
    expect(openings.closeTop()).toBe(true);
    expect([openings.rule, openings.sheet]).toEqual(['', 'log']);
    expect([openings.closeTop(), openings.sheet, openings.closeTop()]).toEqual([true, null, false]);
  });
  it('gives way to what is opened next, and closes when asked for twice', () => {
    const openings = new Openings();
    openings.toggle('log');
    openings.toggle('layers');
    expect(openings.sheet).toBe('layers');
    openings.toggle('layers');
    expect(openings.sheet).toBeNull();
  });
});
