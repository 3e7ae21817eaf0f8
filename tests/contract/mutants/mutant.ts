import { isRecord } from '../../../src/core/isRecord';
import { isList, isObject } from '../../../src/core/defineResource';
import { parseJson } from '../../../src/core/parse';
import { resources } from '../../support/resources';

/** A request of the checker, to which a mutant may respond in place of the valid backend. */
export interface MutantRequest {
  readonly method: string;
  /** The path without 'api/user/', such as 'trades'. */
  readonly call: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly token: string | undefined;
}

/** A response of the valid backend or of a mutant. */
interface MutantResponse {
  readonly status: number;
  readonly type: string;
  readonly body: unknown;
  /** All headers except the content type. Default: none. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A change to the valid backend that breaks one rule of the contract. */
export interface Mutant {
  readonly name: string;
  /** The names of the resources to check. Checking all resources would take longer. */
  readonly of: readonly string[];
  readonly change?: (response: MutantResponse, request: MutantRequest) => MutantResponse;
  /** Responds to a request in place of the valid backend. */
  readonly instead?: (request: MutantRequest) => MutantResponse | undefined;
  /** Changes the body of the request before the valid backend gets it. */
  readonly changeRequest?: (request: MutantRequest) => object | undefined;
}

type Body = Record<string, unknown>;
type Row = Record<string, unknown>;
export type When = (request: MutantRequest) => boolean;

export const json = (body: unknown, status = 200): MutantResponse => ({
  status,
  type: 'application/json',
  body,
});
export const rejection = (message: string, status = 400) => json({ success: false, message }, status);
export const html = (status: number): MutantResponse => ({
  status,
  type: 'text/html',
  body: `<!doctype html><title>${status}</title><h1>Something went wrong</h1>`,
});
export const success = (more: object = {}) => json({ success: true, message: '', ...more });

/** The resources whose requests need a value of another one, such as a trade id, so that the checker must read both. */
const parents: Readonly<Record<string, string>> = {
  'level-members': 'team-levels',
  'trade-details': 'futures-trades',
  recipient: 'dashboard',
};

/** Resolves a target: 'tickets' is the call that reads the tickets, 'tickets.create' the call that creates a ticket. */
function targetOf(target: string) {
  const [name = '', use] = target.split('.');
  const resource = resources.find((candidate) => candidate.name === name);
  if (!resource) throw new Error(`There is no resource called ${name}`);
  const read = isList(resource) ? resource.read : isObject(resource) ? resource.one : resource.create;
  const call = use ? (resource as unknown as Record<string, { path: string }>)[use] : read;
  const parent = parents[name];
  return { of: parent ? [name, parent] : [name], call: call?.path.replace('api/user/', '') };
}

/** Creates a mutant that changes the response of a call: the status, headers or body. */
export function response(
  name: string,
  target: string,
  change: (response: MutantResponse, request: MutantRequest) => MutantResponse,
): Mutant {
  const { of, call } = targetOf(target);
  return { name, of, change: (valid, request) => (request.call === call ? change(valid, request) : valid) };
}

/** Creates a mutant that changes the body of the successful responses of a call. */
export const body = (name: string, target: string, change: (body: Body, request: MutantRequest) => unknown) =>
  response(name, target, (valid, request) =>
    isRecord(valid.body) && valid.body.success === true
      ? { ...valid, body: change(valid.body, request) }
      : valid,
  );

/** Creates a mutant that changes the rows in the responses with a list. */
export const rows = (
  name: string,
  target: string,
  change: (rows: Row[], request: MutantRequest) => unknown,
) => body(name, target, (valid, request) => ({ ...valid, data: change(valid.data as Row[], request) }));

/** Creates a mutant that responds to some requests of a call in place of the valid backend. */
export function instead(name: string, target: string, when: When, replacement: MutantResponse): Mutant {
  const { of, call } = targetOf(target);
  return {
    name,
    of,
    instead: (request) => (request.call === call && when(request) ? replacement : undefined),
  };
}

/** Creates a mutant that changes the request bodies of a call before the valid backend gets them. */
export function changeRequest(
  name: string,
  target: string,
  change: (request: MutantRequest) => object | undefined,
): Mutant {
  const { of, call } = targetOf(target);
  return { name, of, changeRequest: (request) => (request.call === call ? change(request) : undefined) };
}

/** Returns a copy of `target` with the value of a dotted key replaced. The value undefined removes the key. */
export function set(target: unknown, key: string, value: unknown): unknown {
  const [head = '', ...rest] = key.split('.');
  const record = isRecord(target) ? target : {};
  return { ...record, [head]: rest.length === 0 ? value : set(record[head], rest.join('.'), value) };
}

/** Returns a `fetch` that sends requests to the valid backend, with the changes of the mutant. */
export function through(backend: typeof fetch, mutant: Mutant): typeof fetch {
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input.toString());
    const text = typeof init.body === 'string' ? init.body : '';
    const sent = parseJson(text);
    const request: MutantRequest = {
      method: init.method ?? 'GET',
      call: url.pathname.replace('/api/user/', ''),
      body: isRecord(sent) ? sent : {},
      text,
      token: new Headers(init.headers).get('authorization') ?? undefined,
    };
    const changedBody = mutant.changeRequest?.(request);
    const forward = () => backend(input, changedBody ? { ...init, body: JSON.stringify(changedBody) } : init);
    const original = mutant.instead?.(request) ?? (await toMutantResponse(await forward()));
    const { status, type, body, headers = {} } = mutant.change?.(original, request) ?? original;
    const content = typeof body === 'string' ? body : JSON.stringify(body);
    return new Response(status === 204 ? null : content, {
      status,
      headers: { ...headers, ...(type && { 'content-type': type }) },
    });
  };
}

async function toMutantResponse(response: Response): Promise<MutantResponse> {
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  // Remove Content-Length, because the mutant may change the length of the body.
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'content-length'));
  return { status: response.status, type, body: parseJson(text) ?? text, headers };
}
