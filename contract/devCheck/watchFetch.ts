import { withoutEndSlashes } from '../../src/core/paths';
import { everyCall } from '../calls';
import { checkResponse, type ResponseFault } from '../checker/checkResponse';
import { redactJson, redactUrl } from '../checker/redact';
import { curlOf } from '../checker/report/summary';

/** A response that breaks the contract, seen while the portal runs in development. */
export interface SeenViolation extends ResponseFault {
  /** The API call, such as 'POST api/user/trades'. */
  readonly call: string;
  /** A command that repeats the request; $TOKEN stands for the access token. */
  readonly curl: string;
}

const safeHeaders = (request: Request) =>
  Object.fromEntries(
    [...request.headers].map(([name, value]) => [name, name === 'authorization' ? '$TOKEN' : value]),
  );

/** Returns a `fetch` that also checks each response of `apiHost`. Reports violations of a call, rule and field once. */
export function watchFetch(
  fetch: typeof globalThis.fetch,
  apiHost: string,
  report: (violation: SeenViolation) => void,
): typeof globalThis.fetch {
  const host = withoutEndSlashes(apiHost);
  const calls = new Map(everyCall().map((call) => [`${call.method} ${call.path}`, call]));
  const reported = new Set<string>();
  return async (input, init) => {
    const request = new Request(input, init);
    const response = await fetch(input, init);
    const { origin, pathname } = new URL(request.url);
    const path = (origin + pathname).slice(host.length).replace(/^\//, '');
    const name = `${request.method} ${path}`;
    const call = request.url.startsWith(`${host}/`) ? calls.get(name) : undefined;
    if (!call) return response;
    const body = typeof init?.body === 'string' ? redactJson(init.body) : undefined;
    const url = redactUrl(request.url);
    const curl = curlOf({ method: request.method, url, headers: safeHeaders(request), body });
    const read = response.clone().json() as Promise<unknown>;
    const check = (received: unknown) => {
      for (const fault of checkResponse(call, response.status, received)) {
        const key = [name, fault.rule, fault.field].join(' ');
        if (reported.has(key)) continue;
        reported.add(key);
        report({ call: name, ...fault, curl });
      }
    };
    // Other errors mean that the request was aborted or the connection was lost.
    void read.then(check, (error: unknown) => error instanceof SyntaxError && check(undefined));
    return response;
  };
}
