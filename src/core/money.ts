import Big from 'big.js';

const PLAIN_DECIMAL = /^-?\d{1,30}(\.\d{1,30})?$/;

/**
 * Reads an amount as the server sent it: a decimal string or a finite number; one that was reckoned is as it is, however
 * long.
 * Gives undefined for anything else; never throws, whatever arrives.
 */
export function readDecimal(raw: unknown): Big | undefined {
  if (typeof raw === 'number') return Number.isFinite(raw) ? new Big(raw) : undefined;
  if (raw instanceof Big) return raw;
  if (typeof raw !== 'string') return undefined;
  const text = raw.trim();
  return PLAIN_DECIMAL.test(text) ? new Big(text) : undefined;
}

/** '1234567' as '1,234,567'. */
function grouped(digits: string): string {
  const head = digits.length % 3;
  const groups = digits.slice(head).match(/\d{3}/g) ?? [];
  return [...(head > 0 ? [digits.slice(0, head)] : []), ...groups].join(',');
}

/** The most places that an amount is shown with. */
export const MOST_PLACES = 8;

/** Digits behind the point that `readDecimal` reads. */
const LONGEST_FRACTION = 30;

/** The places after the point that show an amount whole, up to the most there are; 0 for what is none. */
export function decimalPlaces(raw: unknown): number {
  const value = readDecimal(raw);
  return value ? (value.round(MOST_PLACES, Big.roundHalfUp).abs().toFixed().split('.')[1]?.length ?? 0) : 0;
}

/**
 * Writes a decimal with grouped thousands, rounded half up to `most` places; zeros at its end stay
 * up to `least` places, so that a column of amounts stands in line.
 */
export function formatDecimal(value: Big, least = 0, most = Math.max(least, MOST_PLACES)): string {
  const rounded = value.round(most, Big.roundHalfUp);
  const places = Math.max(least, rounded.abs().toFixed().split('.')[1]?.length ?? 0);
  const [whole = '0', fraction] = rounded.abs().toFixed(places).split('.');
  const sign = rounded.lt(0) ? '-' : '';
  return sign + grouped(whole) + (fraction ? `.${fraction}` : '');
}

/**
 * Returns the decimal places that show a value: `most`, or as many as its first two significant digits take where `most`
 * would show a value other than 0 as 0.
 */
export function significantPlaces(value: Big, most: number): number {
  const isTiny = !value.eq(0) && value.round(most, Big.roundHalfUp).eq(0);
  const places = 1 - value.e;
  return isTiny && places <= LONGEST_FRACTION ? places : most;
}

/** An amount in USDT exactly as it was typed and is sent, no place of it rounded away; '—' for what is none. */
export function usdt(typed: string): string {
  const amount = readDecimal(typed);
  return amount ? `${formatDecimal(amount, 2, 30)} USDT` : '—';
}

/** Adds amounts without floats; undefined as soon as one of them cannot be read. */
export function sumDecimals(raws: readonly unknown[]): Big | undefined {
  let total = new Big(0);
  for (const raw of raws) {
    const value = readDecimal(raw);
    if (!value) return undefined;
    total = total.plus(value);
  }
  return total;
}
