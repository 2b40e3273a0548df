// Every drawing is a file of the package, which notebooks draw with too; here they become one
// hidden sheet that <use> draws from.

const files = import.meta.glob<string>('../../../src/tanglewood/drawings/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export type Motif = string;

const sizes = new Map<Motif, string>();
const parts: string[] = [];

for (const [path, source] of Object.entries(files)) {
  const name = path.slice(path.lastIndexOf('/') + 1, -4);
  const viewBox = /viewBox="([^"]+)"/.exec(source)?.[1] ?? '0 0 64 64';
  const inner = source.replace(/^[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  sizes.set(name, viewBox);
  parts.push(`<symbol id="sym-${name}" viewBox="${viewBox}">${inner}</symbol>`);
}

/** The viewBox of a drawing. */
export function viewBoxOf(name: Motif): string {
  return sizes.get(name) ?? '0 0 64 64';
}

/** A drawing as the address of a picture, with its colours filled in. */
export function pictureOf(name: Motif, colour: (token: string) => string): string {
  const source = Object.entries(files).find(([path]) => path.endsWith(`/${name}.svg`))?.[1] ?? '';
  const drawn = source
    .replace('<svg ', '<svg width="256" height="256" ')
    .replace(/var\(--([\w-]+)\)/g, (_, token: string) => colour(token));
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`;
}

/** Put the sheet into the page, once. */
export function placeSymbols(into: HTMLElement): void {
  const sheet = document.createElement('div');
  sheet.hidden = true;
  sheet.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg">${parts.join('')}</svg>`;
  into.prepend(sheet);
}
