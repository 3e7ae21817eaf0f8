/** Builds a file name from its parts: 'transactions M100 2026-01-01 to 2026-01-31.csv'. */
export function csvName(parts: readonly (string | undefined)[]): string {
  const name = parts
    .filter(Boolean)
    .join(' ')
    // Characters that file systems reject or that would change the folder.
    .replace(/[\p{C}\\/:*?"<>|]+/gu, '-')
    .replace(/^[.\s]+/, '')
    .slice(0, 120);
  return `${name.trim() || 'list'}.csv`;
}
