import { afterEach, expect, it } from 'vitest';
import { markChosenScheme } from '../../../src/boot/chosenScheme';

const { documentElement } = document;
const marked = (stored: string) => {
  localStorage.setItem('preferences', stored);
  markChosenScheme(document);
  return [documentElement.style.colorScheme, documentElement.dataset.scheme];
};

afterEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name);
});

it.each(['light', 'dark'])(
  'the chosen scheme %s is set for the browser and for the style sheets',
  (theme) => {
    expect(marked(JSON.stringify({ theme }))).toEqual([theme, theme]);
  },
);

it.each(['{}', '{"theme":"system"}', '{"theme":"pink"}'])(
  'no scheme is set without a valid choice: %s',
  (stored) => {
    expect(marked(stored)).toEqual(['', undefined]);
  },
);

it('the chosen scheme has the only colour of the bar of the browser that applies', () => {
  document.head.innerHTML = ['light', 'dark']
    .map((name) => `<meta name="theme-color" media="(prefers-color-scheme: ${name})" data-scheme="${name}">`)
    .join('');
  const media = () => Array.from(document.querySelectorAll('meta'), (meta) => meta.getAttribute('media'));
  const bySystem = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];
  marked('{"theme":"system"}');
  expect(media()).toEqual(bySystem);
  marked('{"theme":"dark"}');
  expect(media()).toEqual(['not all', 'all']);
  marked('{"theme":"light"}');
  expect(media()).toEqual(['all', 'not all']);
});
