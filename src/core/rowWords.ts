/** A row by what it holds; all that are nested too deep to be written down have one name. */
export function rowWords(row: unknown): string {
  try {
    return JSON.stringify(row);
  } catch {
    return 'too deep';
  }
}
