import './design/tokens.css';
import './design/base.css';
import './design/table.css';
import './design/low.css';
import './design/wide.css';
import './design/bar.css';
import './design/seats.css';
import './design/figures.css';
import { install } from '$host';
import { mount } from 'svelte';
import App from './App.svelte';
import { speak, preferredLanguage } from './i18n/index.svelte';
import { placeSymbols } from './symbols';

placeSymbols(document.body);
install();
// Nothing is shown before it can be said.
void speak(preferredLanguage()).then(() => mount(App, { target: document.getElementById('app') as HTMLElement }));
