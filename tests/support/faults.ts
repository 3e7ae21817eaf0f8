import { isRecord } from '../../src/core/isRecord';
import { json } from './fakeFetch';

/** The response body of a backend that keeps the contract. */
export type ValidResponse = Readonly<Record<string, unknown>>;

/** The outcome of a write with a faulty response (product.md: Errors; decision 15). */
type WriteOutcome = 'succeeded' | 'rejected' | 'unknown';

/** A way in which a response can fail or break the contract. */
export interface Fault {
  readonly name: string;
  /** Returns the faulty response. Rejects for a failed connection; never settles for a response that never arrives. */
  readonly respond: (valid: ValidResponse) => Response | Promise<Response>;
  /** The server's error message, which the portal shows in a toast. If undefined, a failed read shows no toast. */
  readonly message: string | undefined;
  readonly write: WriteOutcome;
  /** The id of the field that the message names, which shows the message. */
  readonly field?: string;
  /** Returns whether the fault can be put into this response. Default: into any response. */
  readonly appliesTo?: (valid: ValidResponse) => boolean;
  /** Whether the fault ends the session or marks it as expired (product.md: States). */
  readonly session?: true;
  /** 'offline': the browser is offline. 'timeout': the time limit passes. 'delay': the response is delayed. */
  readonly needs?: 'offline' | 'timeout' | 'delay';
}

type Transform = (valid: ValidResponse) => unknown;

/** Returns the name of the property with the rows: the first property that is an array, otherwise `data`. */
const rowsKeyOf = (valid: ValidResponse): string =>
  Object.keys(valid).find((key) => Array.isArray(valid[key])) ?? 'data';
const rowsOf = (valid: ValidResponse): readonly unknown[] => {
  const rows = valid[rowsKeyOf(valid)];
  return Array.isArray(rows) ? (rows as unknown[]) : [];
};

const hasData = (valid: ValidResponse) => rowsKeyOf(valid) in valid;
const hasRows = (valid: ValidResponse) => rowsOf(valid).length > 0;
const isCounted = (valid: ValidResponse) => 'count' in valid;

/** Replaces every value that is not an object or an array with `leaf`. */
function replaceLeaves(value: unknown, leaf: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => replaceLeaves(entry, leaf));
  if (!isRecord(value)) return leaf;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaceLeaves(inner, leaf)]));
}

/** Replaces all values of the response except success, message and count. */
const withValues =
  (leaf: unknown): Transform =>
  ({ success, message, ...data }) => ({
    ...(replaceLeaves(data, leaf) as object),
    success,
    message,
    ...('count' in data && { count: data.count }),
  });

const withData =
  (data: unknown): Transform =>
  (valid) => ({ ...valid, [rowsKeyOf(valid)]: data });
const withRows =
  (change: (rows: readonly unknown[]) => readonly unknown[]): Transform =>
  (valid) => ({ ...valid, [rowsKeyOf(valid)]: change(rowsOf(valid)) });
const withCount =
  (count: unknown): Transform =>
  (valid) => ({ ...valid, count });

const withoutCount: Transform = (valid) =>
  Object.fromEntries(Object.entries(valid).filter(([key]) => key !== 'count'));

/** Defines a fault with `success: false` and an error message. */
const serverError = (
  name: string,
  status: number,
  message: string,
  write: WriteOutcome = 'rejected',
): Fault => ({
  name,
  message,
  write,
  respond: () => json({ success: false, message }, status),
});
/** Defines a fault whose message names a field of a form, by the id of the field. */
export const fieldError = (field: string, message: string): Fault => ({
  ...serverError('a message about a field', 200, message),
  field,
});
/** Defines a fault without an error message. The outcome of a write is unknown by default. */
const noMessage = (name: string, respond: Fault['respond'], write: WriteOutcome = 'unknown'): Fault => ({
  name,
  message: undefined,
  write,
  respond,
});
/** Defines a fault with this exact response body. */
const raw = (name: string, body: string | null, status = 200): Fault =>
  noMessage(name, () => new Response(body, { status }));
/** Defines a fault with `success: true` and invalid data. */
const successFault = (name: string, change: Transform, appliesTo?: Fault['appliesTo']): Fault => ({
  name,
  message: undefined,
  write: 'succeeded',
  respond: (valid) => json(change(valid)),
  ...(appliesTo && { appliesTo }),
});

const HTML = '<!doctype html><html><body><h1>nginx</h1></body></html>';
const JUNK_ROWS = [null, 7, 'row', true, [], {}, [[]]];

/** Returns a response whose connection fails in the middle of the body. */
const truncatedBody = () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"success":true,"da'));
      controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body);
};

