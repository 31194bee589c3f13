// News that stay in sight for a moment, by the system that shows them.
import { calm } from '../lib/prefs.svelte';
import type { GameEvent } from '../net/types';
import { SYSTEMS } from '../systems';

type News = Partial<Record<string, readonly GameEvent[]>>;

export class Lingering {
  news = $state.raw<News>({});

  hear(news: readonly GameEvent[]): void {
    for (const { id, lingers } of SYSTEMS) if (lingers?.(news)) this.stay(id, news);
  }

  private stay(id: string, news: readonly GameEvent[]): void {
    this.news = { ...this.news, [id]: news };
    const end = (): void => {
      if (this.news[id] === news) this.news = { ...this.news, [id]: undefined };
    };
    setTimeout(end, calm() ? 4000 : 2600);
  }
}
