import { violations } from '../../contract/validate';
import { attempt } from '../../src/core/attempt';
import { isRecord } from '../../src/core/isRecord';
import type { JsonSchema } from '../../src/core/schema';
import { RequestError } from '../errors';
import type { RequestBody } from '../handlers/route';

/** Replacements for validation messages, by pattern. The first match applies. */
const readableMessages: readonly [RegExp, string][] = [
  [/^email must be a valid .*$/, 'Enter a valid e-mail address'],
  [/^otp must be a valid .*$/, 'The code has six digits'],
  [/^amount must be (?:a valid|[<>]=) .*$/, 'Enter a valid amount'],
  [/^apiKey must (?:NOT have fewer than|be a valid) .*$/, 'Enter your API key'],
  [/^apiSecret must (?:NOT have fewer than|be a valid) .*$/, 'Enter your secret key'],
  [/^(?:body )?(?:(\S+) )?must have required property '(.+)'$/, '$2 is missing'],
  [/must be a valid .*$/, "isn't valid"],
  [/must be >= (.+)$/, 'must be $1 or more'],
  [/must be <= (.+)$/, 'must be $1 or less'],
  [/must be ["\d].*$/, 'is not one of the allowed values'],
  [/must NOT have fewer than \d+ characters$/, "can't be empty"],
  [/must NOT have more than (\d+) characters$/, 'must have at most $1 characters'],
  [/must NOT be valid$/, 'must not contain control characters'],
  [/must be (?:string or (?:number|integer)|integer or string)$/, 'must be a text or a number'],
  [/must be string$/, 'must be a text'],
  [/must be integer$/, 'must be a whole number'],
];

const humanizeViolation = (violation: string): string => {
  const rule = readableMessages.find(([pattern]) => pattern.test(violation));
  return rule ? violation.replace(rule[0], rule[1]) : violation;
};

/** Checks a request against its schema. Throws RequestError (400) with a sentence about the first violation. */
export function validated(schema: JsonSchema, value: unknown): RequestBody {
  const [first] = violations(schema, value);
  if (first !== undefined) throw new RequestError(humanizeViolation(first), 400);
  if (!isRecord(value)) throw new RequestError('The request body must be a JSON object', 400);
  return value;
}

/** Parses a request body as JSON. An empty body counts as {}. Throws RequestError (400) for invalid JSON. */
export function parseBody(text: string): unknown {
  if (text.trim() === '') return {};
  const body = attempt(() => JSON.parse(text) as unknown);
  if (body === undefined) throw new RequestError('The request body is not valid JSON', 400);
  return body;
}
