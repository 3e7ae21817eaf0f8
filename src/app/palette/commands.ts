import type { IResourceItem } from '@refinedev/core';

/** Something that the palette can do. */
interface Command {
  /** What it is found by and shown as; no two of a palette are the same. */
  readonly label: string;
  /** Further words that find it. */
  readonly keywords: readonly string[];
}

/** Goes to the screen under a path. */
export interface ScreenCommand extends Command {
  readonly to: string;
}

/** Does something where the member is. */
export interface ActionCommand extends Command {
  readonly run: () => void;
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const hasWordPrefix = (text: string, search: string) => ` ${text}`.includes(` ${search}`);

/**
 * Ranks a command for cmdk, from 1 (best) to 0 (no match). In this order: the label equals the search; the label starts
 * with it; a word of the label does; a keyword does; every word of the search starts a word of the label or a keyword.
 */
export function rankCommand(label: string, search: string, keywords: readonly string[] = []): number {
  const [name = '', ...others] = [label, ...keywords].map(wordsOf);
  const sought = wordsOf(search);
  if (name === sought) return 1;
  if (name.startsWith(sought)) return 0.9;
  if (hasWordPrefix(name, sought)) return 0.75;
  if (others.some((keyword) => hasWordPrefix(keyword, sought))) return 0.5;
  return sought.split(' ').every((word) => [name, ...others].some((text) => hasWordPrefix(text, word)))
    ? 0.25
    : 0;
}

/**
 * Every screen that has a name to be found by, in the order of the menu: a resource that is added is found by
 * itself. Screens that ask for more than their path (a level, a trade) are led to from a list. Where several
 * bear one name the first is it.
 */
export function screenCommands(items: readonly IResourceItem[]): ScreenCommand[] {
  const commands = new Map<string, ScreenCommand>();
  for (const { name, list, meta } of items) {
    if (typeof list !== 'string' || list.includes(':')) continue;
    const { findAs: label, title = name } = (meta ?? {}) as { findAs?: string; title?: string };
    if (label === undefined) continue;
    if (!commands.has(label)) commands.set(label, { label, to: list, keywords: [title, name, list] });
  }
  return [...commands.values()];
}
