// Compares the responses for the first two pages, and finds counts that the portal can't use.
import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../../src/core/isRecord';
import { PAGE_SIZE } from '../../src/core/resourceRequest';
import { entriesOf } from './findRows';
import { show } from '../checker/rule';

type Json = Readonly<Record<string, unknown>>;

const TOTAL_NAME =
  /^(total(_?(count|records|rows|items|elements|results|docs|size))?|count|records_?total|row_?count)$/i;
/** The names that can't mean a sum of amounts. */
const EXACT_TOTAL_NAME =
  /^(total_?(count|records|rows|items|elements|results|docs|size)|count|records_?total|row_?count)$/i;
const MORE_NAME =
  /^(has_?(more|next(_?page)?)|next(_?(page(_?(token|url))?|cursor|url|link|offset))?|cursor)$/i;

/** Returns the scalar properties of a response and of its objects, with their paths. */
function scalarsIn(value: Json, prefix = ''): [string, unknown][] {
  return Object.entries(value).flatMap(([name, part]): [string, unknown][] =>
    isRecord(part) && prefix.split('.').length < 3
      ? scalarsIn(part, `${prefix}${name}.`)
      : [[`${prefix}${name}`, part]],
  );
}

const findScalar = (response: Json, name: RegExp, test: (value: unknown) => boolean) =>
  scalarsIn(response).find(([key, value]) => name.test(key.split('.').at(-1) ?? '') && test(value));

const isCount = (value: unknown) => /^\d+$/.test(String(value));

/** Usual numbers of rows on a page. */
const ROUND = [10, 20, 25, 30, 50, 100, 200, 250, 500, 1000];
const PAGING_NAME =
  /^(limit|offset|skip|page(s|_?(no|num|number|size|index|count))?|(current|last|total)_?pages?|per_?page)$/i;

/** Explains why the portal can't read the number of rows of a POST; undefined if it can. */
export function countProblem(response: Json): string | undefined {
  const { count } = response;
  if (Number.isSafeInteger(count) && Number(count) >= 0) return undefined;
  const needed =
    'the portal needs the total number of rows as "count", an integer at the top of the response';
  if (count !== undefined) return `"count" is ${show(count)}: ${needed}.`;
  const [key] = findScalar(response, TOTAL_NAME, isCount) ?? [];
  return key === undefined
    ? `The response has no count: ${needed}, or a GET that returns all rows in one response (--method GET).`
    : `The response has no count, but "${key}": ${needed}.`;
}

/** Explains why a GET isn't a list of the portal: it returned only a part of the rows. Otherwise undefined. */
export function partialGetProblem(
  response: Json,
  rows: number,
  headers: Readonly<Record<string, string>> = {},
) {
  const isPaged = ROUND.includes(rows) || findScalar(response, PAGING_NAME, () => true) !== undefined;
  // A total alone may be a sum of amounts.
  const name = isPaged ? TOTAL_NAME : EXACT_TOTAL_NAME;
  const total = findScalar(response, name, (value) => isCount(value) && Number(value) > rows);
  const more = findScalar(response, MORE_NAME, (value) => Boolean(value) && value !== 'false');
  const inHeader = Number(headers['x-total-count'] ?? 0);
  const needed = 'a GET must return all rows at once, without offset or page; a POST pages by limit and skip';
  if (total) return `The response has ${rows} of ${String(total[1])} rows ("${total[0]}"): ${needed}.`;
  if (inHeader > rows) return `The response has ${rows} of ${inHeader} rows (X-Total-Count): ${needed}.`;
  if (more || /rel="?next/.test(headers.link ?? ''))
    return `The response is one page of several (${more ? `"${more[0]}"` : 'Link'}): ${needed}.`;
  return undefined;
}

/** Returns one sentence if the rows of a GET may be only a part of all rows. */
export function partialGetWarnings(response: Json, rows: number): string[] {
  const total = findScalar(response, TOTAL_NAME, (value) => isCount(value) && Number(value) > rows);
  if (total)
    return [
      `"${total[0]}" is ${String(total[1])}: if it counts rows, this GET returned only ${rows} of them.`,
    ];
  return ROUND.includes(rows) && response.count === undefined
    ? [`The response has exactly ${rows} rows: check that these are all, because the portal sends one GET.`]
    : [];
}

/** Returns one sentence for each mistake in the paging of a POST. */
export function pagingWarnings([first, second]: readonly Json[], rowsKey: string): string[] {
  const [rows, next] = [entriesOf(first, rowsKey), entriesOf(second, rowsKey)];
  const count = Number(first?.count);
  const warnings: string[] = [];
  if (rows.length > PAGE_SIZE)
    warnings.push(`The server ignores limit: it returned ${rows.length} rows instead of ${PAGE_SIZE}.`);
  if (!second) return warnings;
  const repeated = next.filter((row) => rows.some((other) => isDeepStrictEqual(row, other))).length;
  if (next.length > 0 && repeated === next.length)
    warnings.push('The server ignores skip: the second page has the same rows as the first.');
  else if (repeated > 0)
    warnings.push(`The second page repeats ${repeated} rows of the first: skip must be a number of rows.`);
  else if (next.length > 0 && count <= rows.length)
    warnings.push(
      `"count" is ${count}, the rows of one page, but there is a second page: it must count all rows.`,
    );
  else if (next.length === 0 && count > rows.length)
    warnings.push(`"count" is ${count}, but the second page is empty.`);
  if (rows.length < PAGE_SIZE && count > rows.length)
    warnings.push(
      `The first page has ${rows.length} rows instead of ${PAGE_SIZE}, although "count" is ${count}.`,
    );
  if (count < rows.length) warnings.push(`"count" is ${count}, but the first page has ${rows.length} rows.`);
  if (second.count !== first?.count && next.length > 0 && count > rows.length)
    warnings.push(`"count" changes from page to page: ${count}, then ${JSON.stringify(second.count)}.`);
  return warnings;
}
