import { everyCall, type ContractCall } from '../../contract/calls';
import { generatedRoutes } from '../../sandbox/handlers/generatedRoutes';
import type { MemberContext, RequestBody, Route } from '../../sandbox/handlers/route';
import { endpoints } from '../../src/api/endpoints';
import type { SeenRequest } from './fakeFetch';
import type { ValidResponse } from './faults';
import { resources } from './resources';

// Generated routes read only these properties of the context, and no database.
const context = { seed: 7, member: { id: 1 }, now: () => new Date(0) } as unknown as MemberContext;

const calls = everyCall();
const routes = generatedRoutes(resources).filter(
  (route): route is Extract<Route, { access: 'member' }> => route.access === 'member',
);
/** The data in the responses of writes, by path. Only `verifySignIn` returns data: the access token. */
const writeData = { [endpoints.verifySignIn.path]: { token: 'token-of-the-next-session' } };

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

/** Returns a response body that keeps the contract: generated rows for a read, a message for a write. */
export async function validResponse(
  request: Pick<SeenRequest, 'method' | 'url' | 'body'>,
): Promise<ValidResponse> {
  const { method, path } = callOf(request);
  const route = routes.find((candidate) => candidate.method === method && candidate.path === path);
  const query = Object.fromEntries(new URL(request.url, 'https://backend.test').searchParams);
  const body = (method === 'GET' ? query : request.body) as RequestBody;
  const response = route ? await route.run(context, body) : { message: 'Done', ...writeData[path] };
  return { success: true, message: '', ...fewRows(response) };
}
