// One file for each topic and each system, one message a line.
export const texts = import.meta.glob<string>(['./en/*.ftl', '!./en/lesson-*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
