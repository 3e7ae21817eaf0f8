import Big from 'big.js';

/** Converts a string or number, such as an id or a parameter, to text. Returns '' for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Formats a decimal for the API: no exponent, no trailing zeros. Returns '0' for null and undefined. */
export const decimal = (value: Big | string | null | undefined): string => new Big(value ?? 0).toFixed();
