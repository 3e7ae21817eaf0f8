/** The navigation state passed from a row to the screen that it links to. */
interface ParentRowState {
  /** The URL of the list, with page and filters. */
  readonly list: string;
  /** The simple values of the row. They are only informative: the URL identifies the row. */
  readonly row: Readonly<Record<string, string | number | boolean>>;
}

/** The maximum length of a text value; longer ones are omitted, because browsers store the history state. */
const LONGEST = 200;

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' ? value.length <= LONGEST : ['number', 'boolean'].includes(typeof value);

const plainValues = (row: unknown): ParentRowState['row'] =>
  Object.fromEntries(
    Object.entries(typeof row === 'object' && row !== null ? row : {}).filter(
      (entry): entry is [string, string | number | boolean] => isPlain(entry[1]),
    ),
  );

/** Returns the navigation state for the link of a row, for a list at this URL. */
export const parentRowState = (list: string, row: unknown): { parent: ParentRowState } => ({
  parent: { list, row: plainValues(row) },
});

/** Parses the navigation state of the previous screen; undefined if it has none. History state may contain anything. */
export function readParentRow(state: unknown): ParentRowState | undefined {
  const { parent } = (state ?? {}) as { parent?: Partial<ParentRowState> | null };
  if (typeof parent?.list !== 'string' || !/^\/(?![/\\])/.test(parent.list)) return undefined;
  return { list: parent.list, row: plainValues(parent.row) };
}
