// What is said above the question when something was refused or cannot be done.
import type { Place, WireRefusal } from '../net/types';
import { refusalText } from './refusals';

export interface Notice {
  code: string;
  text: string;
  rule?: string;
  at?: Place;
}

export const refusalNotice = (refused: WireRefusal): Notice => ({
  code: refused.code,
  text: refusalText(refused),
  rule: refused.rule,
});
