// Responses and errors of fake backends, for tests of the contract checker, and a function that checks such a backend.
import { checkContract } from '../../contract/checker/check';
import type { CheckOptions } from '../../contract/checker/types';
import { resources } from '../support/resources';
import { createVirtualClock } from './virtualClock';

/** Returns a JSON response that any origin may read. */
export const json = (body: unknown, status = 200, headers?: Record<string, string>) =>
  Response.json(body, { status, headers: { 'access-control-allow-origin': '*', ...headers } });
/** Returns a success with a list. */
export const list = (rows: unknown, more: object = {}) =>
  json({
    success: true,
    message: '',
    data: rows,
    ...(Array.isArray(rows) && { count: rows.length }),
    ...more,
  });
/** Returns an error of the backend with a message. */
export const rejection = (message: string, status = 200, headers?: Record<string, string>) =>
  json({ success: false, message }, status, headers);
/** Returns an HTML page, such as the one to sign in. */
export const page = (status: number, headers: Record<string, string> = {}) =>
  new Response('<!doctype html><h1>Sign in</h1>', {
    status,
    headers: { 'content-type': 'text/html', ...headers },
  });
/** Returns the contract's rejection of a token. */
export const unauthorized = (status: number) => rejection('Unauthorized!', status);
/** Returns the error with which `fetch` rejects if no response arrives. */
export const networkError = (code: string) =>
  Object.assign(new TypeError('fetch failed'), { cause: Object.assign(new Error(code), { code }) });

/** Returns whether a request has the member's token; the checker also sends it with another end. */
export const isMembers = ({ headers }: Request) => /^.{20,}(?<!-x)$/.test(headers.get('authorization') ?? '');

/** Checks rules of some resources on a backend that responds with `respond`, which gets the call and the body. */
export const checkFake = (
  names: readonly string[],
  rules: CheckOptions['rules'],
  respond: (call: string, body: Readonly<Record<string, unknown>>) => Response,
) =>
  checkContract({
    host: 'http://backend.test',
    token: 't',
    resources: resources.filter(({ name }) => names.includes(name)),
    rules,
    clock: createVirtualClock(),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const text = await request.text();
      const call = new URL(request.url).pathname.replace('/api/user/', '');
      return respond(call, text ? (JSON.parse(text) as Readonly<Record<string, unknown>>) : {});
    },
  });
