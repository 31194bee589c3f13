// The tab says that it is your turn: in its title and by its icon.
import { t } from '../i18n/index.svelte';

export function badge(mine: boolean, title: string): void {
  const name = title ? `${title} · Bastide` : 'Bastide';
  document.title = mine ? `● ${t('your-turn')} · ${name}` : name;
  document.getElementById('icon')?.setAttribute('href', mine ? '/icon-turn.svg' : '/icon.svg');
}
