import type { APIRequestContext } from '@playwright/test';
import { isList } from '../../../src/core/defineResource';
import { callApi, demoToken, type Rows } from './api';
import { entryOf } from './routes';

const kinds: Readonly<Record<string, string>> = { '/openview': 'FUTURE', '/openspotview': 'SPOT' };

/**
 * Returns the URL of a route, with each parameter in the query that its list requires. For a trade detail, the id is that of
 * one of the demo member's trades.
 */
export async function filledRoute(route: string, request: APIRequestContext): Promise<string> {
  const type = kinds[route];
  if (!type) {
    const { path, handle } = entryOf(route) ?? {};
    const { params = [] } = handle?.resource && isList(handle.resource) ? handle.resource.read : {};
    const query = params.filter((name) => !path?.includes(`:${name}`)).map((name) => `${name}=1`);
    return query.length > 0 ? `${route}?${query.join('&')}` : route;
  }
  const { data } = await callApi<Rows>(request, demoToken(), 'trades', { limit: 10, skip: 0, type });
  return `${route}?id=${data[0]?._id}`;
}
