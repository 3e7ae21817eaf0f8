import type { IResourceItem } from '@refinedev/core';

/** A command of the palette. */
interface Command {
  /** The name, unique within the palette. */
  readonly label: string;
  /** Additional search terms. */
  readonly keywords: readonly string[];
}

/** A command that opens a screen. */
interface ScreenCommand extends Command {
  readonly to: string;
}

/** A command that runs an action on the current screen. */
export interface ActionCommand extends Command {
  readonly run: () => void;
}

const normalizeText = (text: string) =>
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
  const [name = '', ...others] = [label, ...keywords].map(normalizeText);
  const sought = normalizeText(search);
  if (name === sought) return 1;
  if (name.startsWith(sought)) return 0.9;
  if (hasWordPrefix(name, sought)) return 0.75;
  if (others.some((keyword) => hasWordPrefix(keyword, sought))) return 0.5;
  return sought.split(' ').every((word) => [name, ...others].some((text) => hasWordPrefix(text, word)))
    ? 0.25
    : 0;
}

/**
 * Returns a command for every named screen, in menu order; a new resource is included automatically. Screens with
 * route parameters (a level, a trade) are excluded. If several screens have the same name, the first is used.
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
