// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { markChosenScheme } from '../../src/core/chosenScheme';

const { documentElement } = document;
const marked = (stored: string) => {
  localStorage.setItem('preferences', stored);
  markChosenScheme(document);
  return [documentElement.style.colorScheme, documentElement.dataset.scheme];
};

afterEach(() => {
  localStorage.clear();
  for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name);
});

it.each(['light', 'dark'])(
  'a page says that %s was chosen, to the browser and to its style sheets',
  (theme) => {
    expect(marked(JSON.stringify({ theme }))).toEqual([theme, theme]);
  },
);

it.each(['{}', '{"theme":"system"}', '{"theme":"pink"}'])('and says nothing where none was: %s', (stored) => {
  expect(marked(stored)).toEqual(['', undefined]);
});
