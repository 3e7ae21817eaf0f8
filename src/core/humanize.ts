/** Matches an identifier: letters, with -, _ or capitals between its words. */
const PROGRAM_NAME = /^[A-Za-z][A-Za-z_-]{0,59}$/;

/**
 * Converts an identifier to words: 'accountActivation' becomes 'Account activation'. Other texts are returned
 * unchanged (product.md: Values).
 */
export function humanize(name: string): string {
  if (!PROGRAM_NAME.test(name)) return name;
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
