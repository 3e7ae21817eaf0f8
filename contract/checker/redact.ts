import { isList, isObject, type Resource } from '../../src/core/defineResource';
import * as registry from '../../src/resources';
import type { HttpExchange } from './types';

const REDACTED = '[redacted]';
/** The maximum length of a body or a text in a report. */
export const MAX_TEXT_LENGTH = 2_000;

const resources: readonly Resource[] = Object.values(registry);

/** The last part of the keys whose values are secret: the access token and each field of the type `secret`. */
const secretKeys = new Set([
  'token',
  ...resources
    .flatMap((resource) => (isList(resource) || isObject(resource) ? resource.fields : []))
    .filter(({ valueType }) => valueType === 'secret')
    .map(({ key }) => key.split('.').at(-1) ?? key),
]);

/** Returns a copy of a JSON value with `[redacted]` in place of secrets, such as API keys. */
export function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      secretKeys.has(key) && ![null, undefined, ''].includes(part as never) ? REDACTED : redact(part),
    ]),
  );
}

/** Cuts a text after MAX_TEXT_LENGTH characters and adds its length. */
const shorten = (text: string) =>
  text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}… (${text.length} characters)` : text;

/** The access tokens of a check, by the variable that replaces them in the report. */
type Tokens = Readonly<Record<'$TOKEN' | '$EXPIRED_TOKEN', string | undefined>>;

/** Returns an exchange for a report, which users share: without tokens and secrets, and with short texts. */
export function toReported(exchange: HttpExchange, tokens: Tokens): HttpExchange {
  const { headers, responseHeaders, body, text, json } = exchange;
  const variableOf = (value: string) => Object.entries(tokens).find(([, token]) => token === value)?.[0];
  const redacted = redact(json);
  const hasSecrets = JSON.stringify(redacted) !== JSON.stringify(json);
  const shortText = shorten(hasSecrets ? JSON.stringify(redacted) : text);
  return {
    ...exchange,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, variableOf(value) ?? value]),
    ),
    responseHeaders: Object.fromEntries(
      Object.entries(responseHeaders).map(([name, value]) => [
        name,
        name === 'set-cookie' ? REDACTED : value,
      ]),
    ),
    body: body === undefined ? undefined : shorten(body),
    text: shortText,
    json: shortText.length > MAX_TEXT_LENGTH ? undefined : redacted,
  };
}