/** The faults of a backend and of the network, and `ok`, which checks that the tests accept a valid response. */
const faults: readonly Fault[] = [
  successFault('ok', (valid) => valid),
  serverError('success: false', 200, 'No such luck'),
  noMessage('success: false without a message', () => json({ success: false })),
  noMessage("success: false and a message that isn't a text", () =>
    json({ success: false, message: { a: 1 } }),
  ),
  noMessage("success that isn't a boolean", (valid) => json({ ...valid, success: 'true', message: '' })),
  noMessage('success missing', ({ data }) => json({ data })),
  { ...serverError('Unauthorized! with 200', 200, 'Unauthorized!'), session: true },
  { ...serverError('Unauthorized! with 401', 401, 'Unauthorized!'), session: true },
  noMessage('401 without a message', () => json({}, 401), 'rejected'),
  serverError('403', 403, 'Forbidden'),
  noMessage('404', () => json({}, 404), 'rejected'),
  serverError('429', 429, 'Slow down'),
  serverError('500', 500, 'Oops', 'unknown'),
  noMessage('500 without a message', () => json({}, 500)),
  raw('502 of a gateway', HTML, 502),
  raw('503 without a body', null, 503),
  raw('HTML body', HTML),
  raw('empty body', ''),
  raw('204', null, 204),
  raw('truncated JSON', '{"success":true,"data":[{"a'),
  raw('null', 'null'),
  raw('array', '[]'),
  raw('a text', '"ok"'),
  raw('a number', '7'),
  successFault('data that is null', withData(null), hasData),
  successFault('data that is a number', withData(7), hasData),
  successFault('data is a string', withData('data'), hasData),
  successFault('data that is an object without keys', withData({}), hasData),
  successFault('data that is an empty list', withData([]), hasData),
  successFault('data missing', ({ success, message }) => ({ success, message }), hasData),
  successFault("a message that isn't a text", (valid) => ({ ...valid, message: { message: ['Done'] } })),
  successFault('values that are objects', withValues({}), hasData),
  successFault('values that are lists', withValues([]), hasData),
  successFault('values that are null', withValues(null), hasData),
  successFault('values that are booleans', withValues(true), hasData),
  successFault('values that are numbers', withValues(-1e21), hasData),
  successFault('values that are texts', withValues('not a number'), hasData),
  successFault('values that are empty', withValues(''), hasData),
  successFault(
    'junk rows',
    withRows(() => JUNK_ROWS),
    hasRows,
  ),
  successFault(
    'repeated rows',
    withRows((rows) => rows.flatMap((row) => [row, row])),
    hasRows,
  ),
  successFault(
    'more rows than asked for',
    withRows((rows) => [...rows, ...rows, ...rows, ...rows]),
    hasRows,
  ),
  successFault('no count', withoutCount, isCounted),
  successFault('count that is null', withCount(null), isCounted),
  successFault('count that is a text', withCount('many'), isCounted),
  successFault('count below 0', withCount(-1), isCounted),
  successFault("count that isn't an integer", withCount(2.5), isCounted),
  successFault('count too high', withCount(1e9), isCounted),
  successFault('count too low', withCount(1), isCounted),
  { ...successFault('slow', (valid) => valid), needs: 'delay' },
  noMessage('truncated body', truncatedBody),
  noMessage('connection reset', () => Promise.reject(new TypeError('fetch failed'))),
  {
    ...noMessage('offline', () => Promise.reject(new TypeError('Failed to fetch'))),
    needs: 'offline',
  },
  {
    ...noMessage('never responds', () => new Promise<Response>(() => undefined)),
    needs: 'timeout',
  },
];

export const faultsOf = (valid: ValidResponse): readonly Fault[] =>
  faults.filter(({ appliesTo }) => appliesTo?.(valid) ?? true);

/**
 * `npm test` tries every 24th fault on a screen, each time others: less than the number of screens, so that each fault is
 * tried on one. With FAULTS=all (`npm run test:deep`), the tests try all faults on each screen.
 */
const EVERY = process.env.FAULTS === 'all' ? 1 : 24;

/** Names what `sample` returns, for the titles of tests. */
export const FAULT_SAMPLE = EVERY === 1 ? 'all faults' : `a sample of 1 in ${EVERY} faults`;

/** Time limit of a test that tries the faults of one screen or form, in ms. */
export const FAULTS_LIMIT_MS = EVERY === 1 ? 600_000 : 240_000;

/** Returns the items of a list that this test run tries: every `EVERY`th, starting with item `offset`. */
export const sample = <T>(items: readonly T[], offset: number): readonly T[] =>
  items.filter((_, index) => (index + offset) % EVERY === 0);

/** Returns the fault with this name. Throws for an unknown name. */
export function faultNamed(name: string): Fault {
  const fault = faults.find((candidate) => candidate.name === name);
  if (!fault) throw new Error(`unknown fault ${name}`);
  return fault;
}
