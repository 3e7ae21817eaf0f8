import type { Page } from '@playwright/test';

const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh-Cholmondeley';
/** The most digits that a JSON number surely keeps. */
const WIDE_COUNT = 123_456_789_012_345;
const WIDE_AMOUNT = `${'123456789'.repeat(4).slice(0, 30)}.12345678`;

/** Any of them as a screen writes it; a card may shorten an id, but leaves more of it than stood there before. */
export const BIG_ANSWER = /Wolfeschlegel|123,456,789,123,456,789,123,456,789,123|123,456,789,012,345|(f0){4}/;

/** The place of a row stands in it, as two rows never share an id. */
const longId = (text: string) => `${text.replace(/\W/g, '')}${'f0'.repeat(32)}`.slice(0, 64);

function enlarged(text: string): string {
  if (text === '' || /^\d{4}-\d\d|^https?:/.test(text)) return text;
  if (/^-?\d{1,9}(\.\d+)?$/.test(text)) return text.startsWith('-') ? `-${WIDE_AMOUNT}` : WIDE_AMOUNT;
  return /\d/.test(text) ? longId(text) : LONG_NAME;
}

/** Puts the longest that a member may meet in the place of every text and number of an answer. */
function enlarge(value: unknown): unknown {
  if (typeof value === 'string') return enlarged(value);
  if (typeof value === 'number') return WIDE_COUNT;
  if (Array.isArray(value)) return value.map(enlarge);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      // How many rows there are stays true, or there would be pages without end.
      key === '_id' || ('success' in value && ['message', 'count'].includes(key)) ? inner : enlarge(inner),
    ]),
  );
}

/** Has every answer of the API come with long names, amounts of 30 digits and ids of 64 characters. */
export const withBigAnswers = (page: Page) =>
  page.route(/\/api\/user\//, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: enlarge(await answer.json()) });
  });
