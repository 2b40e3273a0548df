import type { Chapter } from './index.svelte';
export const table: Chapter = {};
