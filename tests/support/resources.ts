import * as registry from '../../src/resources';
import { isList, type ListResource, type Resource } from '../../src/core/defineResource';

export const resources: readonly Resource[] = Object.values(registry);

export const lists: readonly ListResource[] = resources.filter(isList);

/** Returns a pair [name, object] for each object, for `describe.each` and `it.each`. */
export const named = <T extends { readonly name: string }>(things: readonly T[]): (readonly [string, T])[] =>
  things.map((thing) => [thing.name, thing] as const);
