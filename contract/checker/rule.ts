import { UNAUTHORIZED } from '../../src/core/failure';
import type { ListResource, ObjectResource } from '../../src/core/defineResource';
import { isRecord } from '../../src/core/isRecord';
import type { ContractCall } from '../calls';
import { classify, redirectTarget } from './classify';
import type { Request, Send } from './client';
import { redact } from './redact';
import type { CheckOptions, HttpExchange } from './types';

/** An API call to check, as one resource uses it. */
interface CallTarget {
  /** The call and the resource that uses it, such as 'POST api/user/trades (futures-trades)'. */
  readonly name: string;
  readonly contract: ContractCall;
  /** A valid request body; page one for lists. */
  readonly body: Readonly<Record<string, unknown>>;
}
export interface ListTarget extends CallTarget {
  readonly kind: 'list';
  readonly resource: ListResource;
  /** Whether another target is the same list with its first option, such as the first period. */
  readonly isFurtherOption: boolean;
}
interface ObjectTarget extends CallTarget {
  readonly kind: 'object';
  readonly resource: ObjectResource;
}
/** A call that changes data, with placeholders in its body. Never sent with a valid token. */
export interface WriteTarget extends CallTarget {
  readonly kind: 'write';
}
export type ReadTarget = ListTarget | ObjectTarget;
export type Target = ReadTarget | WriteTarget;

/** Returns the valid request of a target, as the portal sends it first. */
export const requestOf = ({ contract: { method, path }, body }: ReadTarget): Request => ({
  method,
  path,
  body,
});

/** Returns the request of a target with another token, or null for none. */
export const requestWithToken = (
  { contract: { method, path }, body }: Target,
  token: string | null,
): Request => ({ method, path, body, token });

/** Returns the request of a target as the portal's page would send it without a token, so with its origin. */
export const requestWithoutToken = (target: Target, { origin }: RuleContext): Request => ({
  ...requestWithToken(target, null),
  ...(origin !== undefined && { headers: { Origin: origin } }),
});

/** A violation: the expected value, the actual value and the request that shows the difference. */
export interface Violation {
  readonly expected: string;
  readonly got: string;
  readonly exchange?: HttpExchange | undefined;
}

/** Returns a list with one violation. */
export const violation = (expected: string, got: string, exchange?: HttpExchange): Violation[] => [
  { expected, got, exchange },
];

/** The result of a rule: its violations, or the reason why the rule was skipped. */
export type RuleResult = readonly Violation[] | string;

/** What rules need besides the target: the options of the check that concern them. */
export type RuleContext = Pick<CheckOptions, 'origin' | 'expiredToken'>;

/** A rule of the contract. `check` sends requests for one target and returns the violations. */
export interface Rule<S extends Target = ReadTarget> {
  /** The name of the rule in reports, such as 'count-steady'. */
  readonly id: string;
  readonly description: string;
  /** Returns whether the rule concerns a target. Default: all targets of its group. */
  readonly appliesTo?: (target: S) => boolean;
  readonly check: (target: S, send: Send, context: RuleContext) => Promise<RuleResult>;
}

const MAX_LENGTH = 160;

/** Matches characters without which a text looks the same, except those that join emojis. */
const INVISIBLE = /[\u00a0\u2028\u2029]|(?!\u200d)\p{Cf}/gu;
const escapeCharacter = (character: string) =>
  character.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Formats a value for a report: without secrets, on one line, truncated, and with invisible characters escaped. */
