import * as registry from '../../src/resources';
import { isList, type ListResource, type Resource } from '../../src/core/defineResource';

/** All that stands in the registry. */
export const resources: readonly Resource[] = Object.values(registry);

export const lists: readonly ListResource[] = resources.filter(isList);

/** For describe.each and it.each: a name for the report beside the thing. */
export const named = <T extends { readonly name: string }>(things: readonly T[]): (readonly [string, T])[] =>
  things.map((thing) => [thing.name, thing] as const);
