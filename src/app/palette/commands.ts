import type { IResourceItem } from '@refinedev/core';

interface ScreenCommand {
  /** The name, unique within the palette. */
  readonly label: string;
  readonly to: string;
  readonly keywords: readonly string[];
}

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

/** Returns a command for every named screen without route parameters, in menu order. The first of equal names wins. */
export function screenCommands(items: readonly IResourceItem[]): ScreenCommand[] {
  const commands = new Map<string, ScreenCommand>();
  for (const { name, list, meta } of items) {
    if (typeof list !== 'string' || list.includes(':')) continue;
    const { paletteTitle: label, title } = meta as { paletteTitle: string | false; title: string };
    if (label && !commands.has(label))
      commands.set(label, { label, to: list, keywords: [title, name, list] });
  }
  return [...commands.values()];
}
