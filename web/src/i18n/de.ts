// Deutsch. Die Spieler werden geduzt.
export const texts = import.meta.glob<string>(['./de/*.ftl', '!./de/lesson-*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
