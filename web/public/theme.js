// Sets the theme before the first paint, so that a dark room stays dark. The page keeps it up to date later.
(function () {
  var theme = null;
  try {
    theme = JSON.parse(localStorage.getItem('bastide.prefs') || '{}').theme;
  } catch (_) {}
  if (theme !== 'light' && theme !== 'dark') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
})();
