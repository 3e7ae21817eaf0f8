import { isRecord } from '../../../contract/checker/rule';
import { isList, isObject } from '../../../src/core/defineResource';
import { resources } from '../../support/resources';

/** A request to the valid backend. */
export interface MutantRequest {
  readonly method: string;
  /** Without 'api/user/': 'trades'. */
  readonly call: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly token: string | undefined;
}

/** The response of the valid backend, or the one that a mutant sends instead. */
interface MutantResponse {
  readonly status: number;
  readonly type: string;
  readonly body: unknown;
  /** Other headers: by default those of the valid backend. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A backend with one violation of the contract. */
export interface Mutant {
  readonly name: string;
  /** The resources to check, because checking all of them takes longer. */
  readonly of: readonly string[];
  /** Changes the response. */
  readonly change?: (response: MutantResponse, request: MutantRequest) => MutantResponse;
  /** Responds to a request in place of the valid backend. */
  readonly instead?: (request: MutantRequest) => MutantResponse | undefined;
  /** Changes the body of the request before the valid backend gets it. */
  readonly changeRequest?: (request: MutantRequest) => object | undefined;
}

type Body = Record<string, unknown>;
type Row = Record<string, unknown>;
type When = (request: MutantRequest) => boolean;

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

/** The resource from which the checker reads a value for a request, by the resource that needs the value. */
const parents: Readonly<Record<string, string>> = {
  'level-members': 'team-levels',
  'trade-details': 'futures-trades',
  recipient: 'dashboard',
};

/** Resolves a target: 'tickets' is the call that reads the resource, 'tickets.create' one of its writes. */
function targetOf(target: string) {
  const [name = '', use] = target.split('.');
  const resource = resources.find((candidate) => candidate.name === name);
  if (!resource) throw new Error(`There is no resource called ${name}`);
  const read = isList(resource) ? resource.read : isObject(resource) ? resource.one : resource.create;
  const call = use ? (resource as unknown as Record<string, { path: string }>)[use] : read;
  const parent = parents[name];
  return { of: parent ? [name, parent] : [name], call: call?.path.replace('api/user/', '') };
}

/** Changes the response of a call, with its status and headers. */
export function response(
  name: string,
  target: string,
  change: (response: MutantResponse, request: MutantRequest) => MutantResponse,
): Mutant {
  const { of, call } = targetOf(target);
  return { name, of, change: (valid, request) => (request.call === call ? change(valid, request) : valid) };
}

/** Changes the body of successful responses. */
export const body = (
  name: string,
  target: string,
  change: (body: Body, request: MutantRequest) => unknown,
): Mutant =>
  response(name, target, (valid, request) =>
    isRecord(valid.body) && valid.body.success === true
      ? { ...valid, body: change(valid.body, request) }
      : valid,
  );

/** Changes the rows of a list. */
export const rows = (
  name: string,
  target: string,
  change: (rows: Row[], request: MutantRequest) => unknown,
): Mutant =>
  body(name, target, (valid, request) => ({ ...valid, data: change(valid.data as Row[], request) }));

/** Responds to some requests of a call in place of the valid backend. */
export function instead(name: string, target: string, when: When, replacement: MutantResponse): Mutant {
  const { of, call } = targetOf(target);
  return {
    name,
    of,
    instead: (request) => (request.call === call && when(request) ? replacement : undefined),
  };
}

/** Changes the body of the requests of a call. */
export function changeRequest(
  name: string,
  target: string,
  change: (request: MutantRequest) => object | undefined,
): Mutant {
  const { of, call } = targetOf(target);
  return { name, of, changeRequest: (request) => (request.call === call ? change(request) : undefined) };
}

/** Sets a value by a dotted key; undefined removes it. */
export function set(target: unknown, key: string, value: unknown): unknown {
  const [head = '', ...rest] = key.split('.');
  const record = isRecord(target) ? target : {};
  return { ...record, [head]: rest.length === 0 ? value : set(record[head], rest.join('.'), value) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns a `fetch` that reaches a valid backend through a mutant. */
export function through(backend: typeof fetch, mutant: Mutant): typeof fetch {
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input.toString());
    const text = typeof init.body === 'string' ? init.body : '';
    const parsedBody = parsed(text);
    const request: MutantRequest = {
      method: init.method ?? 'GET',
      call: url.pathname.replace('/api/user/', ''),
      body: isRecord(parsedBody) ? parsedBody : {},
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
  // The mutant may have changed the length of the body.
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'content-length'));
  return { status: response.status, type, body: parsed(text) ?? text, headers };
}
