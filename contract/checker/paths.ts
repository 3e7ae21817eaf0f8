import { isList, isObject, type Resource } from '../../src/core/defineResource';
import * as registry from '../../src/resources';
import { callsOf } from '../calls';

/** Returns the paths of the calls that only read data, so that a request to them may be repeated. */
export const readPaths = (resources: readonly Resource[] = []): ReadonlySet<string> =>
  new Set(
    [...resources, ...Object.values(registry)].flatMap((resource) =>
      isList(resource) ? resource.read.path : isObject(resource) ? resource.one.path : [],
    ),
  );

/** Returns the paths of all calls of the resources, also those that change data, but not the paths to sign in. */
export const callPaths = (resources: readonly Resource[] = []): ReadonlySet<string> =>
  new Set([...resources, ...Object.values(registry)].flatMap(callsOf).map(({ path }) => path));
