import Big from 'big.js';

/** Matches a decimal with at most 30 digits on each side of the point. The contract's schema of amounts uses it too. */
export const PLAIN_DECIMAL = /^-?\d{1,30}(\.\d{1,30})?$/;

/**
 * Parses a decimal string, or a number up to the largest exact integer; returns a Big unchanged, and undefined for
 * anything else. A fraction in JSON has 15 reliable digits: 12.339999999999998 is 12.34.
 */
export function readDecimal(raw: unknown): Big | undefined {
  if (typeof raw === 'number' && Math.abs(raw) <= Number.MAX_SAFE_INTEGER)
    return new Big(Number.isInteger(raw) ? raw : raw.toPrecision(15));
  if (raw instanceof Big) return raw;
  if (typeof raw !== 'string') return undefined;
  const text = raw.trim();
  return PLAIN_DECIMAL.test(text) ? new Big(text) : undefined;
}

/** The maximum number of decimals shown. */
export const MAX_PLACES = 8;

/** The maximum number of decimals that `readDecimal` accepts. */
const MAX_INPUT_PLACES = 30;

const placesOf = (value: Big | undefined): number => value?.toFixed().split('.')[1]?.length ?? 0;

/** Returns the number of decimals needed to show an amount, up to MAX_PLACES; 0 if it is invalid. */
export const decimalPlaces = (raw: unknown): number =>
  placesOf(readDecimal(raw)?.round(MAX_PLACES, Big.roundHalfUp));

/** Formats integers of any length with grouped thousands, such as '1,234,567'. */
const integerFormat = new Intl.NumberFormat('en-US');

/** Formats a decimal with grouped thousands, rounded half up to `maxPlaces` and padded to `minPlaces` decimals. */
export function formatDecimal(
  value: Big,
  minPlaces = 0,
  maxPlaces = Math.max(minPlaces, MAX_PLACES),
): string {
  const rounded = value.round(maxPlaces, Big.roundHalfUp);
  const [digits = '0', fraction] = rounded
    .abs()
    .toFixed(Math.max(minPlaces, placesOf(rounded)))
    .split('.');
  const sign = rounded.lt(0) ? '-' : '';
  return sign + integerFormat.format(BigInt(digits)) + (fraction ? `.${fraction}` : '');
}

/** Returns `maxPlaces`; if a small value would then round to 0, returns enough decimals for two significant digits. */
export function significantPlaces(value: Big, maxPlaces: number): number {
  const isTiny = !value.eq(0) && value.round(maxPlaces, Big.roundHalfUp).eq(0);
  const places = 1 - value.e;
  return isTiny && places <= MAX_INPUT_PLACES ? places : maxPlaces;
}

/** Formats a typed amount in USDT without rounding; '—' if it is invalid. */
export function usdt(typed: string): string {
  const amount = readDecimal(typed);
  return amount ? `${formatDecimal(amount, 2, MAX_INPUT_PLACES)} USDT` : '—';
}

/** Returns the exact sum of amounts in the same unit. */
export const sum = (amounts: readonly Big[]): Big =>
  amounts.reduce((total, amount) => total.plus(amount), new Big(0));

/** Adds amounts without floats; undefined if one of them is unreadable. */
export function sumDecimals(raws: readonly unknown[]): Big | undefined {
  const amounts = raws.flatMap((raw) => readDecimal(raw) ?? []);
  return amounts.length === raws.length ? sum(amounts) : undefined;
}

/** Returns whether an amount exceeds the balance in the same unit; false if the balance is unknown. */
export const exceeds = (amount: unknown, balance: Big | undefined): boolean =>
  balance !== undefined && (readDecimal(amount)?.gt(balance) ?? false);

/** Returns the balance minus an amount, in USDT; undefined if either is unknown or the amount is not above 0. */
export function balanceAfter(raw: unknown, balance: Big | undefined): Big | undefined {
  const amount = readDecimal(raw);
  return amount?.gt(0) ? balance?.minus(amount) : undefined;
}
