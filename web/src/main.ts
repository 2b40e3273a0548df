import './design/tokens.css';
import './design/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { placeSymbols } from './symbols';

placeSymbols(document.body);
mount(App, { target: document.getElementById('app') as HTMLElement });
