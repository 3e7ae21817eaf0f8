/** What travels in navigation state from a row to the screen that it leads to. */
interface OriginState {
  /** The list as it stood: its path, page and filters. */
  readonly list: string;
  /** The row's plain values: the address names the row, and nothing may hang on these. */
  readonly row: Readonly<Record<string, string | number | boolean>>;
}

/** History is kept by the browser: a long text would stay there for nothing. */
const LONGEST = 200;

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' ? value.length <= LONGEST : ['number', 'boolean'].includes(typeof value);

const plainValues = (row: unknown): OriginState['row'] =>
  Object.fromEntries(
    Object.entries(typeof row === 'object' && row !== null ? row : {}).filter(
      (entry): entry is [string, string | number | boolean] => isPlain(entry[1]),
    ),
  );

/** The state that a row of the list at this address leads on with. */
export const originState = (list: string, row: unknown): { origin: OriginState } => ({
  origin: { list, row: plainValues(row) },
});

/** What an earlier screen passed on; undefined where none did. History state may hold anything. */
export function readOrigin(state: unknown): OriginState | undefined {
  const { origin } = (state ?? {}) as { origin?: Partial<OriginState> | null };
  if (typeof origin?.list !== 'string' || !/^\/(?![/\\])/.test(origin.list)) return undefined;
  return { list: origin.list, row: plainValues(origin.row) };
}
