// The worker of an engine that thinks: it does nothing but pass calls on, one after the other.
import type { WireRefusal } from '../net/types';
import { startEngine } from '../here/engine';
import type { Asked, Call, Said } from './post';

const starting = startEngine().then((make) => make());

async function answer({ number, call, args }: Asked): Promise<Said> {
  try {
    const engine = (await starting) as unknown as Record<Call, (...args: unknown[]) => string>;
    const value: unknown = JSON.parse(engine[call](...args));
    if (typeof value === 'object' && value !== null && 'error' in value)
      return { number, error: value.error as WireRefusal };
    return { number, value };
  } catch {
    return { number, error: null };
  }
}

self.onmessage = ({ data }: MessageEvent<Asked>) => void answer(data).then((said) => self.postMessage(said));
