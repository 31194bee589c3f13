import '@fontsource-variable/alegreya/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/buttons.css';
import './ui/fields.css';
import './ui/layout.css';
import './ui/board.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speak, wished } from './i18n/index.svelte';
import { watchSystem } from './lib/prefs.svelte';
import { listen } from './lib/router.svelte';
import { goOffline } from './offline/state.svelte';

watchSystem();
listen();
goOffline();
void speak(wished()).finally(() => {
  const target = document.getElementById('app');
  if (target) mount(App, { target });
});
