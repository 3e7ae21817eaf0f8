import { expect, it, vi } from 'vitest';
import { everyCall } from '../../contract/calls';
import { toy } from '../support/toy';
import { openSandbox } from './backend';
import { describeResources } from './resourceSuite';

// One new file (support/toy.ts) and this one registry line: neither sandbox nor contract knows of toys.
vi.mock('../../src/resources', async (original) => {
  const { toy } = await import('../support/toy');
  return { ...(await original<object>()), toy };
});

it('gives a new resource its place in the contract', () => {
  expect(everyCall().find(({ path }) => path === 'api/user/toys')).toMatchObject({
    method: 'POST',
    usedBy: ['toys.list'],
    request: { required: ['limit', 'skip'] },
  });
});

// Sandbox rows and the whole contract suite: the sandbox has no handler for toys and serves them all the same.
describeResources(
  [toy],
  () => openSandbox(),
  () => Promise.resolve({}),
);
