import { expect, it } from 'vitest';
import { resources } from '../support/resources';
import { openSandbox } from './backend';
import { describeResources } from './resourceSuite';
import { sandboxParams } from './sandboxParams';

it('every resource has a unique name', () => {
  expect(new Set(resources.map(({ name }) => name)).size).toBe(resources.length);
});

describeResources(resources, () => openSandbox(), sandboxParams);
