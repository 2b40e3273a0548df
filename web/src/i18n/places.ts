import type { Chapter } from './index.svelte';
export const places: Chapter = {};
