import { isLocalUrl } from '../core/paths';

/** The navigation state that a row's link passes to the linked screen. */
interface ParentRowState {
  /** The URL of the list, with page and filters. */
  readonly list: string;
  /** The key of the list's entry in the tab's history. */
  readonly entryKey: string;
  /** The row's texts, numbers and booleans, for display only. The URL identifies the row. */
  readonly row: Readonly<Record<string, string | number | boolean>>;
}

/** The maximum length of a text, in characters. Longer texts are omitted to keep the history state small. */
const MAX_TEXT_LENGTH = 200;

const isShortPrimitive = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' ? value.length <= MAX_TEXT_LENGTH : ['number', 'boolean'].includes(typeof value);

const shortPrimitives = (row: unknown): ParentRowState['row'] =>
  Object.fromEntries(
    Object.entries(typeof row === 'object' && row !== null ? row : {}).filter(
      (entry): entry is [string, string | number | boolean] => isShortPrimitive(entry[1]),
    ),
  );

/** Returns the navigation state for the link of a row. `list` is the URL of the list. */
export const parentRowState = (list: string, entryKey: string, row: unknown): { parent: ParentRowState } => ({
  parent: { list, entryKey, row: shortPrimitives(row) },
});

/**
 * Parses the parent row in a navigation state; undefined if there is none. The state may be invalid: browsers
 * store it, and another version of the portal may have written it.
 */
export function readParentRow(state: unknown): ParentRowState | undefined {
  const { parent } = (state ?? {}) as { parent?: Partial<ParentRowState> | null };
  if (typeof parent?.list !== 'string' || !isLocalUrl(parent.list)) return undefined;
  return { list: parent.list, entryKey: String(parent.entryKey), row: shortPrimitives(parent.row) };
}
