/** Returns a row as JSON for comparison. Rows that are nested too deep to serialize all return the same text. */
export function rowJson(row: unknown): string {
  try {
    return JSON.stringify(row);
  } catch {
    return 'too deep';
  }
}
