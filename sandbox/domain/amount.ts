import type Big from 'big.js';
import { readDecimal } from '../../src/core/money';
import { Refusal } from './refusal';

const MAX_PLACES = 8;

/** Parses an amount in USDT: above zero, at most eight decimal places. Throws Refusal for anything else. */
export function readAmount(raw: unknown): Big {
  const amount = readDecimal(raw);
  if (!amount || amount.lte(0)) throw new Refusal('Enter an amount above 0');
  if (!amount.eq(amount.round(MAX_PLACES)))
    throw new Refusal(`The amount can have at most ${MAX_PLACES} decimal places`);
  return amount;
}
