import { withoutEndSlashes } from '../../src/core/paths';
import { everyCall, type ContractCall } from '../calls';
import { redactJson, redactUrl } from '../checker/redact';
import { curlOf } from '../checker/report/summary';
import { isRecord, show } from '../checker/rule';
import { schemaErrors } from '../validate';

/** A response that breaks the contract, seen while the portal runs in development. */
export interface SeenViolation {
  /** The API call, such as 'POST api/user/trades'. */
  readonly call: string;
  readonly rule: 'json' | 'envelope' | 'count' | 'fields';
  /** The path of the wrong value in the response, with * in place of the row's index: 'data.*.amount'. */
  readonly field: string;
  readonly expected: string;
  readonly got: string;
  /** A command that repeats the request; $TOKEN stands for the access token. */
  readonly curl: string;
}

type Finding = Omit<SeenViolation, 'call' | 'curl'>;

/**
 * Returns the violations in a response. Pass undefined as body if it isn't JSON. An error
 * response needs only a message.
 */
export function checkResponse({ response: schema }: ContractCall, status: number, body: unknown): Finding[] {
  if (!isRecord(body))
    return [
      { rule: 'json', field: 'body', expected: 'a JSON object', got: `status ${status}, ${show(body)}` },
    ];
  if (body.success === false || status >= 400)
    return body.success === false && typeof body.message === 'string' && body.message !== ''
      ? []
      : [{ rule: 'envelope', field: 'message', expected: 'success: false and a message', got: show(body) }];
  const seen = new Map<string, Finding>();
  for (const { field: path, message, value } of schemaErrors(schema, body)) {
    const field = path.replace(/\.\d+(?=\.|$)/g, '.*');
    const [, missing] = /required property '(.+)'/.exec(message) ?? [];
    const fieldPath = missing === undefined ? field : `${field === 'body' ? '' : `${field}.`}${missing}`;
    const rule = /^(success|message)$/.test(fieldPath)
      ? 'envelope'
      : fieldPath === 'count'
        ? 'count'
        : 'fields';
    const got = missing === undefined ? show(value) : 'nothing';
    // Report only the first row with this fault.
    if (!seen.has(fieldPath)) seen.set(fieldPath, { rule, field: fieldPath, expected: message, got });
  }
  return [...seen.values()];
}

/** Returns the headers of a request, with $TOKEN in place of the access token. */
const safeHeaders = (request: Request) =>
  Object.fromEntries(
    [...request.headers].map(([name, value]) => [name, name === 'authorization' ? '$TOKEN' : value]),
  );

/**
 * Returns a `fetch` that checks each response of `apiHost` and returns it unchanged. Violations with the same call,
 * rule and field are reported once.
 */
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
    const call = request.url.startsWith(host) ? calls.get(name) : undefined;
    if (!call) return response;
    const body = typeof init?.body === 'string' ? redactJson(init.body) : undefined;
    const url = redactUrl(request.url);
    const curl = curlOf({ method: request.method, url, headers: safeHeaders(request), body });
    const read = response.clone().json() as Promise<unknown>;
    const check = (received: unknown) => {
      for (const finding of checkResponse(call, response.status, received)) {
        const key = [name, finding.rule, finding.field].join(' ');
        if (reported.has(key)) continue;
        reported.add(key);
        report({ call: name, ...finding, curl });
      }
    };
    // Other errors mean that the request was aborted or the connection was lost.
    void read.then(check, (error: unknown) => error instanceof SyntaxError && check(undefined));
    return response;
  };
}
