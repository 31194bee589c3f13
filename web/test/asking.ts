import type { Legal } from '../src/net/types';
import { Question } from '../src/table/question.svelte';

/** A question without a server: it keeps what was played. */
export class Asking extends Question {
  readonly played: Legal[] = [];

  confirm(): void {
    if (this.answer) this.played.push(this.answer);
  }
}
