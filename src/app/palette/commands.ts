import type { IResourceItem } from '@refinedev/core';

/** Converts a text to lower-case words separated by single spaces. */
const normalizeText = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Returns whether `search` occurs in a normalized text at the start of a word. */
const hasWordPrefix = (text: string, search: string) => ` ${text}`.includes(` ${search}`);

/**
 * Returns the rank of a command for cmdk, from 1 (best) to 0 (no match). From best to worst: the label equals the
 * search; the label starts with the search; a later word of the label does; a word of a keyword does; every word of the
 * search is the start of a word in the label or a keyword.
 */
export function rankCommand(label: string, search: string, keywords: readonly string[] = []): number {
  const [name = '', ...others] = [label, ...keywords].map(normalizeText);
  const query = normalizeText(search);
  if (name === query) return 1;
  if (name.startsWith(query)) return 0.9;
  if (hasWordPrefix(name, query)) return 0.75;
  if (others.some((keyword) => hasWordPrefix(keyword, query))) return 0.5;
  return query.split(' ').every((word) => [name, ...others].some((text) => hasWordPrefix(text, word)))
    ? 0.25
    : 0;
}

/** Returns a command for every screen with a palette title and no route parameters, in menu order. */
export const screenCommands = (items: readonly IResourceItem[]) =>
  items.flatMap(({ name, list, meta }) => {
    const { paletteTitle: label, title } = (meta ?? {}) as { paletteTitle?: string | false; title: string };
    if (!label || typeof list !== 'string' || list.includes(':')) return [];
    return [{ label, to: list, keywords: [title, name, list] }];
  });
