import { json } from './fakeFetch';

/** What a well-behaved backend answers a call with. */
export type HonestAnswer = Readonly<Record<string, unknown>>;

/** What becomes of a write that is answered so (product.md: Errors; decision 15). */
type WriteOutcome = 'worked' | 'refused' | 'unknown';

/** One way in which an answer goes wrong. */
export interface Fault {
  readonly name: string;
  /** The answer instead; rejects where the line breaks, and never settles where nothing comes. */
  readonly answer: (honest: HonestAnswer) => Response | Promise<Response>;
  /** Whether the server says why, in words of its own: then there is a toast, and else there is none for a read. */
  readonly words: string | undefined;
  readonly write: WriteOutcome;
  /** Whether that answer can be broken so; any, unless told. */
  readonly fits?: (honest: HonestAnswer) => boolean;
  /** It ends the session or casts doubt on it (product.md: States). */
  readonly session?: true;
  /** What must be so in the browser: no line, or nobody who waits that long. */
  readonly needs?: 'no line' | 'no patience' | 'time';
}

type Transform = (honest: HonestAnswer) => unknown;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The property that holds the rows: `data`, but for winners. */
const rowsKeyOf = (honest: HonestAnswer): string =>
  Object.keys(honest).find((key) => Array.isArray(honest[key])) ?? 'data';
const rowsOf = (honest: HonestAnswer): readonly unknown[] => {
  const rows = honest[rowsKeyOf(honest)];
  return Array.isArray(rows) ? (rows as unknown[]) : [];
};

const hasData = (honest: HonestAnswer) => rowsKeyOf(honest) in honest;
const hasRows = (honest: HonestAnswer) => rowsOf(honest).length > 0;
const isCounted = (honest: HonestAnswer) => 'count' in honest;

/** Every value that is no object or list, replaced; the shape stays. */
function replaceLeaves(value: unknown, leaf: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => replaceLeaves(entry, leaf));
  if (!isRecord(value)) return leaf;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaceLeaves(inner, leaf)]));
}

/** The words of the answer stay what they are, and so does its count; all that it carries is replaced. */
const withValues =
  (leaf: unknown): Transform =>
  ({ success, message, ...carried }) => ({
    ...(replaceLeaves(carried, leaf) as object),
    success,
    message,
    ...('count' in carried && { count: carried.count }),
  });

const withData =
  (data: unknown): Transform =>
  (honest) => ({ ...honest, [rowsKeyOf(honest)]: data });
const withRows =
  (change: (rows: readonly unknown[]) => readonly unknown[]): Transform =>
  (honest) => ({ ...honest, [rowsKeyOf(honest)]: change(rowsOf(honest)) });
const withCount =
  (count: unknown): Transform =>
  (honest) => ({ ...honest, count });

const withoutCount: Transform = (honest) =>
  Object.fromEntries(Object.entries(honest).filter(([key]) => key !== 'count'));

/** Words of the server's own beside a status. */
const refusal = (name: string, status: number, words: string, write: WriteOutcome = 'refused'): Fault => ({
  name,
  words,
  write,
  answer: () => json({ success: false, message: words }, status),
});
/** An answer without words, or none: whoever wrote does not know what became of it. */
const lost = (name: string, answer: Fault['answer'], write: WriteOutcome = 'unknown'): Fault => ({
  name,
  words: undefined,
  write,
  answer,
});
const raw = (name: string, body: string | null, status = 200): Fault =>
  lost(name, () => new Response(body, { status }));
/** Granted, and yet not what was promised. */
const granted = (name: string, change: Transform, fits?: Fault['fits']): Fault => ({
  name,
  words: undefined,
  write: 'worked',
  answer: (honest) => json(change(honest)),
  ...(fits && { fits }),
});

const HTML = '<!doctype html><html><body><h1>nginx</h1></body></html>';
const JUNK_ROWS = [null, 7, 'row', true, [], {}, [[]]];

/** An answer that breaks off: its head arrives, its body does not. */
const brokenOff = () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"success":true,"da'));
      controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body);
};

/**
 * What a backend or the way to it may do wrong. `ok` is first: what is right must be seen to be right.
 * Tests of components answer with them as they are; those in a browser take status and body.
 */
