import { expect, it } from 'vitest';
import { keyWarning } from '../../../src/pages/exchange-keys/BindForm';

it.each([
  ['', undefined],
  ['abcDEF123', undefined],
  ['abc DEF', /space/],
  ['abcDEF\n', /space/],
  ['abc-DEF', /special characters/],
  ['ключ', /special characters/],
  ['x'.repeat(200), undefined],
  ['x'.repeat(300), /unusually long/],
])('the warning for the key %j is %s', (key, message) => {
  if (message) expect(keyWarning(key)).toMatch(message);
  else expect(keyWarning(key)).toBeUndefined();
});
