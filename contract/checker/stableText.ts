// Removes what changes from run to run from the texts of a violation: dates, numbers, ids and the rows of the member.

const MAX_STRING_LENGTH = 60;

/** The number of wrong rows of a field, and the values of the first ones. */
const WRONG_ROWS = /\b\d{1,9} of \d{1,9}: row \d{1,9} has .*$/s;

/** Stands before values that change from run to run, such as the wrong values of a field. */
export const VALUES_FROM = ' · ';

const DATE = /\b\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?/g;
const OTHER_DATE = /\b(?:[A-Z][a-z]{2}, )?\d{1,2} [A-Z][a-z]{2} \d{4}(?: \d{2}:\d{2}:\d{2})?(?: GMT)?/g;
/** A word of at least eight characters with a digit and a letter, such as an id of MongoDB or a UUID. */
const ID = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{8,}/gi;
/** A number, except a status and the page size of a request. */
const NUMBER = /(?<!\bstatus |\blimit |\w)-?\d+(?:\.\d+)?(?:e[+-]?\d+)?(?![a-z])/gi;

const replaceValues = (text: string) =>
  text.replace(DATE, '<date>').replace(OTHER_DATE, '<date>').replace(ID, '<id>').replace(NUMBER, '<n>');

/** Returns the position after the JSON string, object or array at `start`; the end of the text if the value was cut. */
function endOfValue(text: string, start: number): number {
  let [depth, isInString] = [0, false];
  for (let at = start; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '"') isInString = !isInString;
    else if (isInString) at += character === '\\' ? 1 : 0;
    else if ('[{'.includes(character)) depth += 1;
    else if (']}'.includes(character)) depth -= 1;
    if (depth === 0 && !isInString) return at + 1;
  }
  return text.length;
}

const cut = (text: string) =>
  text.length > MAX_STRING_LENGTH ? `${text.slice(0, MAX_STRING_LENGTH)}…` : text;

/** Returns what is stable in a JSON string, such as a value of a row or a page of HTML: whether it is empty. */
const stableString = (text: string) => (text === '""' ? text : '"…"');

/** Returns what is stable in a JSON object or array: of a response `success` and the message, of a row nothing. */
function stableJson(json: string): string {
  if (/^[[{]\s*[\]}]/.test(json)) return json;
  if (json.startsWith('[')) return '[…]';
  const [success] = /"success":(?:true|false)/.exec(json) ?? [];
  if (success === undefined) return '{…}';
  const [message] = /"message":"(?:[^"\\]|\\.)*"/.exec(json) ?? [];
  return `{${[success, ...(message === undefined ? [] : [cut(replaceValues(message))]), '…'].join(',')}}`;
}

/** Returns a text of a violation that is the same in every run that finds this violation. */
export function stableText(text: string): string {
  const compact = (text.split(VALUES_FROM)[0] ?? text).replace(WRONG_ROWS, '').replace(/\s+/g, ' ');
  let [result, done] = ['', 0];
  for (let at = 0; at < compact.length; at += 1) {
    const isString = compact[at] === '"';
    if (!isString && !/^(?:\{(?:"|\})|\[(?:["[{\d\]-]|null|true|false))/.test(compact.slice(at, at + 6)))
      continue;
    const end = endOfValue(compact, at);
    const value = compact.slice(at, end);
    result += replaceValues(compact.slice(done, at)) + (isString ? stableString(value) : stableJson(value));
    done = end;
    at = end - 1;
  }
  return result + replaceValues(compact.slice(done));
}
