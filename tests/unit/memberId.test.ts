import { expect, it } from 'vitest';
import { memberIdOf } from '../../src/data/useMemberStorage';

it.each([
  ['WH1', 'WH1'],
  ['', undefined],
  [7, '7'],
  [7.5, undefined],
  [null, undefined],
])('the id of a member with userId %j is %j', (userId, id) => {
  expect(memberIdOf({ user: { userId } })).toBe(id);
});

it('the id is undefined before the dashboard has loaded', () => {
  expect(memberIdOf(undefined)).toBeUndefined();
});
