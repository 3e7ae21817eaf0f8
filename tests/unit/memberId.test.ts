import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { currentUserId } from '../../src/app/memberData';
import { memberIdOf } from '../../src/data/useMemberStorage';
import { dashboard } from '../../src/resources/dashboard';

const cacheOf = (userId: unknown) => {
  const client = new QueryClient();
  client.setQueryData(['data', 'default', dashboard.name, 'one', '', {}], { data: { user: { userId } } });
  return client;
};

it.each([
  ['WH1', 'WH1'],
  ['', undefined],
  [7, undefined],
  [null, undefined],
])('the id of a member with userId %j is %j, in the data and in the query cache', (userId, id) => {
  expect(memberIdOf({ user: { userId } })).toBe(id);
  expect(currentUserId(cacheOf(userId))).toBe(id);
});

it('the id is undefined before the dashboard has loaded', () => {
  expect(memberIdOf(undefined)).toBeUndefined();
  expect(currentUserId(new QueryClient())).toBeUndefined();
});
