import type { Chapter } from './index.svelte';
export const learn: Chapter = {};
