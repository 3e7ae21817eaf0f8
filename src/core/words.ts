/** A name as programs spell it: letters alone, with - and _ and capitals between its words. */
const PROGRAM_NAME = /^[A-Za-z][A-Za-z_-]{0,59}$/;

/**
 * A program's name in plain words: 'accountActivation' is 'Account activation'. What is written in words
 * already, or is none, stays as it is (product.md: Values).
 */
export function plainWords(name: string): string {
  if (!PROGRAM_NAME.test(name)) return name;
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
