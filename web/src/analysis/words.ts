// An analysis in words.
import { placeName } from '../board/geometry';
import { commas, tx } from '../i18n/index.svelte';
import type { View } from '../net/types';
import type { Outcome } from '../net/wire';
import { featureNoun, plain, tokenName } from '../table/names';
import { actionName } from '../table/words';
import type { Chip } from './rows';

/** "64%": more than nothing is never none, and not sure is never all. */
export const share = (chance: number): string => {
  const whole = Math.round(chance * 100);
  if (whole === 0 && chance > 0) return '<1%';
  if (whole === 100 && chance < 1 - 1e-9) return '>99%';
  return `${whole}%`;
};

/** A turn in the list of moves: where the tile went, and what the figure stands on. */
export function chipWords({ actions, chance }: Pick<Chip, 'actions' | 'chance'>): string {
  const tile = actions.find(({ type }) => type === 'place-tile');
  const deploy = actions.find(({ type, segment }) => type === 'deploy' && segment);
  if (tile?.at) return commas([placeName(tile.at), ...(deploy?.segment ? [featureNoun(deploy.segment.kind)] : [])]);
  const said = actions.find(({ type }) => type !== 'pass') ?? actions[0];
  if (said) return actionName({ action: said, at: said.at ?? null, spot: null }, { kind: '' });
  return chance.map((word) => plain(word)).join(' ');
}

/** An answer of chance that is no tile. */
export function outcomeName(outcome: Outcome): string {
  if ('die' in outcome) return String(outcome.die);
  if ('token' in outcome) return tokenName(outcome.token);
  if ('message' in outcome) return tx(`message-${outcome.message}`, plain(outcome.message));
  return outcome.tile;
}

/** "Ines 12 · Théo 9" */
export const standing = (view: View, name: (seat: number) => string): string =>
  view.state.players.map(({ score }, seat) => `${name(seat)} ${score}`).join(' · ');
