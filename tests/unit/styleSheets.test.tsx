import { expect, it } from 'vitest';
import { loadChunk } from '../../src/core/chunk';
import { watchStyleSheets } from '../../src/core/styleSheets';

const sheets = () => [...document.head.querySelectorAll<HTMLLinkElement>('link')];
/** jsdom fetches no style sheet: the test says what became of the last one. */
const settle = async (outcome: 'load' | 'error') => {
  await Promise.resolve();
  sheets()[0]?.dispatchEvent(new Event(outcome));
};

it('a style sheet that failed is asked for again before code is, until it is there, at its place', async () => {
  watchStyleSheets(document);
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/a.css"><style></style>';
  const [first] = sheets();
  await settle('error');

  const failing = loadChunk(() => Promise.resolve('code'));
  expect(sheets()).toHaveLength(1);
  expect(sheets()[0]).not.toBe(first);
  await settle('error');
  await expect(failing).rejects.toThrow('/assets/a.css did not load');

  const working = loadChunk(() => Promise.resolve('code'));
  await settle('load');
  await expect(working).resolves.toBe('code');
  expect(document.head.innerHTML).toBe('<link rel="stylesheet" href="/assets/a.css"><style></style>');

  const third = sheets()[0];
  await expect(loadChunk(() => Promise.resolve('more'))).resolves.toBe('more');
  expect(sheets()[0]).toBe(third);
});
