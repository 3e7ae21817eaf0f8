import { everyCall, type ContractCall } from '../../contract/calls';
import { generatedRoutes } from '../../sandbox/handlers/generatedRoutes';
import type { MemberContext, RequestBody, Route } from '../../sandbox/handlers/route';
import { endpoints } from '../../src/api/endpoints';
import { banners, transfers, withdrawals } from '../../src/resources';
import type { SeenRequest } from './fakeFetch';
import type { ValidResponse } from './faults';
import { resources } from './resources';

// Generated routes read only these properties of the context, and no database.
const context = { seed: 7, member: { id: 1 }, now: () => new Date(0) } as unknown as MemberContext;

const calls = everyCall();
const routes = generatedRoutes(resources).filter(
  (route): route is Extract<Route, { access: 'member' }> => route.access === 'member',
);
const record = { data: { _id: '507f1f77bcf86cd799439011' } };
/**
 * Properties that the portal reads but no generated response has, by path: the access token, a banner, and the ids of the
 * records that a payment creates.
 */
const properties: Readonly<Record<string, ValidResponse>> = {
  [endpoints.verifySignIn.path]: { token: 'token-of-the-next-session' },
  [banners.one.path]: { data: [{ image: 'https://example.test/banner.png', title: 'Spring' }] },
  [transfers.create.path]: record,
  [withdrawals.create.path]: record,
};

/** The number of rows of every list. Small, because the tests render the rows thousands of times. */
const ROWS = 3;

const fewRows = (response: ValidResponse): ValidResponse => ({
  ...Object.fromEntries(
    Object.entries(response).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.slice(0, ROWS) : value,
    ]),
  ),
  ...('count' in response && { count: ROWS }),
});

const pathOf = (url: string) => new URL(url, 'https://backend.test').pathname.slice(1);

/** Returns the contract's call for a request. Throws when there is none. */
export function callOf({ method, url }: Pick<SeenRequest, 'method' | 'url'>): ContractCall {
  const call = calls.find((candidate) => candidate.method === method && candidate.path === pathOf(url));
  if (!call) throw new Error(`the contract knows no ${method} ${url}`);
  return call;
}

/** Returns a response body that keeps the contract and has all that the portal reads from it. */
export async function validResponse(
  request: Pick<SeenRequest, 'method' | 'url' | 'body'>,
): Promise<ValidResponse> {
  const { method, path } = callOf(request);
  const route = routes.find((candidate) => candidate.method === method && candidate.path === path);
  const query = Object.fromEntries(new URL(request.url, 'https://backend.test').searchParams);
  const body = (method === 'GET' ? query : request.body) as RequestBody;
  const response = route ? await route.run(context, body) : { message: 'Done' };
  return { success: true, message: '', ...fewRows(response), ...properties[path] };
}
