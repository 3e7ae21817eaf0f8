import * as registry from '../../src/resources';
import { isList, type ListResource, type Resource } from '../../src/core/defineResource';

export const resources: readonly Resource[] = Object.values(registry);

export const lists: readonly ListResource[] = resources.filter(isList);
