import { expect, it } from 'vitest';
import { paramsReadBy } from '../../sandbox/handlers/routes';
import { memberRoutes } from '../../src/app/memberRoutes';
import { publicRoutes } from '../../src/app/publicRoutes';
import { registryProblems } from '../support/registryProblems';
import { lists, resources } from '../support/resources';

const listScreens = lists.flatMap(({ screens = [] }) => screens);

/** The public and member routes with their resource, without the `screens` of lists: memberRoutes ends with them. */
const routes = [...memberRoutes.slice(0, -listScreens.length), ...publicRoutes].map(({ path, handle }) => ({
  path,
  ...('resource' in handle && { resource: handle.resource?.name }),
}));

it('the registry has no problems', () => {
  expect(registryProblems(resources, { routes, paramsReadBy })).toEqual([]);
});
