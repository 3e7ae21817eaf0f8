/**
 * Parses a `Retry-After` header: a number of seconds or an HTTP date. Returns ms from now, at least 0; undefined if the
 * header is missing or invalid. `date` is the `Date` header of the response, because the server's clock may differ.
 */
export function parseRetryAfter(
  header: string | null | undefined,
  now: number,
  date?: string | null,
): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(text)) return Math.ceil(Number(text) * 1000);
  // Date.parse also accepts texts that are no dates, such as 'in 5 minutes'.
  const isDate = /^[a-z]{3,9}, \d{1,2}[ -][a-z]{3}/i.test(text) || /^\d{4}-\d{2}-\d{2}T/.test(text);
  const at = isDate ? Date.parse(text) : NaN;
  if (Number.isNaN(at)) return undefined;
  const serverNow = Date.parse(date ?? '');
  return Math.max(0, at - (Number.isNaN(serverNow) ? now : serverNow));
}
