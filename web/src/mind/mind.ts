// An engine in a worker of its own, for everything that takes time: analysis, reviews, puzzles. It never delays the worker in
// which games are played, and whoever starts one ends it.
import { Refusal } from '../net/refusal';
import type { Call, Calls, Said } from './post';

interface Waiting {
  done: (value: unknown) => void;
  failed: (why: Refusal) => void;
}

export class Mind {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, Waiting>();
  private counter = 0;

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<Said>) => {
      const asked = this.waiting.get(data.number);
      this.waiting.delete(data.number);
      if ('value' in data) asked?.done(data.value);
      else asked?.failed(new Refusal(data.error));
    };
    this.worker.onerror = () => this.fail();
  }

  /** Asks the engine; calls are answered in order. What it refuses is thrown. */
  ask<C extends Call>(call: C, ...args: Parameters<Calls[C]>): Promise<ReturnType<Calls[C]>> {
    const number = (this.counter += 1);
    const texts = args.map((arg) => (typeof arg === 'object' ? JSON.stringify(arg) : arg));
    const answer = new Promise<unknown>((done, failed) => this.waiting.set(number, { done, failed }));
    this.worker.postMessage({ number, call, args: texts });
    return answer as Promise<ReturnType<Calls[C]>>;
  }

  /** Ends it in the middle of a thought, too. Whoever still waits is told so. */
  end(): void {
    this.worker.terminate();
    this.fail();
  }

  private fail(): void {
    for (const { failed } of this.waiting.values()) failed(new Refusal(null));
    this.waiting.clear();
  }
}
