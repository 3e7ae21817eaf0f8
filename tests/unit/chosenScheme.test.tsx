import { afterEach, expect, it } from 'vitest';
import { markChosenScheme } from '../../src/boot/chosenScheme';

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
