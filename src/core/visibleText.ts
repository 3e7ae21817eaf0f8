/** Replaces a character that would be invisible or would change the order of the characters around it. */
const MARK = '\uFFFD';

/**
 * Matches control and format characters, such as direction overrides and zero-width spaces, and letters that are drawn as
 * nothing. Line breaks and tabs are excluded, and what letters and emoji consist of: variation selectors, and joiners
 * between letters that aren't ASCII. Of the marks on one letter, those after the sixth would cover other texts.
 */
const INVISIBLE =
  /(?![\n\r\t\p{VS}]|(?<=[^\0-\x7F])[\u200C\u200D](?=[^\0-\x7F]))[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{DI}\u2800]|(?<=\p{M}{6})\p{M}+/gu;

/**
 * Returns a text with a mark in place of each invisible character, so that a name can't look like another one. Line breaks
 * stay.
 */
export const visibleText = (text: string): string =>
  text.replace(/[\u0085\u2028\u2029]/g, '\n').replace(INVISIBLE, MARK);

/** Returns a visible text as one line, with ↵ in place of each line break. */
export const visibleLine = (text: string): string =>
  visibleText(text)
    .trim()
    .replaceAll('\t', ' ')
    .replace(/\r\n?|\n/g, '↵');

/** Normalizes a typed or pasted ID, number, key or e-mail address: without white space around it or invisible characters. */
export const normalizeId = (typed: string): string => typed.replace(/\p{Cf}/gu, '').trim();

/** Normalizes a typed name for storage: on one line, visible, without white space around it. */
export const normalizeName = (typed: string): string => visibleLine(typed.replace(/\s+/g, ' '));
