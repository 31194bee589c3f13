// Which part of a page is being read, and steps to the one before or after it.
export class Reading {
  current = $state('');
  readonly #ids: () => string[];

  constructor(ids: () => string[]) {
    this.#ids = ids;
  }

  /** Follows the scrolling of the page until it is told to stop. */
  follow(): () => void {
    const look = (): void => this.#look();
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }

  #look(): void {
    const line = Math.min(innerHeight * 0.3, 220);
    const above = this.#ids().filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line);
    this.current = above.at(-1) ?? this.#ids()[0] ?? '';
  }

  step(by: 1 | -1): void {
    // The page may have been scrolled a moment ago.
    this.#look();
    const ids = this.#ids();
    const next = ids[Math.max(0, Math.min(ids.length - 1, ids.indexOf(this.current) + by))];
    const part = next && document.getElementById(next);
    if (!part) return;
    part.scrollIntoView();
    this.current = next;
  }
}
