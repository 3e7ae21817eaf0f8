import type { Page } from '@playwright/test';

const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh-Cholmondeley';
/** A number of 15 digits, the most that a JavaScript number always keeps exactly. */
const WIDE_COUNT = 123_456_789_012_345;
const WIDE_AMOUNT = `${'123456789'.repeat(4).slice(0, 30)}.12345678`;

/** Matches a long value as a screen formats it. Cards may shorten an id, so eight of its characters are enough. */
export const LONG_VALUE = /Wolfeschlegel|123,456,789,123,456,789,123,456,789,123|123,456,789,012,345|(f0){4}/;

/** Returns an id of 64 characters that begins with the original id, so that different rows keep different ids. */
const longId = (text: string) => `${text.replace(/\W/g, '')}${'f0'.repeat(32)}`.slice(0, 64);

function enlargeText(text: string): string {
  if (text === '' || /^\d{4}-\d\d|^https?:/.test(text)) return text;
  if (/^-?\d{1,9}(\.\d+)?$/.test(text)) return text.startsWith('-') ? `-${WIDE_AMOUNT}` : WIDE_AMOUNT;
  return /\d/.test(text) ? longId(text) : LONG_NAME;
}

/** Returns a copy of a response with every text and number replaced by the longest value that a server may send. */
function enlarge(value: unknown): unknown {
  if (typeof value === 'string') return enlargeText(value);
  if (typeof value === 'number') return WIDE_COUNT;
  if (Array.isArray(value)) return value.map(enlarge);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      // Keep `count`: the number of rows decides how many pages the list has.
      key === '_id' || ('success' in value && ['message', 'count'].includes(key)) ? inner : enlarge(inner),
    ]),
  );
}

/** Fills every API response with long names, amounts of 30 digits and ids of 64 characters. */
export const withLongValues = (page: Page) =>
  page.route(/\/api\/user\//, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response: response, json: enlarge(await response.json()) });
  });
