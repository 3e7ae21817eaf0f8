// Removes secrets by value: wherever a token, a password or a key appears, whatever the name beside it.
import { everyCall } from '../calls';
import { REDACTED } from './redact';
import { allRules } from './rules';
import { formsOf } from './secretForms';

/** Shorter secrets are removed only beside their names: elsewhere, the same text may mean something else. */
const MIN_LENGTH = 6;
/** From this length on, a secret is removed inside other words too. */
const MIN_LENGTH_IN_WORDS = 8;
/** From this length on, the beginning of a secret is removed at the end of a text. */
const MIN_LENGTH_AT_END = 12;

/** The keys of a report, and the words in its layout. */
const REPORT_WORDS = `host startedAt requests writes stopped stopReason outcomes findings expected exchange method headers
  status contentType responseHeaders noResponse notRepeated baseline notChecked unproven reason passed failed skipped
  checked proven reading violations violation repeat calls reports report.html report.json junit.xml contract-report
  contract-check undefined localhost example application/json charset=utf-8 text/html content-type authorization bearer
  data-binary`;

let cachedNames: string | undefined;
/** Returns the words in reports: calls, keys, rules and those of the layout. */
const namesInReports = () => {
  const calls = everyCall().map(({ method, path, usedBy, request, response }) => [
    `${method} ${path} ${usedBy.join(' ')}`,
    JSON.stringify([request, response]).replace(/"(?:title|pattern)":"[^"]*"/g, ''),
  ]);
  const rules = allRules.map(({ id, description }) => `${id} ${description}`);
  return (cachedNames ??= [...calls.flat(), ...rules, REPORT_WORDS].join(' ').toLowerCase());
};

const isInWords = (value: string) => value.length >= MIN_LENGTH_IN_WORDS;
const isWordCharacter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}_]/u.test(character);

/** Returns whether a value is one of the names in reports, or part of one if it is removed inside words. */
function isCommon(value: string): boolean {
  const [names, name] = [namesInReports(), value.toLowerCase()];
  for (let at = names.indexOf(name); at >= 0; at = names.indexOf(name, at + 1))
    if (isInWords(value) || (!isWordCharacter(names[at - 1]) && !isWordCharacter(names[at + value.length])))
      return true;
  return false;
}

/** Returns whether a secret can be removed wherever it appears: it is neither short nor a common word. */
export const isRemovable = (value: string): boolean =>
  value.length >= MIN_LENGTH &&
  (isInWords(value) || new Set(value).size > 1) &&
  value.trim() !== '' &&
  !isCommon(value);

/** Returns the length of a form at a position of a text; also of its beginning, if the text was cut after it. */
function lengthAt(text: string, at: number, form: string): number {
  let length = MIN_LENGTH;
  while (length < form.length && text[at + length] === form[length]) length += 1;
  const end = at + length;
  if (length < form.length)
    return text[end] === '…' ||
      text.startsWith('...', end) ||
      (end === text.length && length >= MIN_LENGTH_AT_END)
      ? length
      : 0;
  return isInWords(form) || !(isWordCharacter(text[at - 1]) || isWordCharacter(text[end])) ? length : 0;
}

/** A collection of secrets that removes them from texts and reports. */
export class Secrets {
  private readonly values = new Map<string, string>();
  /** The forms of all secrets by their first characters. */
  private readonly forms = new Map<string, { readonly text: string; readonly replacement: string }[]>();

  /** Adds a secret and the text that replaces it. A secret that is short or common is ignored. */
  add(value: string | undefined, replacement = REDACTED): void {
    if (value === undefined || this.values.has(value) || !isRemovable(value)) return;
    this.values.set(value, replacement);
    for (const text of formsOf(value)) {
      const start = text.slice(0, MIN_LENGTH);
      const others = this.forms.get(start) ?? [];
      this.forms.set(
        start,
        [...others, { text, replacement }].sort((a, b) => b.text.length - a.text.length),
      );
    }
  }

  removeFrom(text: string): string {
    if (this.forms.size === 0) return text;
    let [result, done] = ['', 0];
    for (let at = 0; at + MIN_LENGTH <= text.length; at += 1) {
      for (const form of this.forms.get(text.slice(at, at + MIN_LENGTH)) ?? []) {
        const length = lengthAt(text, at, form.text);
        if (length === 0) continue;
        result += text.slice(done, at) + form.replacement;
        done = at + length;
        at = done - 1;
        break;
      }
    }
    return result + text.slice(done);
  }

  /** Returns a copy of a JSON value, such as a report, without the secrets in its texts, numbers and keys. */
  removeFromValue<T>(value: T): T {
    const copy = (part: unknown): unknown => {
      if (typeof part === 'string') return this.removeFrom(part);
      if (typeof part === 'number') return this.values.get(String(part)) ?? part;
      if (Array.isArray(part)) return part.map(copy);
      if (typeof part !== 'object' || part === null) return part;
      return Object.fromEntries(
        Object.entries(part).map(([key, inner]) => [this.removeFrom(key), copy(inner)]),
      );
    };
    return copy(value) as T;
  }
}
