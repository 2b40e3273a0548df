import { expect, test } from 'vitest';
import { asksOnly } from '../src/rules/lesson';
import { chapters } from '../src/rules/markdown';
import { doneFrom } from '../src/state/lessons';

test('a step lets only its own card glow, and leaves answers to be read', () => {
  const legal = [
    { index: 0, text: 'K8', kind: 'play', card: 'K8' },
    { index: 1, text: 'K9', kind: 'play', card: 'K9' },
    { index: 2, text: 'decree=keep', kind: 'keep' },
    { index: 3, text: 'move=2', kind: 'move', by: 2 },
  ];
  expect(asksOnly({ do: 'K8', legal }).map((one) => one.text)).toEqual(['K8', 'decree=keep']);
  expect(asksOnly({ do: '', legal })).toEqual([]);
});

test('what was learned survives whatever the browser kept', () => {
  expect(doneFrom('["trick", 3, "trump"]')).toEqual(['trick', 'trump']);
  expect(doneFrom('{')).toEqual([]);
  expect(doneFrom(null)).toEqual([]);
});

test('a rule page falls into its chapters', () => {
  const found = chapters('# Fox\n\nTwo play.\n\n## Tricks\n\nFollow suit.\n\n## Empty\n');
  expect(found.map((one) => one.title)).toEqual(['', 'Tricks']);
});
