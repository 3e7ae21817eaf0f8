import { expect, it } from 'vitest';
import { toIdentity } from '../../../src/core/identity';

it.each([
  ['WH1', 'WH1'],
  ['', undefined],
  [7, '7'],
  [7.5, undefined],
  [null, undefined],
])('the id of a member with userId %j is %j', (userId, id) => {
  expect(toIdentity({ user: { userId } }).id).toBe(id);
});

it('the identity has the name and the e-mail as the server sent them', () => {
  expect(toIdentity({ user: { userId: 'WH1', name: 7, email: 'a@b.test', phoneNumber: '1' } })).toEqual({
    id: 'WH1',
    name: 7,
    email: 'a@b.test',
  });
  expect(toIdentity(undefined)).toEqual({ id: undefined, name: undefined, email: undefined });
});
