// The inference rules for numbers, as JSON numbers or as texts.
import { readDecimal } from '../../src/core/money';
import { names } from './fieldNames';
import { isText, type Finding } from './fitsValues';
import { likely, type Rule } from './suggestion';

const isWhole = (value: unknown) =>
  Number.isInteger(Number(value)) && (!isText(value) || /^-?\d+$/.test(value));

const UNITS = [
  ['seconds', 1],
  ['milliseconds', 1e3],
  ['microseconds', 1e6],
  ['nanoseconds', 1e9],
] as const;

/** Returns the unit in which all values can be times after `first`, in seconds since 1970, and before 2096. */
const epochUnit = (values: readonly unknown[], first: number) =>
  UNITS.find(([, factor]) =>
    values.every(
      (value) =>
        readDecimal(value) !== undefined && Number(value) >= first * factor && Number(value) < 4e9 * factor,
    ),
  )?.[0];

/** The times of keys that are named after a time may begin in 1973; other numbers are times from 2001 only. */
const [NAMED_FIRST, OTHER_FIRST] = [1e8, 1e9];
/** Matches dates such as 20260305, also with a time. */
const DIGIT_DATE = /^(19|20)\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(\d{4}|\d{6})?$/;

/** Suggests times. It comes before rules for texts, which would accept digits. */
export const timeRule: Rule = (key, values) => {
  if (!names.time.test(key)) return undefined;
  if (values.every((value) => DIGIT_DATE.test(String(value))))
    return likely({ valueType: 'id' }, 'dates as digits', 'dates as digits: the portal reads ISO 8601 texts');
  const set = values.filter((value) => Number(value) !== 0);
  const unit = set.length > 0 ? epochUnit(set, NAMED_FIRST) : undefined;
  if (unit === undefined) return undefined;
  const form = `${values.some(isText) ? ' as texts' : ''}${set.length < values.length ? ', with 0 for no time' : ''}`;
  const unsupported = `unsupported: times in ${unit}${form}; the portal reads ISO 8601 texts, or milliseconds as numbers`;
  if (unit !== 'milliseconds' || set.length < values.length) return unsupported;
  return {
    ...likely({ valueType: 'date', format: 'second' }, 'a time by its name, in milliseconds'),
    otherwiseSkip: unsupported,
  };
};

/** The maximum number of decimals that amounts show by default. */
const DEFAULT_PLACES = 8;

/** Returns the options of an amount. Prices are not summed, because the total of prices is meaningless. */
function amountOf(key: string, values: readonly unknown[]): Finding {
  const places = values.map((value) => readDecimal(value)?.toFixed().split('.')[1]?.length ?? 0);
  const decimals = Math.max(...places);
  const isUnsummed = /price|rate$|cap$/i.test(key) || names.coordinate.test(key) || names.unsummed.test(key);
  return {
    valueType: 'amount',
    ...(decimals > DEFAULT_PLACES && { decimals }),
    ...(/profit|loss|pnl/i.test(key) ? { colour: 'profit' } : isUnsummed && { summed: false }),
  };
}

/** Rules for whole numbers that aren't amounts by their name. */
const wholeNumbers: Rule = (key, values) => {
  const integer: Finding = { valueType: 'integer' };
  if (names.minorUnits.test(key))
    return likely(
      integer,
      'whole numbers',
      'the smallest unit of a currency by its name: the portal does not divide by 100',
    );
  if (
    values.every((value) => /^[01]$/.test(String(value))) &&
    (names.flag.test(key) || new Set(values.map(String)).size > 1)
  )
    return likely(
      { ...integer, summed: false },
      '0 and 1',
      'if it is a flag, the backend must send true or false',
    );
  if (names.state.test(key))
    return likely(
      { ...integer, summed: false },
      'numeric codes',
      'codes of a state: the portal labels only texts',
    );
  if (!values.every((value) => Number(value) >= 0)) return undefined;
  const unit = epochUnit(values, OTHER_FIRST);
  return likely(
    { ...integer, ...(names.unsummed.test(key) && { summed: false }) },
    'whole numbers',
    unit && `may be times in ${unit}: name the key so (createdAt), and send ISO 8601 texts`,
  );
};

/** Suggests types of numbers that are no times. It comes after the rules for IDs. */
export const numberRule: Rule = (key, values) => {
  if (!values.every((value) => readDecimal(value) !== undefined)) return undefined;
  if (names.version.test(key)) return undefined;
  const areWhole = values.every(isWhole);
  if (areWhole && names.numbering.test(key))
    return names.proper.test(key) && values.every(isText)
      ? undefined
      : likely({ valueType: 'id' }, 'digits that are no quantity, by their name');
  const amount = amountOf(key, values);
  if (names.coordinate.test(key))
    return likely(amount, 'coordinates', 'coordinates: shown as amounts, without a total');
  if (areWhole && names.minorUnits.test(key)) return wholeNumbers(key, values);
  if (names.amount.test(key))
    return {
      finding: amount,
      confidence: areWhole ? 'likely' : 'certain',
      reason: 'decimals, an amount by its name',
    };
  if (!areWhole) return likely(amount, 'decimals');
  return wholeNumbers(key, values) ?? likely(amount, 'whole numbers, some below 0');
};
