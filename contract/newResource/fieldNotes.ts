// Notes on values that are texts, but look like something else: what the portal would need to show them as that.
import { parseJson } from '../../src/core/parse';
import type { ValueTypeName } from '../../src/core/valueTypes';
import { visibleText } from '../../src/core/visibleText';
import { isText } from './fitsValues';

/** Plain numbers and international phone numbers. */
const NO_AMOUNT = /^-?\d+(\.\d+)?$|^\+\d{7,15}$/;
const SYMBOL = String.raw`([A-Z]{0,3}\p{Sc}|Rs\.?|kr\.?|zł)`;
/** Amounts with a currency, grouped digits, a decimal comma, a plus, a percent sign or parentheses. */
const FORMATTED_AMOUNT = new RegExp(
  String.raw`^\(?[-+−]?\s?(${SYMBOL}|[A-Z]{2,5}\s)?\s?[-+−]?(\d{1,3}([ ,.'’\u00a0\u202f]\d{3})+|\d+)([.,]\d+)?[-−]?\s?(${SYMBOL}|[A-Z]{2,5}|[kKM%‰])?\)?$`,
  'u',
);
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const OTHER_DATE = new RegExp(
  [
    String.raw`^\d{1,2}([/-])\d{1,2}\1(\d{4}|\d{2})\b`,
    String.raw`^\d{1,2}\.\d{1,2}\.\d{4}\b`,
    String.raw`^\d{2}\.\d{2}\.\d{2}\b`,
    String.raw`^\d{4}[/.]\d{1,2}[/.]\d{1,2}\b`,
    String.raw`^\d{4}-(\d{2}|W\d{2})(-|$)`,
    String.raw`^\d{8}T\d{4}`,
    String.raw`^(\w{3,9},? )?\d{1,2}[ -]${MONTH}`,
    String.raw`^(\w{3,9},? )?${MONTH}\.? \d{1,2}\b`,
    String.raw`^\/Date\(`,
  ].join('|'),
  'i',
);
const TIME = /^\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?[ap]\.?m\.?)?$/i;
const DURATION = /^P(?=.)(\d+[YMWD])*(T(\d+(\.\d+)?[HMS])+)?$/;
const EXPONENT = /^[-+]?\d+(\.\d+)?e[-+]?\d+$/i;
const NO_VALUE = /^(null|undefined|nan|none|n\/?a|-+)$/i;
const HTML = /<\/?[a-z][^<>]*>|&(#\d+|[a-z]+);/i;
const OTHER_URL =
  /^(http:|ftp:|ipfs:|javascript:|\/\/[\w.-]+\/)|^\.{0,2}\/?[\w./-]+\.(png|jpe?g|gif|svg|webp|avif)$/i;

const isJson = (text: string) => /^\s*[[{]/.test(text) && parseJson(text) !== undefined;

const isFormattedAmount = (text: string) =>
  FORMATTED_AMOUNT.test(text.trim()) && !NO_AMOUNT.test(text.trim());

const notes: readonly (readonly [test: (text: string) => boolean, note: string])[] = [
  [(text) => OTHER_DATE.test(text), 'dates in another form than ISO 8601: texts, without a date filter'],
  [(text) => TIME.test(text) || DURATION.test(text), 'times without a date or durations: texts'],
  [(text) => EXPONENT.test(text), 'numbers with an exponent: texts, because amounts are plain decimals'],
  [
    (text) => /^0\d+$/.test(text.trim()),
    'digits that begin with 0: not a number, which would lose the zeros',
  ],
  [
    isFormattedAmount,
    'amounts with a unit, a percent sign, a comma or spaces: texts, because amounts are plain decimals such as "1234.50"',
  ],
  [(text) => NO_VALUE.test(text), 'a word such as "null" in place of a missing value'],
  [(text) => HTML.test(text), 'HTML, which the portal shows as text with its tags'],
  [isJson, 'JSON in a text, which the portal shows as it is'],
  [(text) => OTHER_URL.test(text), 'URLs that the portal does not open: it accepts only https'],
];

const isInvisible = (text: string) => visibleText(text) !== text.replace(/[\u0085\u2028\u2029]/g, '\n');

/** Returns what is remarkable about texts that are shown by a value type; undefined for ordinary values. */
export function noteOn(valueType: ValueTypeName, values: readonly unknown[]): string | undefined {
  const texts = values.filter(isText);
  const isPlain = valueType === 'text' || valueType === 'longText';
  const note = isPlain ? notes.find(([test]) => texts.some(test))?.[1] : undefined;
  return note ?? (texts.some(isInvisible) ? 'invisible characters, each shown as a mark' : undefined);
}
