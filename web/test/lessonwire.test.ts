import { describe, expect, it, vi } from 'vitest';
import { GameSocket } from '../src/net/socket';
import type { LessonAnswer, ServerMessage, View, WireView } from '../src/net/types';
import type { Action } from '../src/net/wire';
import { LessonWire, named, type Run } from '../src/learn/wire';

vi.stubGlobal('CloseEvent', class extends Event {});

const seen = (version: number): WireView =>
  ({
    version,
    seq: version,
    spaces: [],
    legal: [],
    events: [],
    history: [],
    chat: [],
    game: { players: [] },
  }) as unknown as WireView;
const point = (asked: string | undefined, ...versions: number[]): LessonAnswer =>
  ({
    result: 'point',
    asked,
    solution: { action: { type: 'pass' }, spot: null },
    views: versions.map(seen),
  }) as LessonAnswer;

interface Opened {
  socket: GameSocket;
  heard: ServerMessage[];
  links: string[];
  reached: Run[];
  settle: () => Promise<unknown>;
}

/** A socket over a lesson that answers like this. */
async function open(answer: (answers: readonly Action[]) => LessonAnswer | Error): Promise<Opened> {
  const heard: ServerMessage[] = [];
  const links: string[] = [];
  const run: Run = { answers: [], point: point('lay', 0) as Run['point'] };
  const reached: Run[] = [];
  const ask = async (answers: readonly Action[]): Promise<LessonAnswer> => {
    const answered = answer(answers);
    if (answered instanceof Error) throw answered;
    return Promise.resolve(answered);
  };
  const socket = new GameSocket(
    'lesson',
    { message: (m) => heard.push(m), link: (l) => links.push(l) },
    seen(0),
    () => new LessonWire(run, ask, (r) => reached.push(r)),
  );
  await Promise.resolve();
  return { socket, heard, links, reached, settle: () => new Promise((done) => setTimeout(done)) };
}

describe('a lesson behind a table', () => {
  it('is open at once, and shows each move that follows an answer', async () => {
    const { socket, heard, links, reached, settle } = await open(() => point('close', 1, 2));
    expect(links).toEqual(['opening', 'open']);
    socket.play({ type: 'pass' }, 0);
    await settle();
    expect(heard.map((m) => (m.type === 'view' ? m.version : m.type))).toEqual([0, 1, 2, 'ack']);
    // Without a history it is news, which is told and shown.
    expect(heard.slice(1, 3).every((m) => m.type === 'view' && m.history === undefined)).toBe(true);
    expect(reached.map((run) => run.answers)).toEqual([[{ type: 'pass' }]]);
    socket.close();
  });
  it('says what is legal but not the point, and what is illegal', async () => {
    const answers: LessonAnswer[] = [
      { result: 'other', reply: 'elsewhere' },
      { result: 'refused', code: 'illegal-action', rule: 'BG-13' },
    ];
    const { socket, heard, reached, settle } = await open(() => answers.shift() ?? point('lay', 0));
    socket.play({ type: 'pass' }, 0);
    socket.play({ type: 'pass' }, 0);
    await settle();
    expect(heard.slice(1)).toMatchObject([
      { type: 'refused', code: 'lesson-other', reason: 'elsewhere' },
      { type: 'refused', code: 'illegal-action', rule: 'BG-13' },
    ]);
    expect(reached).toEqual([]);
    socket.close();
  });
  it('gives the answer as a hint, and takes the last answer back', async () => {
    const { socket, heard, reached, settle } = await open((answers) => point('lay', answers.length));
    socket.hint(0);
    expect(heard).toHaveLength(1);
    await settle();
    expect(heard.at(-1)).toMatchObject({ type: 'hint', line: [{ action: { type: 'pass' } }] });
    socket.play({ type: 'pass' }, 0);
    await settle();
    socket.undo();
    await settle();
    expect(reached.map((run) => run.answers.length)).toEqual([1, 0]);
    expect(heard.at(-1)).toMatchObject({ type: 'view', version: 0, history: [] });
    socket.close();
  });
  it('loses its connection when nobody answers', async () => {
    const { socket, links, settle } = await open(() => new Error('offline'));
    socket.play({ type: 'pass' }, 0);
    await settle();
    expect(links.at(-1)).toBe('lost');
    socket.close();
  });
});

it('calls the learner by name', () => {
  const view = { game: { you: 1, players: [{ name: 'Odile' }, { name: 'You' }] } } as unknown as View;
  expect(named(view, 'Ines').game.players.map((seat) => seat.name)).toEqual(['Odile', 'Ines']);
  expect(named(view, '').game.players[1]?.name).toBe('You');
});