const faults: readonly Fault[] = [
  granted('ok', (honest) => honest),
  refusal('success: false', 200, 'No such luck'),
  lost('success: false without a word', () => json({ success: false })),
  lost('success: false and a message that is no text', () => json({ success: false, message: { a: 1 } })),
  lost('success that is no boolean', (honest) => json({ ...honest, success: 'true', message: '' })),
  lost('success missing', ({ data }) => json({ data })),
  { ...refusal('Unauthorized! with 200', 200, 'Unauthorized!'), session: true },
  { ...refusal('Unauthorized! with 401', 401, 'Unauthorized!'), session: true },
  lost('401 without a word', () => json({}, 401), 'refused'),
  refusal('403', 403, 'Forbidden'),
  lost('404', () => json({}, 404), 'refused'),
  refusal('429', 429, 'Slow down'),
  refusal('500', 500, 'Oops', 'unknown'),
  lost('500 without a word', () => json({}, 500)),
  raw('502 of a gateway', HTML, 502),
  raw('503 without a body', null, 503),
  raw('HTML body', HTML),
  raw('empty body', ''),
  raw('204', null, 204),
  raw('cut JSON', '{"success":true,"data":[{"a'),
  raw('null', 'null'),
  raw('array', '[]'),
  raw('a text', '"ok"'),
  raw('a number', '7'),
  granted('data that is null', withData(null), hasData),
  granted('data that is a number', withData(7), hasData),
  granted('data that is a text', withData('data'), hasData),
  granted('data that is an object without keys', withData({}), hasData),
  granted('data that is an empty list', withData([]), hasData),
  granted('data missing', ({ success, message }) => ({ success, message }), hasData),
  granted('a message that is no text', (honest) => ({ ...honest, message: { words: ['Done'] } })),
  granted('values that are objects', withValues({}), hasData),
  granted('values that are lists', withValues([]), hasData),
  granted('values that are null', withValues(null), hasData),
  granted('values that are booleans', withValues(true), hasData),
  granted('values that are numbers', withValues(-1e21), hasData),
  granted('values that are texts', withValues('not a number'), hasData),
  granted('values that are empty', withValues(''), hasData),
  granted(
    'junk rows',
    withRows(() => JUNK_ROWS),
    hasRows,
  ),
  granted(
    'repeated rows',
    withRows((rows) => rows.flatMap((row) => [row, row])),
    hasRows,
  ),
  granted(
    'more rows than asked for',
    withRows((rows) => [...rows, ...rows, ...rows, ...rows]),
    hasRows,
  ),
  granted('no count', withoutCount, isCounted),
  granted('count that is null', withCount(null), isCounted),
  granted('count that is a text', withCount('many'), isCounted),
  granted('count below 0', withCount(-1), isCounted),
  granted('count that is no whole number', withCount(2.5), isCounted),
  granted('count too high', withCount(1e9), isCounted),
  granted('count too low', withCount(1), isCounted),
  { ...granted('slow', (honest) => honest), needs: 'time' },
  lost('broken off', brokenOff),
  lost('connection reset', () => Promise.reject(new TypeError('fetch failed'))),
  {
    ...lost('offline', () => Promise.reject(new TypeError('Failed to fetch'))),
    needs: 'no line',
  },
  {
    ...lost('never answers', () => new Promise<Response>(() => undefined)),
    needs: 'no patience',
  },
];

/** The faults that an answer of that kind can have. */
export const faultsOf = (honest: HonestAnswer): readonly Fault[] =>
  faults.filter(({ fits }) => fits?.(honest) ?? true);

/** One in so many is tried by `npm test`; each by `npm run test:deep`, and where FAULTS is `all`. */
const EVERY = process.env.FAULTS === 'all' ? 1 : 16;

/** Time limit of a test that tries the faults of one screen or form, in ms. */
export const FAULTS_LIMIT_MS = EVERY === 1 ? 600_000 : 120_000;

/** Those of a list that a run tries: another share of it for each place, so that together they come to all. */
export const sample = <T>(of: readonly T[], place: number): readonly T[] =>
  of.filter((_, at) => (at + place) % EVERY === 0);

/** The fault of that name; a test that asks for one that is not there is wrong. */
export function faultNamed(name: string): Fault {
  const fault = faults.find((one) => one.name === name);
  if (!fault) throw new Error(`there is no fault called ${name}`);
  return fault;
}
