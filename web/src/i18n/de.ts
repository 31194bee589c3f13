// Deutsch. Die Spieler werden geduzt.
export const texts = import.meta.glob<string>('./de/*.ftl', { query: '?raw', import: 'default', eager: true });
