import type { APIRequestContext } from '@playwright/test';
import { callApi, demoToken, type Rows } from './api';

const kinds: Readonly<Record<string, string>> = { '/openview': 'FUTURE', '/openspotview': 'SPOT' };

/** Returns the URL of a route. For a trade detail, adds the id of one of the demo member's trades. */
export async function filledRoute(route: string, request: APIRequestContext): Promise<string> {
  const type = kinds[route];
  if (!type) return route;
  const { data } = await callApi<Rows>(request, demoToken(), 'trades', { limit: 10, skip: 0, type });
  return `${route}?id=${data[0]?._id}`;
}
