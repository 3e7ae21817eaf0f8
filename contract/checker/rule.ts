import { UNAUTHORIZED } from '../../src/core/failure';
import type { ListResource, ObjectResource } from '../../src/core/defineResource';
import type { ContractCall } from '../calls';
import type { Send } from './client';
import { redact } from './redact';
import type { HttpExchange } from './types';

/** An API call to check, as one resource uses it, with a valid request body (page one for lists). */
export type Target = {
  /** The call and the resource that uses it, such as 'POST api/user/trades (futures-trades)'. */
  readonly name: string;
  readonly contract: ContractCall;
  readonly body: Readonly<Record<string, unknown>>;
} & (
  | { readonly kind: 'list'; readonly resource: ListResource }
  | { readonly kind: 'object'; readonly resource: ObjectResource }
  | { readonly kind: 'write' }
);

export type ListTarget = Extract<Target, { kind: 'list' }>;

/** A violation: the expected value, the actual value and the request that shows the difference. */
export interface Violation {
  readonly expected: string;
  readonly got: string;
  readonly exchange?: HttpExchange | undefined;
}

/** The result of a rule: its violations, or the reason why the rule was skipped. */
export type RuleResult = readonly Violation[] | string;

/** A rule of the contract. `check` sends requests for one target and returns the violations. */
export interface Rule<S extends Target = Target> {
  /** The name of the rule in reports, such as 'count-steady'. */
  readonly id: string;
  /** The rule in one sentence. */
  readonly description: string;
  readonly check: (target: S, send: Send) => Promise<RuleResult>;
}

/** Returns the rule unchanged. Gives the parameters of its `check` function their types. */
export const pagedRule = (rule: Rule<ListTarget>): Rule<ListTarget> => rule;

const MAX_LENGTH = 160;

/** Formats a value for a report, without secrets, on one line and truncated to `MAX_LENGTH` characters. */
export function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(redact(value));
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** Returns a one-line description of a response, to show in a report. */
export function describe({ noResponse, status, contentType, text, json }: HttpExchange): string {
  if (noResponse !== undefined) return `no response: ${noResponse}`;
  const hint = status === 429 ? ' (try a lower --per-second)' : '';
  if (text === '') return `status ${status}${hint} with an empty body`;
  return `status ${status}${hint}, ${json === undefined ? `${contentType || 'no content type'}: ` : ''}${show(json ?? text)}`;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the JSON of a response with `success: true` and a status from 200 to 399, otherwise undefined. */
export const successBody = ({ status, json }: HttpExchange): Record<string, unknown> | undefined =>
  isRecord(json) && json.success === true && status >= 200 && status < 400 ? json : undefined;

const isFilled = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

/**
 * Returns the keys of an error response that contain data: `data`, `token`, and the list's rows and figures, unless their
 * value is empty, false or 0. Other keys, such as `errors` or `meta`, may describe the error.
 */
export function dataIn({ json }: HttpExchange, target: Target): string[] {
  const listKeys =
    target.kind === 'list'
      ? [target.resource.read.rows, ...(target.resource.summary ?? []).map(({ key }) => key.split('.')[0])]
      : [];
  const dataKeys = new Set(['data', 'token', ...listKeys]);
  return Object.entries(isRecord(json) ? json : {}).flatMap(([key, value]) =>
    dataKeys.has(key) && isFilled(value) ? [key] : [],
  );
}

/** Returns whether the server rejected a request properly: a status from 200 to 499, `success: false` and a message. */
export const isServerError = ({ status, json }: HttpExchange): boolean =>
  status >= 200 &&
  status < 500 &&
  isRecord(json) &&
  json.success === false &&
  typeof json.message === 'string' &&
  json.message.trim() !== '';

/** Returns the server's message; without one, a description of the response. */
export const messageOf = (exchange: HttpExchange): string =>
  isRecord(exchange.json) && typeof exchange.json.message === 'string'
    ? exchange.json.message
    : describe(exchange);

const isUnauthorized = ({ json }: HttpExchange) => isRecord(json) && json.message === UNAUTHORIZED;

export const MISSING_CALL = 'the backend does not have this call';

/** Returns whether the response means that the backend lacks the call: 404, 405 or 501, except 'Unauthorized!'. */
export const isMissing = (exchange: HttpExchange): boolean =>
  [404, 405, 501].includes(exchange.status) && !isUnauthorized(exchange);

/** Returns why the backend didn't process a request with a valid token, so that its response proves nothing; otherwise undefined. */
export function reasonNotProcessed(exchange: HttpExchange): string | undefined {
  if (isMissing(exchange)) return MISSING_CALL;
  if (isUnauthorized(exchange) || (exchange.status === 401 && !isServerError(exchange)))
    return `the token is rejected: ${describe(exchange)}`;
  return exchange.status === 429 ? describe(exchange) : undefined;
}
