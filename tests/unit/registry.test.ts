import { expect, it } from 'vitest';
import { takenBy } from '../../sandbox/handlers/routes';
import { memberRoutes } from '../../src/app/memberRoutes';
import { publicRoutes } from '../../src/app/publicRoutes';
import { registryProblems } from '../support/registryProblems';
import { resources } from '../support/resources';

/** The member routes with a screen and the public routes, each with its resource if it has one. */
const routes = [...memberRoutes.filter(({ handle }) => handle.load), ...publicRoutes].map(
  ({ path, handle }) => ({ path, ...('resource' in handle && { resource: handle.resource?.name }) }),
);

it('the registry has no problems', () => {
  expect(registryProblems(resources, { routes, takenBy })).toEqual([]);
});
