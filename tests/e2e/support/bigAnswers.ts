import type { Page } from '@playwright/test';

const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh-Cholmondeley';
const WIDE_AMOUNT = `${'123456789'.repeat(4).slice(0, 30)}.12345678`;

/** The place of a row stands in it, as two rows never share an id. */
const longId = (text: string) => `${text.replace(/\W/g, '')}${'f0'.repeat(32)}`.slice(0, 64);

function enlarged(text: string): string {
  if (text === '' || /^\d{4}-\d\d|^https?:/.test(text)) return text;
  if (/^-?\d{1,9}(\.\d+)?$/.test(text)) return text.startsWith('-') ? `-${WIDE_AMOUNT}` : WIDE_AMOUNT;
  return /\d/.test(text) ? longId(text) : LONG_NAME;
}

/** Puts the longest that a member may meet in the place of every text of an answer. */
function enlarge(value: unknown): unknown {
  if (typeof value === 'string') return enlarged(value);
  if (Array.isArray(value)) return value.map(enlarge);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '_id' || (key === 'message' && 'success' in value) ? inner : enlarge(inner),
    ]),
  );
}

/** Has every answer of the API come with long names, amounts of 30 digits and ids of 64 characters. */
export const withBigAnswers = (page: Page) =>
  page.route(/\/api\/user\//, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: enlarge(await answer.json()) });
  });
