// The link to the position that is looked at, on its way to the clipboard.
import { linkTo } from './link';
import type { Study } from './study.svelte';

class AnalysisLink {
  copied = $state(false);
  /** The last link, for browsers that keep the clipboard to themselves. */
  address = $state('');

  async copy(study: Study): Promise<void> {
    this.address = await linkTo(await study.ask('studyPosition'));
    await navigator.clipboard?.writeText(this.address).catch(() => undefined);
    this.copied = true;
    setTimeout(() => (this.copied = false), 2000);
  }
}
export const analysisLink = new AnalysisLink();
