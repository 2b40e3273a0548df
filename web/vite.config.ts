import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const WORDS = new URL('../src/tanglewood/words/', import.meta.url);
/** Words that only the terminal and the command line say. */
const ELSEWHERE = new Set(['command.ftl', 'hosting.ftl', 'line.ftl', 'positions.ftl', 'sheet.ftl', 'terminal.ftl']);

/** Words of the teacher, which a page fetches with the first of them. */
const REASONS = new Set(['facts.ftl', 'roads.ftl', 'trades.ftl', 'trail.ftl', 'why.ftl']);

/** A catalogue without what only its writers need: comments, and spaces for the eye. */
function small(catalogue: string): string {
  return catalogue
    .replace(/^#.*\n|^\n/gm, '')
    .replace(/\{ (?=\$)/g, '{')
    .replace(/(?<=\S) \}/g, '}')
    .replace(/^([a-z][\w-]*) = /gm, '$1=')
    .replace(/^ +(?=\*?\[|\})/gm, '')
    .replace(/^ +/gm, ' ')
    .replace(/^(\*?\[[\w-]+\]) /gm, '$1');
}

/** The common catalogue: `virtual:words` names the languages, each of them two files to load: what any page says, and the reasons. */
function words(): Plugin {
  const name = 'virtual:words';
  const found = readdirSync(WORDS, { withFileTypes: true });
  const source = new Set(readdirSync(new URL('en/', WORDS)));
  const gone = [...ELSEWHERE, ...REASONS].filter((file) => !source.has(file));
  if (gone.length) throw new Error(`There are no words in ${gone.join(', ')} any more.`);
  const languages = found.filter((one) => one.isDirectory() && /^[a-z]{2}$/.test(one.name)).map((one) => one.name);
  return {
    name,
    resolveId: (id) => (id.startsWith(name) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${name}`)) return null;
      const language = id.slice(name.length + 2);
      if (!language) {
        const parts = (one: string) => `{ page: () => import('${name}/${one}'), reasons: () => import('${name}/${one}-reasons') }`;
        return `export default { ${languages.map((one) => `${one}: ${parts(one)}`).join(', ')} };`;
      }
      const [code = '', part] = language.split('-');
      const said = readdirSync(new URL(`${code}/`, WORDS)).filter((file) => !ELSEWHERE.has(file));
      const files = said.filter((file) => REASONS.has(file) === (part === 'reasons'));
      const texts = files.sort().map((file) => readFileSync(new URL(`${code}/${file}`, WORDS), 'utf8'));
      return `export default ${JSON.stringify(small(texts.join('\n')))};`;
    },
  };
}

/** Drawings without the spaces between their parts. */
const drawings: Plugin = {
  name: 'drawings',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('.svg?raw')
      ? `export default ${JSON.stringify(readFileSync(id.slice(0, -4), 'utf8').replace(/>\s+</g, '><').trim())};`
      : null,
};

/** Links to places of the page lead behind the `#`, where a file host does not look. */
const behind = {
  name: 'behind',
  markup: ({ content }: { content: string }) => ({ code: content.replaceAll(' href="/', ' href="#/') }),
};

// The built page goes into the Python package, which serves it and ships it in the wheel. In the mode
// `site` it is a folder of files that needs no server: the page hosts its tables itself.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(mode === 'site' ? { preprocess: [behind] } : {}), words(), drawings],
  base: mode === 'site' ? './' : '/',
  resolve: {
    alias: {
      $host: fileURLToPath(new URL(mode === 'site' ? 'src/local/host.ts' : 'src/net/company.ts', import.meta.url)),
    },
  },
  worker: { format: 'es' },
  build: {
    outDir: mode === 'site' ? '../build/site' : '../src/tanglewood/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the Content-Security-Policy allows files only, no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } }, // a slow machine is no fault
  },
  server: {
    fs: { allow: ['..'] }, // drawings and words lie in the package
    proxy: {
      '/api': { target: 'http://127.0.0.1:8000', ws: true },
    },
  },
  test: {
    environment: 'node',
    css: true, // the contrast of the colours is read from their file
    include: ['tests/**/*.test.ts'],
  },
}));