export function show(value: unknown): string {
  const text =
    value === undefined ? 'nothing' : JSON.stringify(redact(value)).replace(INVISIBLE, escapeCharacter);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** Returns a one-line description of a response, to show in a report. */
export function describe(exchange: HttpExchange): string {
  const { noResponse, status, contentType, text, json, notRepeated } = exchange;
  if (noResponse !== undefined) return `no response: ${noResponse}`;
  const responseClass = classify(exchange);
  if (responseClass === 'redirect') return `status ${status}, a redirect to ${redirectTarget(exchange)}`;
  const advice = ` (${notRepeated ? `${notRepeated}; ` : ''}try a lower --per-second)`;
  const hint = responseClass === 'rate-limited' ? advice : '';
  if (text === '') return `status ${status}${hint} with an empty body`;
  return `status ${status}${hint}, ${json === undefined ? `${contentType || 'no content type'}: ` : ''}${show(json ?? text)}`;
}

/** Returns the JSON of a response with `success: true` and a status from 200 to 299, otherwise undefined. */
export const successBody = (exchange: HttpExchange): Record<string, unknown> | undefined =>
  classify(exchange) === 'ok' && isRecord(exchange.json) ? exchange.json : undefined;

/** Returns the rows of a successful response; undefined if the request failed or the response has no rows. */
export const readRows = (exchange: HttpExchange, key = 'data'): readonly unknown[] | undefined => {
  const rows = successBody(exchange)?.[key];
  return Array.isArray(rows) ? rows : undefined;
};

/** Matches a stack trace of JavaScript, Java, .NET, Python, PHP, Ruby or Go, or SQL. */
const INTERNALS =
  /\.(?:[cm]?[jt]sx?|java|kt|cs|py|php|rb|go)["']?(?::|, | on )(?:line )?\d|^[\t ]{0,8}at [\w.`]+\(|\bnode_modules\b|\bTraceback\b|stack trace|\bSQL syntax|\bSQLSTATE\b|\bORA-\d{5}|syntax error at or near|\bselect\s+(?:\*|\w+\()|\bselect\b.+\bfrom\s+["`\w.]+\s*(?:;|where|limit|order|group|join|inner|left)/im;

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

const isFilled = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

/** Returns a violation if an error response contains a stack trace or SQL under any key. */
export function internalsIn(exchange: HttpExchange): Violation[] {
  const internal = textsIn(exchange.json).find((text) => INTERNALS.test(text));
  return internal === undefined
    ? []
    : violation('an error response without stack trace and SQL', show(internal), exchange);
}

/**
 * Returns a violation if an error response contains data or internals: `data`, `token`, or the list's rows and figures,
 * unless their value is empty, false or 0; or a stack trace or SQL under any key. Other keys, such as `errors` or `meta`,
 * may describe the error.
 */
export function leaksIn(exchange: HttpExchange, target: Target): Violation[] {
  const { json } = exchange;
  const listKeys =
    target.kind === 'list'
      ? [target.resource.read.rows, ...(target.resource.summary ?? []).map(({ key }) => key.split('.')[0])]
      : [];
  const dataKeys = new Set(['data', 'token', ...listKeys]);
  const found = Object.entries(isRecord(json) ? json : {}).find(
    ([key, value]) => dataKeys.has(key) && isFilled(value),
  );
  if (found)
    return violation('an error response without data', `${found[0]} in ${describe(exchange)}`, exchange);
  return internalsIn(exchange);
}

/**
 * Returns whether a rejection is proper: `success: false`, a message, a status below 500, no redirect and no rate
 * limit.
 */
export const isServerError = (exchange: HttpExchange): boolean =>
  ['rejected', 'unauthorized', 'missing'].includes(classify(exchange)) &&
  exchange.status < 500 &&
  isRecord(exchange.json) &&
  exchange.json.success === false &&
  typeof exchange.json.message === 'string' &&
  exchange.json.message.trim() !== '';

/** Returns the server's message; without one, a description of the response. */
export const messageOf = (exchange: HttpExchange): string =>
  isRecord(exchange.json) && typeof exchange.json.message === 'string'
    ? exchange.json.message
    : describe(exchange);

const MAX_LINE_LENGTH = 300;

/** Returns a text of the server on one line, truncated to `MAX_LINE_LENGTH` characters. */
export function oneLine(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)}…` : line;
}

/** What a rejection must be. */
export const PROPER_ERROR = 'JSON with success: false and a message, and a status below 500';
export const NO_SUCCESS = 'the response to the valid request is not a success';
const MISSING_CALL = 'the backend does not have this call';

/** Returns whether the response means that the backend lacks the call: 404, 405 or 501, except 'Unauthorized!'. */
export const isMissing = (exchange: HttpExchange): boolean => classify(exchange) === 'missing';

/** Returns why a response to a valid request of a call proves nothing about its rules; otherwise undefined. */
export function reasonNotJudged(exchange: HttpExchange): string | undefined {
  if (isMissing(exchange)) return MISSING_CALL;
  const responseClass = classify(exchange);
  if (responseClass === 'redirect') return `it redirects to ${redirectTarget(exchange)}`;
  return ['no-response', 'rate-limited'].includes(responseClass) ? describe(exchange) : undefined;
}

/** Returns whether the backend rejects the token, and not what a request with a valid token contains. */
export const rejectsToken = (exchange: HttpExchange): boolean =>
  classify(exchange) === 'unauthorized' && !(isServerError(exchange) && messageOf(exchange) !== UNAUTHORIZED);

/**
 * Returns why the backend didn't process a request with a valid token, so that its response proves nothing; otherwise
 * undefined.
 */
export function reasonNotProcessed(exchange: HttpExchange): string | undefined {
  if (isMissing(exchange)) return MISSING_CALL;
  if (classify(exchange) === 'rate-limited') return describe(exchange);
  return rejectsToken(exchange) ? `the token is rejected: ${describe(exchange)}` : undefined;
}
