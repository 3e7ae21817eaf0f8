import { isList } from '../../core/defineResource';
import { searchText } from '../../core/searchText';
import { screens } from '../screens';

/** Converts a text to words in lower case, without accents, separated by single spaces. */
const normalizeText = (text: string) =>
  searchText(text)
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

/** A command for each screen with a menu label or a resource, in menu order; none for screens opened from a row. */
export const screenCommands = screens.flatMap(({ path, handle: { title, resource, menu, parent } }) => {
  const label = menu?.label ?? (resource && (isList(resource) ? resource.title : title));
  if (label === undefined || parent !== undefined || path.includes(':')) return [];
  return [{ label, to: path, keywords: [title, resource?.name ?? path, path] }];
});
