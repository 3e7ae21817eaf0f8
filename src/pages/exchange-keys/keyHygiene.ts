import { lengthProblem } from '../../core/textLimits';

/**
 * Returns a warning about a pasted API key; undefined if nothing looks wrong. It never blocks the form, because only
 * the exchange can validate its keys (product.md: Rules).
 */
export function keyWarning(key: string): string | undefined {
  if (key === '') return undefined;
  if (/\s/.test(key)) return 'The key contains a space or a line break, probably copied by mistake.';
  if (/[^A-Za-z0-9]/.test(key)) return 'The key must be entered without special characters.';
  if (lengthProblem('secret', key)) return 'The key is unusually long. Check that you pasted only one key.';
  return undefined;
}
