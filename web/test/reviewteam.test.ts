// Workers that share a review: whatever happens to one of them, no turn is lost.
import { describe, expect, it, vi } from 'vitest';
import type { StudySource, TurnReview } from '../src/net/local';
import { Team, type Thinker } from '../src/review/team';

const SOURCE: StudySource = { from: 'text', text: 'bastide 1' };

interface Worker extends Thinker {
  asked: number[];
  ended: boolean;
}

/** A worker that answers at once, until it has answered so often. */
function worker(dies = Infinity, opens = true): Worker {
  const made: Worker = {
    asked: [],
    ended: false,
    ask: ((call: string, number: number) => {
      if (call === 'study') return opens ? Promise.resolve({}) : Promise.reject(new Error('no engine'));
      if (call === 'review') return Promise.resolve({ turns: [] });
      if (made.ended || made.asked.length >= dies) return Promise.reject(new Error('lost'));
      made.asked.push(number);
      return Promise.resolve({ turn: number } as TurnReview);
    }) as Thinker['ask'],
    end: () => void (made.ended = true),
  };
  return made;
}

function teamOf(...workers: Worker[]): Team {
  const left = [...workers];
  return new Team(() => left.shift() ?? worker(), workers.length);
}
const TURNS = [0, 1, 2, 3, 4, 5, 6];
async function reviewed(team: Team): Promise<number[]> {
  const done: number[] = [];
  await team.work(TURNS, {}, (number) => done.push(number));
  return done.sort((a, b) => a - b);
}

describe('a team', () => {
  it('shares the turns', async () => {
    const [one, two] = [worker(), worker()];
    const team = teamOf(one, two);
    await team.open(SOURCE);
    expect(await reviewed(team)).toEqual(TURNS);
    expect(one.asked.length + two.asked.length).toBe(TURNS.length);
    expect(Math.min(one.asked.length, two.asked.length)).toBeGreaterThan(1);
  });
  it('does the work of somebody who is lost', async () => {
    const lost = worker(1);
    const team = teamOf(lost, worker());
    await team.open(SOURCE);
    expect(await reviewed(team)).toEqual(TURNS);
    expect(lost.ended).toBe(true);
  });
  it('fails when nobody is left, and says what is done', async () => {
    const team = teamOf(worker(2), worker(1));
    await team.open(SOURCE);
    const done = vi.fn();
    await expect(team.work(TURNS, {}, done)).rejects.toThrow('lost');
    expect(done).toHaveBeenCalledTimes(3);
  });
  it('needs one who can open the game', async () => {
    const team = teamOf(worker(Infinity, false), worker());
    expect(await team.open(SOURCE)).toEqual({ turns: [] });
    expect(await reviewed(team)).toEqual(TURNS);
    await expect(teamOf(worker(0, false), worker(0, false)).open(SOURCE)).rejects.toThrow('no engine');
  });
  it('stops in the middle', async () => {
    const team = teamOf(worker(), worker());
    await team.open(SOURCE);
    const done: number[] = [];
    await team.work(TURNS, {}, (number) => {
      done.push(number);
      if (done.length === 3) team.end();
    });
    expect(done).toHaveLength(3);
  });
});
