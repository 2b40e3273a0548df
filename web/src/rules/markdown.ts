// The few marks of the rule pages as blocks of text; nothing in them is ever read as HTML.
// A line `(fox.follow)=` gives the heading after it its id, the same one in every language.

export type Inline = { text: string; kind: 'text' | 'code' | 'strong' | 'em' };
export type Block =
  | { kind: 'heading'; level: number; text: Inline[]; id: string }
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

export function inlines(text: string): Inline[] {
  const found: Inline[] = [];
  const pattern = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\([^)]*\)/g;
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index), kind: 'text' });
    if (match[1] !== undefined) found.push({ text: match[1], kind: 'code' });
    else if (match[2] !== undefined) found.push({ text: match[2], kind: 'strong' });
    else if (match[3] !== undefined) found.push({ text: match[3], kind: 'em' });
    else found.push({ text: match[4] ?? '', kind: 'text' });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), kind: 'text' });
  return found;
}

function cells(line: string): Inline[][] {
  return line.replace(/^\||\|$/g, '').split('|').map((cell) => inlines(cell.trim()));
}

export function blocks(source: string): Block[] {
  const found: Block[] = [];
  const lines = source.split('\n');
  let target = '';
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const heading = /^(#{1,4})\s+(.*)$/.exec(line);
    if (heading) {
      const text = heading[2] ?? '';
      const id = target || text.replace(/[^\p{L}\p{N}_.-]+/gu, '-');
      target = '';
      found.push({ kind: 'heading', level: heading[1]?.length ?? 2, text: inlines(text), id });
    } else if (/^\(.*\)=$/.test(line)) {
      target = line.slice(1, -2);
    } else if (line.startsWith('|')) {
      const table: string[] = [];
      while ((lines[at] ?? '').startsWith('|')) table.push(lines[at++] ?? '');
      at--;
      const [head = '', , ...rows] = table;
      found.push({ kind: 'table', head: cells(head), rows: rows.map(cells) });
    } else if (/^[-*] /.test(line)) {
      const items: string[] = [];
      while (/^([-*] |\s{2,}\S)/.test(lines[at] ?? '')) {
        const item = lines[at++] ?? '';
        if (/^[-*] /.test(item)) items.push(item.slice(2));
        else items[items.length - 1] += ` ${item.trim()}`;
      }
      at--;
      found.push({ kind: 'list', items: items.map(inlines) });
    } else if (line.trim() && !/^(:::|---|<!--)/.test(line)) {
      let text = line.trim();
      while (lines[at + 1]?.trim() && !/^(#|\||[-*] )/.test(lines[at + 1] ?? '')) {
        text += ` ${(lines[++at] ?? '').trim()}`;
      }
      found.push({ kind: 'paragraph', text: inlines(text) });
    }
  }
  return found;
}

/** The chapters of a page, each with its title; what stands before the first has none. */
export function chapters(text: string): { title: string; parts: Block[] }[] {
  const found: { title: string; parts: Block[] }[] = [];
  for (const block of blocks(text)) {
    if (block.kind === 'heading' && block.level <= 2) {
      const title = block.level === 1 ? '' : block.text.map((part) => part.text).join('');
      found.push({ title, parts: [] });
    } else found.at(-1)?.parts.push(block);
  }
  return found.filter(({ parts }) => parts.length > 0);
}
