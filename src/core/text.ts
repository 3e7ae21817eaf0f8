import { attempt } from './attempt';

/** The maximum number of characters of a server text in a line, a tooltip or the error of a field. */
export const MAX_INLINE_TEXT = 200;

/** The maximum length, in UTF-16 units, of a visible character that isn't split. The longest common emoji has 15. */
const MAX_CHARACTER = 20;

/** Truncates a text after `maxLength` UTF-16 units and adds an ellipsis. Does not split a character, such as an emoji. */
export function cutText(text: string, maxLength = MAX_INLINE_TEXT): string {
  if (text.length <= maxLength) return text;
  // Older versions of Firefox have no Segmenter.
  const start = attempt(() => new Intl.Segmenter().segment(text).containing(maxLength)?.index) ?? maxLength;
  return `${text.slice(0, start < maxLength - MAX_CHARACTER ? maxLength : start)}…`;
}

/** Returns the first and last `length` characters with an ellipsis between, without splitting a surrogate pair. */
export function cutMiddle(text: string, length: number): string {
  const start = text.length - length;
  const end = text.slice(/[\uDC00-\uDFFF]/.test(text.charAt(start)) ? start + 1 : start);
  return cutText(text, length) + end;
}

/** Returns a kind, a status or a side without regard to letter case, for comparison; '' if it isn't a text. */
export const normalizeKind = (raw: unknown): string =>
  typeof raw === 'string' ? raw.trim().toLowerCase() : '';

/** Returns the value of `table` for a kind in any letter case; undefined if there is none. */
export const findByKind = <T>(table: Readonly<Record<string, T>> = {}, raw: unknown): T | undefined =>
  Object.entries(table).find(([kind]) => normalizeKind(kind) === normalizeKind(raw))?.[1];

/** Matches an identifier: letters, with -, _ or capitals between its words. */
const IDENTIFIER = /^[A-Za-z][A-Za-z_-]{0,59}$/;

/** Converts 'accountActivation' to 'Account activation'; returns other texts unchanged. */
export function humanize(name: string): string {
  if (!IDENTIFIER.test(name)) return name;
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const formatRowCount = (count: number, noun = 'row'): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;
