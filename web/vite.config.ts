import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The built page goes into the Python package, which serves it and ships it in the wheel.
export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: '../src/tanglewood/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the Content-Security-Policy allows files only, no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } }, // a slow machine is no fault
  },
  server: {
    fs: { allow: ['..'] }, // the drawings lie in the package
    proxy: {
      '/api': { target: 'http://127.0.0.1:8000', ws: true },
    },
  },
  test: {
    environment: 'node',
    css: true, // the contrast of the colours is read from their file
    include: ['tests/**/*.test.ts'],
  },
});
