// Requests a list from a backend.
import { PAGE_SIZE } from '../../src/core/resourceRequest';
import { createClient } from '../checker/client';
import { isRecord } from '../../src/core/isRecord';
import { successBody } from '../checker/rule';
import type { HttpExchange } from '../checker/types';
import { CannotRun } from '../cli/commandLine';
import { connectionTo } from '../cli/proxy';
import { entriesOf } from './findRows';
import type { InferredList } from './inferList';
import { countProblem, pagingWarnings, partialGetProblem, partialGetWarnings } from './paging';
import type { ListAddress } from './readPath';
import type { ListCall } from './source';

/** Explains why a response is no list of the portal; undefined if it may be one. */
function responseProblem(exchange: HttpExchange, url: string): string | undefined {
  const { method, noResponse, status, contentType, json, text, responseHeaders } = exchange;
  if (noResponse !== undefined) return `${url} does not respond: ${noResponse}.`;
  const { location = 'no address' } = responseHeaders;
  if (status >= 300 && status < 400 && location.split('?')[0]?.endsWith(`${new URL(exchange.url).pathname}/`))
    return `${url} redirects to the same path with a slash at its end, which the portal can't call.`;
  if (status >= 300 && status < 400)
    return `${url} redirects (status ${status}) to ${location}: name that address.`;
  if (/html/i.test(contentType) || /^\s*</.test(text))
    return `${url} returns an HTML page (status ${status}), not JSON.`;
  if (json === undefined) return `${url} returns no JSON (status ${status}).`;
  if (successBody(exchange)) return undefined;
  const { message, success } = isRecord(json) ? json : {};
  const hint = [404, 405, 501].includes(status) && method === 'POST' ? ' Try --method GET.' : '';
  if (status < 400 && success !== undefined && success !== false)
    return `${url} returns "success": ${JSON.stringify(success)}, where the portal needs true.`;
  if (status < 400 && success === undefined)
    return `${url} returns ${Array.isArray(json) ? 'a list' : 'JSON'} without "success": the portal needs an object with "success": true, a "message" and the rows.`;
  return `${url} rejects the request (status ${status}): ${typeof message === 'string' ? message : 'no message'}.${hint}`;
}

/** Requests two pages of a list, or all rows with one GET. `problem`: why there is no second page. Throws CannotRun. */
export async function readLive(
  { host, path, fixed, samples }: ListAddress,
  method: ListCall['method'],
  token: string,
) {
  const { fetch, route } = await connectionTo(host, process.env);
  const { send } = createClient({ host, token, fetch });
  const url = `${host}/${path}${route}`;
  const page = (skip: number) => {
    const body = { ...(method === 'POST' && { limit: PAGE_SIZE, skip }), ...fixed, ...samples };
    return send({ method, path, body, token: token || null });
  };
  const first = await page(0);
  const firstProblem = responseProblem(first, url);
  if (firstProblem !== undefined) throw new CannotRun(firstProblem);
  const headers = first.responseHeaders;
  if (method === 'GET') return { pages: [first.json], headers };
  const second = await page(PAGE_SIZE);
  const problem = responseProblem(second, url);
  return { pages: problem === undefined ? [first.json, second.json] : [first.json], headers, problem };
}

/** Returns a sentence for each mistake in the paging of a list. Throws CannotRun if the portal can't read it. */
export function checkPaging(
  { pages, headers, problem }: Awaited<ReturnType<typeof readLive>>,
  { rowsKey }: InferredList,
  method: ListCall['method'],
): string[] {
  const records = pages.filter(isRecord);
  const first = records[0] ?? {};
  const rows = entriesOf(first, rowsKey);
  const nulls = rows.filter((row) => row === null).length;
  const remarks = nulls > 0 ? [`${nulls} of ${rows.length} entries of "${rowsKey}" are null.`] : [];
  const fatal = method === 'GET' ? partialGetProblem(first, rows.length, headers) : countProblem(first);
  if (fatal !== undefined) throw new CannotRun(fatal);
  if (problem !== undefined) remarks.push(`The second page can't be read: ${problem}`);
  if (method === 'POST') return [...remarks, ...pagingWarnings(records, rowsKey)];
  return [...remarks, ...partialGetWarnings(first, rows.length)];
}
