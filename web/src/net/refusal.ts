// A refusal as an error: of the server, or of the engine in this page.
import type { WireRefusal } from './types';

/** What was refused, or nothing where nobody answered. */
export class Refusal extends Error {
  constructor(
    readonly why: WireRefusal | null,
    readonly status = 0,
  ) {
    super(why?.code ?? 'no answer');
  }
}
