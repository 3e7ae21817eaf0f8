import Big from 'big.js';

/** An id or parameter as text, whether a string or a number arrived; empty for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A decimal as it goes over the wire: a string without exponent or trailing zeros; '0' for nothing. */
export const decimal = (value: Big | string | null | undefined): string => new Big(value ?? 0).toFixed();
