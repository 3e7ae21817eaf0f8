// Finds the rows of a list in a response of any shape.
import { isRecord } from '../../src/core/isRecord';
import { CannotRun } from '../cli/commandLine';

type Json = Readonly<Record<string, unknown>>;

interface FoundList {
  /** The path of the list: 'data', or 'data.rows' if it is nested. */
  readonly key: string;
  readonly entries: readonly unknown[];
}

const ROWS_NAME =
  /^(data|rows|items|results?|content|docs|documents|records|list|entries|elements|values?|hits)$/i;
const NO_ROWS_NAME =
  /^(_?links|errors?|warnings|messages|columns|headers|fields|filters|facets|sort|order|included|aggregations|meta)$/i;
/** The depth to which lists are looked for. */
export const MAX_DEPTH = 3;

function listsIn(value: Json, prefix = '', depth = 1): FoundList[] {
  return Object.entries(value).flatMap(([name, part]) => {
    const key = prefix + name;
    if (Array.isArray(part)) return [{ key, entries: part as readonly unknown[] }];
    return isRecord(part) && depth < MAX_DEPTH ? listsIn(part, `${key}.`, depth + 1) : [];
  });
}

const hasRows = ({ entries }: FoundList) =>
  entries.some(isRecord) && entries.every((entry) => entry === null || isRecord(entry));

const lastPart = (key: string) => key.split('.').at(-1) ?? key;

const isAtTop = ({ key }: FoundList) => !key.includes('.');
const mayBeRows = ({ key }: Pick<FoundList, 'key'>) =>
  !key.split('.').some((part) => NO_ROWS_NAME.test(part));

/** Returns how well a list can be the rows, as numbers to compare one after the other. */
const rankOf = ({ key, entries }: FoundList): readonly number[] => [
  mayBeRows({ key }) ? 1 : 0,
  ROWS_NAME.test(lastPart(key)) ? 1 : 0,
  -key.split('.').length,
  Math.max(...entries.map((entry) => (isRecord(entry) ? Object.keys(entry).length : 0))),
  key === 'data' ? 1 : 0,
];

function compareRanks(one: FoundList, other: FoundList): number {
  const others = rankOf(other);
  return (
    rankOf(one)
      .map((rank, index) => (others[index] ?? 0) - rank)
      .find((difference) => difference !== 0) ?? 0
  );
}

const typeOf = (value: unknown) => {
  if (Array.isArray(value)) return 'a list';
  if (value === null) return 'null';
  return isRecord(value) ? 'an object' : typeof value === 'string' ? 'a text' : `a ${typeof value}`;
};

const quoted = (lists: readonly FoundList[]) => lists.map(({ key }) => key).join(', ');

/** Explains why a response has no rows: first by the list with a usual name, then by an empty one. */
function explainNoRows(response: Json, lists: readonly FoundList[]): string {
  const usual = (list: FoundList) =>
    (ROWS_NAME.test(lastPart(list.key)) ? 2 : 0) + (list.entries.length > 0 ? 0 : 1);
  const [list] = lists
    .filter(({ key }) => !NO_ROWS_NAME.test(lastPart(key)))
    .sort((one, other) => usual(other) - usual(one));
  if (list?.entries.length === 0) return `The list "${list.key}" is empty: use a member who has rows.`;
  if (list) {
    const entry = list.entries.find((one) => one !== null && !isRecord(one)) ?? null;
    return `The entries of "${list.key}" are not all objects: one is ${typeOf(entry)}.`;
  }
  const [name, value] = Object.entries(response).find(([key]) => ROWS_NAME.test(key)) ?? [];
  if (name !== undefined && (value === null || isRecord(value)))
    return `"${name}" is ${typeOf(value)}, not a list of rows${value === null ? ': use a member who has rows' : ''}.`;
  const names = Object.keys(response).join(', ');
  return `The response has no list of rows${names && `; its properties are ${names}`}.`;
}

function chooseList(response: Json, chosen: string | undefined): FoundList {
  const lists = listsIn(response);
  if (chosen !== undefined) {
    const list = lists.find(({ key }) => key === chosen);
    if (list && hasRows(list)) return list;
    if (list) throw new CannotRun(explainNoRows(response, [list]));
    throw new CannotRun(
      `--rows: the response has no list "${chosen}"; its lists are ${quoted(lists) || 'none'}.`,
    );
  }
  const [first, second] = lists.filter(hasRows).sort(compareRanks);
  if (!first) throw new CannotRun(explainNoRows(response, lists));
  if (second && compareRanks(first, second) === 0)
    throw new CannotRun(
      `The response has several lists: ${quoted(lists.filter(hasRows))}. Choose one with --rows ${first.key}.`,
    );
  return first;
}

/**
 * Returns the name of the response property that contains the rows. `chosen` is the name from the command line. Throws
 * CannotRun if there are no rows, or if the portal can't read them because they are nested.
 */
export function findRows(response: unknown, chosen?: string): string {
  if (!isRecord(response))
    throw new CannotRun(
      `The response is ${typeOf(response)}, not a JSON object with the rows in a property such as "data".`,
    );
  const { key } = chooseList(response, chosen);
  if (key.includes('.')) {
    const other = listsIn(response).filter(hasRows).filter(isAtTop).find(mayBeRows);
    const advice =
      other && chosen === undefined ? ` If they are in "${other.key}", add --rows ${other.key}.` : '';
    throw new CannotRun(
      `The rows are in "${key}": the portal reads rows only from a property at the top of the response, such as "data", with "count" beside it.${advice}`,
    );
  }
  return key;
}

/** Returns the entries of the list in a response; none if it has no such list. */
export function entriesOf(response: unknown, rowsKey: string): readonly unknown[] {
  const entries = isRecord(response) ? response[rowsKey] : undefined;
  return Array.isArray(entries) ? (entries as readonly unknown[]) : [];
}
